// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Menus inside menus, copy and paste, and where the focus goes.
@MainActor
final class MenuAndFocusTests: ScenarioTestCase {
  private final class Focusing: SimpleProvider<Fruit> {
    var preferred: String?
    override func preferredFocusIdentity() -> String? { preferred }
  }

  private var calls: [String] = []

  private func entry(_ id: String, isDestructive: Bool = false) -> MenuItem {
    MenuItem(id, title: id, isDestructive: isDestructive) { [unowned self] in calls.append(id) }
  }

  func test_menu_whenNested_findsEntriesAtAnyDepth() async {
    let list = SimpleProvider<Fruit>(["fig"]) { [unowned self] in
      Row("\($0)").menu {
        [
          MenuItem(
            "more", title: "More",
            children: [
              MenuItem("deep", title: "Deep", children: [self.entry("wipe", isDestructive: true)]),
              self.entry("mark"),
            ])
        ]
      }
    }
    let view = show(list)

    let deep = view.openMenu(at: at(0, 0))?.first?.children.first?.children.first
    XCTAssertEqual(deep?.isDestructive, true)
    XCTAssertTrue(view.choose("wipe", at: at(0, 0)))
    XCTAssertTrue(view.choose("mark", at: at(0, 0)))
    XCTAssertFalse(view.choose("deep", at: at(0, 0)), "It only opens a menu")

    XCTAssertEqual(calls, ["wipe", "mark"])
  }

  func test_menu_whenTheMenuAroundItIsDisabled_cannotBeChosen() async {
    let list = SimpleProvider<Fruit>(["fig"]) { [unowned self] in
      var more = MenuItem("more", title: "More", children: [entry("mark")])
      more.isEnabled = $0.ripeness > 0
      return Row("\($0)").menu { [more] }
    }
    let view = show(list)

    XCTAssertFalse(view.choose("mark", at: at(0, 0)))
    list.replace("fig'")
    XCTAssertTrue(view.choose("mark", at: at(0, 0)))

    XCTAssertEqual(calls, ["mark"])
  }

  func test_menuAction_whenTheHookForbidsIt_isNotPerformedEvenIfToldSo() async {
    let list = SimpleProvider<Fruit>(["fig"])
    list.onPermitsMenuAction = { action, _ in action == "copy:" }
    list.onMenuAction = { [unowned self] in calls.append("\($0) \($1.item)") }
    let view = show(list)

    view.dataSource?.handle(.row(.menuAction("paste:"), at: at(0, 0)))
    view.dataSource?.handle(.row(.menuAction("copy:"), at: at(0, 0)))

    XCTAssertEqual(calls, ["copy: fig"])
  }

  func test_menuAction_whenItChangesTheList_worksOnTheRowThatWasSeen() async {
    let list = SimpleProvider<Fruit>(["apple", "fig"])
    list.makeRow = { [unowned list] context in
      Row("\(context.item)").menu {
        [MenuItem("up", title: "Up") { list.move(context.item.id, to: 0) }]
      }
    }
    list.onMenuAction = { [unowned self] in calls.append("\($0) \($1.item)") }
    let view = show(list)

    view.choose("up", at: at(0, 1))
    view.choose("up", at: at(0, 1))

    XCTAssertEqual(list.items, ["apple", "fig"])
    XCTAssertEqual(calls, ["up fig", "up apple"])
  }

  func test_preferredFocus_followsItsRowAndIsNoneWhenItGoes() async {
    let list = Focusing(["apple", "fig"])
    let root = CompositeDataSource(.singleSection, SimpleProvider<Fruit>(["top"]), list)
    let view = show(root)
    XCTAssertNil(view.focusPreferredRow())

    list.preferred = "fig"
    XCTAssertEqual(view.focusPreferredRow(), at(0, 2))
    list.insert("plum", at: 0)
    XCTAssertEqual(view.focusPreferredRow(), at(0, 3))
    list.remove("fig")

    XCTAssertNil(view.focusPreferredRow())
    XCTAssertNil(view.focusedRow)
  }

  func test_preferredFocus_byAClosure_isThatOfTheProviderThatHasOne() async {
    let (first, second) = (SimpleProvider(["apple"]), SimpleProvider(["fig", "kiwi"]))
    let root = CompositeDataSource(.sections, first, SegmentedDataSource(second))
    let view = show(root)

    second.onPreferredFocusIdentity = { [unowned second] in second.items.last }
    XCTAssertEqual(view.focusPreferredRow(), at(1, 1))
    second.append("lime")
    XCTAssertEqual(view.focusPreferredRow(), at(1, 2))
    first.onPreferredFocusIdentity = { "apple" }
    XCTAssertEqual(view.focusPreferredRow(), at(0, 0), "The first one in the list")
    first.onPreferredFocusIdentity = nil

    XCTAssertEqual(view.focusPreferredRow(), at(1, 2))
    view.takeTranscript()
  }

  func test_focus_whenARowMustNotBeLeft_staysThere() async {
    let list = SimpleProvider<Fruit>(["apple", "fig", "kiwi"])
    var focused: String?
    list.onFocus = { focused = $0.item.id }
    let view = show(list)
    XCTAssertTrue(view.focus(at(0, 1)))

    list.onCanFocus = { $0.item.id == focused }
    XCTAssertFalse(view.focus(at(0, 2)))
    XCTAssertFalse(view.focus(at(0, 0)))
    XCTAssertEqual(view.focusedRow, at(0, 1))
    list.onCanFocus = nil

    XCTAssertTrue(view.focus(at(0, 2)))
  }

  func test_highlight_whenTheRowGoes_endsQuietly() async {
    let list = SimpleProvider<Fruit>(["apple", "fig"])
    list.onHighlight = { [unowned self] in calls.append("on \($0.item)") }
    list.onUnhighlight = { [unowned self] in calls.append("off \($0.item)") }
    let view = show(list)

    view.highlight(at(0, 0))
    list.remove("apple")
    XCTAssertFalse(view.unhighlight())
    view.highlight(at(0, 0))
    list.insert("plum", at: 0)
    view.unhighlight()

    XCTAssertEqual(calls, ["on apple", "on fig", "off fig"])
  }

  func test_supplementaries_whenTheirSectionGoes_endWithWhatTheyShowed() async {
    let store = SectionedProvider([Shelf("a", title: "A", items: ["fig"]), Shelf("b", items: [])])
    store.makeFooter = { Supplementary("foot of \($0.section.id)") }
    store.onWillDisplaySupplementary = { [unowned self] in
      calls.append("on \($0) \($1.section.id) at \($1.index)")
    }
    store.onDidEndDisplayingSupplementary = { [unowned self] in calls.append("off \($0) \($1.id)") }
    let view = show(store)
    XCTAssertEqual(calls, ["on header a at 0", "on footer a at 0", "on footer b at 1"])
    calls = []

    store.removeSection("a")

    XCTAssertEqual(calls.sorted(), ["off footer a", "off header a"])
    view.takeTranscript()
  }
}
