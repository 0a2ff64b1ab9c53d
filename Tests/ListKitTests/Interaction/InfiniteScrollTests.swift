// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Lists that load more as their end comes near.
@MainActor
final class InfiniteScrollTests: ScenarioTestCase {
  private typealias Page = (items: [Fruit], hasMore: Bool)

  /// The answers that are still owed, oldest first.
  private var requests: [CheckedContinuation<Page, any Error>] = []
  private var requestCount = 0

  private func nextPage() async throws -> Page {
    requestCount += 1
    return try await withCheckedThrowingContinuation { requests.append($0) }
  }

  private func fruit(_ numbers: Range<Int>) -> [Fruit] { numbers.map { Fruit("\($0)") } }

  /// Shows the data source with room for little more than two rows.
  private func showSmall(_ source: ListDataSource) -> RecordingListView {
    show(source, in: RecordingListView(viewportHeight: 100))
  }

  /// Runs whatever can run, to see that it does nothing.
  private func wait() async {
    for _ in 0..<100 { await Task.yield() }
  }

  private func answer(_ items: [Fruit], hasMore: Bool = true, to scroll: InfiniteScroll) async {
    await settle { !self.requests.isEmpty }
    requests.removeFirst().resume(returning: (items, hasMore))
    // Until it is taken over, which may lead to the next request at once.
    await settle {
      if case .loading = scroll.state { !self.requests.isEmpty } else { true }
    }
  }

  func test_loadsPages_whenRowsAreHigh_beginsAtTheEnd() async {
    let provider = SimpleProvider(fruit(0..<10)) { Row($0.id).height(.fixed(80)) }
    let scroll = provider.loadsPages(leadDistance: 50) { try await self.nextPage() }
    let view = showSmall(provider)

    view.scrollToEnd()

    await answer(fruit(10..<11), hasMore: false, to: scroll)
    XCTAssertEqual(requestCount, 1)
    XCTAssertEqual(provider.items.count, 11)
    view.takeTranscript()
  }

  func test_loadsPages_whenTheEndIsNear_begins() async {
    let provider = SimpleProvider(fruit(0..<10))
    let scroll = provider.loadsPages(leadDistance: 50) { try await self.nextPage() }
    let view = showSmall(provider)

    view.scroll(to: 440 - 100 - 51)
    await wait()
    XCTAssertEqual(requestCount, 0)
    view.scroll(to: 440 - 100 - 50)
    await answer(fruit(10..<12), to: scroll)

    XCTAssertEqual(provider.items.count, 12)
    XCTAssertEqual(
      view.takeTranscript(), "insert row 10 of section 0\ninsert row 11 of section 0")
    XCTAssertEqual(requestCount, 1, "The end has gone further away than that")
    view.finish()
  }

  func test_loadsPages_whenTheEndComesNearAgainAndAgain_asksOnce() async {
    let provider = SimpleProvider(fruit(0..<10))
    var states: [String] = []
    let scroll = provider.loadsPages { try await self.nextPage() }
    scroll.onStateChange = { states.append("\($0)") }
    let view = showSmall(provider)

    for _ in 0..<3 {
      view.scrollToEnd()
      view.scroll(to: 0)
      await wait()
    }
    XCTAssertEqual(requestCount, 1)
    await answer(fruit(10..<20), to: scroll)
    view.scrollToEnd()
    await answer(fruit(20..<25), hasMore: false, to: scroll)
    view.scrollToEnd()
    await wait()

    XCTAssertEqual(requestCount, 2)
    XCTAssertEqual(provider.items.count, 25)
    XCTAssertEqual(states, ["loading", "ready", "loading", "ended"])
  }

  func test_loadsPages_whenTheListIsEmptyOrShort_asksOnlyForTheShortOne() async {
    let provider = SimpleProvider<Fruit>([])
    let scroll = provider.loadsPages { try await self.nextPage() }
    let view = showSmall(provider)
    await wait()
    XCTAssertEqual(requestCount, 0)

    provider.append("a")
    await answer(["b"], to: scroll)
    await answer(["c"], hasMore: false, to: scroll)
    await wait()

    XCTAssertEqual(provider.items, ["a", "b", "c"])
    XCTAssertEqual(requestCount, 2, "The last page fits the screen")
    view.takeTranscript()
  }

