// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// What comes on screen and what leaves it, prefetching, scrolling and refreshing.
@MainActor
final class DisplayTests: ScenarioTestCase {
  private var calls: [String] = []

  private func watched(_ items: String..., as name: String = "") -> SimpleProvider<String> {
    let provider = SimpleProvider(items)
    provider.onWillDisplay = { self.calls.append("\(name)will \($0.item) at \($0.indexPath.row)") }
    provider.onDidEndDisplaying = { self.calls.append("\(name)did \($0)") }
    provider.onPrefetch = { self.calls.append("\(name)prefetch \($0)") }
    provider.onCancelPrefetch = { self.calls.append("\(name)cancel \($0)") }
    return provider
  }

  func test_display_whenTheListScrolls_isToldOfEachRowOnce() async {
    let provider = watched("a", "b", "c", "d")
    let view = show(provider, in: RecordingListView(viewportHeight: 88))
    XCTAssertEqual(calls, ["will a at 0", "will b at 1"])
    calls = []

    view.scroll(to: 88)

    XCTAssertEqual(calls.filter { $0.hasPrefix("did") }, ["did a", "did b"])
    XCTAssertEqual(calls.filter { $0.hasPrefix("will") }, ["will c at 2", "will d at 3"])
  }

  func test_didEndDisplaying_whenTheRowHasLeftTheModel_stillGetsItsItem() async {
    let provider = watched("a", "b")
    let view = show(provider)
    calls = []

    provider.remove("a")

    XCTAssertEqual(calls, ["did a"])
    view.takeTranscript()
  }

  func test_didEndDisplaying_whenTheChildHasLeft_reachesItOrNobody() async {
    let first = watched("a", as: "first: ")
    let root = CompositeDataSource(.sections, first, watched("b", as: "second: "))
    let view = show(root)
    calls = []

    root.remove(first)
    XCTAssertEqual(calls, ["first: did a"])
    root.removeAll()

    // Whether a child that nobody holds any more is told is its own business; nobody else is.
    XCTAssertEqual(calls.filter { $0 != "second: did b" }, ["first: did a"])
    view.takeTranscript()
    view.finish()
  }

  func test_prefetch_whenPathsAreStale_dropsThem() async {
    let provider = SimpleProvider(Array(0..<10))
    var asked: [[Int]] = []
    var cancelled: [[Int]] = []
    provider.onPrefetch = { asked.append($0) }
    provider.onCancelPrefetch = { cancelled.append($0) }
    let view = show(provider)
    provider.apply(Array(0..<4), animated: true)
    view.takeTranscript()

    view.prefetch([at(0, 8)])
    view.prefetch([at(0, 2), at(0, 8), at(1, 0), at(0, -1), at(0, 3)])
    view.cancelPrefetch([at(0, 9), at(0, 3)])
    view.cancelPrefetch([at(5, 5)])

    XCTAssertEqual(asked, [[2, 3]])
    XCTAssertEqual(cancelled, [[3]])
  }

