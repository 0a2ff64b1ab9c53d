// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

@MainActor
final class RecordingGestureTests: XCTestCase {
  func test_tap_whenSingle_deselectsTheOther() async {
    let fixture = RecordingFixture([["a", "b"]])

    XCTAssertTrue(fixture.view.tap(path(0, 0)))
    XCTAssertTrue(fixture.view.tap(path(0, 1)))

    XCTAssertEqual(fixture.view.indexPathsForSelectedRows, [path(0, 1)])
    XCTAssertEqual(
      fixture.source.takeEvents(),
      [
        "highlighted a", "unhighlighted a", "selected a", "highlighted b", "unhighlighted b",
        "deselected a", "selected b",
      ])
  }

  func test_tap_whenMultiple_toggles() async {
    let fixture = RecordingFixture([["a", "b"]])
    fixture.view.allowsMultipleSelection = true

    fixture.view.tap(path(0, 0))
    fixture.view.tap(path(0, 1))
    XCTAssertEqual(fixture.view.indexPathsForSelectedRows, [path(0, 0), path(0, 1)])
    fixture.view.tap(path(0, 0))

    XCTAssertEqual(fixture.view.indexPathsForSelectedRows, [path(0, 1)])
  }

  func test_tap_whenSelectedAlready_differsByFlavour() async {
    for (flavour, expected) in [(ListFlavour.table, true), (.collection, false)] {
      let fixture = RecordingFixture([["a"]], flavour: flavour)
      fixture.view.tap(path(0, 0))
      XCTAssertEqual(fixture.view.tap(path(0, 0)), expected)
      XCTAssertEqual(fixture.view.indexPathsForSelectedRows, [path(0, 0)])
    }
  }

  func test_tap_whenRefused_doesNothing() async {
    for permission in [RowPermission.highlight, .select] {
      let fixture = RecordingFixture([["a"]])
      fixture.source.refused = [permission]
      XCTAssertFalse(fixture.view.tap(path(0, 0)))
      XCTAssertEqual(fixture.view.indexPathsForSelectedRows, [])
    }
    let fixture = RecordingFixture([["a"]])
    XCTAssertFalse(fixture.view.tap(path(0, 7)))
  }

  func test_tap_whenTheDeselectCallbackMovesRows_selectsTheRowThatWasTapped() async {
    let fixture = RecordingFixture([["a", "b"]])
    fixture.view.tap(path(0, 0))
    fixture.source.onEvent = { event in
      guard case .row(.deselected, _) = event else { return }
      fixture.update(to: [["x", "a", "b"]]) { $0.insertedRows = [path(0, 0)] }
    }
    _ = fixture.source.takeEvents()

    fixture.view.tap(path(0, 1))

    XCTAssertEqual(fixture.source.takeEvents().last, "selected b")
    XCTAssertEqual(fixture.view.picture, "section 0\n  x\n  a\n* b")
    XCTAssertEqual(fixture.view.failures, [])
  }

  func test_highlight_whenRefused_staysDark() async {
    let fixture = RecordingFixture([["a"]])
    XCTAssertTrue(fixture.view.highlight(path(0, 0)))
    XCTAssertEqual(fixture.view.highlightedRow, path(0, 0))
    XCTAssertTrue(fixture.view.unhighlight())
    XCTAssertFalse(fixture.view.unhighlight())
    XCTAssertEqual(fixture.source.takeEvents(), ["highlighted a", "unhighlighted a"])

    fixture.source.refused = [.highlight]
    XCTAssertFalse(fixture.view.highlight(path(0, 0)))
  }

  func test_focus_movesFromRowToRow() async {
    let fixture = RecordingFixture([["a", "b"]])

    fixture.view.focus(path(0, 0))
    fixture.view.focus(path(0, 1))

    XCTAssertEqual(fixture.view.focusedRow, path(0, 1))
    XCTAssertEqual(fixture.source.takeEvents(), ["focused a", "unfocused a", "focused b"])
    fixture.source.refused = [.focus]
    XCTAssertFalse(fixture.view.focus(path(0, 0)))
  }