  func test_loadsPages_whenAPageIsEmpty_waitsForNewContent() async {
    let provider = SimpleProvider<Fruit>(["a"])
    let scroll = provider.loadsPages { try await self.nextPage() }
    let view = showSmall(provider)

    await answer([], to: scroll)
    view.scroll(to: 0)
    await wait()
    XCTAssertEqual(requestCount, 1)
    provider.append("b")
    await answer(["c"], hasMore: false, to: scroll)

    XCTAssertEqual(provider.items, ["a", "b", "c"])
    view.takeTranscript()
  }

  func test_loaderRow_whenTheOnlyPageFitsTheScreen_isRemovedAndNothingIsAskedAgain() async {
    let list = SimpleProvider<Fruit>(["0"])
    let loader = SimpleProvider(["loading"])
    let root = CompositeDataSource(.sections, list, loader)
    let scroll = list.loadsPages { try await self.nextPage() }
    scroll.onStateChange = { state in
      switch state {
      case .loading: loader.apply(["loading"], animated: true)
      case .ready, .failed: break
      case .ended: loader.removeAll()
      }
    }
    let view = show(root, in: RecordingListView(viewportHeight: 440))

    await answer(["1"], hasMore: false, to: scroll)
    XCTAssertEqual(rows(of: view), [["0", "1"], []])
    view.scrollToEnd()
    list.append("2")
    view.scroll(to: 0)
    await wait()

    XCTAssertEqual(requestCount, 1)
    XCTAssertEqual(rows(of: view), [["0", "1", "2"], []])
    view.takeTranscript()
    view.finish()
  }

  func test_loadsPages_afterEveryKindOfEdit_stillAsks() async {
    let store = SectionedProvider([Shelf("a", items: ["0"])])
    let scroll = store.loadsMore {
      self.requestCount += 1
      return true
    }
    let view = show(store)
    let edits: [@MainActor () -> Void] = [
      { store.append("1", toSection: "a") },
      { store.appendSection(Shelf("b", items: ["2"])) },
      { store.removeSection("b") },
      { store.replace("0'") },
      { store.remove("1") },
      { store.reload(with: [Shelf("c", items: ["3"])]) },
      { store.applyWithoutAnimation([Shelf("c", items: ["4", "3"])]) },
    ]
    await settle { self.requestCount == 1 }

    for (number, edit) in edits.enumerated() {
      edit()
      await settle { self.requestCount == number + 2 }
      await settle { if case .ready = scroll.state { true } else { false } }
    }
    await wait()

    XCTAssertEqual(requestCount, edits.count + 1, "Once for each")
    view.takeTranscript()
  }

  func test_retry_afterAFailure_asksAgain() async {
    let provider = SimpleProvider<Fruit>(["a"])
    let scroll = provider.loadsPages { try await self.nextPage() }
    let view = showSmall(provider)
    await settle { !self.requests.isEmpty }
    requests.removeFirst().resume(throwing: TreeError())
    await settle { "\(scroll.state)".hasPrefix("failed") }

    view.scroll(to: 0)
    provider.append("b")
    await wait()
    XCTAssertEqual(requestCount, 1)
    scroll.retry()
    await answer(["c"], hasMore: false, to: scroll)
    scroll.retry()
    await wait()

    XCTAssertEqual(requestCount, 2)
    XCTAssertEqual(provider.items, ["a", "b", "c"])
    view.takeTranscript()
  }

  func test_refresh_whileAPageIsOnItsWay_dropsThePage() async {
    let provider = SimpleProvider<Fruit>(["a", "b"])
    let scroll = provider.loadsPages { try await self.nextPage() }
    provider.onRefresh = {}
    let view = showSmall(provider)
    await settle { !self.requests.isEmpty }

    view.pullToRefresh()
    XCTAssertEqual("\(scroll.state)", "ready")
    provider.apply(["x", "a"], animated: true)
    await wait()
    XCTAssertEqual(requestCount, 1, "Nothing is loaded during a refresh")
    provider.endRefreshing()
    await settle { self.requestCount == 2 }
    requests.removeFirst().resume(returning: (["c"], true))
    await wait()
    XCTAssertEqual(provider.items, ["x", "a"])
    await answer(["d"], hasMore: false, to: scroll)

    XCTAssertEqual(provider.items, ["x", "a", "d"])
    view.takeTranscript()
  }

