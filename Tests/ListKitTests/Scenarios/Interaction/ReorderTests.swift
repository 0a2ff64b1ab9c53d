// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// A drag: the view has moved the row already, and the model follows without a word.
@MainActor
final class ReorderTests: ScenarioTestCase {
  private func movable(_ items: String...) -> SimpleProvider<String> {
    SimpleProvider(items) { Row($0).movable() }
  }

  private func movableShelves(
    _ sections: SimpleSection<String, String>...
  ) -> SectionedProvider<SimpleSection<String, String>> {
    SectionedProvider(sections) { Row($0).movable() }
  }

  func test_drag_upAndDown_reordersTheModelAndTellsTheViewNothing() async {
    let provider = movable("a", "b", "c")
    var moves: [String] = []
    provider.onMove = { moves.append("\($0.item): \($1.row) to \($0.indexPath.row)") }
    let view = show(provider)

    XCTAssertEqual(view.drag(from: at(0, 1), to: at(0, 0)), at(0, 0))
    XCTAssertEqual(provider.items, ["b", "a", "c"])
    XCTAssertEqual(view.drag(from: at(0, 0), to: at(0, 2)), at(0, 2))

    XCTAssertEqual(provider.items, ["a", "c", "b"])
    XCTAssertEqual(moves, ["b: 1 to 0", "b: 0 to 2"])
    expectTranscript(of: view, "")
    provider.append("d")
    expectTranscript(of: view, "insert row 3 of section 0")
    view.finish()
  }

