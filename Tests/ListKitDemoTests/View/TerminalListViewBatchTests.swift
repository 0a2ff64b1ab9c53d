// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

@testable import listkit_demo

@MainActor
final class TerminalListViewBatchTests: XCTestCase {
  private let rows = (0..<20).map { "row\($0)" }

  private func makeView(rows: Int = 5, cursor: Int = 10) -> (FakeDataSource, TerminalListView) {
    let source = FakeDataSource([(nil, self.rows)])
    let view = TerminalListView(source, rows: rows)
    view.focus(ListIndexPath(0, cursor), onScreenLine: 2)
    return (source, view)
  }

  func test_batch_readsCountsBeforeAndAfterTheModelChanges() async {
    let (source, view) = makeView()
    view.performBatchUpdates(
      ListBatch(), animation: .none,
      updateModel: {
        XCTAssertEqual(view.rowCounts, [20])
        source.shelves[0].rows.removeLast(5)
      }, completion: { _ in })
    XCTAssertEqual(view.rowCounts, [15])
  }

  func test_insertsAbove_leaveTheWindowAsItIs() async {
    let (source, view) = makeView()
    let before = view.words
    view.update(source, to: [(nil, ["new0", "new1"] + rows)]) {
      $0.insertedRows = [ListIndexPath(0, 0), ListIndexPath(0, 1)]
    }
    XCTAssertEqual(view.words, before)
    XCTAssertEqual(view.cursor, ListIndexPath(0, 12))
  }

  func test_insertsAbove_whenTheListStandsAtItsTop_areSeen() async {
    let source = FakeDataSource([(nil, rows)])
    let view = TerminalListView(source, rows: 3)
    view.update(source, to: [(nil, ["new"] + rows)]) { $0.insertedRows = [ListIndexPath(0, 0)] }
    XCTAssertEqual(view.words, ["new", "row0", "row1"])
    XCTAssertEqual(view.cursor, ListIndexPath(0, 1))
    XCTAssertEqual(Set(view.flashes.keys), [ListIndexPath(0, 0)])
  }

  func test_deletes_dropMarksAndMoveTheCursorOn() async {
    let (source, view) = makeView()
    view.toggleSelection()
    view.selectRow(at: ListIndexPath(0, 15), animated: false)
    var after = rows
    after.removeSubrange(9...11)
    view.update(source, to: [(nil, after)]) {
      $0.deletedRows = (9...11).map { ListIndexPath(0, $0) }
    }
    XCTAssertEqual(view.cursor, ListIndexPath(0, 9), "row12 takes the place")
    XCTAssertEqual(view.indexPathsForSelectedRows, [ListIndexPath(0, 12)])
    XCTAssertEqual(view.words[0], "row8")
  }

  func test_deletes_atTheEnd_moveTheCursorBack() async {
    let (source, view) = makeView(cursor: 19)
    view.update(source, to: [(nil, Array(rows.dropLast(3)))]) {
      $0.deletedRows = (17...19).map { ListIndexPath(0, $0) }
    }
    XCTAssertEqual(view.cursor, ListIndexPath(0, 16))
    XCTAssertEqual(view.words.last, "row16", "no empty lines while there are rows above")
  }

  func test_deletes_ofEverything_leaveNoCursor() async {
    let (source, view) = makeView()
    view.update(source, to: []) { $0.deletedSections = [0] }
    XCTAssertNil(view.cursor)
    XCTAssertEqual(view.words, ["", "", "", "", ""])
    view.update(source, to: [("Fruit", ["fig"])]) { $0.insertedSections = [0] }
    XCTAssertEqual(view.cursor, ListIndexPath(0, 0))
    XCTAssertEqual(view.words, ["Fruit", "fig", "", "", ""])
  }

  func test_moves_takeCursorMarkAndLightAlong() async {
    let (source, view) = makeView()
    view.toggleSelection()
    var after = rows
    after.insert(after.remove(at: 10), at: 0)
    view.update(source, to: [(nil, after)]) {
      $0.movedRows = [Move(from: ListIndexPath(0, 10), to: ListIndexPath(0, 0))]
    }
    XCTAssertEqual(view.cursor, ListIndexPath(0, 0))
    XCTAssertEqual(view.indexPathsForSelectedRows, [ListIndexPath(0, 0)])
    XCTAssertEqual(view.words[0], "row10", "the window follows the cursor")
    XCTAssertEqual(Set(view.flashes.keys), [ListIndexPath(0, 0)])
  }

