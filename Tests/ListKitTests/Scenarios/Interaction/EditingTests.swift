// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Delete and insert controls, editing mode, menus and focus.
@MainActor
final class EditingTests: ScenarioTestCase {
  private var calls: [String] = []

  func test_pressDelete_whenTheRowIsDeletable_dropsItAndReportsOnce() async {
    let first = SimpleProvider(["keep"])
    let provider = SimpleProvider(["a", "b"]) { Row($0).deletable($0 == "b") }
    provider.onDelete = { self.calls.append("deleted \($0.item) at \($0.indexPath)") }
    let root = CompositeDataSource(.sections, first, provider)
    let view = show(root)

    XCTAssertFalse(view.pressDelete(at: at(0, 0)))
    XCTAssertFalse(view.pressDelete(at: at(1, 0)))
    XCTAssertTrue(view.pressDelete(at: at(1, 1)))

    XCTAssertEqual(provider.items, ["a"])
    XCTAssertEqual(calls, ["deleted b at row 1 of section 0"])
    expectTranscript(of: view, "delete row 1 of section 1")
    view.finish()
  }

  func test_pressDelete_whenASiblingIsEditable_doesNotMakeOthersSo() async {
    let editable = SimpleProvider(["a"]) { Row($0).deletable() }
    let fixed = SimpleProvider(["b"])
    let root = CompositeDataSource(.singleSection, editable, fixed)
    let view = show(root)

    XCTAssertEqual(view.dataSource?.permits(.edit, at: at(0, 0)), true)
    XCTAssertEqual(view.dataSource?.permits(.edit, at: at(0, 1)), false)
    XCTAssertFalse(view.pressDelete(at: at(0, 1)))
  }

  func test_pressDelete_whenTheLastRowGoes_leavesTheSection() async {
    let provider = SectionedProvider([SimpleSection("A", items: ["a"])]) { Row($0).deletable() }
    let view = show(provider)

    view.pressDelete(at: at(0, 0))

    XCTAssertEqual(rows(of: view), [[]])
    expectTranscript(of: view, "delete row 0 of section 0")
    view.finish()
  }

  func test_commitDelete_whenItIsReplaced_maySayNo() async {
    let provider = SimpleProvider(["a", "b"]) { Row($0).deletable() }
    provider.onCommitDelete = { [unowned provider] row in
      if row.item == "b" { provider.remove("b") }
    }
    let view = show(provider)

    view.pressDelete(at: at(0, 0))
    expectTranscript(of: view, "")
    view.pressDelete(at: at(0, 1))

    XCTAssertEqual(provider.items, ["a"])
    expectTranscript(of: view, "delete row 1 of section 0")
    view.finish()
  }

  func test_pressInsert_always_leavesItToTheHandler() async {
    let provider = SimpleProvider(["add"])
    provider.onCanEdit = { _ in true }
    provider.onCommitInsert = { [unowned provider] row in
      provider.insert("new", at: .before(row.item))
    }
    let view = show(provider)

    XCTAssertTrue(view.pressInsert(at: at(0, 0)))

    XCTAssertEqual(provider.items, ["new", "add"])
    expectTranscript(of: view, "insert row 0 of section 0")
    view.finish()
  }

  func test_setEditing_byCode_tellsTheView() async {
    let provider = SimpleProvider(["a"])
    let root = CompositeDataSource(.sections, provider)
    let view = show(root)

    provider.setEditing(true)
    XCTAssertTrue(view.isEditing)
    root.setEditing(false, animated: false)

    XCTAssertEqual(
      view.takeCalls(), [.setEditing(true, animated: true), .setEditing(false, animated: false)])
  }

