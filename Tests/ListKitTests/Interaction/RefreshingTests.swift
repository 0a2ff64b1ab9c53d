// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Refreshing and editing mode, which belong to the whole list.
@MainActor
final class RefreshingTests: ScenarioTestCase {
  private let first = SimpleProvider<Fruit>(["apple"])
  private let second = SimpleProvider<Fruit>(["fig"])
  private var calls: [String] = []

  private func tree() -> CompositeDataSource {
    let root = CompositeDataSource(.sections, first, second)
    root.onRefresh = { [unowned self] in calls.append("refresh") }
    root.onEditingChange = { [unowned self] in calls.append("editing \($0)") }
    return root
  }

  func test_beginRefreshing_onAChild_refreshesTheList() async {
    let root = tree()
    let view = show(root)

    first.beginRefreshing()
    XCTAssertTrue(root.isRefreshing && second.isRefreshing)
    root.beginRefreshing()
    second.endRefreshing()

    XCTAssertFalse(root.isRefreshing || first.isRefreshing)
    XCTAssertEqual(calls, ["refresh"])
    expectTranscript(of: view, "begin refreshing\nend refreshing")
    view.finish()
  }

  func test_endRefreshing_onAChild_endsAPull() async {
    let root = tree()
    let view = show(root)

    view.pullToRefresh()
    XCTAssertTrue(second.isRefreshing)
    second.apply(["fig", "kiwi"], animated: true)
    second.endRefreshing()

    XCTAssertFalse(view.isRefreshing)
    XCTAssertTrue(view.pullToRefresh(), "The next one can begin")
    XCTAssertEqual(calls, ["refresh", "refresh"])
    root.endRefreshing()
    view.takeTranscript()
    view.finish()
  }

  func test_dragEnd_duringARefresh_doesNotAskAgain() async {
    let root = tree()
    let view = show(root, in: RecordingListView(viewportHeight: 50))

    view.pullToRefresh()
    view.scroll(to: 20, velocity: 1)
    view.scroll(to: 0)

    XCTAssertEqual(calls, ["refresh"])
    root.endRefreshing()
    view.takeTranscript()
  }

  func test_beginRefreshing_insideAnUpdate_isToldAfterIt() async {
    let root = tree()
    let view = show(root)

    root.performUpdates {
      first.beginRefreshing()
      first.append("lime")
      root.endRefreshing()
    }

    expectTranscript(of: view, "insert row 1 of section 0\nbegin refreshing\nend refreshing")
    XCTAssertEqual(calls, ["refresh"])
    view.finish()
  }

  func test_refreshes_whenTwoPullsFollow_runsOncePerRefresh() async {
    var answers: [CheckedContinuation<Void, Never>] = []
    let basket = SimpleProvider<Fruit>(["apple"])
    basket.refreshes { await withCheckedContinuation { answers.append($0) } }
    let view = show(basket)

    for round in 1...2 {
      XCTAssertTrue(view.pullToRefresh())
      basket.beginRefreshing()
      XCTAssertFalse(view.pullToRefresh())
      await settle { answers.count == round }
      answers[round - 1].resume()
      await settle { !basket.isRefreshing }
    }

    XCTAssertEqual(answers.count, 2)
    expectTranscript(of: view, "end refreshing\nend refreshing")
    view.finish()
  }

  func test_bind_whileTheListIsRefreshedAndEdited_takesBothOver() async {
    let root = tree()
    root.beginRefreshing()
    root.setEditing(true)
    let view = RecordingListView()

    root.bind(to: view)
    XCTAssertTrue(view.isRefreshing && view.isEditing)
    expectTranscript(of: view, "reload everything\nbegin editing\nbegin refreshing")
    root.bind(to: view)
    expectTranscript(of: view, "reload everything")
    let other = SimpleProvider<Fruit>(["kiwi"])
    other.bind(to: view)

    XCTAssertFalse(view.isRefreshing || view.isEditing)
    expectTranscript(of: view, "reload everything\nend editing\nend refreshing")
    view.finish()
  }

  func test_editing_onAChildAndByAPerson_isTheSameMode() async {
    let root = tree()
    let view = show(root)

    first.setEditing(true)
    XCTAssertTrue(root.isEditing && second.isEditing && view.isEditing)
    view.pressEditButton()
    XCTAssertFalse(root.isEditing || first.isEditing)
    view.pressEditButton()

    XCTAssertTrue(first.isEditing)
    XCTAssertEqual(calls, ["editing false", "editing true"])
    expectTranscript(of: view, "begin editing")
    view.finish()
  }

  func test_modes_whenAPersonChangesThemInOneView_areThoseOfAllViewsOfTheList() async {
    let root = tree()
    let view = show(root)
    let (other, alone) = (show(root), show(first))

    view.pressEditButton()
    XCTAssertTrue(other.isEditing)
    view.pullToRefresh()
    XCTAssertTrue(other.isRefreshing)
    XCTAssertFalse(other.pullToRefresh(), "It is being refreshed")
    expectTranscript(of: view, "")
    expectTranscript(of: other, "begin editing\nbegin refreshing")
    expectTranscript(of: alone, "")
    other.pressEditButton()
    XCTAssertFalse(view.isEditing)
    first.endRefreshing()

    XCTAssertFalse(view.isRefreshing || other.isRefreshing)
    expectTranscript(of: view, "end editing\nend refreshing")
    expectTranscript(of: other, "end refreshing")
    // A view of a part of it is a view of the same list.
    alone.takeTranscript()
    alone.pressEditButton()
    XCTAssertTrue(view.isEditing && other.isEditing && root.isEditing)
    expectTranscript(of: alone, "")
  }

  func test_refresh_whenNobodyListens_endsInAllViews() async {
    let list = SimpleProvider(["a"])
    let (view, other) = (show(list), show(list))

    view.pullToRefresh()

    XCTAssertFalse(view.isRefreshing || other.isRefreshing)
    expectTranscript(of: view, "end refreshing")
    expectTranscript(of: other, "begin refreshing\nend refreshing")
  }

  func test_editing_whenRowsComeAndGo_staysOn() async {
    let root = tree()
    let view = show(root)
    view.pressEditButton()

    first.removeAll()
    root.append(SimpleProvider<Fruit>(["kiwi"]))

    XCTAssertTrue(view.isEditing && root.isEditing)
    view.takeTranscript()
  }

  func test_child_whenItHasAViewOfItsOwn_isToldThereToo() async {
    let root = tree()
    let alone = show(first)

    first.setEditing(true)
    first.onRefresh = { [unowned self] in calls.append("refresh of the child") }
    first.beginRefreshing()
    XCTAssertTrue(alone.isEditing && alone.isRefreshing)
    first.endRefreshing()

    XCTAssertFalse(alone.isRefreshing)
    XCTAssertEqual(calls, ["refresh of the child"])
    XCTAssertTrue(root.isEditing)
    alone.takeTranscript()
  }
}
