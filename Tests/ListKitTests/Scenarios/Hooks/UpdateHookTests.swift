// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// The hooks and observers of updates: who is called, how often, and in what order.
@MainActor
final class UpdateHookTests: ScenarioTestCase {
  private var calls: [String] = []

  private func watch(_ source: ListDataSource, as name: String) {
    source.onWillUpdate = { self.calls.append("will \(name)") }
    source.onUpdate = { _ in self.calls.append("did \(name)") }
  }

  func test_hooks_whenAChildChanges_areCalledOnRootAndChild() async {
    let fruit = SimpleProvider(["fig"])
    let nuts = SimpleProvider(["almond"])
    let inner = CompositeDataSource(.sections, nuts)
    let root = CompositeDataSource(.sections, fruit, inner)
    let view = show(root)
    for (source, name) in [(fruit, "fruit"), (nuts, "nuts"), (inner, "inner"), (root, "root")]
      as [(ListDataSource, String)]
    { watch(source, as: name) }

    nuts.append("hazel")

    XCTAssertEqual(calls, ["will root", "will nuts", "did root", "did nuts"])
    expectTranscript(of: view, "insert row 1 of section 1")
  }

  func test_hooks_whenSeveralChangesAreOneUpdate_areCalledOnce() async {
    let fruit = SimpleProvider(["fig"])
    let nuts = SimpleProvider(["almond"])
    let root = CompositeDataSource(.sections, fruit, nuts)
    let view = show(root)
    watch(root, as: "root")
    watch(fruit, as: "fruit")

    root.performUpdates {
      fruit.append("kiwi")
      fruit.remove("fig")
      nuts.append("hazel")
    }

    XCTAssertEqual(calls, ["will root", "will fruit", "did root", "did fruit"])
    XCTAssertEqual(
      takeBatches(of: view),
      [
        """
        delete row 0 of section 0
        insert row 0 of section 0
        insert row 1 of section 1
        """
      ])
  }

  func test_hooks_whenNoViewShowsIt_areCalledWithAReportThatSaysSo() async {
    let fruit = SimpleProvider(["fig"])
    watch(fruit, as: "fruit")
    var outcome: UpdateReport.Outcome?

    fruit.apply(["fig", "kiwi"], animated: true) { outcome = $0.outcome }

    XCTAssertEqual(calls, ["will fruit", "did fruit"])
    XCTAssertEqual(outcome, .notBound)
  }

  func test_willUpdate_whenItChangesTheModel_isPartOfTheUpdate() async {
    let fruit = SimpleProvider(["fig"])
    let view = show(fruit)
    fruit.onWillUpdate = {
      self.calls.append("will")
      if fruit.items.count < 3 { fruit.append("last") }
    }
    fruit.onUpdate = { self.calls.append("did, \($0.insertedRowCount) rows inserted") }

    fruit.append("kiwi")

    XCTAssertEqual(fruit.items, ["fig", "kiwi", "last"])
    XCTAssertEqual(calls.prefix(2), ["will", "did, 2 rows inserted"])
    XCTAssertEqual(takeBatches(of: view).count, 1)
  }

  func test_observe_whenSeveralWatch_callsAllInOrderUntilTheirTokensGo() async {
    let fruit = SimpleProvider(["fig"])
    let view = show(fruit)
    let first = fruit.observe { _ in self.calls.append("first") }
    var second: ListObservation? = fruit.observe { _ in self.calls.append("second") }
    fruit.onUpdate = { _ in self.calls.append("hook") }

    fruit.append("kiwi")
    XCTAssertNotNil(second)
    second = nil
    fruit.append("pear")
    first.cancel()
    fruit.append("plum")

    XCTAssertEqual(calls, ["hook", "first", "second", "hook", "first", "hook"])
    view.takeTranscript()
  }

  func test_didUpdate_whenAnUpdateIsShown_countsByKind() async {
    let provider = SectionedProvider<DiffShelf>([
      DiffShelf("A", title: "a", items: ["a", "b", "c"]), DiffShelf("B", items: ["d"]),
    ])
    let view = show(provider)
    var reports: [UpdateReport] = []
    provider.onUpdate = { reports.append($0) }

    provider.apply(
      [DiffShelf("A", title: "A", items: ["c'", "a", "x"]), DiffShelf("N", items: ["n"])],
      animated: true)

    let report = reports.first
    XCTAssertEqual(reports.count, 1)
    XCTAssertEqual(report?.outcome, .presented)
    XCTAssertEqual(report?.reload, nil)
    XCTAssertEqual(report?.deletedSectionCount, 1)
    XCTAssertEqual(report?.insertedSectionCount, 1)
    XCTAssertEqual(report?.updatedSectionCount, 1)
    XCTAssertEqual(report?.deletedRowCount, 1)
    XCTAssertEqual(report?.insertedRowCount, 1)
    XCTAssertEqual(report?.movedRowCount, 1)
    XCTAssertEqual(report?.updatedRowCount, 1)
    XCTAssertEqual(report?.stages, 2)
    view.takeTranscript()
  }
}
