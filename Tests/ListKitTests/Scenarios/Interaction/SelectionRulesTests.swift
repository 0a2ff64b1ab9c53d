// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Policies, limits, ranges, and what becomes of a selection whose row goes.
@MainActor
final class SelectionRulesTests: ScenarioTestCase {
  private final class Rules: SelectionPolicy<String> {
    var calls: [String] = []
    var answer = true

    private func ask(_ call: String) -> Bool {
      calls.append(call)
      return answer
    }
    override func shouldSelect(_ item: String) -> Bool { ask("shouldSelect \(item)") }
    override func shouldDeselect(_ item: String) -> Bool { ask("shouldDeselect \(item)") }
    override func shouldHighlight(_ item: String) -> Bool { ask("shouldHighlight \(item)") }
    override func didSelect(_ item: String) { calls.append("didSelect \(item)") }
    override func didDeselect(_ item: String) { calls.append("didDeselect \(item)") }
    override func didHighlight(_ item: String) { calls.append("didHighlight \(item)") }
    override func didUnhighlight(_ item: String) { calls.append("didUnhighlight \(item)") }
  }

  private func list(_ items: String...) -> SimpleProvider<String> {
    let provider = SimpleProvider(items)
    provider.selectionMode = .multiple
    return provider
  }

  // MARK: - Policies

  func test_policy_whenSharedByProviders_isAskedAndToldByAll() async {
    let rules = Rules()
    let (first, second) = (list("a"), list("b"))
    for provider in [first, second] { provider.selectionPolicy = rules }
    let root = CompositeDataSource(.singleSection, first, second)
    root.selectionMode = .multiple
    let view = show(root)

    view.tap(at(0, 1))
    XCTAssertEqual(
      rules.calls.removingRepetitions,
      ["shouldHighlight b", "didHighlight b", "didUnhighlight b", "shouldSelect b", "didSelect b"])
    rules.calls = []
    view.tap(at(0, 1))

    XCTAssertEqual(
      rules.calls.removingRepetitions,
      [
        "shouldHighlight b", "didHighlight b", "didUnhighlight b", "shouldDeselect b",
        "didDeselect b",
      ])
    XCTAssertEqual(second.selectedIDs, [])
  }

  func test_policy_whenItRefuses_selectsNothing() async {
    let rules = Rules()
    rules.answer = false
    let provider = list("a")
    provider.selectionPolicy = rules
    let source = show(provider).dataSource

    for permission in [RowPermission.select, .deselect, .highlight] {
      XCTAssertEqual(source?.permits(permission, at: at(0, 0)), false, "\(permission)")
    }
    XCTAssertEqual(source?.permits(.focus, at: at(0, 0)), true)
  }

  func test_policy_whenThereAreClosuresToo_answersAfterThemAndIsToldBefore() async {
    let rules = Rules()
    let provider = list("a")
    provider.selectionPolicy = rules
    provider.onShouldSelect = { _ in true }
    provider.onSelect = { _ in rules.calls.append("closure") }
    rules.answer = false
    let view = show(provider)

    view.dataSource?.handle(.row(.selected, at: at(0, 0)))

    XCTAssertEqual(rules.calls, ["didSelect a", "closure"])
  }

  func test_unselectable_always_refusesSelectionAndHighlight() async {
    let provider = list("a")
    provider.selectionPolicy = .unselectable
    let view = show(provider)

    XCTAssertFalse(view.tap(at(0, 0)))
    XCTAssertFalse(view.highlight(at(0, 0)))
    XCTAssertEqual(provider.selectedIDs, [])
  }

  // MARK: - Limits and ranges

  func test_selectionLimit_acrossChildren_refusesFurtherRows() async {
    let (first, second) = (list("a", "b"), list("c", "d"))
    let root = CompositeDataSource(.singleSection, first, second)
    root.selectionMode = .multiple
    root.selectionLimit = 2
    let view = show(root)

    XCTAssertTrue(view.tap(at(0, 0)))
    XCTAssertTrue(view.tap(at(0, 2)))
    XCTAssertFalse(view.tap(at(0, 3)))
    first.select(["b"])
    XCTAssertEqual(first.selectedIDs, ["a"])
    XCTAssertTrue(view.tap(at(0, 0)))
    XCTAssertTrue(view.tap(at(0, 3)))

    XCTAssertEqual(first.selectedIDs, [])
    XCTAssertEqual(second.selectedIDs, ["c", "d"])
    view.takeTranscript()
    view.finish()
  }

