// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// What is asked of a view while it still animates.
@MainActor
final class PendingUpdateTests: ScenarioTestCase {
  private var calls: [String] = []

  private func animating(_ source: ListDataSource) -> RecordingListView {
    let view = show(source)
    view.completesManually = true
    return view
  }

  func test_reload_behindAnUpdate_winsAndLosesNoCompletion() async {
    let provider = SimpleProvider(["a"])
    let view = animating(provider)
    provider.apply(["a", "b"], animated: true) { _ in self.calls.append("first") }
    view.takeTranscript()

    provider.apply(["a", "b", "c"], animated: true) { _ in self.calls.append("second") }
    provider.reload(with: ["x"]) { _ in self.calls.append("third") }
    expectTranscript(of: view, "")
    XCTAssertEqual(calls, [])
    XCTAssertEqual(provider.items, ["x"])
    view.completeNextBatch()

    expectTranscript(of: view, "reload everything")
    XCTAssertEqual(calls, ["first", "second", "third"])
    XCTAssertEqual(rows(of: view), [["x"]])
    view.finish()
  }

  func test_reload_besideAnUpdateInOneGroup_wins() async {
    let provider = SimpleProvider(["a"])
    let view = show(provider)

    provider.performUpdates {
      provider.apply(["a", "b"], animated: true) { _ in self.calls.append("update") }
      provider.reload(with: ["c"]) { _ in self.calls.append("reload") }
    }

    expectTranscript(of: view, "reload everything")
    XCTAssertEqual(calls, ["update", "reload"])
    view.finish()
  }

  func test_refresh_whileABatchAnimates_runsAfterIt() async {
    let counters = [Counter(), Counter()]
    let provider = SimpleProvider(counters) { Row("\($0.count)") }
    let view = animating(provider)
    provider.append(Counter())
    view.takeTranscript()

    counters[0].count = 7
    provider.refresh(counters[0].id)
    expectTranscript(of: view, "")
    view.completeAll()

    expectTranscript(of: view, "reconfigure row 0 of section 0")
    XCTAssertEqual(rows(of: view), [["7", "0", "0"]])
    view.finish()
  }

  func test_append_fromACellThatIsConfigured_comesAfterTheUpdate() async {
    final class Cell: ReusableCell {}
    let provider = SimpleProvider(["a"])
    provider.makeRow = { [unowned provider] row in
      Row(Cell.self) { _ in
        if row.item == "b", provider.items.count == 2 { provider.append("c") }
      }
    }
    let view = show(provider)

    provider.append("b")

    expectTranscript(of: view, "insert row 1 of section 0\ninsert row 2 of section 0")
    XCTAssertEqual(provider.items, ["a", "b", "c"])
    view.finish()
  }

  func test_scroll_whileABatchAnimates_findsTheRowAnew() async {
    let provider = SimpleProvider(["a", "y", "z"])
    let view = animating(provider)
    provider.append("end")
    view.takeTranscript()

    provider.scroll(to: "y")
    provider.scroll(to: "z")
    provider.apply(["new", "a", "y"], animated: true)
    expectTranscript(of: view, "")
    view.completeNextBatch()
    expectTranscript(
      of: view,
      """
      delete row 3 of section 0
      delete row 2 of section 0
      insert row 0 of section 0
      """)
    view.completeNextBatch()

    // The one row is elsewhere by now, the other has gone.
    expectTranscript(of: view, "scroll to row 2 of section 0")
    view.finish()
  }

  func test_requests_inAGroupOfChanges_comeAfterIt() async {
    let provider = SimpleProvider(["a"])
    let root = CompositeDataSource(.sections, SimpleProvider(["first"]), provider)
    let view = show(root)

    root.performUpdates {
      provider.append("z")
      provider.scroll(to: "z")
      provider.setEditing(true)
      root.performUpdates { provider.scroll(to: "a", position: .top) }
      XCTAssertEqual(view.takeCalls(), [])
    }

    expectTranscript(
      of: view,
      """
      insert row 1 of section 1
      scroll to row 1 of section 1
      begin editing
      scroll to row 0 of section 1, at the top
      """)
    view.finish()
  }

  func test_scroll_whenTheViewDoesNotShowTheRowYet_asksForNothing() async {
    let provider = SimpleProvider(["a", "b"])
    let view = show(provider)
    provider.setSilently(["x", "a", "z"])

    provider.scroll(to: "z")
    provider.scroll(to: "a")

    // Where the view shows it, which isn't where the model has it by now.
    expectTranscript(of: view, "scroll to row 0 of section 0")
    view.finish()
  }

  func test_scroll_whenItsTargetGoesMidway_asksForNothingOutOfRange() async {
    let provider = SimpleProvider(["a", "b", "z"])
    let view = show(provider, in: RecordingListView(viewportHeight: 44))

    provider.scroll(to: "z", position: .top, animated: true)
    provider.apply(["a", "b"], animated: true)

    expectTranscript(
      of: view, "scroll to row 2 of section 0, at the top\ndelete row 2 of section 0")
    XCTAssertEqual(view.scrollOffset, 44)
    view.finish()
  }

