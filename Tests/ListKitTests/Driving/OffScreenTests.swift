// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// A view that is off screen costs next to nothing, and is right when it comes back.
@MainActor
final class OffScreenTests: ScenarioTestCase {
  /// What happens to one view before an update.
  private enum Deed: CaseIterable { case stay, detach, attach, detachAndAttach, attachAndDetach }

  /// A list, how it is shown, and what it has been asked for.
  @MainActor
  private final class World {
    let store = SectionedProvider<HistorySection>([])
    let root: ListDataSource
    let view: RecordingListView
    var shown: [Int] = []

    /// How many whole reloads were told since the view was bound.
    var reloads = 0

    init(_ first: [HistorySection], _ flavour: ListFlavour, in tree: Bool) {
      view = RecordingListView(flavour: flavour)
      root = tree ? CompositeDataSource(.sections, SimpleProvider(["top"]), store) : store
      store.setSilently(first)
      store.onWillDisplay = { [unowned self] in shown.append($0.item.id) }
    }

    func countReloads() {
      for call in view.takeCalls() where "\(call)".hasPrefix("reload everything") { reloads += 1 }
    }

    /// The picture of a view that has just been bound.
    func freshPicture() -> String {
      let view = RecordingListView()
      root.bind(to: view)
      defer { view.dataSource = nil }
      return view.picture
    }
  }

  /// Twenty versions that all differ from the one before.
  private func history(_ seed: UInt64) -> (first: [HistorySection], versions: [[HistorySection]]) {
    var options = ListHistory.Options()
    options.steps = 20
    options.allowsDuplicateRows = false
    options.timings = [.calm]
    var versions: [[HistorySection]] = []
    var random = SeededGenerator(seed: seed)
    var last: [HistorySection] = [HistorySection("first", items: [HistoryItem(id: -1)])]
    let first = last
    while versions.count < 20 {
      let history = ListHistory.random(using: &random, options: options)
      for step in history.steps where step.sections != last && versions.count < 20 {
        versions.append(step.sections)
        last = step.sections
      }
    }
    return (first, versions)
  }

  /// Runs a body for both flavours, alone and in a tree, and some histories.
  private func forEachWorld(
    _ body: (World, [[HistorySection]], inout SeededGenerator, _ place: String) -> Void
  ) {
    for flavour in [ListFlavour.table, .collection] {
      for tree in [false, true] {
        for seed in UInt64(0)..<10 {
          let (first, versions) = history(seed)
          var random = SeededGenerator(seed: seed)
          let world = World(first, flavour, in: tree)
          body(world, versions, &random, "\(flavour), in a tree: \(tree), seed \(seed)")
          world.view.takeCalls()
          world.view.finish()
        }
      }
    }
  }

  func test_twentyUpdates_whileTheViewIsDetached_showNothingAndReloadAtMostOnce() async {
    forEachWorld { world, versions, _, place in
      world.root.bind(to: world.view)
      world.countReloads()
      world.reloads = 0
      world.view.isAttached = false
      world.shown = []

      for version in versions { world.store.apply(version, animated: true) }
      XCTAssertEqual(world.shown, [], "Nothing is laid out off screen: \(place)")
      world.view.isAttached = true
      world.countReloads()

      XCTAssertLessThanOrEqual(world.reloads, 1, place)
      XCTAssertEqual(
        world.shown.sorted(), versions.last?.flatMap(\.items).map(\.id).sorted(),
        "Each row comes on screen once: \(place)")
      XCTAssertEqual(world.view.picture, world.freshPicture(), place)
    }
  }

  func test_twentyUpdates_whenTheViewIsDetachedFromTheBeginning_reloadAtMostOnce() async {
    forEachWorld { world, versions, _, place in
      world.view.isAttached = false
      world.root.bind(to: world.view)

      for version in versions { world.store.apply(version, animated: true) }
      XCTAssertEqual(world.shown, [], place)
      world.view.isAttached = true
      world.countReloads()

      XCTAssertEqual(world.reloads, 1, "Binding is the one: \(place)")
      XCTAssertEqual(world.view.picture, world.freshPicture(), place)
    }
  }

  func test_updates_whileTheViewComesAndGoes_neverReload() async {
    forEachWorld { world, versions, random, place in
      world.root.bind(to: world.view)
      world.countReloads()
      world.reloads = 0
      var deeds: [Deed] = []

      for version in versions {
        let deed = Deed.allCases.randomElement(using: &random) ?? .stay
        deeds.append(deed)
        switch deed {
        case .stay: break
        case .detach: world.view.isAttached = false
        case .attach: world.view.isAttached = true
        case .detachAndAttach:
          world.view.isAttached = false
          world.view.isAttached = true
        case .attachAndDetach:
          world.view.isAttached = true
          world.view.isAttached = false
        }
        world.shown = []
        world.store.apply(version, animated: true)
        if !world.view.isAttached { XCTAssertEqual(world.shown, [], "\(place): \(deeds)") }
      }
      world.view.isAttached = true
      world.countReloads()

      XCTAssertEqual(world.reloads, 0, "\(place): \(deeds)")
      XCTAssertEqual(world.view.picture, world.freshPicture(), "\(place): \(deeds)")
    }
  }

  func test_twentyUpdates_whileTheBindingIsPaused_areOneReload() async {
    forEachWorld { world, versions, random, place in
      let binding = world.root.bind(to: world.view)
      world.countReloads()
      world.reloads = 0
      world.view.isAttached = false
      binding.isPaused = true
      // It comes on screen for a moment in between, and may be detached and attached without a pause.
      let middle = Int.random(in: 1..<versions.count, using: &random)

      for (number, version) in versions.enumerated() {
        if number == middle {
          binding.isPaused = false
          world.countReloads()
          XCTAssertEqual(world.reloads, 1, place)
          binding.isPaused = true
          world.view.isAttached = true
          world.view.isAttached = false
        }
        world.store.apply(version, animated: true)
        XCTAssertEqual(world.view.calls.count, 0, "It is left alone: \(place)")
      }
      world.view.isAttached = true
      binding.isPaused = false
      world.countReloads()

      XCTAssertEqual(world.reloads, 2, place)
      XCTAssertEqual(world.view.picture, world.freshPicture(), place)
    }
  }

  func test_twentyUpdates_whileTheDetachedViewAnimates_areShownAsTwo() async {
    forEachWorld { world, versions, _, place in
      world.root.bind(to: world.view)
      world.countReloads()
      world.reloads = 0
      world.view.isAttached = false
      world.view.completesManually = true
      world.shown = []

      for version in versions { world.store.apply(version, animated: true) }
      XCTAssertEqual(world.shown, [], place)
      let stages = world.view.pendingBatchCount
      world.view.isAttached = true
      world.view.completeAll()
      world.countReloads()

      XCTAssertTrue((1...4).contains(stages), "The batches of the first update: \(place)")
      XCTAssertEqual(world.reloads, 0, place)
      XCTAssertEqual(world.view.picture, world.freshPicture(), place)
      world.view.completesManually = false
    }
  }
}
