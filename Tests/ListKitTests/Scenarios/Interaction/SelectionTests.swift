// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Selection by a person and by code.
@MainActor
final class SelectionTests: ScenarioTestCase {
  private let fruit = SimpleProvider<DiffFruit>(["a", "b", "c"])
  private var calls: [String] = []

  private func watch(_ provider: SimpleProvider<DiffFruit>, as name: String = "") {
    provider.onSelect = { [unowned provider] row in
      let ids = provider.selectedIDs.sorted()
      self.calls.append("\(name)select \(row.item) at \(row.indexPath.row), now \(ids)")
    }
    provider.onDeselect = { [unowned provider] row in
      let ids = provider.selectedIDs.sorted()
      self.calls.append("\(name)deselect \(row.item) at \(row.indexPath.row), now \(ids)")
    }
  }

  func test_tap_whenSelectionIsSingle_movesTheSelection() async {
    watch(fruit)
    let view = show(fruit)

    XCTAssertTrue(view.tap(at(0, 0)))
    XCTAssertEqual(fruit.selectedIDs, ["a"])
    XCTAssertTrue(view.tap(at(0, 2)))

    XCTAssertEqual(fruit.selectedIDs, ["c"])
    XCTAssertEqual(fruit.selectedItems, ["c"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 2)])
    // The set is up to date whenever a handler runs.
    XCTAssertEqual(
      calls,
      [#"select a at 0, now ["a"]"#, "deselect a at 0, now []", #"select c at 2, now ["c"]"#])
    // The view has marked the rows by itself.
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_tap_whenTheViewAllowsMoreThanTheMode_deselectsTheOthers() async {
    let nuts = SimpleProvider<DiffFruit>(["x"])
    let root = CompositeDataSource(.singleSection, fruit, nuts)
    let view = show(root)
    view.allowsMultipleSelection = true

    view.tap(at(0, 0))
    view.tap(at(0, 1))
    XCTAssertEqual(fruit.selectedIDs, ["b"])
    expectTranscript(of: view, "deselect row 0 of section 0")
    view.tap(at(0, 3))

    XCTAssertEqual(fruit.selectedIDs, [])
    XCTAssertEqual(nuts.selectedIDs, ["x"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 3)])
    expectTranscript(of: view, "deselect row 1 of section 0")
    view.finish()
  }

  func test_tap_whenTheViewAllowsSelectionAndTheModeNone_isTakenBack() async {
    fruit.selectionMode = .none
    watch(fruit)
    let view = show(fruit)

    view.dataSource?.handle(.row(.selected, at: at(0, 1)))

    XCTAssertEqual(fruit.selectedIDs, [])
    XCTAssertEqual(calls, [])
    expectTranscript(of: view, "deselect row 1 of section 0")
    view.finish()
  }

  func test_tap_whenSelectionIsMultiple_togglesTheRow() async {
    fruit.selectionMode = .multiple
    watch(fruit)
    let view = show(fruit)

    view.tap(at(0, 2))
    view.tap(at(0, 0))
    XCTAssertEqual(fruit.selectedItems, ["a", "c"])
    view.tap(at(0, 2))

    XCTAssertEqual(fruit.selectedIDs, ["a"])
    XCTAssertEqual(
      calls,
      [
        #"select c at 2, now ["c"]"#, #"select a at 0, now ["a", "c"]"#,
        #"deselect c at 2, now ["a"]"#,
      ])
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_tap_whenSelectionIsOff_selectsNothing() async {
    fruit.selectionMode = .none
    watch(fruit)
    let view = show(fruit)

    XCTAssertFalse(view.tap(at(0, 0)))
    fruit.select("a")
    fruit.selectAll()

    XCTAssertEqual(fruit.selectedIDs, [])
    XCTAssertEqual(calls, [])
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_tap_whenTheRowOrTheHookRefuses_selectsNothing() async {
    let provider = SimpleProvider(["never", "not now", "yes"]) {
      Row($0).selectable($0 != "never")
    }
    provider.onShouldSelect = { $0.item != "not now" }
    let view = show(provider)

    XCTAssertFalse(view.tap(at(0, 0)))
    XCTAssertFalse(view.tap(at(0, 1)))
    XCTAssertTrue(view.tap(at(0, 2)))

    XCTAssertEqual(provider.selectedIDs, ["yes"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 2)])
  }

  func test_tap_whenDeselectionIsRefused_keepsTheRow() async {
    fruit.selectionMode = .multiple
    fruit.onShouldDeselect = { $0.item != "a" }
    let view = show(fruit)
    view.tap(at(0, 0))
    view.tap(at(0, 1))

    XCTAssertFalse(view.tap(at(0, 0)))
    XCTAssertTrue(view.tap(at(0, 1)))

    XCTAssertEqual(fruit.selectedIDs, ["a"])
  }

  func test_tap_whenHighlightingIsRefused_doesNothing() async {
    fruit.onShouldHighlight = { _ in false }
    watch(fruit)
    let view = show(fruit)

    XCTAssertFalse(view.tap(at(0, 0)))
    XCTAssertEqual(calls, [])
  }

  func test_tap_whenTheRowHasAHandler_runsItAfterTheHook() async {
    let provider = SimpleProvider(["fig"]) { _ in
      Row("fig").onSelect { self.calls.append("row") }
        .onPrimaryAction { self.calls.append("row's primary action") }
    }
    provider.onSelect = { _ in self.calls.append("provider") }
    provider.onPrimaryAction = { _ in self.calls.append("primary action") }
    let view = show(provider)

    view.tap(at(0, 0))
    view.performPrimaryAction(at: at(0, 0))

    XCTAssertEqual(calls, ["provider", "row", "primary action", "row's primary action"])
  }

  func test_tap_whenSelectionIsSingle_deselectsInOtherChildrenToo() async {
    let nuts = SimpleProvider<DiffFruit>(["x", "y"])
    watch(fruit, as: "fruit: ")
    watch(nuts, as: "nuts: ")
    let root = CompositeDataSource(.singleSection, fruit, nuts)
    let view = show(root)

    view.tap(at(0, 1))
    view.tap(at(0, 4))

    XCTAssertEqual(fruit.selectedIDs, [])
    XCTAssertEqual(nuts.selectedIDs, ["y"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 4)])
    XCTAssertEqual(
      calls,
      [
        #"fruit: select b at 1, now ["b"]"#, "fruit: deselect b at 1, now []",
        #"nuts: select y at 1, now ["y"]"#,
      ])
    fruit.select("a")
    XCTAssertEqual(nuts.selectedIDs, [])
    expectTranscript(of: view, "deselect row 4 of section 0\nselect row 0 of section 0")
    view.finish()
  }

  func test_selectionMode_whenItIsAChilds_hasNoEffect() async {
    fruit.selectionMode = .none
    let root = CompositeDataSource(.sections, fruit)
    root.selectionMode = .multiple
    let view = show(root)

    view.tap(at(0, 0))
    view.tap(at(0, 1))

    XCTAssertEqual(fruit.selectedIDs, ["a", "b"])
  }

  func test_select_byCode_tellsTheViewAndNoHandler() async {
    fruit.selectionMode = .multiple
    watch(fruit)
    var sets: [Set<String>] = []
    fruit.onSelectionChange = { sets.append($0) }
    let view = show(fruit)

    fruit.select("b")
    fruit.select(["a", "b", "nothing of the kind"])
    fruit.select("nothing of the kind")
    fruit.deselect("b")
    fruit.deselect("b")

    XCTAssertEqual(sets, [["b"], ["a", "b"], ["a"]])
    XCTAssertTrue(fruit.isSelected("a"))
    XCTAssertEqual(calls, [])
    expectTranscript(
      of: view,
      """
      select row 1 of section 0
      select row 0 of section 0
      deselect row 1 of section 0
      """)
    view.finish()
  }

  func test_selectAll_always_leavesOutWhatCannotBeSelected() async {
    let provider = SimpleProvider(["a", "label", "b"]) { Row($0).selectable($0 != "label") }
    provider.selectAll()
    XCTAssertEqual(provider.selectedIDs, [], "only one row can be selected")
    provider.selectionMode = .multiple
    let view = show(provider)

    provider.selectAll()
    XCTAssertEqual(provider.selectedIDs, ["a", "b"])
    expectTranscript(of: view, "select row 0 of section 0\nselect row 2 of section 0")
    provider.clearSelection()

    XCTAssertEqual(provider.selectedIDs, [])
    expectTranscript(of: view, "deselect row 0 of section 0\ndeselect row 2 of section 0")
    view.finish()
  }

  func test_selectionMode_whenItAllowsLess_dropsTheRest() async {
    fruit.selectionMode = .multiple
    let view = show(fruit)
    fruit.select(["b", "c"])
    view.takeTranscript()

    fruit.selectionMode = .single
    XCTAssertEqual(fruit.selectedIDs, ["b"])
    expectTranscript(of: view, "deselect row 2 of section 0")
    fruit.selectionMode = .none

    XCTAssertEqual(fruit.selectedIDs, [])
    expectTranscript(of: view, "deselect row 1 of section 0")
    view.finish()
  }

  func test_selectionMode_ofAComposite_whenItAllowsLess_keepsTheFirst() async {
    let nuts = SimpleProvider<DiffFruit>(["x", "y"])
    let root = CompositeDataSource(.sections, SimpleProvider(["first"]), fruit, nuts)
    root.selectionMode = .multiple
    let view = show(root)
    nuts.select("y")
    fruit.select(["b", "c"])
    view.takeTranscript()

    root.selectionMode = .single
    XCTAssertEqual(fruit.selectedIDs, ["b"])
    XCTAssertEqual(nuts.selectedIDs, [])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(1, 1)])
    root.selectionMode = .none