  func test_menu_whenAnEntryIsChosen_runsItsHandlerAndTellsTheProvider() async {
    let provider = SimpleProvider(["a", "b"]) { item in
      Row(item).menu {
        [
          MenuItem("copy", title: "Copy") { self.calls.append("copy \(item)") },
          MenuItem("off", title: "Off", isEnabled: false) { self.calls.append("off") },
          MenuItem(
            "more", title: "More",
            children: [MenuItem("share", title: "Share") { self.calls.append("share \(item)") }]),
        ]
      }
    }
    provider.onMenuAction = {
      self.calls.append("chose \($0) on \($1.item) at \($1.indexPath.row)")
    }
    let view = show(provider)

    XCTAssertEqual(view.openMenu(at: at(0, 1))?.map(\.title), ["Copy", "Off", "More"])
    XCTAssertTrue(view.choose("copy", at: at(0, 1)))
    XCTAssertTrue(view.choose("share", at: at(0, 0)))
    XCTAssertFalse(view.choose("off", at: at(0, 0)))
    XCTAssertFalse(view.choose("more", at: at(0, 0)))
    XCTAssertFalse(view.choose("nothing of the kind", at: at(0, 0)))

    XCTAssertEqual(
      calls, ["copy b", "chose copy on b at 1", "share a", "chose share on a at 0"])
  }

  func test_menu_whenTheRowHasNone_stillOffersCopyIfPermitted() async {
    let provider = SimpleProvider(["a", "b"])
    provider.onPermitsMenuAction = { action, item in action == "copy:" && item == "b" }
    provider.onMenuAction = { self.calls.append("\($0) \($1.item)") }
    let view = show(provider)

    XCTAssertNil(view.openMenu(at: at(0, 0)))
    XCTAssertFalse(view.choose("copy:", at: at(0, 0)))
    XCTAssertTrue(view.choose("copy:", at: at(0, 1)))

    XCTAssertEqual(calls, ["copy: b"])
  }

  func test_menu_whenTheItemHasGoneFromTheModel_isNotRun() async {
    let provider = SimpleProvider(["a", "b"]) { item in
      Row(item).menu { [MenuItem("copy", title: "Copy") { self.calls.append("copy \(item)") }] }
    }
    let view = show(provider)
    provider.setSilently(["b"])

    XCTAssertFalse(view.choose("copy", at: at(0, 0)))
    XCTAssertTrue(view.choose("copy", at: at(0, 1)))

    XCTAssertEqual(calls, ["copy b"])
  }

  func test_focus_fromRowToRow_tellsBothAndSkipsWhatRefuses() async {
    let first = SimpleProvider(["a", "label"])
    let second = SimpleProvider(["b"])
    for provider in [first, second] {
      provider.onCanFocus = { $0.item != "label" }
      provider.onFocus = { self.calls.append("focus \($0.item) at \($0.indexPath)") }
      provider.onUnfocus = { self.calls.append("unfocus \($0.item)") }
    }
    let root = CompositeDataSource(.singleSection, first, second)
    let view = show(root)

    XCTAssertTrue(view.focus(at(0, 0)))
    XCTAssertFalse(view.focus(at(0, 1)))
    XCTAssertEqual(view.focusedRow, at(0, 0))
    XCTAssertTrue(view.focus(at(0, 2)))

    XCTAssertEqual(view.focusedRow, at(0, 2))
    XCTAssertEqual(
      calls,
      ["focus a at row 0 of section 0", "unfocus a", "focus b at row 0 of section 0"])
  }

  func test_focus_whenRowsComeAbove_staysWithTheItem() async {
    let provider = SimpleProvider(["a", "b"])
    provider.onUnfocus = { self.calls.append("unfocus \($0.item)") }
    let view = show(provider)
    view.focus(at(0, 1))

    provider.insert("x", at: 0)
    XCTAssertEqual(view.focusedRow, at(0, 2))
    view.focus(at(0, 0))

    XCTAssertEqual(calls, ["unfocus b"])
  }

  func test_highlight_always_tellsBothEnds() async {
    let provider = SimpleProvider(["a", "b"])
    provider.onShouldHighlight = { $0.item != "b" }
    provider.onHighlight = { self.calls.append("highlight \($0.item)") }
    provider.onUnhighlight = { self.calls.append("unhighlight \($0.item)") }
    let view = show(provider)

    XCTAssertTrue(view.highlight(at(0, 0)))
    XCTAssertEqual(view.highlightedRow, at(0, 0))
    provider.insert("x", at: 0)
    view.unhighlight()
    XCTAssertFalse(view.highlight(at(0, 2)))

    XCTAssertEqual(calls, ["highlight a", "unhighlight a"])
    view.takeTranscript()
  }
}
