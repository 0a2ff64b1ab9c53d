// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Swipe actions that are open while things change, and handlers that take their time.
@MainActor
final class SwipeFollowingTests: ScenarioTestCase {
  private var calls: [String] = []
  private var answers: [CheckedContinuation<SwipeActionResult, Never>] = []

  private func basket(_ items: [Fruit]) -> SimpleProvider<Fruit> {
    let basket = SimpleProvider(items) { fruit in
      Row("\(fruit)")
        .leadingSwipe {
          .action("eat", title: "Eat \(fruit)") { [unowned self] in calls.append("eat \(fruit)") }
        }
        .trailingSwipe {
          .action("send", title: "Send", style: .destructive) { [unowned self] in
            await withCheckedContinuation { answers.append($0) }
          }
        }
    }
    basket.onSwipeAction = { [unowned self] in calls.append("\($0) \($1) \($2)") }
    return basket
  }

  func test_update_whileActionsAreOpen_followsTheRow() async {
    let basket = basket(["apple", "fig", "kiwi"])
    let view = show(basket)
    view.swipe(.leading, at: at(0, 1))

    basket.performUpdates {
      basket.insert("plum", at: 0)
      basket.move("fig", to: 3)
    }
    XCTAssertEqual(view.revealedSwipeActions?.path, at(0, 3))
    view.perform("eat", at: at(0, 3))

    XCTAssertEqual(calls, ["eat fig", "eat performed fig"])
    XCTAssertNil(view.revealedSwipeActions)
  }

  func test_perform_afterTheItemHasChanged_isThatOfTheNewOne() async {
    let basket = basket(["fig"])
    let view = show(basket)
    view.swipe(.leading, at: at(0, 0))
    XCTAssertEqual(view.revealedSwipeActions?.actions.map(\.title), ["Eat fig"])

    basket.replace("fig'")
    view.perform("eat", at: at(0, 0))

    XCTAssertEqual(calls, ["eat fig'", "eat performed fig'"])
  }

  func test_reload_whileActionsAreOpen_closesThem() async {
    let basket = basket(["apple", "fig"])
    let view = show(basket)
    view.swipe(.leading, at: at(0, 1))

    basket.reload(with: ["fig", "kiwi"])
    XCTAssertNil(view.revealedSwipeActions)
    view.swipe(.leading, at: at(0, 0))

    XCTAssertEqual(view.revealedSwipeActions?.actions.map(\.title), ["Eat fig"])
  }

  func test_handler_whenItTakesItsTime_leavesOtherRowsOpen() async {
    let basket = basket(["apple", "fig"])
    let view = show(basket)
    view.perform("send", at: at(0, 0))
    await settle { self.answers.count == 1 }
    view.swipe(.leading, at: at(0, 1))
    view.takeTranscript()

    answers[0].resume(returning: .performed)
    await settle { self.calls == ["send performed apple"] }

    XCTAssertEqual(view.revealedSwipeActions?.path, at(0, 1))
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_handlers_whenSeveralRunAtOnce_tellTheirOwnResults() async {
    let basket = basket(["apple", "fig"])
    let view = show(basket)
    view.perform("send", at: at(0, 0))
    await settle { self.answers.count == 1 }
    view.perform("send", at: at(0, 1))
    await settle { self.answers.count == 2 }
    basket.remove("fig")

    answers[1].resume(returning: .performed)
    await settle { self.calls.count == 1 }
    answers[0].resume(returning: .cancelled)
    await settle { self.calls.count == 2 }

    XCTAssertEqual(calls, ["send performed fig", "send cancelled apple"])
    XCTAssertEqual(basket.items, ["apple"], "A destructive action is no deletion")
    view.takeTranscript()
  }

  func test_handler_whenTheProviderGoes_endsQuietly() async {
    var basket: SimpleProvider<Fruit>? = basket(["apple"])
    weak let freed = basket
    let view = RecordingListView()
    basket?.bind(to: view)
    view.perform("send", at: at(0, 0))
    await settle { self.answers.count == 1 }

    basket = nil
    XCTAssertNil(freed)
    answers[0].resume(returning: .performed)
    for _ in 0..<50 { await Task.yield() }

    XCTAssertEqual(calls, [])
  }

  func test_onSwipeAction_inATree_isThatOfTheRowsProvider() async {
    let (first, second) = (basket(["apple"]), basket(["fig"]))
    second.onSwipeAction = { [unowned self] in calls.append("second: \($0) \($1) \($2)") }
    let root = CompositeDataSource(.singleSection, first, SegmentedDataSource(second))
    let view = show(root)

    view.fullSwipe(.leading, at: at(0, 1))
    view.fullSwipe(.leading, at: at(0, 0))

    XCTAssertEqual(
      calls, ["eat fig", "second: eat performed fig", "eat apple", "eat performed apple"])
  }

  func test_edit_whileARowIsSwiped_beginsAndEndsWithTheRowEvenIfItMoves() async {
    let basket = basket(["apple", "fig"])
    basket.onWillBeginEditing = { [unowned self] in calls.append("begin \($0.item)") }
    basket.onDidEndEditing = { [unowned self] in
      calls.append("end \($0.item) at \($0.indexPath.row)")
    }
    let view = show(basket)

    view.swipe(.leading, at: at(0, 1))
    basket.insert("plum", at: 0)
    view.scroll(to: 0)
    view.swipe(.leading, at: at(0, 1))
    basket.remove("apple")

    XCTAssertEqual(calls, ["begin fig", "end fig at 2", "begin apple"], "The row went before")
    XCTAssertNil(view.revealedSwipeActions)
  }
}