  func test_drag_whenTheRowMayNotMove_isRefused() async {
    let provider = SimpleProvider(["a", "b"]) { Row($0).movable($0 == "b") }
    let view = show(provider)

    XCTAssertNil(view.drag(from: at(0, 0), to: at(0, 1)))

    XCTAssertEqual(provider.items, ["a", "b"])
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_drag_whenTheTargetIsCorrected_landsThere() async {
    let provider = movable("head", "a", "b", "c")
    provider.onTargetIndexPath = { row, target in
      ListIndexPath(row: max(1, target.row), section: target.section)
    }
    let view = show(provider)

    XCTAssertEqual(view.drag(from: at(0, 3), to: at(0, 0)), at(0, 1))

    XCTAssertEqual(provider.items, ["head", "c", "a", "b"])
    view.finish()
  }

  func test_drag_toAnotherSection_movesTheItemThere() async {
    let provider = movableShelves(
      SimpleSection("A", items: ["a"]), SimpleSection("B", items: ["b"]))
    let view = show(provider)

    XCTAssertEqual(view.drag(from: at(0, 0), to: at(1, 1)), at(1, 1))

    XCTAssertEqual(provider.sections.map(\.items), [[], ["b", "a"]])
    XCTAssertEqual(rows(of: view), [[], ["b", "a"]])
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_drag_inTheSecondChild_usesItsOwnPaths() async {
    let provider = movableShelves(
      SimpleSection("A", items: ["a"]), SimpleSection("B", items: ["b", "c"]))
    var move: (from: ListIndexPath, to: ListIndexPath)?
    provider.onMove = { move = ($1, $0.indexPath) }
    let root = CompositeDataSource(.sections, movable("x"), provider)
    let view = show(root)

    XCTAssertEqual(view.drag(from: at(2, 1), to: at(1, 0)), at(1, 0))

    XCTAssertEqual(provider.sections.map(\.items), [["c", "a"], ["b"]])
    XCTAssertEqual(move?.from, at(1, 1))
    XCTAssertEqual(move?.to, at(0, 0))
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_drag_toAnotherSection_refreshesHeadersThatCountRows() async {
    let provider = movableShelves(
      SimpleSection("A", items: ["a", "b"]), SimpleSection("B", items: ["c"]),
      SimpleSection("C", items: ["d"]))
    provider.makeHeader = { Supplementary("\($0.section.items.count) rows") }
    let view = show(provider)

    view.drag(from: at(0, 0), to: at(0, 1))
    expectTranscript(of: view, "")
    view.drag(from: at(0, 0), to: at(1, 0))

    expectTranscript(
      of: view,
      "refresh the supplementaries of section 0\nrefresh the supplementaries of section 1")
    XCTAssertEqual(headers(of: view), ["1 rows", "2 rows", "1 rows"])
    view.finish()
  }

  func test_drag_whenAHookChangesTheListToo_refreshesHeadersAtTheirNewPlace() async {
    let provider = movableShelves(
      SimpleSection("A", items: ["a", "b"]), SimpleSection("B", items: ["c"]))
    provider.makeHeader = { Supplementary("\($0.section.items.count) rows") }
    provider.onMove = { [unowned provider] _, _ in
      provider.insertSection(SimpleSection("N", items: []), at: 0)
    }
    let view = show(provider)

    view.drag(from: at(0, 0), to: at(1, 0))

    XCTAssertEqual(
      takeBatches(of: view),
      [
        "insert section 0",
        "refresh the supplementaries of section 1\nrefresh the supplementaries of section 2",
      ])
    XCTAssertEqual(headers(of: view), ["0 rows", "1 rows", "2 rows"])
    XCTAssertEqual(rows(of: view), [[], ["b"], ["a", "c"]])
    view.finish()
  }

  func test_drag_toAnotherChild_refreshesHeadersThatCountRows() async {
    let first = movable("a", "b")
    let second = movable("x")
    for provider in [first, second] {
      provider.makeHeader = { Supplementary("\($0.section.items.count) rows") }
    }
    let root = CompositeDataSource(.sections, first, second)
    let view = show(root)

    XCTAssertEqual(view.drag(from: at(0, 0), to: at(1, 1)), at(1, 1))

    XCTAssertEqual(first.items, ["b"])
    XCTAssertEqual(second.items, ["x", "a"])
    XCTAssertEqual(headers(of: view), ["1 rows", "2 rows"])
    // The row gets a cell of its new list before anything else is told.
    XCTAssertEqual(
      takeBatches(of: view),
      [
        "reload row 1 of section 1",
        "refresh the supplementaries of section 0\nrefresh the supplementaries of section 1",
      ])
    view.finish()
  }

  func test_drag_toAnotherChild_whoseHookChangesTheList_reloadsTheRowFirst() async {
    let first = movable("a", "b")
    let second = movable("x")
    let root = CompositeDataSource(.singleSection, first, second)
    second.onMoveIn = { [unowned second] _ in second.insert("new", at: 0) }
    let view = show(root)

    XCTAssertEqual(view.drag(from: at(0, 0), to: at(0, 2)), at(0, 2))

    XCTAssertEqual(rows(of: view), [["b", "new", "x", "a"]])
    XCTAssertEqual(
      takeBatches(of: view), ["reload row 2 of section 0", "insert row 1 of section 0"])
    view.finish()
  }

  func test_drag_acrossSectionsThatFollowOneAnother_landsWhereItWasDropped() async {
    let provider = movableShelves(
      SimpleSection("A", items: ["a", "b"]), SimpleSection("B", items: ["c", "d"]))
    let root = CompositeDataSource(.singleSection, SimpleProvider(["head"]), provider)
    let view = show(root)

    XCTAssertEqual(view.drag(from: at(0, 1), to: at(0, 3)), at(0, 3))
    XCTAssertEqual(rows(of: view), [["head", "b", "c", "a", "d"]])
    XCTAssertEqual(provider.sections.map(\.items), [["b"], ["c", "a", "d"]])
    XCTAssertEqual(view.drag(from: at(0, 4), to: at(0, 1)), at(0, 1))

    XCTAssertEqual(rows(of: view), [["head", "d", "b", "c", "a"]])
    XCTAssertEqual(provider.sections.map(\.items), [["d", "b"], ["c", "a"]])
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_drag_toAChildThatHasTheItem_isRefused() async {
    let first = movable("a", "b")
    let second = movable("a")
    for layout in [CompositeDataSource.Layout.sections, .singleSection] {
      let root = CompositeDataSource(layout, first, second)
      let view = show(root)
      let end = layout == .sections ? at(1, 0) : at(0, 2)

      XCTAssertNil(view.drag(from: at(0, 0), to: end))

      XCTAssertEqual(first.items, ["a", "b"])
      XCTAssertEqual(second.items, ["a"])
      expectTranscript(of: view, "")
      view.finish()
      root.removeAll()
    }
  }

  func test_drag_ofASelectedRow_keepsItSelected() async {
    let provider = movable("a", "b", "c")
    let view = show(provider)
    view.tap(at(0, 2))

    view.drag(from: at(0, 2), to: at(0, 0))
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 0)])
    XCTAssertEqual(provider.selectedIDs, ["c"])
    provider.insert("x", at: 0)

    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 1)])
    expectTranscript(of: view, "insert row 0 of section 0")
    view.finish()
  }

  func test_didMove_always_findsModelAndViewInStep() async {
    let provider = movable("a", "b", "c")
    let view = RecordingListView()
    var seen: [[String]] = []
    provider.onMove = { [unowned provider] _, _ in
      seen.append(provider.items)
      seen.append(
        (0..<3).map { view.dataSource?.row(at: self.at(0, $0)).content?.text ?? "?" })
    }
    _ = show(provider, in: view)

    view.drag(from: at(0, 0), to: at(0, 2))

    XCTAssertEqual(seen, [["b", "c", "a"], ["b", "c", "a"]])
  }

  func test_drag_whenTheModelHasChangedSilently_endsInStep() async {
    let provider = movable("a", "b", "c")
    let view = show(provider)
    provider.setSilently(["c", "b"])

    view.drag(from: at(0, 1), to: at(0, 0))

    XCTAssertEqual(rows(of: view), [provider.items])
    XCTAssertEqual(Set(provider.items), ["b", "c"])
    view.takeTranscript()
    view.finish()
  }

  func test_reordering_whileAFingerHoldsARow_holdsUpdatesBack() async {
    let provider = movable("a", "b", "c")
    let view = show(provider)
    view.dataSource?.handle(.beginReordering(at: at(0, 0)))

    provider.remove("c")
    expectTranscript(of: view, "")
    view.dataSource?.handle(.endReordering)

    expectTranscript(of: view, "delete row 2 of section 0")
    view.finish()
  }
}
