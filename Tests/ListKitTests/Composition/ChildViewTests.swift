// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// What a child asks of the view, in its own positions.
@MainActor
final class ChildViewTests: ScenarioTestCase {
  func test_visibleRows_whenAskedByAnyone_areItsOwnInItsOwnPaths() async {
    let tree = DeepTree()
    let view = show(tree.root)

    XCTAssertEqual(tree.second.indexPathsForVisibleRows, [at(0, 0), at(1, 0), at(1, 1)])
    XCTAssertEqual(tree.merged.indexPathsForVisibleRows, (0..<5).map { at(0, $0) })
    XCTAssertEqual(tree.inner.indexPathsForVisibleRows.count, 8)
    XCTAssertEqual(tree.root.indexPathsForVisibleRows, view.indexPathsForVisibleRows)
    XCTAssertEqual(tree.hidden.indexPathsForVisibleRows, [])
  }

  func test_visibleRows_whenTheViewportIsSmall_areThoseInSight() async {
    let lists = (0..<10).map { number in SimpleProvider((0..<10).map { "\(number) \($0)" }) }
    let root = CompositeDataSource(.singleSection, lists)
    let view = show(root, in: RecordingListView(viewportHeight: 44 * 15))
    view.scroll(to: 44 * 12)

    XCTAssertEqual(lists[0].indexPathsForVisibleRows, [])
    XCTAssertEqual(lists[1].indexPathsForVisibleRows, (2..<10).map { at(0, $0) })
    XCTAssertEqual(lists[2].indexPathsForVisibleRows, (0..<7).map { at(0, $0) })
  }

  func test_visibleRows_whileTheModelIsAhead_areWhereTheModelHasThem() async {
    let tree = DeepTree()
    let view = show(tree.root)

    tree.root.performUpdates {
      tree.first.remove("m1")
      tree.first.insert("m0", at: 0)

      XCTAssertEqual(tree.first.indexPathsForVisibleRows, [at(0, 1)])
    }

    XCTAssertEqual(tree.first.indexPathsForVisibleRows, [at(0, 0), at(0, 1)])
    expectTranscript(of: view, "delete row 0 of section 1\ninsert row 0 of section 1")
    view.finish()
  }

  func test_selection_whenAChildSelects_isAtItsPlaceInTheView() async {
    let tree = DeepTree()
    let view = show(tree.root)

    tree.second.selectRow(at: at(1, 0))
    tree.inner.selectRow(at: at(2, 1))
    tree.top.selectRow(at: at(0, 7))

    expectTranscript(of: view, "select row 3 of section 1\nselect row 1 of section 3")
    XCTAssertEqual(tree.second.indexPathsForSelectedRows, [at(1, 0)])
    XCTAssertEqual(tree.merged.indexPathsForSelectedRows, [at(0, 3)])
    XCTAssertEqual(tree.root.indexPathsForSelectedRows, [at(1, 3), at(3, 1)])
    XCTAssertEqual(tree.top.indexPathsForSelectedRows, [])
    tree.merged.deselectRow(at: at(0, 3))
    expectTranscript(of: view, "deselect row 3 of section 1")
    view.finish()
  }

  func test_scroll_whenAChildAsks_isToItsPlaceInTheView() async {
    let tree = DeepTree()
    let view = show(tree.root)

    tree.second.scroll(toRowAt: at(1, 1), position: .top, animated: false)
    tree.second.scroll(to: "y1")
    tree.shelves.scroll(toRowAt: at(5, 0))

    expectTranscript(
      of: view,
      "scroll to row 4 of section 1, at the top\nscroll to row 3 of section 1")
  }

  func test_revealSwipeActions_whenAChildAsks_isAtItsPlaceInTheView() async {
    let tree = DeepTree()
    let view = show(tree.root)

    tree.first.revealSwipeActions(.trailing, ofRowAt: at(0, 1))

    XCTAssertEqual(view.revealedSwipeActions?.path, at(1, 1))
    tree.first.dismissSwipeActions()
    XCTAssertNil(view.revealedSwipeActions?.path)
  }

  func test_requests_whenARowMovesBeforeTheyAreCarriedOut_followIt() async {
    let tree = DeepTree()
    let view = show(tree.root)

    tree.root.performUpdates {
      tree.first.scroll(toRowAt: at(0, 1))
      tree.root.moveChild(from: 0, to: 2)
      tree.first.append("m3")
      tree.first.scroll(to: "m3")
    }

    expectTranscript(
      of: view,
      """
      insert row 2 of section 1
      move section 0 to 4
      scroll to row 1 of section 0
      scroll to row 2 of section 0
      """)
    view.finish()
  }

  func test_requests_whenUnboundHiddenOrRemoved_doNothing() async {
    let unbound = DeepTree()
    let tree = DeepTree()
    let view = show(tree.root)
    tree.inner.remove(tree.shelves)
    view.takeTranscript()

    for child in [unbound.second, tree.shelves] {
      ask(child)
    }
    ask(tree.hidden)

    expectTranscript(of: view, "")
    XCTAssertEqual(tree.hidden.selectedIDs, [])
    view.finish()
  }

  private func ask(_ child: ListDataSource) {
    child.selectRow(at: at(0, 0))
    child.scroll(toRowAt: at(0, 0))
    child.revealSwipeActions(.trailing, ofRowAt: at(0, 0))
    child.dismissSwipeActions()
    child.deselectRow(at: at(0, 0))
    XCTAssertEqual(child.indexPathsForVisibleRows, [])
    XCTAssertEqual(child.indexPathsForSelectedRows, [])
  }

  func test_hiddenChild_whenItReturns_hasItsSelectionInTheView() async {
    let tree = DeepTree()
    let view = show(tree.root)
    tree.second.select("y2")
    view.takeTranscript()

    tree.tabs.selectedIndex = 0
    XCTAssertEqual(tree.second.indexPathsForSelectedRows, [])
    XCTAssertEqual(tree.second.selectedIDs, ["y2"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
    tree.tabs.selectedIndex = 1

    XCTAssertEqual(view.indexPathsForSelectedRows, [at(1, 4)])
  }
}
