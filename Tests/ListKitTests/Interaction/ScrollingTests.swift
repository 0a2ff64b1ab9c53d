// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Scrolling by code and through the section index.
@MainActor
final class ScrollingTests: ScenarioTestCase {
  private func list(_ count: Int = 20) -> SimpleProvider<Int> {
    let list = SimpleProvider(Array(0..<count))
    list.rowHeight = .fixed(50)
    return list
  }

  private func showSmall(_ source: ListDataSource) -> RecordingListView {
    let view = show(source, in: RecordingListView(viewportHeight: 200))
    view.scrollToEnd()
    view.scrollToTop()
    view.takeTranscript()
    return view
  }

  func test_scroll_toEachPosition_restsThere() async {
    let list = SimpleProvider(Array(0..<20))
    let view = showSmall(list)

    for (position, offset) in [
      (ScrollPosition.top, 440.0), (.middle, 362), (.bottom, 284), (.nearest, 284),
    ] {
      list.scroll(to: 10, position: position)
      XCTAssertEqual(view.scrollOffset, offset, "\(position)")
    }
    list.scroll(to: 0)

    XCTAssertEqual(view.scrollOffset, 0)
  }

  func test_scrollToEnd_whateverTheHeights_showsTheLastRowsInAFullViewport() async {
    for height in [20.0, 30, 44, 80, 130, 400] {
      let list = SimpleProvider(Array(0..<20)) { Row("\($0)").height(.fixed(height)) }
      let view = show(list, in: RecordingListView(viewportHeight: 250))

      view.scrollToEnd()

      XCTAssertEqual(view.scrollOffset + 250, view.contentHeight, "\(height)")
      // Counted from the end: as many rows as fit, and one that is cut off if any height is left.
      let shownCount = Int((250 / height).rounded(.up))
      XCTAssertEqual(
        view.indexPathsForVisibleRows, (20 - shownCount..<20).map { at(0, $0) }, "\(height)")
      view.takeTranscript()
      view.finish()
    }
  }

  func test_scroll_toEachPosition_whateverTheHeights_showsTheRowThere() async {
    for height in [20.0, 30, 80, 130] {
      let others = Int((200 / height).rounded(.up)) - 1
      let around = Int(((100 - height / 2) / height).rounded(.up))
      for (position, rows) in [
        (ScrollPosition.top, 25...25 + others), (.middle, 25 - around...25 + around),
        (.bottom, 25 - others...25), (.nearest, 25 - others...25),
      ] {
        let list = SimpleProvider(Array(0..<40)) { Row("\($0)").height(.fixed(height)) }
        let view = show(list, in: RecordingListView(viewportHeight: 200))

        list.scroll(to: 25, position: position)

        XCTAssertEqual(
          view.indexPathsForVisibleRows, rows.map { at(0, $0) }, "\(height) \(position)")
      }
    }
  }

  func test_scroll_backIntoSight_showsTheRow() async {
    let list = SimpleProvider(Array(0..<40)) { Row("\($0)").height(.fixed(80)) }
    let view = show(list, in: RecordingListView(viewportHeight: 200))
    view.scrollToEnd()

    XCTAssertTrue(view.scroll(to: at(0, 20)))

    XCTAssertTrue(view.indexPathsForVisibleRows.contains(at(0, 20)))
    view.takeTranscript()
    view.finish()
  }

  func test_scroll_afterAnUpdate_revealsTheNewRow() async {
    let list = list(4)
    let view = showSmall(list)

    list.performUpdates {
      list.append(99)
      list.scroll(to: 99, position: .bottom)
    }

    XCTAssertEqual(view.indexPathsForVisibleRows.last, at(0, 4))
    expectTranscript(
      of: view, "insert row 4 of section 0\nscroll to row 4 of section 0, at the bottom")
  }

  func test_scroll_whileTheViewAnimates_goesToWhereTheRowIsThen() async {
    let list = list()
    let view = showSmall(list)
    view.completesManually = true
    list.remove(0)

    list.scroll(to: 10, position: .top)
    list.remove(1)
    XCTAssertFalse(view.takeTranscript().contains("scroll"))
    view.completeAll()

    expectTranscript(
      of: view, "delete row 0 of section 0\nscroll to row 8 of section 0, at the top")
  }

