// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

@MainActor
final class UpdateContractTests: XCTestCase {
  private let view = RecordingListView()

  private func fruits(_ items: Fruit...) -> SimpleProvider<Fruit> { SimpleProvider(items) }

  func test_bind_reloadsTheView() async {
    fruits("fig").bind(to: view)

    expectTranscript(of: view, "reload everything")
  }

  func test_apply_tellsTheViewBeforeItReturns() async {
    let basket = fruits("apple", "fig")
    basket.bind(to: view)
    _ = view.takeTranscript()

    basket.apply(["fig'", "kiwi"], animated: true)

    expectTranscript(
      of: view,
      """
      delete row 0 of section 0
      insert row 1 of section 0
      reconfigure row 0 of section 0
      """)
    XCTAssertEqual(view.picture, "section 0\n  fig'\n  kiwi")
  }

  func test_apply_whenNothingChanges_tellsTheViewNothing() async {
    let basket = fruits("apple")
    basket.bind(to: view)
    _ = view.takeTranscript()
    var report: UpdateReport?

    basket.apply(["apple"]) { report = $0 }

    expectTranscript(of: view, "")
    XCTAssertEqual(report?.stages, 0)
    XCTAssertEqual(report?.changes, ListChanges())
  }

  func test_apply_whenSectionsMoveAndRowsChange_takesThreeBatches() async {
    let store = SectionedProvider([
      Shelf("a", items: ["apple", "fig"]), Shelf("b", items: ["kiwi"]),
    ])
    store.bind(to: view)
    _ = view.takeCalls()

    store.apply(
      [Shelf("b", items: ["kiwi'", "lime"]), Shelf("a", items: ["fig"])], animated: true)

    let batches = view.takeCalls().compactMap { call -> ListBatch? in
      guard case .performBatchUpdates(let batch, _) = call else { return nil }
      return batch
    }
    XCTAssertEqual(batches.map(\.endsUpdate), [false, false, true])
    XCTAssertEqual(batches[0].deletedRows, [ListIndexPath(0, 0)])
    XCTAssertEqual(batches[0].insertedRows, [ListIndexPath(1, 1)])
    XCTAssertEqual(batches[1].movedSections.count, 1)
    XCTAssertFalse(batches[1].deletedRows.isEmpty && batches[1].isEmpty)
    XCTAssertEqual(batches[2].reconfiguredRows, [ListIndexPath(0, 0)])
  }

  func test_apply_whenTheCellKindChanges_reloadsThatRowAlone() async {
    let basket = SimpleProvider<Fruit>(["apple", "fig"]) { fruit in
      fruit.ripeness == 0 ? Row(fruit.id) : Row(RipeCell.self)
    }
    basket.bind(to: view)
    _ = view.takeTranscript()

    basket.apply(["apple'", "fig"], animated: true)

    expectTranscript(of: view, "reload row 0 of section 0")
  }

  func test_apply_whenAClassChangesItsKindInPlace_reloadsThatRow() async {
    let counter = Counter()
    let counters = SimpleProvider([counter]) { counter in
      counter.count == 0 ? Row("zero") : Row(RipeCell.self)
    }
    counters.bind(to: view)
    _ = view.takeTranscript()

    counter.count = 1
    counters.refresh(counter.id)

    expectTranscript(of: view, "reload row 0 of section 0")
  }

  func test_refresh_whenAClassChangesInPlace_reconfiguresItOnce() async {
    let counter = Counter()
    let counters = SimpleProvider([counter, Counter()]) { Row("\($0.count)") }
    counters.bind(to: view)
    _ = view.takeTranscript()

    counter.count = 1
    counters.refresh(counter.id)
    counters.append(Counter())

    expectTranscript(of: view, "reconfigure row 0 of section 0\ninsert row 2 of section 0")
  }

  func test_refresh_ofTwins_reconfiguresThemAll() async {
    let counter = Counter()
    let counters = SimpleProvider([counter, Counter(), counter]) { Row("\($0.count)") }
    counters.bind(to: view)
    _ = view.takeTranscript()

    counter.count = 1
    counters.refresh(counter.id)

    expectTranscript(of: view, "reconfigure row 0 of section 0\nreconfigure row 2 of section 0")
  }

