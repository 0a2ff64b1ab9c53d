// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// The same rules of selection in every kind of data source.
@MainActor
final class SelectionTreeTests: ScenarioTestCase {
  /// A data source whose last three rows are fig, kiwi and lime of one list.
  private struct World {
    let name: String
    let root: ListDataSource
    let selected: () -> [String]
    let select: (String) -> Void
    let apply: ([Fruit]) -> Void
    var retained: [ListDataSource] = []
  }

  private let rows: [Fruit] = ["fig", "kiwi", "lime"]

  private func simple() -> (SimpleProvider<Fruit>, World) {
    let list = SimpleProvider(rows)
    let world = World(
      name: "simple", root: list, selected: { list.selectedItems.map(\.id) },
      select: { list.select($0) }, apply: { list.apply($0, animated: true) })
    return (list, world)
  }

  private func inside(_ name: String, _ make: (ListDataSource) -> ListDataSource) -> World {
    let (list, world) = simple()
    return World(
      name: name, root: make(list), selected: world.selected, select: world.select,
      apply: world.apply)
  }

  private func worlds() -> [World] {
    let store = SectionedProvider([Shelf("a", items: ["apple"]), Shelf("b", items: rows)])
    return [
      simple().1,
      World(
        name: "sectioned", root: store, selected: { store.selectedItems.map(\.id) },
        select: { store.select($0) },
        apply: {
          store.apply([Shelf("a", items: ["apple"]), Shelf("b", items: $0)], animated: true)
        }),
      inside("composite") { CompositeDataSource(.sections, .message("top"), $0) },
      inside("one section") { CompositeDataSource(.singleSection, .message("top"), $0) },
      inside("segmented") { SegmentedDataSource($0, .message("other")) },
      inside("state") { StateDataSource(content: $0, empty: .message("none")) },
    ]
  }

  /// Returns where the rows are whose text is one of these.
  private func paths(of names: [String], in view: RecordingListView) -> [ListIndexPath] {
    let shown = rows(of: view)
    return shown.enumerated().flatMap { section, rows in
      rows.enumerated().filter { names.contains($0.element) }.map { at(section, $0.offset) }
    }
  }

  private func check(_ world: World, _ view: RecordingListView, _ names: [String], _ deed: String) {
    XCTAssertEqual(world.selected(), names, "\(world.name): \(deed)")
    XCTAssertEqual(
      view.indexPathsForSelectedRows, paths(of: names, in: view), "\(world.name): \(deed)")
  }

  func test_selection_whenSingle_followsItsRowEverywhere() async {
    for world in worlds() {
      let view = show(world.root)
      view.tap(paths(of: ["kiwi"], in: view)[0])
      check(world, view, ["kiwi"], "tap")
      view.tap(paths(of: ["lime"], in: view)[0])
      check(world, view, ["lime"], "tap on another one")
      world.select("fig")
      check(world, view, ["fig"], "by code")
      world.apply(["plum", "lime", "fig", "kiwi"])
      check(world, view, ["fig"], "update")
      view.takeTranscript()
      view.finish()
    }
  }

  func test_selection_whenMultiple_survivesUpdatesReloadsAndViews() async {
    for world in worlds() {
      world.root.selectionMode = .multiple
      let view = show(world.root)
      for name in ["fig", "lime"] { view.tap(paths(of: [name], in: view)[0]) }
      check(world, view, ["fig", "lime"], "taps")
      XCTAssertEqual(view.takeTranscript(), "", "\(world.name): the view knows")

      world.apply(["lime", "plum", "kiwi", "fig"])
      check(world, view, ["lime", "fig"], "update")
      XCTAssertFalse(view.takeTranscript().contains("select"), world.name)
      world.root.updatePolicy = .alwaysReload
      world.apply(["fig", "lime"])
      check(world, view, ["fig", "lime"], "reload")
      let other = show(world.root)
      check(world, other, ["fig", "lime"], "another view")
      world.apply(["fig"])
      check(world, view, ["fig"], "a row that goes")
      check(world, other, ["fig"], "a row that goes")
      world.apply(["fig", "lime"])

      check(world, view, ["fig"], "a row that comes back")
      for view in [view, other] {
        view.takeTranscript()
        view.finish()
      }
    }
  }

