// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Lists that are paused, unbound, shown elsewhere or released in the middle of something.
@MainActor
final class LifecycleFaultTests: XCTestCase {
  private struct Failure: Error {}

  private let view = RecordingListView()
  private var temperature = ""

  private func movable(_ items: Fruit...) -> SimpleProvider<Fruit> {
    SimpleProvider(items) { Row("\($0)").movable() }
  }

  func test_drag_whilePaused_isRefused() async {
    let basket = movable("apple", "fig")
    let binding = basket.bind(to: view)
    binding.isPaused = true
    basket.append("kiwi")

    XCTAssertNil(view.drag(from: ListIndexPath(0, 0), to: ListIndexPath(0, 1)))

    XCTAssertEqual(basket.items, ["apple", "fig", "kiwi"])
    binding.isPaused = false
    XCTAssertEqual(view.picture, "section 0\n  apple\n  fig\n  kiwi")
  }

  func test_update_whilePaused_completesWithoutBeingShown() async {
    let basket = movable("apple")
    let second = RecordingListView()
    let binding = basket.bind(to: view)
    binding.isPaused = true
    var outcomes: [UpdateReport.Outcome] = []

    basket.apply(["fig"], animated: true) { outcomes.append($0.outcome) }
    let report = await basket.apply(["kiwi"])
    XCTAssertEqual(outcomes, [.notBound])
    XCTAssertEqual(report.outcome, .notBound)
    basket.bind(to: second)
    basket.apply(["lime"], animated: true) { outcomes.append($0.outcome) }

    XCTAssertEqual(outcomes, [.notBound, .presented], "Another view shows it")
  }

  func test_requests_whilePaused_waitUntilItResumes() async {
    let basket = movable("apple", "fig")
    let binding = basket.bind(to: view)
    binding.isPaused = true
    _ = view.takeTranscript()

    basket.select("fig")
    basket.setEditing(true)
    expectTranscript(of: view, "")
    binding.isPaused = false

    expectTranscript(of: view, "select row 1 of section 0\nbegin editing")
  }

  func test_provider_whosePausedOrDraggedViewGoes_isFreed() async {
    for isPaused in [true, false] {
      weak var freed: SimpleProvider<Fruit>?
      do {
        let view = RecordingListView()
        let basket = movable("apple", "fig")
        let binding = basket.bind(to: view)
        if isPaused { binding.isPaused = true } else { view.pickUp(at: ListIndexPath(0, 0)) }
        basket.append("kiwi")
        freed = basket
      }
      XCTAssertNil(freed, "paused: \(isPaused)")
    }
  }

  func test_failure_isToldThatItsRowsHaveGone() async {
    var ended: [Fruit] = []
    let screen = StateDataSource(
      content: movable("apple"),
      failure: { _ in
        let failure = SimpleProvider<Fruit>(["fig"])
        failure.onDidEndDisplaying = { ended.append($0) }
        return failure
      })
    screen.bind(to: view)
    screen.state = .failed(Failure())

    screen.state = .content

    XCTAssertEqual(ended, ["fig"])
  }

  func test_bind_afterUnbindingAnAnimatingView_waitsForIt() async {
    let basket = movable("apple")
    view.completesManually = true
    basket.bind(to: view)
    basket.append("fig")
    _ = view.takeTranscript()

    basket.unbind()
    basket.bind(to: view)
    basket.append("kiwi")
    expectTranscript(of: view, "")
    view.completeAll()

    expectTranscript(of: view, "reload everything")
  }

  func test_bind_whileARowIsHeld_waitsForTheFinger() async {
    let basket = movable("apple", "fig")
    let other = movable("kiwi")
    basket.bind(to: view)
    view.pickUp(at: ListIndexPath(0, 0))
    _ = view.takeTranscript()

    other.bind(to: view)
    expectTranscript(of: view, "")
    view.cancelDrag()

    XCTAssertEqual(view.picture, "section 0\n  kiwi")
  }

  func test_unbind_whileTheViewAnimates_tellsObserversThatTheUpdateIsOver() async {
    let basket = movable("apple")
    view.completesManually = true
    basket.bind(to: view)
    var outcomes: [UpdateReport.Outcome] = []
    basket.onUpdate = { outcomes.append($0.outcome) }

    basket.append("fig")
    basket.unbind()

    XCTAssertEqual(outcomes, [.notBound])
  }

  func test_refresh_outsideOfTheTreeForAMoment_isShownThere() async {
    let (first, second) = (Counter(), Counter())
    let counters = SimpleProvider([first, second]) { Row("\($0.count)") }
    let root = CompositeDataSource(counters)
    let own = RecordingListView()
    root.bind(to: view)
    counters.bind(to: own)

    root.performUpdates {
      root.remove(counters)
      first.count = 1
      counters.refresh(first.id)
      second.count = 2
      counters.refresh(second.id)
      root.append(counters)
    }

    XCTAssertEqual(view.picture, "section 0\n  1\n  2")
    XCTAssertEqual(own.picture, "section 0\n  1\n  2")
  }

  func test_footer_thatTellsTheRows_isRefreshedWhenOneChanges() async {
    let basket = movable("apple", "fig")
    basket.makeFooter = {
      Supplementary($0.section.items.map(\.description).joined(separator: " "))
    }
    basket.bind(to: view)

    basket.replace("fig'")

    XCTAssertEqual(view.picture, "section 0\n  apple\n  fig'\n  (apple fig')")
  }

  func test_refreshSupplementaries_asksAgain() async {
    let basket = movable("apple")
    temperature = "cold"
    basket.makeHeader = { [unowned self] _ in Supplementary(temperature) }
    basket.bind(to: view)
    _ = view.takeTranscript()

    temperature = "warm"
    basket.refreshSupplementaries()

    expectTranscript(of: view, "refresh the supplementaries of section 0")
    XCTAssertEqual(view.picture, "section 0: warm\n  apple")
  }

  func test_target_outsideOfTheList_isRefused() async {
    let store = SectionedProvider([
      Shelf("a", items: ["apple", "fig"]), Shelf("b", items: ["kiwi"]),
    ])
    store.onCanMove = { _ in true }
    for target in [ListIndexPath(0, 7), ListIndexPath(5, 0), ListIndexPath(0, -1)] {
      store.onTargetIndexPath = { _, _ in target }
      for layout in [CompositeDataSource.Layout.sections, .singleSection] {
        let root = CompositeDataSource(layout, store)
        root.bind(to: view)
        XCTAssertNil(view.drag(from: ListIndexPath(0, 0), to: ListIndexPath(0, 1)))
        root.removeAll()
      }
    }
    XCTAssertEqual(store.items, ["apple", "fig", "kiwi"])
  }

  func test_duplicatesOfTheFirstVersion_areReported() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    var count = 0
    ListDiagnostics.handler = { _ in count += 1 }

    let basket = movable("apple", "apple")

    XCTAssertEqual(count, 1)
    XCTAssertEqual(basket.items.count, 2)
  }
}
