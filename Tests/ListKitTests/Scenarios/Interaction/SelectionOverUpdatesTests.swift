// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Selection is of rows, not of places: it survives every update, and the view is told exactly the
/// difference.
@MainActor
final class SelectionOverUpdatesTests: ScenarioTestCase {
  private var deselected: [String] = []
  private var sets: [Set<String>] = []

  private func list(_ items: DiffFruit..., selecting selected: String...) -> SimpleProvider<
    DiffFruit
  > {
    let provider = SimpleProvider(items)
    provider.selectionMode = .multiple
    provider.select(selected)
    watch(provider)
    return provider
  }

  private func watch<S: Section>(_ provider: Provider<S>) where S.Item == DiffFruit {
    provider.onDeselect = { self.deselected.append($0.item.identity) }
    provider.onSelectionChange = { [unowned provider] set in
      XCTAssertEqual(provider.selectedIDs, set)
      self.sets.append(set)
    }
  }

  func test_bind_whenRowsAreSelected_marksThem() async {
    let fruit = list("a", "b", selecting: "b")
    let view = RecordingListView()

    fruit.bind(to: view)

    expectTranscript(of: view, "reload everything\nselect row 1 of section 0")
    view.finish()
  }

  func test_insert_aboveASelectedRow_tellsTheInsertAlone() async {
    let fruit = list("a", "b", "c", selecting: "b")
    let view = show(fruit)

    fruit.insert("x", at: 0)

    expectTranscript(of: view, "insert row 0 of section 0")
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 2)])
    view.finish()
  }

  func test_remove_ofASelectedRow_dropsItOnceAndCallsNoDeselection() async {
    let fruit = list("a", "b", selecting: "a", "b")
    let view = show(fruit)

    fruit.remove("a")
    XCTAssertEqual(sets, [["b"]])
    fruit.apply([], animated: true)

    XCTAssertEqual(sets, [["b"], []])
    XCTAssertEqual(deselected, [])
    XCTAssertEqual(fruit.selectedItems, [])
    expectTranscript(of: view, "delete row 0 of section 0\ndelete row 0 of section 0")
    view.finish()
  }

  func test_move_ofASelectedRow_keepsIt() async {
    let fruit = list("a", "b", selecting: "b")
    let view = show(fruit)

    fruit.move("b", to: 0)

    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 0)])
    XCTAssertEqual(view.takeCalls().count, 1)
    XCTAssertEqual(sets, [])
    view.finish()
  }

  func test_move_ofASectionWithASelectedRow_keepsIt() async {
    let shelves = SectionedProvider<DiffShelf>([
      DiffShelf("A", items: ["a"]), DiffShelf("B", items: ["b", "c"]),
    ])
    shelves.select("b")
    let view = show(shelves)

    shelves.moveSection("B", to: 0)

    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 0)])
    XCTAssertEqual(view.takeCalls().count, 1)
    view.finish()
  }

  func test_replace_ofASelectedRow_configuresItAgainAndKeepsIt() async {
    let fruit = list("a", "b", selecting: "b")
    let view = show(fruit)

    fruit.replace("b'")

    expectTranscript(of: view, "reconfigure row 1 of section 0")
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 1)])
    view.finish()
  }

  func test_replace_whenTheRowNeedsAnotherCell_selectsItAnew() async {
    final class Cell: ReusableCell {}
    let fruit = list("a", "b", selecting: "b")
    fruit.makeRow = { $0.item.version == 0 ? Row("\($0.item)") : Row(Cell.self) }
    let view = show(fruit)

    fruit.replace("b'")

    expectTranscript(of: view, "reload row 1 of section 0\nselect row 1 of section 0")
    XCTAssertEqual(sets, [])
    view.finish()
  }

  func test_apply_whenASelectedRowMovesAndChanges_movesAndConfiguresIt() async {
    let fruit = list("a", "b", selecting: "b")
    let view = show(fruit)

    fruit.apply(["b'", "a"], animated: true)

    let batches = takeBatches(of: view)
    XCTAssertTrue(
      ["move row 1 of section 0 to row 0", "move row 0 of section 0 to row 1"]
        .contains(batches.first))
    XCTAssertEqual(batches.dropFirst(), ["reconfigure row 0 of section 0"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 0)])
    view.finish()
  }

  func test_apply_whenASelectedRowGoesToANewSection_selectsItThere() async {
    let shelves = SectionedProvider<DiffShelf>([DiffShelf("A", items: ["a", "b"])])
    shelves.select("a")
    watch(shelves)
    let view = show(shelves)

    shelves.apply([DiffShelf("A", items: ["b"]), DiffShelf("N", items: ["a"])], animated: true)

    expectTranscript(
      of: view,
      """
      delete row 0 of section 0
      insert section 1
      select row 0 of section 1
      """)
    XCTAssertEqual(shelves.selectedIDs, ["a"])
    XCTAssertEqual(sets, [])
    view.finish()
  }

  func test_apply_whenAnotherSectionIsRefreshed_leavesTheSelectionAlone() async {
    let shelves = SectionedProvider<DiffShelf>([
      DiffShelf("A", items: ["s"]), DiffShelf("B", items: ["x", "y"]),
    ])
    shelves.select("x")
    let view = show(shelves)

    shelves.apply(
      [DiffShelf("A", items: ["s'"]), DiffShelf("B", items: ["x", "y"])], animated: true)

    expectTranscript(of: view, "reconfigure row 0 of section 0")
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(1, 0)])
    view.finish()
  }

  func test_reload_always_selectsAgainWhatIsLeft() async {
    let fruit = list("a", "b", "c", selecting: "b", "c")
    let view = show(fruit)

    fruit.reload(with: ["b", "a"])

    expectTranscript(of: view, "reload everything\nselect row 0 of section 0")
    XCTAssertEqual(sets, [["b"]])
    XCTAssertEqual(deselected, [])
    view.finish()
  }

  func test_apply_whenThereAreTooManyChanges_selectsAgainAfterTheReload() async {
    let fruit = list("a", "b", selecting: "b")
    fruit.updatePolicy = .alwaysReload
    let view = show(fruit)

    fruit.insert("x", at: 0)

    expectTranscript(of: view, "reload everything\nselect row 2 of section 0")
    view.finish()
  }

  func test_bind_toAnotherView_takesTheSelectionAlong() async {
    let fruit = list("a", "b", selecting: "a")
    let first = show(fruit)
    let second = RecordingListView()

    fruit.unbind()
    fruit.bind(to: second)

    expectTranscript(of: second, "reload everything\nselect row 0 of section 0")
    expectTranscript(of: first, "")
    XCTAssertEqual(sets, [])
  }

  func test_segmentSwitch_thereAndBack_restoresTheSelection() async {
    let fruit = list("a", "b", selecting: "b")
    let tabs = SegmentedDataSource(fruit, SimpleProvider(["x"]))
    tabs.selectionMode = .multiple
    let view = show(tabs)
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 1)])

    tabs.selectedIndex = 1
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
    expectTranscript(of: view, "delete section 0\ninsert section 0")
    tabs.selectedIndex = 0

    expectTranscript(
      of: view, "delete section 0\ninsert section 0\nselect row 1 of section 0")
    XCTAssertEqual(fruit.selectedIDs, ["b"])
    view.finish()
  }

  func test_select_whileTheRowIsNotShownYet_isMarkedWhenItIs() async {
    let fruit = list("a")
    let view = show(fruit)
    fruit.setSilently(["x", "a", "b"])

    fruit.select("b")
    XCTAssertEqual(fruit.selectedIDs, ["b"])
    fruit.append("c")

    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 2)])
    view.takeTranscript()
    view.finish()
  }

  func test_setSilently_whenASelectedRowIsGone_leavesTheViewUntilTheNextUpdate() async {
    let fruit = list("a", "b", selecting: "a")
    let view = show(fruit)

    fruit.setSilently(["b"])

    XCTAssertEqual(sets, [[]])
    expectTranscript(of: view, "")
    fruit.append("c")
    expectTranscript(of: view, "delete row 0 of section 0\ninsert row 1 of section 0")
    view.finish()
  }

  func test_performUpdates_whenTheSelectionChangesToo_marksItAfterTheUpdate() async {
    let fruit = list("a", "b", selecting: "a")
    let view = show(fruit)

    fruit.performUpdates {
      fruit.insert("x", at: 0)
      fruit.deselect("a")
      fruit.select("b")
      XCTAssertEqual(view.takeCalls(), [])
    }

    expectTranscript(
      of: view,
      """
      insert row 0 of section 0
      deselect row 1 of section 0
      select row 2 of section 0
      """)
    fruit.performUpdates { fruit.select("x") }
    expectTranscript(of: view, "select row 0 of section 0")
    fruit.performUpdates { fruit.clearSelection() }
    expectTranscript(of: view, "deselect row 0 of section 0\ndeselect row 2 of section 0")
    view.finish()
  }

  func test_cell_whenUsedAgainForAnotherRow_isNotMarked() async {
    let fruit = list("a", "b", "c", "d", selecting: "a")
    let view = show(fruit, in: RecordingListView(viewportHeight: 88))

    view.scroll(to: at(0, 3))

    expectPicture(
      of: view,
      """
      section 0
        … 2 rows out of sight, 1 selected
        c
        d
      """)
    view.scrollToTop()
    XCTAssertEqual(view.picture.split(separator: "\n").dropFirst().first, "* a")
  }
}