  func test_apply_whenARowGoesToAnotherSection_keepsItSelected() async {
    let store = SectionedProvider([Shelf("a", items: ["fig", "kiwi"]), Shelf("b", items: [])])
    let view = show(store)
    view.tap(at(0, 0))

    store.apply([Shelf("a", items: ["kiwi"]), Shelf("b", items: ["fig"])], animated: true)

    XCTAssertEqual(view.indexPathsForSelectedRows, [at(1, 0)])
    expectTranscript(of: view, "move row 0 of section 0 to row 0 of section 1")
    view.finish()
  }

  func test_append_ofAChildWithASelection_keepsToTheMode() async {
    let (first, second) = (simple().0, simple().0)
    first.select("fig")
    second.select("lime")
    let root = CompositeDataSource(.sections, first)
    let view = show(root)

    root.append(second)

    XCTAssertEqual(first.selectedIDs, ["fig"])
    XCTAssertEqual(second.selectedIDs, [])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 0)])
  }

  func test_bind_ofATreeWithTooMuchSelected_keepsToTheMode() async {
    let (first, second) = (simple().0, simple().0)
    first.select("fig")
    second.select("lime")
    let root = CompositeDataSource(.sections, first, second)
    let view = show(root)

    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 0)])
    XCTAssertEqual(second.selectedIDs, [])
  }

  func test_extendSelection_byCode_beginsAtTheRowSelectedLast() async {
    let list = SimpleProvider((0..<10).map { Fruit("\($0)") })
    list.selectionMode = .multiple
    list.selectionLimit = 3
    list.select("7")

    list.extendSelection(to: "2")
    XCTAssertEqual(list.selectedIDs, ["7", "6", "5"])
    list.selectionLimit = nil
    list.extendSelection(to: "8")
    XCTAssertEqual(list.selectedIDs, ["7", "6", "5", "8"])
    list.selectionMode = .single
    list.extendSelection(to: "1")

    XCTAssertEqual(list.selectedIDs, ["1"])
  }

  func test_extendSelection_byAPerson_beginsAtTheRowSelectedLast() async {
    let list = SimpleProvider((0..<10).map { Fruit("\($0)") })
    list.selectionMode = .multiple
    list.selectionLimit = 3
    let view = show(list)

    view.tap(at(0, 7))
    view.extendSelection(to: at(0, 2))
    XCTAssertEqual(list.selectedIDs, ["7", "6", "5"])
    list.selectionMode = .single
    view.dataSource?.handle(.row(.selectionExtended, at: at(0, 1)))

    XCTAssertEqual(list.selectedIDs, ["1"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 1)])
  }

  func test_vanishedSelection_whenTheNeighbourIsNotSelectable_takesTheNextOne() async {
    let list = SimpleProvider(rows) { Row("\($0)").selectable($0 != "kiwi") }
    list.vanishedSelection = .neighbour
    list.select("fig")
    let view = show(list)

    list.remove("fig")
    XCTAssertEqual(list.selectedIDs, ["lime"])
    list.remove("lime")

    XCTAssertEqual(list.selectedIDs, [])
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
  }

  func test_drag_ofASelectedRowToAnotherList_takesTheSelectionAlong() async {
    for rule in [VanishedSelection.dropped, .kept, .neighbour] {
      let first = SimpleProvider(rows) { Row("\($0)").movable() }
      let second = SimpleProvider<Fruit>(["plum"])
      first.vanishedSelection = rule
      let root = CompositeDataSource(.sections, first, second)
      let view = show(root)
      view.tap(at(0, 1))

      view.drag(from: at(0, 1), to: at(1, 0))

      XCTAssertEqual(first.selectedIDs, [], "\(rule)")
      XCTAssertEqual(second.selectedIDs, ["kiwi"], "\(rule)")
      XCTAssertEqual(view.indexPathsForSelectedRows, [at(1, 0)], "\(rule)")
    }
  }

  func test_primaryAction_onARowThatIsNotSelected_leavesTheSelection() async {
    let (list, _) = simple()
    var calls: [String] = []
    list.onPrimaryAction = { calls.append("open \($0.item) at \($0.indexPath.row)") }
    list.onSelect = { calls.append("select \($0.item)") }
    list.onShouldSelect = { $0.item != "lime" }
    let view = show(list)
    view.tap(at(0, 0))

    view.performPrimaryAction(at: at(0, 2))

    XCTAssertEqual(calls, ["select fig", "open lime at 2"])
    XCTAssertEqual(list.selectedIDs, ["fig"])
  }
}
