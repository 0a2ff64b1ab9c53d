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
}
