// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

@testable import listkit_demo

@MainActor
final class TerminalListViewTests: XCTestCase {
  private let source = FakeDataSource([
    ("Fruit", ["apple", "fig", "kiwi"]), ("Nuts", ["almond"]), ("Roots", []),
    ("Zest", ["lemon", "lime"]),
  ])

  func test_lines_showHeadersRowsAndTheIndex() async {
    let view = TerminalListView(source, rows: 7)
    XCTAssertEqual(
      view.picture,
      [
        "Fruit                        F",
        "▌  apple                  5  N",
        "   fig                    3  R",
        "   kiwi                   4  Z",
        "Nuts",
        "   almond                 6",
        "Roots",
      ])
  }

  func test_keys_moveTheCursorAndTheWindow() async {
    let view = TerminalListView(source, rows: 3)
    XCTAssertEqual(view.words, ["Fruit", "apple", "fig"])
    view.moveCursor(.down)
    view.moveCursor(.down)
    XCTAssertEqual(view.cursor, ListIndexPath(0, 2))
    XCTAssertEqual(view.words, ["apple", "fig", "kiwi"])
    view.moveCursor(.down)
    XCTAssertEqual(view.words, ["kiwi", "Nuts", "almond"])
    view.moveCursor(.last)
    XCTAssertEqual(view.cursor, ListIndexPath(3, 1), "sections without rows are passed")
    XCTAssertEqual(view.words, ["Zest", "lemon", "lime"])
    view.moveCursor(.down)
    XCTAssertEqual(view.cursor, ListIndexPath(3, 1))
    view.moveCursor(.pageUp)
    XCTAssertEqual(view.cursor, ListIndexPath(1, 0))
    view.moveCursor(.first)
    XCTAssertEqual(view.words, ["Fruit", "apple", "fig"], "the first header comes along")
    view.moveCursor(.up)
    XCTAssertEqual(view.cursor, ListIndexPath(0, 0))
    view.moveCursor(.pageDown)
    XCTAssertEqual(view.cursor, ListIndexPath(0, 2))
  }

  func test_letters_jumpToSections() async {
    let view = TerminalListView(source, rows: 2)
    XCTAssertTrue(view.jump(toIndexTitle: "Z"))
    XCTAssertEqual(view.words, ["Zest", "lemon"])
    XCTAssertEqual(view.cursor, ListIndexPath(3, 0))
    XCTAssertTrue(view.jump(toIndexTitle: "f"))
    XCTAssertEqual(view.cursor, ListIndexPath(0, 0))
    XCTAssertTrue(view.jump(toIndexTitle: "P"), "no section, but some before")
    XCTAssertEqual(view.cursor, ListIndexPath(1, 0))
    XCTAssertTrue(view.jump(toIndexTitle: "R"), "a section without rows")
    XCTAssertEqual(view.cursor.map(view.hasRow(at:)), true)
  }

  func test_letters_whenSectionsShareOne_goRound() async {
    let source = FakeDataSource([("Ant", ["a"]), ("Ape", ["b"]), ("Bee", ["c"])])
    let view = TerminalListView(source, rows: 10)
    view.jump(toIndexTitle: "A")
    XCTAssertEqual(view.cursor, ListIndexPath(1, 0))
    view.jump(toIndexTitle: "A")
    XCTAssertEqual(view.cursor, ListIndexPath(0, 0))
  }

  func test_space_selectsAndTellsTheDataSource() async {
    let view = TerminalListView(source, rows: 9)
    view.toggleSelection()
    view.moveCursor(.down)
    view.toggleSelection()
    XCTAssertEqual(view.indexPathsForSelectedRows, [ListIndexPath(0, 0), ListIndexPath(0, 1)])
    view.toggleSelection()
    XCTAssertEqual(
      source.takeEvents(),
      ["selected apple", "unfocused apple", "focused fig", "selected fig", "deselected fig"])
    XCTAssertTrue(view.picture[1].hasPrefix(" ✓ apple"))

    source.isSelectable = false
    view.toggleSelection()
    XCTAssertEqual(source.takeEvents(), [])
  }

  func test_selectRow_marksWithoutTellingTheDataSource() async {
    let view = TerminalListView(source, rows: 9)
    view.selectRow(at: ListIndexPath(3, 0), animated: true)
    view.selectRow(at: ListIndexPath(9, 9), animated: true)
    XCTAssertEqual(view.indexPathsForSelectedRows, [ListIndexPath(3, 0)])
    view.deselectRow(at: ListIndexPath(3, 0), animated: true)
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
    XCTAssertEqual(source.takeEvents(), [])
  }

