// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// One rule of selection for a whole tree: children that aren't shown don't count, and keep theirs.
@MainActor
final class TreeSelectionTests: XCTestCase {
  private let view = RecordingListView()
  private let first = SimpleProvider<Fruit>(["apple", "fig"])
  private let second = SimpleProvider<Fruit>(["kiwi", "lime"])

  func test_select_inOneSegment_leavesTheHiddenOneAlone() async {
    let tabs = SegmentedDataSource(first, second)
    tabs.bind(to: view)
    view.tap(ListIndexPath(0, 0))
    tabs.selectedIndex = 1

    view.tap(ListIndexPath(0, 1))
    XCTAssertEqual(first.selectedIDs, ["apple"])
    XCTAssertEqual(second.selectedIDs, ["lime"])
    tabs.selectedIndex = 0

    XCTAssertEqual(view.picture, "section 0\n* apple\n  fig")
  }

  func test_switch_whenAnotherRowWasSelectedMeanwhile_theNewerOneStays() async {
    let other = SimpleProvider<Fruit>(["plum"])
    let tabs = SegmentedDataSource(first, second)
    let root = CompositeDataSource(.sections, other, tabs)
    root.bind(to: view)
    first.select("apple")
    tabs.selectedIndex = 1
    other.select("plum")
    XCTAssertEqual(first.selectedIDs, ["apple"])

    tabs.selectedIndex = 0

    XCTAssertEqual(view.picture, "section 0\n* plum\nsection 1\n  apple\n  fig")
    XCTAssertEqual(first.selectedIDs, [])
    root.unbind()
  }

  func test_limit_countsWhatIsShown() async {
    let tabs = SegmentedDataSource(first, second)
    tabs.selectionMode = .multiple
    tabs.selectionLimit = 2
    view.allowsMultipleSelection = true
    tabs.bind(to: view)
    first.selectAll()
    tabs.selectedIndex = 1

    second.selectAll()

    XCTAssertEqual(second.selectedIDs, ["kiwi", "lime"])
    XCTAssertEqual(first.selectedIDs, ["apple", "fig"])
  }

  func test_adoptedSelections_areKeptUntilTheTreeIsShown() async {
    first.select("fig")
    second.select("kiwi")
    let multiple = CompositeDataSource(.sections, first, second)
    multiple.selectionMode = .multiple
    multiple.bind(to: view)
    XCTAssertEqual(view.indexPathsForSelectedRows, [ListIndexPath(0, 1), ListIndexPath(1, 0)])
    multiple.removeAll()

    let single = CompositeDataSource(.sections, first, second)
    single.bind(to: view)

    XCTAssertEqual(view.indexPathsForSelectedRows, [ListIndexPath(0, 1)])
    XCTAssertEqual(second.selectedIDs, [])
  }

  func test_child_addedToAListOfSingleSelection_givesWay() async {
    let root = CompositeDataSource(.sections, first)
    root.bind(to: view)
    first.select("fig")
    second.select("kiwi")

    root.append(second)

    XCTAssertEqual(second.selectedIDs, [])
    XCTAssertEqual(view.indexPathsForSelectedRows, [ListIndexPath(0, 1)])
  }

  func test_twins_areMarkedTogether() async {
    let basket = SimpleProvider<Fruit>(["apple", "fig", "apple'"])
    basket.bind(to: view)

    view.tap(ListIndexPath(0, 2))
    XCTAssertEqual(basket.selectedIDs, ["apple"])
    XCTAssertEqual(view.picture, "section 0\n* apple\n  fig\n* apple'")
    view.tap(ListIndexPath(0, 1))

    XCTAssertEqual(view.picture, "section 0\n  apple\n* fig\n  apple'")
  }

  func test_content_whileItLoads_keepsItsSelection() async {
    let screen = StateDataSource(content: first, loading: .message("Loading…"))
    screen.bind(to: view)
    first.select("fig")

    screen.state = .loading
    screen.state = .content

    XCTAssertEqual(view.picture, "section 0\n  apple\n* fig")
  }
}