  func test_swipe_revealsTheActionsOfTheRow() async {
    let fixture = swipable()

    XCTAssertTrue(fixture.view.swipe(.leading, at: path(0, 0)))
    XCTAssertEqual(fixture.view.picture, "section 0\n  a → [Pin] [Mute]\n  b")
    XCTAssertTrue(fixture.view.swipe(.trailing, at: path(0, 1)))

    XCTAssertEqual(fixture.view.picture, "section 0\n  a\n  b ← [Delete]")
    XCTAssertEqual(
      fixture.source.takeEvents(),
      ["willBeginEditing a", "didEndEditing a", "willBeginEditing b"])
  }

  func test_swipe_whenThereAreNoActions_isRefused() async {
    let fixture = RecordingFixture([["a"]])
    XCTAssertFalse(fixture.view.swipe(.leading, at: path(0, 0)))
    fixture.source.refused = [.edit]
    XCTAssertFalse(fixture.view.swipe(.trailing, at: path(0, 0)))

    fixture.source.refused = []
    XCTAssertTrue(fixture.view.swipe(.trailing, at: path(0, 0)), "the usual delete")
    fixture.source.customise = { $1.trailingSwipe { .none } }
    fixture.view.reloadData()
    XCTAssertFalse(fixture.view.swipe(.trailing, at: path(0, 0)))
  }

  func test_perform_sendsTheActionAndHides() async {
    let fixture = swipable()

    XCTAssertTrue(fixture.view.perform("mute", at: path(0, 0)))
    XCTAssertFalse(fixture.view.perform("fly", at: path(0, 0)))

    XCTAssertEqual(
      fixture.source.takeEvents(),
      [
        "willBeginEditing a",
        #"swipeAction(leading, "mute") a"#,
        "didEndEditing a",
      ])
    XCTAssertNil(fixture.view.revealedSwipeActions)
  }