    XCTAssertEqual(fruit.selectedIDs, [])
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
  }

  func test_tap_whenAChildHasAViewOfItsOwn_marksTheRowInBoth() async {
    let root = CompositeDataSource(.sections, SimpleProvider(["first"]), fruit)
    let whole = show(root)
    let part = show(fruit)

    part.tap(at(0, 2))
    expectTranscript(of: whole, "select row 2 of section 1")
    whole.tap(at(1, 0))
    expectTranscript(of: part, "deselect row 2 of section 0\nselect row 0 of section 0")
    fruit.append("d")

    expectTranscript(of: whole, "insert row 3 of section 1")
    expectTranscript(of: part, "insert row 3 of section 0")
    whole.finish()
    part.finish()
  }

  func test_tap_whenSeveralViewsShowIt_marksTheRowInAll() async {
    let first = show(fruit)
    let second = show(fruit)

    first.tap(at(0, 1))

    expectTranscript(of: first, "")
    expectTranscript(of: second, "select row 1 of section 0")
    XCTAssertEqual(second.indexPathsForSelectedRows, [at(0, 1)])
    second.tap(at(0, 0))
    expectTranscript(of: first, "deselect row 1 of section 0\nselect row 0 of section 0")
    first.finish()
    second.finish()
  }
}
