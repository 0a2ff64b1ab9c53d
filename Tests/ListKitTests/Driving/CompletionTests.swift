// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Completions are called exactly once, in order, whatever becomes of the view.
@MainActor
final class CompletionTests: XCTestCase {
  private let view = RecordingListView()
  private let basket = SimpleProvider<Fruit>(["apple"])
  private var log: [String] = []

  private func note(_ name: String) -> @MainActor (UpdateReport) -> Void {
    { [unowned self] _ in log.append(name) }
  }

  func test_whenTheViewAnimates_waitForItAndKeepTheirOrder() async {
    view.completesManually = true
    basket.bind(to: view)

    basket.apply(["apple", "fig"], completion: note("first"))
    basket.apply(["fig"], completion: note("second"))
    basket.apply(["fig", "kiwi"], completion: note("third"))

    XCTAssertEqual(log, [])
    XCTAssertEqual(view.numberOfRows(inSection: 0), 2, "The next update waits for the first")
    view.completeNextBatch()
    XCTAssertEqual(log, ["first"])
    view.completeAll()
    XCTAssertEqual(log, ["first", "second", "third"])
    XCTAssertEqual(view.picture, "section 0\n  fig\n  kiwi")
  }

  func test_whenAnUpdateIsEmpty_areCalledToo() async {
    basket.bind(to: view)

    basket.apply(["apple"], completion: note("same"))

    XCTAssertEqual(log, ["same"])
  }

  func test_whenACompletionAppliesAgain_manyTimes_theStackStaysShallow() async {
    basket.bind(to: view)
    var count = 0
    func next() {
      count += 1
      guard count < 5_000 else { return }
      basket.apply([Fruit("fruit \(count)")]) { _ in next() }
    }

    next()

    XCTAssertEqual(count, 5_000)
  }

  func test_whenTheViewGoesWhileItAnimates_areCalled() async {
    var other: RecordingListView? = RecordingListView(mode: .lenient)
    other?.completesManually = true
    if let other { basket.bind(to: other) }
    basket.apply(["fig"], completion: note("first"))
    basket.apply(["kiwi"], completion: note("second"))
    XCTAssertEqual(log, [])

    other = nil
    basket.apply(["lime"], completion: note("third"))

    XCTAssertEqual(log, ["first", "second", "third"])
  }

  func test_whenUnboundWhileTheViewAnimates_areCalledOnceAndNotAgain() async {
    view.completesManually = true
    basket.bind(to: view)
    basket.apply(["fig"], completion: note("first"))

    basket.unbind()
    XCTAssertEqual(log, ["first"])
    view.completeAll()

    XCTAssertEqual(log, ["first"])
  }

  func test_whenAViewCompletesTwice_theSecondTimeIsIgnored() async {
    let view = RepeatingView()
    basket.bind(to: view)

    basket.apply(["fig"], completion: note("first"))
    basket.apply(["kiwi"], completion: note("second"))

    XCTAssertEqual(log, ["first", "second"])
  }

  func test_report_tellsWhetherAnimationsRanToTheirEnd() async {
    view.completesManually = true
    basket.bind(to: view)
    var finished: Bool?
    basket.apply(["fig"]) { finished = $0.finished }

    view.completeNextBatch(finished: false)

    XCTAssertEqual(finished, false)
  }

  func test_reload_waitsForOutstandingBatches() async {
    view.completesManually = true
    basket.bind(to: view)
    basket.append("fig")
    _ = view.takeTranscript()

    basket.reload(with: ["kiwi"], completion: note("reload"))
    expectTranscript(of: view, "")
    view.completeAll()

    expectTranscript(of: view, "reload everything")
    XCTAssertEqual(log, ["reload"])
  }
}

/// A view that calls each completion twice.
private final class RepeatingView: ListView {
  weak var dataSource: (any ListViewDataSource)?

  func reloadData() {}

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    updateModel()
    completion(true)
    completion(true)
  }
}