  func test_fullSwipe_performsTheFirstActionIfTheRowSaysSo() async {
    let fixture = swipable()

    XCTAssertTrue(fixture.view.fullSwipe(.leading, at: path(0, 0)))
    XCTAssertFalse(fixture.view.fullSwipe(.trailing, at: path(0, 1)))

    XCTAssertTrue(
      fixture.source.takeEvents().contains(#"swipeAction(leading, "pin") a"#))
    XCTAssertEqual(fixture.view.revealedSwipeActions?.path, path(0, 1))
  }

  func test_pressDelete_asksFirst() async {
    let fixture = RecordingFixture([["a"]])
    XCTAssertTrue(fixture.view.pressDelete(at: path(0, 0)))
    XCTAssertTrue(fixture.view.pressInsert(at: path(0, 0)))
    fixture.source.refused = [.edit]
    XCTAssertFalse(fixture.view.pressDelete(at: path(0, 0)))

    XCTAssertEqual(fixture.source.takeEvents(), ["commitDelete a", "commitInsert a"])
  }

  func test_pressEditButton_togglesEditing() async {
    let fixture = RecordingFixture([["a"]])
    fixture.view.pressEditButton()
    XCTAssertTrue(fixture.view.isEditing)
    XCTAssertEqual(fixture.source.takeEvents(), ["editing(true)"])
  }

  func test_choose_findsEntriesAndAsksForPermission() async {
    let fixture = RecordingFixture([["a"]])
    fixture.source.customise = { _, row in
      row.menu {
        [
          MenuItem("more", title: "More", children: [MenuItem("open", title: "Open") {}]),
          MenuItem("off", title: "Off", isEnabled: false) {},
        ]
      }
    }
    fixture.source.refused = [.menuAction("paste")]

    XCTAssertEqual(fixture.view.openMenu(at: path(0, 0))?.map(\.id), ["more", "off"])
    XCTAssertTrue(fixture.view.choose("open", at: path(0, 0)))
    XCTAssertTrue(fixture.view.choose("copy", at: path(0, 0)))
    for id in ["more", "off", "paste"] {
      XCTAssertFalse(fixture.view.choose(id, at: path(0, 0)), id)
    }
    XCTAssertEqual(
      fixture.source.takeEvents(), [#"menuAction("open") a"#, #"menuAction("copy") a"#])
  }

  func test_drag_movesTheRowBeforeItTells() async {
    let fixture = RecordingFixture([["a", "b", "c"], ["d"]])
    fixture.view.tap(path(0, 0))
    fixture.source.landing = path(1, 1)

    XCTAssertEqual(fixture.view.drag(from: path(0, 0), to: path(1, 0)), path(1, 1))

    XCTAssertEqual(fixture.view.picture, "section 0\n  b\n  c\nsection 1\n  d\n* a")
    XCTAssertEqual(fixture.view.failures, [])
    fixture.source.refused = [.move]
    XCTAssertNil(fixture.view.drag(from: path(0, 0), to: path(0, 1)))
  }

  func test_drag_whenTheDataSourceUpdatesTheView_fails() async {
    let fixture = RecordingFixture([["a", "b"]])
    fixture.source.onEvent = { event in
      if case .moveRow = event { fixture.view.reloadData() }
    }

    fixture.view.drag(from: path(0, 0), to: path(0, 1))

    XCTAssertEqual(fixture.codes, ["D26"])
  }

  func test_drag_whenTheDataSourceDoesNotFollow_fails() async {
    let fixture = RecordingFixture([["a", "b"]])
    fixture.source.followsDrags = false

    fixture.view.drag(from: path(0, 0), to: path(0, 1))

    XCTAssertEqual(fixture.codes, ["X11"])
    XCTAssertEqual(fixture.view.picture, "section 0\n  a\n  b")
  }

  func test_pickUp_holdsTheRowUntilItIsDropped() async {
    let fixture = RecordingFixture([["a", "b"]])

    XCTAssertTrue(fixture.view.pickUp(at: path(0, 0)))
    XCTAssertFalse(fixture.view.pickUp(at: path(0, 1)))
    fixture.update(to: [["a"]]) { $0.deletedRows = [path(0, 1)] }
    XCTAssertEqual(fixture.codes, ["D26"])
    fixture.view.cancelDrag()

    XCTAssertTrue(fixture.view.pickUp(at: path(0, 0)))
    XCTAssertNil(fixture.view.drop(at: path(0, 0)))
    XCTAssertNil(fixture.view.drop(at: path(0, 0)))
    XCTAssertEqual(fixture.codes, ["D26"])
  }

  func test_extendSelection_leavesItToTheDataSource() async {
    let fixture = RecordingFixture([["a", "b"]])
    XCTAssertFalse(fixture.view.extendSelection(to: path(0, 1)))
    fixture.view.allowsMultipleSelection = true

    XCTAssertTrue(fixture.view.extendSelection(to: path(0, 1)))

    XCTAssertEqual(fixture.source.takeEvents(), ["selectionExtended b"])
    XCTAssertEqual(fixture.view.indexPathsForSelectedRows, [])
  }

  func test_pullToRefresh_isOnceARefresh() async {
    let fixture = RecordingFixture([["a"]])

    XCTAssertTrue(fixture.view.pullToRefresh())
    XCTAssertFalse(fixture.view.pullToRefresh())
    fixture.view.setRefreshing(false)
    XCTAssertTrue(fixture.view.pullToRefresh())

    XCTAssertEqual(fixture.source.takeEvents(), ["refresh", "refresh"])
  }

  private func swipable() -> RecordingFixture {
    let fixture = RecordingFixture([["a", "b"]])
    fixture.source.customise = { _, row in
      row.leadingSwipe { [.action("pin", title: "Pin") {}, .action("mute", title: "Mute") {}] }
        .trailingSwipe { SwipeActions.delete.fullSwipe(false) }
    }
    return fixture
  }
}