  func test_tooManyChanges_whileABatchAnimates_reloadsWhenItIsDone() async {
    let provider = SimpleProvider([0])
    provider.updatePolicy = UpdatePolicy(maximumAnimatedChanges: 2)
    let view = animating(provider)
    provider.append(1)
    view.takeTranscript()

    provider.apply(Array(0..<10), animated: true)
    expectTranscript(of: view, "")
    view.completeNextBatch()

    expectTranscript(of: view, "reload everything")
    XCTAssertEqual(view.numberOfRows(inSection: 0), 10)
    view.finish()
  }

  func test_insertReloadInsert_inQuickSuccession_endWithBoth() async {
    let provider = SimpleProvider<String>([])
    let view = animating(provider)

    provider.append("a")
    provider.reload(with: provider.items)
    provider.append("b")
    expectTranscript(of: view, "insert row 0 of section 0")
    view.completeAll()

    expectTranscript(of: view, "reload everything")
    XCTAssertEqual(rows(of: view), [["a", "b"]])
    view.finish()
  }

  func test_twoToggles_beforeTheFirstIsDone_areBothApplied() async {
    func shelves(_ open: Set<String>) -> [SimpleSection<String, String>] {
      ["A", "B"].map { SimpleSection($0, items: open.contains($0) ? ["\($0)1", "\($0)2"] : []) }
    }
    let provider = SectionedProvider(shelves([]))
    let view = animating(provider)

    provider.apply(shelves(["A"]), animated: true) { _ in self.calls.append("A open") }
    provider.apply(shelves(["A", "B"]), animated: true) { _ in self.calls.append("B open") }
    provider.apply(shelves(["B"]), animated: true) { _ in self.calls.append("A closed") }
    expectTranscript(of: view, "insert row 0 of section 0\ninsert row 1 of section 0")
    view.completeAll()

    XCTAssertEqual(
      takeBatches(of: view),
      [
        """
        delete row 1 of section 0
        delete row 0 of section 0
        insert row 0 of section 1
        insert row 1 of section 1
        """
      ])
    XCTAssertEqual(calls, ["A open", "B open", "A closed"])
    view.finish()
  }

  func test_stages_ofOneUpdate_followAtOnceAndNothingComesBetween() async {
    let provider = SectionedProvider<DiffShelf>([
      DiffShelf("A", items: ["a", "b"]), DiffShelf("B", items: ["c"]),
    ])
    let view = animating(provider)
    provider.onUpdate = { self.calls.append("\($0.stages) stages") }

    provider.apply(
      [DiffShelf("B", items: ["c'", "d"]), DiffShelf("A", items: ["b"])], animated: true)
    XCTAssertEqual(view.pendingBatchCount, 3)
    provider.append("e", toSection: "A")
    XCTAssertEqual(takeBatches(of: view).count, 3)
    view.completeNextBatch()
    view.completeNextBatch()
    XCTAssertEqual(takeBatches(of: view), [])
    XCTAssertEqual(calls, [])
    view.completeNextBatch()

    XCTAssertEqual(takeBatches(of: view), ["insert row 1 of section 1"])
    XCTAssertEqual(calls, ["3 stages"])
    view.completeAll()
    XCTAssertEqual(calls, ["3 stages", "1 stages"])
    view.finish()
  }

  func test_select_whileABatchAnimates_isMarkedAfterIt() async {
    let provider = SimpleProvider(["a", "b"])
    let view = animating(provider)
    provider.insert("x", at: 0)
    view.takeTranscript()

    provider.select("b")
    XCTAssertEqual(provider.selectedIDs, ["b"])
    view.completeAll()

    expectTranscript(of: view, "select row 2 of section 0")
    view.finish()
  }

  func test_tap_whileAnotherUpdateWaits_reachesTheRowThatWasSeen() async {
    let provider = SimpleProvider(["a", "b"])
    provider.onSelect = { self.calls.append("\($0.item) at \($0.indexPath.row)") }
    let view = animating(provider)
    provider.append("c")
    provider.apply(["x", "y", "b"], animated: true)
    view.takeTranscript()

    // The view still shows a, b, c; b is the third row of the model by now, and a has gone.
    view.tap(at(0, 1))
    XCTAssertEqual(calls, ["b at 2"])
    view.tap(at(0, 0))
    XCTAssertEqual(calls, ["b at 2"])
    view.completeAll()

    XCTAssertEqual(rows(of: view), [["x", "y", "b"]])
    XCTAssertEqual(view.indexPathsForSelectedRows, provider.selectedIDs == ["b"] ? [at(0, 2)] : [])
    view.takeTranscript()
    view.finish()
  }
}