  func test_prefetch_whenTheModelShrankSilently_dropsWhatHasGone() async {
    let provider = watched("a", "b", "c")
    let view = show(provider)
    calls = []
    provider.setSilently(["c"])

    view.prefetch([at(0, 0), at(0, 1), at(0, 2)])

    XCTAssertEqual(calls, [#"prefetch ["c"]"#])
  }

  func test_prefetch_acrossChildren_tellsEachOfItsOwn() async {
    let root = CompositeDataSource(
      .singleSection, watched("a", "b", as: "first: "), watched("c", as: "second: "))
    let view = show(root)
    calls = []

    view.prefetch([at(0, 1), at(0, 2)])
    view.cancelPrefetch([at(0, 2)])

    XCTAssertEqual(
      calls, [#"first: prefetch ["b"]"#, #"second: prefetch ["c"]"#, #"second: cancel ["c"]"#])
  }

  func test_scroll_always_tellsTheRootTheWholeStory() async {
    let child = SimpleProvider((0..<10).map { "\($0)" })
    let root = CompositeDataSource(.sections, child)
    var events: [ScrollEvent] = []
    root.onScroll = { events.append($0) }
    child.onScroll = { _ in XCTFail("the child isn't bound to the view") }
    let view = show(root, in: RecordingListView(viewportHeight: 100))
    events = []

    view.scroll(to: 150, velocity: 2)
    view.scroll(to: 150)
    view.scrollToTop()

    let atTop = ScrollMetrics(offset: 0, contentHeight: 440, viewportHeight: 100)
    let below = ScrollMetrics(offset: 150, contentHeight: 440, viewportHeight: 100)
    XCTAssertEqual(
      events,
      [
        .willBeginDragging, .didScroll(below), .willEndDragging(velocity: 2, target: 150),
        .didEndDragging(willDecelerate: true), .didEndDecelerating,
        .willBeginDragging, .willEndDragging(velocity: 0, target: 150),
        .didEndDragging(willDecelerate: false),
        .didScroll(atTop), .didScrollToTop,
      ])
    XCTAssertEqual(below.heightBelow, 190)
  }

  func test_scroll_toAnItem_isAskedOfTheView() async {
    let provider = SimpleProvider(["a", "b", "c"])
    let view = show(provider)

    provider.scroll(to: "c")
    provider.scroll(to: "b", position: .middle, animated: false)
    provider.scroll(to: "nothing of the kind")

    XCTAssertEqual(
      view.takeCalls(),
      [
        .scrollToRow(at(0, 2), .nearest, animated: true),
        .scrollToRow(at(0, 1), .middle, animated: false),
      ])
  }

  func test_pullToRefresh_untilItEnds_asksOnce() async {
    let provider = SimpleProvider(["a"])
    provider.onRefresh = { self.calls.append("refresh") }
    let view = show(provider)

    XCTAssertTrue(view.pullToRefresh())
    XCTAssertFalse(view.pullToRefresh())
    view.dataSource?.handle(.refresh)
    provider.beginRefreshing()
    XCTAssertEqual(calls, ["refresh"])
    XCTAssertTrue(provider.isRefreshing)
    expectTranscript(of: view, "")

    provider.append("b")
    provider.endRefreshing()
    provider.endRefreshing()
    expectTranscript(of: view, "insert row 1 of section 0\nend refreshing")
    XCTAssertFalse(view.isRefreshing)
    XCTAssertTrue(view.pullToRefresh())

    XCTAssertEqual(calls, ["refresh", "refresh"])
    provider.endRefreshing()
    view.takeTranscript()
    view.finish()
  }

  func test_beginRefreshing_byCode_tellsTheViewAndAsks() async {
    let provider = SimpleProvider(["a"])
    provider.onRefresh = { self.calls.append("refresh") }
    let view = show(provider)

    provider.beginRefreshing()
    XCTAssertTrue(view.isRefreshing)
    XCTAssertFalse(view.pullToRefresh())
    provider.endRefreshing()

    XCTAssertEqual(calls, ["refresh"])
    expectTranscript(of: view, "begin refreshing\nend refreshing")
    view.finish()
  }

  func test_pullToRefresh_whenNobodyListens_endsByItself() async {
    let provider = SimpleProvider(["a"])
    let view = show(provider)

    view.pullToRefresh()

    XCTAssertFalse(provider.isRefreshing)
    XCTAssertFalse(view.isRefreshing)
    expectTranscript(of: view, "end refreshing")
    view.finish()
  }

  func test_pullToRefresh_whenTheHandlerTakesItsTime_endsWhenItReturns() async {
    let provider = SimpleProvider(["a"])
    var answer: CheckedContinuation<Void, Never>?
    provider.refreshes { [unowned provider] in
      await withCheckedContinuation { answer = $0 }
      provider.append("b")
    }
    let view = show(provider)

    view.pullToRefresh()
    await settle { answer != nil }
    XCTAssertTrue(provider.isRefreshing)
    expectTranscript(of: view, "")
    answer?.resume()
    await settle { !provider.isRefreshing }

    expectTranscript(of: view, "insert row 1 of section 0\nend refreshing")
    view.finish()
  }

  func test_scrollDirection_followsTheVelocity() async {
    XCTAssertEqual(
      ScrollEvent.willEndDragging(velocity: 3, target: 0).direction, .towardsEnd)
    XCTAssertEqual(
      ScrollEvent.willEndDragging(velocity: -3, target: 0).direction, .towardsStart)
    XCTAssertNil(ScrollEvent.willEndDragging(velocity: 0, target: 0).direction)
    XCTAssertNil(ScrollEvent.willBeginDragging.direction)
  }
}