  func test_scrollToTop_onAChild_isToldOnceWithItsEvents() async {
    let list = list()
    let root = CompositeDataSource(.sections, list)
    var events: [ScrollEvent] = []
    let view = showSmall(root)
    view.scroll(to: 300)
    root.onScroll = { events.append($0) }

    list.scrollToTop()

    XCTAssertEqual(view.scrollOffset, 0)
    XCTAssertEqual(events.last, .didEndScrollingAnimation)
    expectTranscript(of: view, "scroll to the top")
  }

  func test_everyScrollEvent_inATree_reachesTheRootAlone() async {
    let child = SimpleProvider(["a"])
    let root = CompositeDataSource(.sections, SegmentedDataSource(child))
    var events: [ScrollEvent] = []
    root.onScroll = { events.append($0) }
    child.onScroll = { XCTFail("\($0): the child isn't bound to the view") }
    let view = show(root)
    events = []
    let metrics = ScrollMetrics(offset: 3, contentHeight: 44, viewportHeight: 20)
    let all: [ScrollEvent] = [
      .willBeginDragging, .didScroll(metrics), .willEndDragging(velocity: -1, target: 0),
      .didEndDragging(willDecelerate: true), .didEndDecelerating, .didEndScrollingAnimation,
      .didZoom(scale: 1.5), .didScrollToTop,
    ]

    for event in all { view.dataSource?.handle(.scroll(event)) }

    XCTAssertEqual(events, all)
  }

  func test_didScroll_whenAHandlerChangesTheList_isShownAtOnce() async {
    let list = list()
    list.onScroll = { [unowned list] event in
      if case .willBeginDragging = event { list.append(list.items.count) }
    }
    let view = showSmall(list)
    let count = view.numberOfRows(inSection: 0)

    view.scroll(to: 100)

    XCTAssertEqual(view.numberOfRows(inSection: 0), count + 1)
  }

  func test_sectionIndex_whenSectionsChange_jumpsToTheSectionsShown() async {
    func shelf(_ name: String) -> Shelf {
      Shelf(name, title: name, indexTitle: name, items: (0..<5).map { Fruit("\(name)\($0)") })
    }
    let store = SectionedProvider(["B", "D", "F"].map(shelf))
    let view = show(store, in: RecordingListView(viewportHeight: 100))
    XCTAssertEqual(view.sectionIndexTitles, ["B", "D", "F"])
    XCTAssertEqual(view.tapSectionIndexTitle("D"), 1)
    let nearest = ["A", "B", "C", "E", "Z"].map {
      view.dataSource?.section(nearestToSectionIndexTitle: $0)
    }
    XCTAssertEqual(nearest, [0, 0, 0, 1, 2])

    store.apply(["D", "F"].map(shelf), animated: true)
    XCTAssertEqual(view.sectionIndexTitles, ["D", "F"])
    XCTAssertEqual(view.tapSectionIndexTitle("F"), 1)
    XCTAssertNil(view.tapSectionIndexTitle("B"))
    XCTAssertNil(view.dataSource?.section(forSectionIndexTitleAt: 18))
    XCTAssertNil(view.dataSource?.section(forSectionIndexTitleAt: -1))
    store.apply([], animated: true)

    XCTAssertEqual(view.sectionIndexTitles, [])
    XCTAssertNil(view.dataSource?.section(nearestToSectionIndexTitle: "D"))
    view.takeTranscript()
    view.finish()
  }

  func test_sectionIndex_whenASegmentSwitches_isThatOfTheChildShown() async {
    let first = SectionedProvider([Shelf("x", indexTitle: "X", items: ["fig"])])
    let second = SectionedProvider([
      Shelf("y", indexTitle: "Y", items: ["fig"]), Shelf("z", indexTitle: "Z", items: []),
    ])
    let root = SegmentedDataSource(first, second)
    let view = show(root)
    XCTAssertEqual(view.sectionIndexTitles, ["X"])

    root.selectedIndex = 1

    XCTAssertEqual(view.sectionIndexTitles, ["Y", "Z"])
    view.takeTranscript()
    view.finish()
  }
}
