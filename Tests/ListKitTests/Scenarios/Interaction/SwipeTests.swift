// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Swipe actions run on the item that the person saw, at most once, and never on another one.
@MainActor
final class SwipeTests: ScenarioTestCase {
  private var calls: [String] = []

  /// A list whose rows can be flagged from the front and deleted from the back.
  private func list(_ items: String...) -> SimpleProvider<String> {
    let provider = SimpleProvider(items) { item in
      Row(item)
        .leadingSwipe { .action("flag", title: "Flag") { self.calls.append("flag \(item)") } }
        .trailingSwipe { .delete { self.calls.append("deleting \(item)") } }
    }
    watch(provider)
    return provider
  }

  private func watch(_ provider: SimpleProvider<String>) {
    provider.onDelete = { self.calls.append("deleted \($0.item) at \($0.indexPath.row)") }
    provider.onSwipeAction = { self.calls.append("\($0) \($1) on \($2)") }
    provider.onWillBeginEditing = { self.calls.append("will edit \($0.item)") }
    provider.onDidEndEditing = { self.calls.append("did edit \($0.item)") }
  }

  func test_perform_always_runsTheHandlerAndTellsTheResult() async {
    let provider = list("a", "b")
    let view = show(provider)

    XCTAssertTrue(view.swipe(.leading, at: at(0, 1)))
    XCTAssertEqual(view.picture.split(separator: "\n").last, "  b → [Flag]")
    XCTAssertTrue(view.perform("flag", at: at(0, 1)))
    XCTAssertFalse(view.perform("nothing of the kind", at: at(0, 1)))

    XCTAssertEqual(calls.filter { !$0.contains("edit") }, ["flag b", "flag performed on b"])
    XCTAssertEqual(calls.filter { $0.contains("edit") }, ["will edit b", "did edit b"])
    XCTAssertEqual(takeBatches(of: view), [])
    XCTAssertEqual(provider.items, ["a", "b"])
  }

  func test_perform_inAComposite_runsOnTheItemOfTheChild() async {
    let hidden = SimpleProvider(["h1", "h2"])
    let second = list("b")
    let root = CompositeDataSource(
      .singleSection, list("a"), SegmentedDataSource(SimpleProvider<String>([]), hidden), second)
    let view = show(root)

    view.perform("flag", at: at(0, 1))

    XCTAssertEqual(calls.filter { $0.hasPrefix("flag ") }, ["flag b", "flag performed on b"])
  }

  func test_perform_ofDelete_dropsTheItemAndReportsOnce() async {
    let provider = list("a", "b")
    let view = show(provider)

    view.perform("delete", at: at(0, 0))

    XCTAssertEqual(provider.items, ["b"])
    XCTAssertEqual(takeBatches(of: view), ["delete row 0 of section 0"])
    XCTAssertEqual(
      calls.filter { !$0.contains("edit") },
      ["deleting a", "deleted a at 0", "delete performed on a"])
  }

  func test_perform_ofDelete_whenTheHandlerDropsTheItemItself_deletesOnce() async {
    let provider = SimpleProvider(["a", "b"])
    provider.makeRow = { [unowned provider] row in
      Row(row.item).trailingSwipe { .delete { provider.remove(row.item) } }
    }
    watch(provider)
    let view = show(provider)

    view.perform("delete", at: at(0, 0))

    XCTAssertEqual(provider.items, ["b"])
    XCTAssertEqual(takeBatches(of: view), ["delete row 0 of section 0"])
    XCTAssertFalse(calls.contains { $0.hasPrefix("deleted") })
  }

  func test_perform_ofDelete_whenTheHandlerReloads_deletesOnce() async {
    let provider = SimpleProvider(["a", "b"])
    provider.makeRow = { [unowned provider] row in
      Row(row.item).trailingSwipe { .delete { provider.reload(with: ["b"]) } }
    }
    let view = show(provider)

    view.perform("delete", at: at(0, 0))

    XCTAssertEqual(provider.items, ["b"])
    XCTAssertEqual(
      view.takeCalls().filter { $0 != .dismissSwipeActions(animated: true) }, [.reloadData])
  }

  func test_perform_whenTheItemHasGoneFromTheModel_isNotRun() async {
    let provider = list("a", "b", "c")
    let view = show(provider)
    view.swipe(.leading, at: at(0, 1))
    calls = []
    provider.setSilently(["a", "c"])

    view.perform("flag", at: at(0, 1))
    view.perform("delete", at: at(0, 1))

    XCTAssertEqual(calls.filter { !$0.contains("edit") }, [])
    XCTAssertEqual(provider.items, ["a", "c"])
  }

  func test_update_thatRemovesARowWithRevealedActions_hidesThem() async {
    let provider = list("a", "b", "c")
    let view = show(provider)
    view.swipe(.trailing, at: at(0, 1))
    XCTAssertEqual(view.revealedSwipeActions?.path, at(0, 1))

    provider.remove("b")

    XCTAssertNil(view.revealedSwipeActions)
    view.perform("delete", at: at(0, 1))
    XCTAssertEqual(provider.items, ["a"])
    XCTAssertFalse(calls.contains("deleting b"))
  }

  func test_perform_whenTheHandlerTakesItsTime_waitsForItsResult() async {
    for (result, left) in [(SwipeActionResult.performed, ["b"]), (.cancelled, ["a", "b"])] {
      calls = []
      var answer: CheckedContinuation<SwipeActionResult, Never>?
      let provider = SimpleProvider(["a", "b"]) { item in
        Row(item).trailingSwipe {
          .delete { await withCheckedContinuation { answer = $0 } }
        }
      }
      watch(provider)
      let view = show(provider)

      view.perform("delete", at: at(0, 0))
      await settle { answer != nil }
      XCTAssertEqual(provider.items, ["a", "b"])
      XCTAssertEqual(takeBatches(of: view), [])
      answer?.resume(returning: result)
      await settle { self.calls.contains("delete \(result) on a") }

      XCTAssertEqual(provider.items, left)
      XCTAssertEqual(calls.contains("deleted a at 0"), result == .performed)
      XCTAssertEqual(
        takeBatches(of: view), result == .performed ? ["delete row 0 of section 0"] : [])
    }
  }

