// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Gestures in the middle of which the model changes.
@MainActor
final class GestureFaultTests: ScenarioTestCase {
  private var calls: [String] = []

  private func basket(_ items: [Fruit]) -> SimpleProvider<Fruit> {
    SimpleProvider(items) { Row("\($0)").movable().deletable() }
  }

  func test_tap_whenDescribingTheRowDropsIt_selectsNothing() async {
    let list = basket(["apple", "fig"])
    list.onSelect = { [unowned self] in calls.append("select \($0.item)") }
    let view = show(list)
    list.makeRow = { [unowned list] context in
      if list.contains("fig") { list.remove("fig") }
      return Row("\(context.item)")
    }

    view.dataSource?.handle(.row(.selected, at: at(0, 1)))

    XCTAssertEqual(list.selectedIDs, [])
    XCTAssertEqual(calls, [])
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
  }

  func test_tap_whenHearingOfTheSelectionDropsTheRow_callsNoHandler() async {
    let list = basket(["apple", "fig"])
    list.onSelect = { [unowned self] in calls.append("select \($0.item)") }
    list.onSelectionChange = { [unowned list] selected in
      if selected.contains("fig") { list.remove("fig") }
    }
    let view = show(list)

    view.tap(at(0, 1))
    XCTAssertEqual(calls, [])
    view.tap(at(0, 0))

    XCTAssertEqual(calls, ["select apple"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 0)])
  }

  func test_pressDelete_whenTheHookDropsTheItem_commitsNothing() async {
    let list = basket(["apple", "fig"])
    var questions = 0
    list.onCanEdit = { [unowned list] _ in
      questions += 1
      if questions == 2 { list.remove("apple") }
      return true
    }
    list.onCommitDelete = { [unowned self] in calls.append("delete \($0.item)") }
    let view = show(list)

    view.pressDelete(at: at(0, 0))

    XCTAssertEqual(calls, [])
    XCTAssertEqual(list.items, ["fig"])
    expectTranscript(of: view, "delete row 0 of section 0")
    view.finish()
  }

  func test_handlers_whenTheHookMovesTheItem_getItsNewPath() async {
    let list = basket(["apple", "fig"])
    list.onCanEdit = { [unowned list] _ in
      if list.items[0] == "apple" { list.move("apple", to: 1) }
      return true
    }
    list.onCommitInsert = { [unowned self] in calls.append("\($0.item) at \($0.indexPath.row)") }
    let view = show(list)

    view.dataSource?.handle(.row(.commitInsert, at: at(0, 0)))

    XCTAssertEqual(calls, ["apple at 1"])
  }

  func test_display_whenItsHandlersDropARowAndSelectAnother_isUpdatedAfterwards() async {
    let list = basket(["a", "b", "c", "d", "e", "f"])
    list.onDidEndDisplaying = { [unowned list] fruit in
      if fruit == "a" { list.remove("b") }
    }
    list.onWillDisplay = { [unowned list] context in
      if context.item == "e" { list.select("d") }
    }
    let view = show(list, in: RecordingListView(viewportHeight: 100))

    view.scroll(to: 80)

    XCTAssertEqual(list.selectedIDs, ["d"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 2)])
    expectTranscript(of: view, "delete row 1 of section 0\nselect row 2 of section 0")
    view.finish()
  }

  func test_drag_whileTheViewAnimates_isFollowed() async {
    let list = basket(["apple", "fig", "kiwi"])
    list.onDelete = { [unowned self] in calls.append("\($0.item)") }
    let view = show(list)
    view.completesManually = true
    list.append("lime")

    XCTAssertEqual(view.drag(from: at(0, 0), to: at(0, 2)), at(0, 2))
    view.pressDelete(at: at(0, 0))
    view.completeAll()

    XCTAssertEqual(list.items, ["kiwi", "apple", "lime"])
    XCTAssertEqual(calls, ["fig"], "What was seen there")
    XCTAssertEqual(rows(of: view), [["kiwi", "apple", "lime"]])
    view.takeTranscript()
    view.finish()
  }

  func test_drag_whileTheViewAnimatesAndChangesWait_isRefused() async {
    let list = basket(["apple", "fig", "kiwi"])
    let view = show(list)
    view.completesManually = true
    list.append("lime")
    list.append("plum")

    XCTAssertNil(view.drag(from: at(0, 0), to: at(0, 2)))
    view.completeAll()

    XCTAssertEqual(list.items.map(\.id), ["apple", "fig", "kiwi", "lime", "plum"])
    XCTAssertEqual(rows(of: view)[0].count, 5)
    view.takeTranscript()
    view.finish()
  }

  func test_drop_whenAHookChangesTheModelWhileTheViewAnimates_keepsViewAndHandlersTogether() async {
    var dropCount = 0
    for hook in ["move", "row"] {
      for call in 1...8 {
        let list = basket(["apple", "fig", "kiwi"])
        let view = show(list)
        view.completesManually = true
        list.append("lime")
        var calls = 0
        func change() {
          calls += 1
          if calls == call { list.insert("plum", at: 0) }
        }
        if hook == "move" {
          list.onCanMove = { _ in
            change()
            return true
          }
        } else {
          list.makeRow = { context in
            change()
            return Row("\(context.item)").movable().deletable()
          }
        }
        var deleted: [Fruit] = []
        list.onDelete = { deleted.append($0.item) }
        let wasDropped = view.drag(from: at(0, 0), to: at(0, 2)) != nil
        dropCount += wasDropped ? 1 : 0
        let expected =
          wasDropped ? ["fig", "kiwi", "apple", "lime"] : ["apple", "fig", "kiwi", "lime"]
        let message = "call \(call) of the hook of \(hook)"

        XCTAssertEqual(
          (0..<4).map { view.dataSource?.row(at: at(0, $0)).content?.text }, expected, message)
        view.pressDelete(at: at(0, 0))
        for _ in 0..<3 { view.completeAll() }

        XCTAssertEqual(deleted.map(\.id), [expected[0]], message)
        XCTAssertEqual(rows(of: view), [list.items.map(\.id)], message)
        view.takeTranscript()
        view.finish()
      }
    }
    XCTAssertGreaterThan(dropCount, 8)
  }

  func test_drop_whenTheModelRefusesIt_whatIsSeenIsAskedForUntilItIsTakenBack() async {
    let (first, second) = (basket(["apple", "fig"]), SimpleProvider([7]))
    let root = CompositeDataSource(.sections, first, second)
    let view = show(root)
    view.completesManually = true
    first.append("lime")
    let source = view.dataSource
    // A view that lets a row be dropped without asking whether it may.
    source?.handle(.moveRow(from: at(0, 0), to: at(1, 1)))

    let paths = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)]
    let shown = paths.map { source?.row(at: $0).content?.text }

    XCTAssertEqual(shown, ["fig", "lime", "7", "apple"])
    XCTAssertEqual(
      [source?.numberOfRows(inSection: 0), source?.numberOfRows(inSection: 1)], [2, 2])
    view.completeAll()
    XCTAssertEqual(rows(of: view), [["apple", "fig", "lime"], ["7"]])
    view.takeTranscript()
    view.finish()
  }

  func test_drag_ofTheLastRowOutOfAContent_showsWhatStandsInForIt() async {
    let content = basket(["fig"])
    let other = basket(["apple"])
    let root = CompositeDataSource(
      .sections, StateDataSource(content: content, empty: .message("nothing")), other)
    let view = show(root)
    view.tap(at(0, 0))

    view.drag(from: at(0, 0), to: at(1, 1))

    XCTAssertEqual(rows(of: view), [["nothing"], ["apple", "fig"]])
    XCTAssertEqual(other.selectedIDs, ["fig"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(1, 1)])
    view.takeTranscript()
    view.finish()
  }

  func test_drag_whenTheRowWasDeselectedWhileHeld_isNotSelectedThere() async {
    let (first, second) = (basket(["fig", "kiwi"]), basket(["apple"]))
    let root = CompositeDataSource(.sections, first, second)
    let view = show(root)
    view.tap(at(0, 0))
    view.pickUp(at: at(0, 0))
    first.append("lime")
    first.clearSelection()

    view.drop(at: at(1, 0))

    XCTAssertEqual(second.items, ["fig", "apple"])
    XCTAssertEqual(second.selectedIDs, [])
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
  }
}