  func test_refresh_afterTheEndOfData_beginsAnew() async {
    let provider = SimpleProvider<Fruit>(["a"])
    let scroll = provider.loadsPages { try await self.nextPage() }
    provider.onRefresh = {}
    let view = showSmall(provider)
    await answer([], hasMore: false, to: scroll)

    provider.beginRefreshing()
    provider.apply(["x"], animated: true)
    provider.endRefreshing()
    await answer(["y"], hasMore: false, to: scroll)

    XCTAssertEqual(provider.items, ["x", "y"])
    view.takeTranscript()
  }

  func test_loadsPages_whenPagesOverlap_mergesTheirBorder() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    var diagnostics: [String] = []
    ListDiagnostics.handler = { diagnostics.append("\($0)") }
    let provider = SimpleProvider<Fruit>(["a", "b", "c"])
    provider.name = "basket"
    let scroll = provider.loadsPages { try await self.nextPage() }
    let view = showSmall(provider)
    view.scrollToEnd()

    await answer(["c'", "d", "e", "d'"], hasMore: false, to: scroll)

    XCTAssertEqual(provider.items, ["a", "b", "c'", "d", "e"])
    XCTAssertEqual(diagnostics.count, 1)
    XCTAssertTrue(diagnostics.first?.contains("row 3 of section 0") ?? false)
    expectTranscript(
      of: view,
      """
      insert row 3 of section 0
      insert row 4 of section 0
      reconfigure row 2 of section 0
      """)
    view.finish()
  }

  func test_loadsMore_whenTheListIsATree_addsWhereItLikes() async {
    let (first, second) = (SimpleProvider(fruit(0..<3)), SimpleProvider(fruit(3..<6)))
    let root = CompositeDataSource(.sections, first, second)
    let scroll = root.loadsMore {
      let page = try await self.nextPage()
      second.append(contentsOf: page.items)
      return page.hasMore
    }
    let view = showSmall(root)

    view.scrollToEnd()
    await answer(fruit(6..<9), hasMore: false, to: scroll)

    XCTAssertEqual(second.items.count, 6)
    XCTAssertEqual(view.numberOfRows(inSection: 1), 6)
    view.takeTranscript()
  }

  func test_loadsPages_insideATree_worksWhileItIsShown() async {
    let feed = SimpleProvider(fruit(0..<3))
    let scroll = feed.loadsPages { try await self.nextPage() }
    let state = StateDataSource(content: feed, loading: .message("Loading"))
    let segments = SegmentedDataSource(SimpleProvider<Fruit>(["other"]), state)
    let root = CompositeDataSource(.sections, segments, .message("footer"))
    let view = showSmall(root)
    view.scrollToEnd()
    await wait()
    XCTAssertEqual(requestCount, 0, "It isn't shown")

    segments.selectedIndex = 1
    view.scrollToEnd()
    await answer(fruit(3..<6), to: scroll)
    state.state = .loading
    view.scroll(to: 0)
    await wait()
    XCTAssertEqual(requestCount, 1, "It isn't shown any more")
    state.state = .content
    view.scrollToEnd()
    await settle { self.requestCount == 2 }
    root.onRefresh = {}
    root.beginRefreshing()
    requests.removeFirst().resume(returning: (fruit(6..<9), true))
    await wait()

    XCTAssertEqual(feed.items.count, 6, "A refresh of the list drops the page")
    view.takeTranscript()
  }

  func test_loadsPages_whenItIsReplaced_dropsWhatWasOnItsWay() async {
    let provider = SimpleProvider<Fruit>(["a"])
    _ = provider.loadsPages { try await self.nextPage() }
    let view = showSmall(provider)
    await settle { !self.requests.isEmpty }
    let scroll = provider.loadsPages { try await self.nextPage() }
    await settle { self.requestCount == 2 }

    requests.removeFirst().resume(returning: (["late"], true))
    await answer(["b"], hasMore: false, to: scroll)
    await wait()

    XCTAssertEqual(provider.items, ["a", "b"])
    view.takeTranscript()
  }

  func test_loadsPages_whenTheProviderGoes_endsQuietly() async {
    var provider: SimpleProvider<Fruit>? = SimpleProvider(["a"])
    weak let freed = provider
    var requests: [CheckedContinuation<Page, any Error>] = []
    _ = provider?.loadsPages {
      try await withCheckedThrowingContinuation { requests.append($0) }
    }
    let view = RecordingListView()
    provider?.bind(to: view)
    await settle { !requests.isEmpty }

    provider = nil
    XCTAssertNil(freed)
    requests.removeFirst().resume(returning: (["b"], true))
    await wait()
    view.takeTranscript()
  }
}