  func test_sideArrows_openActionsAndEnterPerformsOne() async {
    let view = TerminalListView(source, rows: 9)
    view.swipe(.leading)
    XCTAssertEqual(view.picture[1].prefix(12), " Pin ▌  appl")
    view.swipe(.trailing)
    XCTAssertNil(view.openSwipe, "the other way hides them")
    view.swipe(.trailing)
    XCTAssertEqual(view.picture[1], "▌  apple         Hide  Mute  N")
    view.swipe(.trailing)
    view.performPrimaryAction()
    XCTAssertNil(view.openSwipe)
    XCTAssertEqual(
      source.takeEvents().filter { !$0.contains("focus") },
      [
        "willBeginEditing apple", "didEndEditing apple", "willBeginEditing apple",
        "swipeAction(trailing, \"mute\") apple", "didEndEditing apple",
      ])
    view.performPrimaryAction()
    XCTAssertEqual(source.takeEvents(), ["primaryAction apple"])
  }

  func test_rows_areAskedForOnScreenOnly() async {
    let rows = (0..<100_000).map { "row\($0)" }
    let source = FakeDataSource([("Many", rows)])
    let view = TerminalListView(source, rows: 20)
    _ = view.drawnLines()
    XCTAssertEqual(source.takeAskedRows().count, 19)
    view.moveCursor(.last)
    XCTAssertEqual(view.words.last, "row99999")
    XCTAssertEqual(Set(source.takeAskedRows().map(\.row)), Set(99_980..<100_000))
    view.moveCursor(.pageUp)
    _ = view.drawnLines()
    XCTAssertLessThanOrEqual(source.takeAskedRows().count, 20)
  }

  func test_smallWindows_areDrawnWhatever() async {
    for rows in 0...4 {
      for columns in 0...25 {
        let view = TerminalListView(source, rows: rows, columns: columns)
        view.swipe(.leading)
        view.toggleSelection()
        for step in [TerminalListView.Step.down, .pageDown, .last, .pageUp, .up, .first] {
          view.moveCursor(step)
          let lines = view.drawnLines()
          XCTAssertEqual(lines.count, rows)
          XCTAssertTrue(lines.allSatisfy { $0.end <= columns }, "\(columns) columns")
        }
        view.jump(toIndexTitle: "Z")
        view.size = TerminalSize(columns: 40, rows: 9)
        XCTAssertTrue(view.picture.contains { $0.contains("lemon") })
      }
    }
  }

  func test_resize_keepsTheCursorInTheWindow() async {
    let view = TerminalListView(source, rows: 10)
    view.moveCursor(.last)
    view.size = TerminalSize(columns: 30, rows: 2)
    XCTAssertEqual(view.words, ["lemon", "lime"])
    view.size = TerminalSize(columns: 30, rows: 10)
    XCTAssertEqual(view.words.first, "Fruit")
    XCTAssertEqual(view.words.last, "lime")
  }

  func test_scrollToRow_obeysThePosition() async {
    let source = FakeDataSource([(nil, (0..<100).map { "row\($0)" })])
    let view = TerminalListView(source, rows: 5)
    func first(_ position: ScrollPosition) -> String {
      view.scrollToRow(at: ListIndexPath(0, 50), position: position, animated: false)
      return view.words[0]
    }
    XCTAssertEqual(first(.nearest), "row46")
    XCTAssertEqual(first(.top), "row50")
    XCTAssertEqual(first(.nearest), "row50")
    XCTAssertEqual(first(.middle), "row48")
    XCTAssertEqual(first(.bottom), "row46")
  }

  func test_letters_withoutAnIndex_doNothing() async {
    let source = FakeDataSource([(nil, ["fig", "kiwi"])])
    let view = TerminalListView(source, rows: 3)
    XCTAssertFalse(view.jump(toIndexTitle: "K"))
    XCTAssertEqual(view.cursor, ListIndexPath(0, 0))
    withExtendedLifetime(source) {}
  }

  func test_scrollMetrics_countRows() async {
    let view = TerminalListView(source, rows: 2)
    XCTAssertEqual(
      view.scrollMetrics, ScrollMetrics(offset: 0, contentHeight: 6, viewportHeight: 2))
    view.moveCursor(.last)
    XCTAssertEqual(view.scrollMetrics?.offset, 4)
    view.scrollToTop(animated: true)
    XCTAssertEqual(view.words, ["Fruit", "apple"])
  }

  func test_unbinding_emptiesTheView() async {
    let view = TerminalListView(source, rows: 3)
    view.dataSource = nil
    XCTAssertEqual(view.words, ["", "", ""])
    view.moveCursor(.down)
    view.toggleSelection()
    view.swipe(.leading)
    view.performPrimaryAction()
  }
}