  func test_extendSelection_byAPerson_selectsTheRowsInBetween() async {
    let (first, second) = (list("a", "b"), list("c", "label", "d"))
    second.onShouldSelect = { $0.item != "label" }
    var selected: [String] = []
    for provider in [first, second] { provider.onSelect = { selected.append($0.item) } }
    let root = CompositeDataSource(.sections, first, second)
    root.selectionMode = .multiple
    let view = show(root)

    view.tap(at(0, 1))
    view.dataSource?.handle(.row(.selectionExtended, at: at(1, 2)))

    XCTAssertEqual(selected, ["b", "c", "d"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 1), at(1, 0), at(1, 2)])
    expectTranscript(of: view, "select row 0 of section 1\nselect row 2 of section 1")
    view.finish()
  }

  func test_extendSelection_whenRowsCameInBetween_startsAtTheSameRow() async {
    let provider = list("a", "b", "c")
    let view = show(provider)
    view.tap(at(0, 1))
    provider.insert("x", at: 0)
    view.takeTranscript()

    view.dataSource?.handle(.row(.selectionExtended, at: at(0, 3)))

    XCTAssertEqual(provider.selectedIDs, ["b", "c"])
    view.takeTranscript()
    view.finish()
  }

  // MARK: - Rows that go

  func test_vanishedSelection_whenKept_comesBackWithTheRow() async {
    let provider = list("a", "b")
    provider.vanishedSelection = .kept
    provider.select("b")
    let view = show(provider)

    provider.remove("b")
    XCTAssertEqual(provider.selectedIDs, ["b"])
    XCTAssertEqual(provider.selectedItems, [])
    provider.insert("b", at: 0)

    expectTranscript(
      of: view,
      """
      delete row 1 of section 0
      insert row 0 of section 0
      select row 0 of section 0
      """)
    view.finish()
  }

  func test_vanishedSelection_whenNeighbour_movesToTheNextRowThatStays() async {
    let provider = list("a", "b", "c", "d")
    provider.selectionMode = .single
    provider.vanishedSelection = .neighbour
    var sets: [Set<String>] = []
    provider.onSelectionChange = { sets.append($0) }
    provider.select("b")
    let view = show(provider)

    provider.remove(["b", "c"])
    expectTranscript(
      of: view,
      """
      delete row 2 of section 0
      delete row 1 of section 0
      select row 1 of section 0
      """)
    provider.remove("d")
    expectTranscript(of: view, "delete row 1 of section 0\nselect row 0 of section 0")
    provider.removeAll()

    XCTAssertEqual(sets, [["b"], ["d"], ["a"], []])
    expectTranscript(of: view, "delete row 0 of section 0")
    view.finish()
  }

  // MARK: - Rows that stay where they are

  func test_keepsVisibleRows_whenRowsComeAbove_anchorsTheFirstOnScreen() async {
    let provider = SimpleProvider(["m", "n", "o", "p"])
    let view = show(provider, in: RecordingListView(viewportHeight: 88))
    view.scroll(to: 20)

    provider.performUpdates(keepsVisibleRows: true) {
      provider.insert(contentsOf: ["k", "l"], at: 0)
    }
    XCTAssertEqual(view.scrollOffset, 20 + 2 * 44)
    provider.keepsVisibleRows = true
    provider.remove("k")
    XCTAssertEqual(view.scrollOffset, 20 + 44)
    provider.keepsVisibleRows = false
    provider.insert("i", at: 0)

    XCTAssertEqual(view.scrollOffset, 20 + 44)
    view.takeTranscript()
    view.finish()
  }
}

extension [String] {
  /// The strings without those that were there before.
  fileprivate var removingRepetitions: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