  func test_moves_ofOtherRows_leaveTheWindowAsItIs() async {
    let (source, view) = makeView()
    var after = rows
    after.insert(after.remove(at: 8), at: 0)
    view.update(source, to: [(nil, after)]) {
      $0.movedRows = [Move(from: ListIndexPath(0, 8), to: ListIndexPath(0, 0))]
    }
    XCTAssertEqual(view.cursor, ListIndexPath(0, 10))
    XCTAssertEqual(view.screenLine(of: ListIndexPath(0, 10)), 2)
    XCTAssertEqual(view.words, ["row7", "row9", "row10", "row11", "row12"])
  }

  func test_sectionMoves_takeTheirRowsAlong() async {
    let source = FakeDataSource([("A", ["a0", "a1"]), ("B", ["b0"]), ("C", ["c0"])])
    let view = TerminalListView(source, rows: 9)
    view.focus(ListIndexPath(2, 0), onScreenLine: nil)
    view.selectRow(at: ListIndexPath(0, 1), animated: false)
    view.update(source, to: [("C", ["c0"]), ("A", ["a0", "a1"]), ("B", ["b0"])]) {
      $0.movedSections = [Move(from: 2, to: 0)]
    }
    XCTAssertEqual(view.cursor, ListIndexPath(0, 0))
    XCTAssertEqual(view.indexPathsForSelectedRows, [ListIndexPath(1, 1)])
    XCTAssertEqual(view.words, ["C", "c0", "A", "a0", "a1", "B", "b0", "", ""])
  }

  func test_openActions_followTheirRowOrClose() async {
    let (source, view) = makeView()
    view.swipe(.trailing)
    view.update(source, to: [(nil, ["new"] + rows)]) { $0.insertedRows = [ListIndexPath(0, 0)] }
    XCTAssertEqual(view.openSwipe?.indexPath, ListIndexPath(0, 11))
    var after = ["new"] + rows
    after.remove(at: 11)
    view.update(source, to: [(nil, after)]) { $0.deletedRows = [ListIndexPath(0, 11)] }
    XCTAssertNil(view.openSwipe)
  }

  func test_refreshes_lightRowsAndKeepEverything() async {
    let (source, view) = makeView()
    view.toggleSelection()
    view.selectRow(at: ListIndexPath(0, 9), animated: false)
    view.update(source, to: [(nil, rows)]) { $0.reconfiguredRows = [ListIndexPath(0, 10)] }
    XCTAssertEqual(view.indexPathsForSelectedRows.count, 2)
    XCTAssertEqual(Set(view.flashes.keys), [ListIndexPath(0, 10)])
    view.update(source, to: [(nil, rows)]) { $0.reloadedRows = [ListIndexPath(0, 10)] }
    XCTAssertEqual(view.indexPathsForSelectedRows, [ListIndexPath(0, 9)], "a new cell has no mark")
    view.update(source, to: [(nil, ["one"])]) { $0.reloadedSections = [0] }
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
    XCTAssertEqual(view.words, ["one", "", "", "", ""])
  }

  func test_anchor_isWhatTheBatchAsksFor() async {
    let (source, view) = makeView()
    var after = rows
    after.insert("new", at: 9)
    view.update(source, to: [(nil, after)]) {
      $0.insertedRows = [ListIndexPath(0, 9)]
      $0.anchor = ListAnchor(before: ListIndexPath(0, 8), after: ListIndexPath(0, 8))
    }
    XCTAssertEqual(view.words, ["row8", "new", "row9", "row10", "row11"])
  }

  func test_light_goesOutByItself() async throws {
    let (source, view) = makeView()
    var changes = 0
    view.update(source, to: [(nil, rows)]) { $0.reconfiguredRows = [ListIndexPath(0, 10)] }
    view.onChange = { changes += 1 }
    let deadline = ContinuousClock.now + .seconds(20)
    while !view.flashes.isEmpty, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
    XCTAssertTrue(view.flashes.isEmpty)
    XCTAssertGreaterThan(changes, 0)
  }

  func test_reload_dropsMarksAndKeepsThePosition() async {
    let (source, view) = makeView()
    view.toggleSelection()
    source.shelves[0].rows.removeLast(15)
    view.reloadData()
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
    XCTAssertEqual(view.cursor, ListIndexPath(0, 4))
    XCTAssertEqual(view.words, ["row0", "row1", "row2", "row3", "row4"])
  }
}
