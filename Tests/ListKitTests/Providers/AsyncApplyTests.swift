// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Versions that are compared off the main actor.
@MainActor
final class AsyncApplyTests: XCTestCase {
  private let view = RecordingListView()

  func test_apply_returnsWhenTheViewShowsIt() async {
    let basket = SimpleProvider<Fruit>(["apple", "fig"])
    basket.bind(to: view)
    _ = view.takeTranscript()

    let report = await basket.apply(["fig'", "kiwi"])

    XCTAssertEqual(report.outcome, .presented)
    XCTAssertEqual(report.stages, 2)
    expectTranscript(
      of: view,
      """
      delete row 0 of section 0
      insert row 1 of section 0
      reconfigure row 0 of section 0
      """)
  }

  func test_apply_ofSections_isShown() async {
    let store = SectionedProvider([Shelf("a", items: ["apple"])])
    store.bind(to: view)

    let report = await store.apply([Shelf("b", items: ["fig"]), Shelf("a", items: [])])

    XCTAssertEqual(report.insertedSectionCount, 1)
    XCTAssertEqual(view.picture, "section 0\n  fig\nsection 1")
  }

  func test_apply_whenNotBound_says() async {
    let basket = SimpleProvider<Fruit>(["apple"])

    let report = await basket.apply(["fig"])

    XCTAssertEqual(report.outcome, .notBound)
    XCTAssertEqual(basket.items, ["fig"])
  }

  func test_apply_whenCalledAgainMeanwhile_theLatestWinsAndEachReturnsOnce() async {
    let basket = SimpleProvider<Fruit>(["apple"])
    basket.bind(to: view)

    let calls = (1...20).map { number in
      Task { await basket.apply([Fruit("fruit \(number)")]) }
    }
    var outcomes: [UpdateReport.Outcome] = []
    for call in calls { outcomes.append(await call.value.outcome) }

    XCTAssertEqual(basket.items, ["fruit 20"])
    XCTAssertEqual(view.picture, "section 0\n  fruit 20")
    XCTAssertEqual(outcomes.last, .presented)
    XCTAssertEqual(outcomes.count, 20)
  }

  func test_apply_whenEditedMeanwhile_bothAreShown() async {
    let basket = SimpleProvider<Fruit>(["apple"])
    basket.bind(to: view)
    let call = Task { await basket.apply(["fig"]) }
    while basket.items != ["fig"] { await Task.yield() }

    basket.append("kiwi")
    let report = await call.value

    XCTAssertEqual(view.picture, "section 0\n  fig\n  kiwi")
    XCTAssertTrue([.superseded, .presented].contains(report.outcome))
  }

  func test_apply_ofManyRows_isExact() async {
    let old = (0..<20_000).map { Fruit("fruit \($0)") }
    let new = old.filter { !$0.id.hasSuffix("7") }
    let basket = SimpleProvider(old)
    let view = CountingView()
    basket.updatePolicy = .alwaysBatch
    basket.bind(to: view)

    let report = await basket.apply(new)

    XCTAssertEqual(report.deletedRowCount, 2_000)
    XCTAssertEqual(view.dataSource?.numberOfRows(inSection: 0), 18_000)
  }
}