  func test_perform_whenTheItemGoesWhileTheHandlerRuns_deletesNothingElse() async {
    var answer: CheckedContinuation<SwipeActionResult, Never>?
    let provider = SimpleProvider(["a", "b"]) { item in
      Row(item).trailingSwipe { .delete { await withCheckedContinuation { answer = $0 } } }
    }
    watch(provider)
    let view = show(provider)
    view.perform("delete", at: at(0, 0))
    await settle { answer != nil }
    provider.remove("a")
    provider.insert("c", at: 0)

    answer?.resume(returning: .performed)
    await settle { self.calls.contains("delete performed on a") }

    XCTAssertEqual(provider.items, ["c", "b"])
    XCTAssertFalse(calls.contains { $0.hasPrefix("deleted") })
    XCTAssertEqual(
      takeBatches(of: view), ["delete row 0 of section 0", "insert row 0 of section 0"])
  }

  func test_perform_ofDelete_whenCommitDeleteIsReplaced_leavesItToThat() async {
    let provider = list("a", "b")
    provider.onCommitDelete = { self.calls.append("commit \($0.item) at \($0.indexPath.row)") }
    let view = show(provider)

    view.perform("delete", at: at(0, 1))

    XCTAssertEqual(provider.items, ["a", "b"])
    XCTAssertTrue(calls.contains("commit b at 1"))
    XCTAssertFalse(calls.contains { $0.hasPrefix("deleted") })
  }

  func test_swipe_whenThereAreFourLeadingAndOneTrailing_showsThemInOrder() async {
    let provider = SimpleProvider(["a"]) { item in
      Row(item)
        .leadingSwipe {
          [
            .action("one", title: "One") { self.calls.append("one \(item)") },
            .action("two", title: "Two", background: "red") { self.calls.append("two") },
            .action("three", image: "star") { self.calls.append("three \(item)") },
            .action("four", title: "Four", image: "bolt", style: .destructive) {},
          ]
        }
        .trailingSwipe {
          SwipeActions.action("last", title: "Last") { self.calls.append("last") }.fullSwipe(false)
        }
    }
    let view = show(provider)

    view.swipe(.leading, at: at(0, 0))
    let leading = view.revealedSwipeActions?.actions ?? []
    XCTAssertEqual(leading.map(\.id), ["one", "two", "three", "four"])
    XCTAssertEqual(leading.map(\.title), ["One", "Two", nil, "Four"])
    XCTAssertEqual(leading.map(\.image), [nil, nil, "star", "bolt"])
    XCTAssertEqual(leading.map(\.background), [nil, "red", nil, nil])
    XCTAssertEqual(leading.map(\.style), [.normal, .normal, .normal, .destructive])
    view.perform("three", at: at(0, 0))
    XCTAssertTrue(view.fullSwipe(.leading, at: at(0, 0)))
    view.swipe(.trailing, at: at(0, 0))
    XCTAssertEqual(view.revealedSwipeActions?.actions.map(\.id), ["last"])
    XCTAssertFalse(view.fullSwipe(.trailing, at: at(0, 0)))

    XCTAssertEqual(calls, ["three a", "one a"])
    XCTAssertEqual(provider.items, ["a"])
  }

  func test_swipe_whenActionsAreNoneOrNotSet_differs() async {
    let provider = SimpleProvider(["none", "open", "fixed"]) { item in
      switch item {
      case "none": Row(item).deletable().trailingSwipe { .none }
      case "open": Row(item).deletable()
      default: Row(item)
      }
    }
    watch(provider)
    let view = show(provider)

    XCTAssertFalse(view.swipe(.trailing, at: at(0, 0)))
    XCTAssertFalse(view.swipe(.trailing, at: at(0, 2)))
    XCTAssertFalse(view.swipe(.leading, at: at(0, 1)))
    // The view adds its usual delete action where the edge is left open.
    XCTAssertTrue(view.fullSwipe(.trailing, at: at(0, 1)))

    XCTAssertEqual(provider.items, ["none", "fixed"])
    XCTAssertTrue(calls.contains("deleted open at 1"))
    view.takeTranscript()
  }

  func test_revealSwipeActions_byCode_findsTheRowByIdentity() async {
    let first = list("a", "b")
    let second = list("c")
    let root = CompositeDataSource(.sections, first, second)
    let view = show(root)

    second.revealSwipeActions(.leading, of: "c")
    second.revealSwipeActions(.leading, of: "nothing of the kind")

    expectTranscript(of: view, "show the leading swipe actions of row 0 of section 1")
    XCTAssertEqual(view.revealedSwipeActions?.path, at(1, 0))
    XCTAssertEqual(calls, ["will edit c"])
    view.tap(at(0, 0))
    XCTAssertEqual(calls.last, "did edit c")
  }

  func test_perform_ofDelete_onOneOfTwins_dropsThatOne() async {
    let handler = ListDiagnostics.handler
    ListDiagnostics.handler = nil
    defer { ListDiagnostics.handler = handler }
    let provider = list("a", "b", "a")
    let view = show(provider)

    view.perform("delete", at: at(0, 2))

    XCTAssertEqual(provider.items, ["a", "b"])
    XCTAssertEqual(takeBatches(of: view), ["delete row 2 of section 0"])
    XCTAssertTrue(calls.contains("deleted a at 2"))
  }
}
