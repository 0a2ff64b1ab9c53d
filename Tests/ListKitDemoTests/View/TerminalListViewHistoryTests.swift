// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

@testable import listkit_demo

/// Shows random histories of a real provider.
@MainActor
final class TerminalListViewHistoryTests: XCTestCase {
  private typealias Shelf = SimpleSection<Int, String>

  /// A generator whose numbers follow from a seed.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func shelves(_ dice: inout Dice) -> [Shelf] {
    var fruit = (0..<30).map { "fruit\($0)" }.shuffled(using: &dice)
    return (0..<5).shuffled(using: &dice).prefix(Int.random(in: 0...5, using: &dice)).map { id in
      let count = min(fruit.count, Int.random(in: 0...9, using: &dice))
      defer { fruit.removeFirst(count) }
      return Shelf(id, title: "shelf\(id)", items: Array(fruit.prefix(count)))
    }
  }

  /// Returns sections a little different from others.
  private func edited(_ shelves: [Shelf], _ dice: inout Dice) -> [Shelf] {
    var shelves = shelves
    for _ in 0..<Int.random(in: 1...4, using: &dice) {
      guard let from = shelves.indices.randomElement(using: &dice),
        let to = shelves.indices.randomElement(using: &dice),
        let fruit = shelves[from].items.indices.randomElement(using: &dice)
      else { continue }
      let item = shelves[from].items.remove(at: fruit)
      if Bool.random(using: &dice) {
        let place = Int.random(in: 0...shelves[to].items.count, using: &dice)
        shelves[to].items.insert(item, at: place)
      }
      if Int.random(in: 0..<4, using: &dice) == 0 { shelves.swapAt(from, to) }
    }
    return shelves
  }

  func test_histories_keepCursorSelectionAndWindow() async {
    for seed: UInt64 in 0..<150 {
      var dice = Dice(state: seed)
      let provider = SectionedProvider(shelves(&dice))
      provider.selectionMode = .multiple
      let view = TerminalListView()
      view.size = TerminalSize(columns: 40, rows: Int.random(in: 0...12, using: &dice))
      provider.bind(to: view)
      for step in 0..<12 {
        act(on: view, &dice)
        let old = provider.sections
        let next =
          Bool.random(using: &dice) ? edited(old, &dice) : shelves(&dice)
        let focused = view.cursor.flatMap(provider.item(at:))
        provider.apply(next, animated: true)
        check(view, provider, from: old, focused: focused, "seed \(seed), step \(step)")
      }
    }
  }

  private func act(on view: TerminalListView, _ dice: inout Dice) {
    for _ in 0..<4 {
      switch Int.random(in: 0..<6, using: &dice) {
      case 0: view.moveCursor(.down)
      case 1: view.moveCursor(.pageDown)
      case 2: view.moveCursor(.last)
      case 3: view.toggleSelection()
      case 4: view.swipe(.trailing)
      default: view.moveCursor(.up)
      }
    }
    _ = view.drawnLines()
  }

  private func check(
    _ view: TerminalListView, _ provider: SectionedProvider<Shelf>, from old: [Shelf],
    focused: String?, _ what: String
  ) {
    XCTAssertEqual(view.rowCounts, provider.sections.map(\.items.count), what)
    XCTAssertEqual(
      Set(view.indexPathsForSelectedRows.compactMap(provider.item(at:))), provider.selectedIDs,
      what)
    let lines = view.drawnLines()
    XCTAssertEqual(lines.count, view.size.rows, what)
    for (line, position) in zip(lines, view.visibleLines) {
      let expected =
        view.indexPath(of: position).flatMap(provider.item(at:))
        ?? provider.sections[position.section].title ?? ""
      XCTAssertTrue(line.text.contains(expected), "\(what): \(line.text) shows no \(expected)")
    }
    let total = provider.numberOfRows + provider.numberOfSections
    XCTAssertEqual(view.visibleLines.count, min(total, view.size.rows), "\(what): a hole below")
    XCTAssertEqual(view.cursor == nil, provider.isEmpty, what)
    guard let focused, let now = provider.indexPath(of: focused) else { return }
    let oldSection = old.first { $0.items.contains(focused) }?.id
    let survivors = Set(old.map(\.id)).intersection(provider.sections.map(\.id))
    let newSection = provider.sections[now.section].id
    if let oldSection, survivors.isSuperset(of: [oldSection, newSection]) {
      XCTAssertEqual(view.cursor, now, "\(what): the cursor has lost \(focused)")
    }
  }

  func test_display_isReportedInPairs() async {
    let provider = SectionedProvider([
      Shelf(1, title: "shelf1", items: (0..<10).map { "fruit\($0)" }),
      Shelf(2, title: "shelf2", items: ["nut"]),
    ])
    var shown: Set<String> = []
    var offsets: [Double] = []
    provider.onWillDisplay = { shown.insert($0.item) }
    provider.onDidEndDisplaying = { shown.remove($0) }
    provider.onWillDisplaySupplementary = { shown.insert($1.section.title ?? "") }
    provider.onDidEndDisplayingSupplementary = { shown.remove($1.title ?? "") }
    provider.onScroll = { if case .didScroll(let metrics) = $0 { offsets.append(metrics.offset) } }
    let view = TerminalListView()
    view.size = TerminalSize(columns: 40, rows: 3)
    provider.bind(to: view)
    _ = view.drawnLines()
    XCTAssertEqual(shown, ["shelf1", "fruit0", "fruit1"])
    view.moveCursor(.last)
    _ = view.drawnLines()
    XCTAssertEqual(shown, ["fruit9", "shelf2", "nut"])
    XCTAssertEqual(offsets, [9])
    provider.apply([Shelf(2, title: "shelf2", items: ["nut"])], animated: false)
    _ = view.drawnLines()
    XCTAssertEqual(shown, ["shelf2", "nut"])
  }
}