  func test_apply_whenThereAreTooManyChanges_reloadsAndKeepsTheSelection() async {
    let basket = fruits("apple", "fig", "kiwi")
    basket.updatePolicy = UpdatePolicy(maximumAnimatedChanges: 2)
    basket.bind(to: view)
    basket.select("kiwi")
    _ = view.takeTranscript()
    var report: UpdateReport?

    basket.apply(["kiwi", "lime", "plum"]) { report = $0 }

    expectTranscript(of: view, "reload everything\nselect row 0 of section 0")
    XCTAssertEqual(report?.reload, .tooManyChanges(4, limit: 2))
    XCTAssertEqual(view.picture, "section 0\n* kiwi\n  lime\n  plum")
  }

  func test_reload_reloadsAndFadesIfAsked() async {
    let basket = fruits("apple")
    basket.bind(to: view)
    _ = view.takeCalls()

    basket.reload(with: ["fig"])
    basket.reload(with: ["kiwi"], crossFade: true)

    XCTAssertEqual(view.takeCalls(), [.reloadData, .reloadDataWithCrossFade])
    XCTAssertEqual(view.picture, "section 0\n  kiwi")
  }

  func test_setSilently_isShownWithTheNextUpdate() async {
    let basket = fruits("apple")
    basket.bind(to: view)
    _ = view.takeTranscript()

    basket.setSilently(["apple", "fig"])
    expectTranscript(of: view, "")
    XCTAssertEqual(basket.items.count, 2)
    basket.append("kiwi")

    expectTranscript(of: view, "insert row 1 of section 0\ninsert row 2 of section 0")
  }

  func test_animation_isThatOfTheDataSourceOrNone() async {
    let basket = fruits("apple")
    basket.animation = .fade
    basket.bind(to: view)
    _ = view.takeCalls()

    basket.append("fig")
    basket.applyWithoutAnimation(["fig"])

    let animations = view.takeCalls().compactMap { call -> ListAnimation? in
      guard case .performBatchUpdates(_, let animation) = call else { return nil }
      return animation
    }
    XCTAssertEqual(animations, [.fade, .none])
  }

  func test_performUpdates_makesOneUpdateOfAll() async {
    let basket = fruits("apple", "fig")
    basket.bind(to: view)
    _ = view.takeTranscript()
    var reports: [UpdateReport] = []

    let count = basket.performUpdates(completion: { reports.append($0) }) {
      basket.append("kiwi")
      basket.performUpdates { basket.remove("apple") }
      XCTAssertEqual(view.picture, "section 0\n  apple\n  fig")
      return basket.items.count
    }

    XCTAssertEqual(count, 2)
    expectTranscript(of: view, "delete row 0 of section 0\ninsert row 1 of section 0")
    XCTAssertEqual(reports.map(\.stages), [1])
  }

  func test_performUpdates_whenItThrows_showsWhatWasDone() async {
    struct Refused: Error {}
    let basket = fruits("apple")
    basket.bind(to: view)

    XCTAssertThrowsError(
      try basket.performUpdates { () throws(Refused) in
        basket.append("fig")
        throw Refused()
      })

    XCTAssertEqual(view.picture, "section 0\n  apple\n  fig")
  }

  func test_report_countsByKind() async {
    let basket = fruits("apple", "fig", "kiwi", "lime")
    basket.bind(to: view)
    var report: UpdateReport?

    basket.apply(["lime", "fig'", "kiwi", "plum"]) { report = $0 }

    XCTAssertEqual(report?.outcome, .presented)
    XCTAssertEqual(report?.deletedRowCount, 1)
    XCTAssertEqual(report?.insertedRowCount, 1)
    XCTAssertEqual(report?.movedRowCount, 1)
    XCTAssertEqual(report?.updatedRowCount, 1)
    XCTAssertEqual(report?.stages, 2)
    XCTAssertNil(report?.reload)
  }
}

private final class RipeCell: ReusableCell {}
