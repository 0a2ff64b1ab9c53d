// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// A screen that owns its list, and is used in the closures of that list, goes when it is let go of.
@MainActor
final class WeakOwnerTests: ScenarioTestCase {
  /// Owns a list all of whose closures use it.
  @MainActor
  private final class Screen {
    let list: SectionedProvider<HookShelf>
    let tabs: SegmentedDataSource
    let notes = HookLog()
    var calls: [String] = []

    init() {
      list = SectionedProvider([HookShelf(0, title: "fruit", items: ["fig", "kiwi", "lime"])])
      tabs = SegmentedDataSource(list)
      describe()
      decide()
      listen()
      listenToTheList()
    }

    private func describe() {
      list.makeRow = weakly(self, else: Row("")) { screen, row in screen.row(row.item) }
      list.makeHeader = weakly(self, else: nil) { screen, _ in screen.supplementary("header") }
      list.makeFooter = weakly(self, else: nil) { screen, _ in screen.supplementary("footer") }
      list.makeSupplementary = weakly(self, else: nil) { screen, kind, _ in
        screen.supplementary("\(kind)")
      }
      list.makeLayout = weakly(self, else: nil) { screen, _ in
        screen.note("layout")
        return SectionLayout()
      }
      list.makeSectionIndexTitle = weakly(self, else: nil) { screen, _ in
        screen.note("index title")
        return "F"
      }
      tabs.makeSupplementary = weakly(self, else: nil) { screen, kind, _ in
        screen.note("\(kind) of all")
        return nil
      }
    }

    private func decide() {
      list.onShouldSelect = weakly(self, else: false) { $0.allows($1, "select") }
      list.onShouldDeselect = weakly(self, else: false) { $0.allows($1, "deselect") }
      list.onShouldHighlight = weakly(self, else: false) { $0.allows($1, "highlight") }
      list.onCanEdit = weakly(self, else: false) { $0.allows($1, "edit") }
      list.onCanMove = weakly(self, else: false) { $0.allows($1, "move") }
      list.onCanFocus = weakly(self, else: false) { $0.allows($1, "focus") }
      list.onPermitsMenuAction = weakly(self, else: false) { screen, action, item in
        screen.note("may \(action) \(item)")
        return true
      }
      list.onPreferredFocusIdentity = weakly(self, else: nil) { screen in
        screen.note("preferred focus")
        return "kiwi"
      }
      list.onTargetIndexPath = weakly(self, else: ListIndexPath(row: 0, section: 0)) {
        screen, row, target in
        screen.note("target of \(row.item)")
        return target
      }
    }

    private func listen() {
      list.onSelect = weakly(self) { $0.note("selected \($1.item)") }
      list.onDeselect = weakly(self) { $0.note("deselected \($1.item)") }
      list.onHighlight = weakly(self) { $0.note("highlighted \($1.item)") }
      list.onUnhighlight = weakly(self) { $0.note("unhighlighted \($1.item)") }
      list.onPrimaryAction = weakly(self) { $0.note("opened \($1.item)") }
      list.onWillDisplay = weakly(self) { $0.note("on screen \($1.item)") }
      list.onDidEndDisplaying = weakly(self) { $0.note("off screen \($1)") }
      list.onWillDisplaySupplementary = weakly(self) { $0.note("on screen \($1) \($2.index)") }
      list.onDidEndDisplayingSupplementary = weakly(self) { $0.note("off screen \($1) \($2.id)") }
      list.onMove = weakly(self) { $0.note("moved \($1.item) from \($2.row)") }
      list.onMoveAway = weakly(self) { $0.note("left \($1.item)") }
      list.onMoveIn = weakly(self) { $0.note("came \($1.item)") }
      list.onCommitDelete = weakly(self) { $0.note("delete \($1.item)") }
      list.onDelete = weakly(self) { $0.note("deleted \($1.item)") }
      list.onCommitInsert = weakly(self) { $0.note("insert \($1.item)") }
      list.onWillBeginEditing = weakly(self) { $0.note("begin \($1.item)") }
      list.onDidEndEditing = weakly(self) { $0.note("end \($1.item)") }
      list.onPrefetch = weakly(self) { $0.note("prefetch \($1)") }
      list.onCancelPrefetch = weakly(self) { $0.note("cancel \($1)") }
      list.onMenuAction = weakly(self) { $0.note("chose \($1) of \($2.item)") }
      list.onSwipeAction = weakly(self) { $0.note("swiped \($1) \($2) \($3)") }
      list.onFocus = weakly(self) { $0.note("focused \($1.item)") }
      list.onUnfocus = weakly(self) { $0.note("unfocused \($1.item)") }
      list.onSelectionChange = weakly(self) { $0.note("selection \($1.sorted())") }
    }

    private func listenToTheList() {
      for source in [list, tabs] as [ListDataSource] {
        source.onUpdate = weakly(self) { screen, _ in screen.note("did update") }
        source.onWillUpdate = weakly(self) { $0.note("will update") }
        source.onScroll = weakly(self) { $0.note("\($1)") }
        source.onRefresh = weakly(self) { $0.tabs.endRefreshing() }
        source.onEditingChange = weakly(self) { $0.note("editing \($1)") }
      }
    }

    private func row(_ item: String) -> Row {
      Row(item).editingStyle(.delete)
        .leadingSwipe(
          weakly(self, else: .none) { screen in
            .action("pin", title: "Pin", handler: weakly(screen) { $0.note("pin \(item)") })
          }
        )
        .menu(
          weakly(self, else: []) { screen in
            [MenuItem("copy", title: "Copy", handler: weakly(screen) { $0.note("copy") })]
          }
        )
        .onSelect(weakly(self) { $0.note("row \(item) selected") })
    }

    private func supplementary(_ text: String) -> Supplementary {
      note(text)
      return Supplementary(text)
    }

    private func allows(_ row: RowContext<String>, _ deed: String) -> Bool {
      note("may \(deed) \(row.item)")
      return true
    }

    private func note(_ call: String) { calls.append(call) }
  }

  /// Does what a person can do, and asks what a view can ask.
  private func doEverything(in view: RecordingListView) {
    view.allowsMultipleSelection = true
    view.supplementaryKinds = [.header, .footer, .custom("badge")]
    view.reloadData()
    _ = view.dataSource?.layout(inSection: 0)
    _ = view.dataSource?.sectionIndexTitles
    view.tap(at(0, 0))
    view.tap(at(0, 0))
    view.focusPreferredRow()
    view.focus(at(0, 0))
    view.performPrimaryAction(at: at(0, 0))
    view.choose("copy", at: at(0, 0))
    view.perform("pin", at: at(0, 0))
    view.prefetch([at(0, 2)])
    view.cancelPrefetch([at(0, 2)])
    view.pressEditButton()
    view.pressInsert(at: at(0, 0))
    view.pressDelete(at: at(0, 0))
    view.drag(from: at(0, 0), to: at(0, 1))
    view.scrollToEnd()
    view.pullToRefresh()
    view.reloadData()
    view.takeTranscript()
  }

  func test_owner_whenEveryClosurePassesItOn_isCalledAndFreed() async {
    let view = RecordingListView()
    weak var freedScreen: Screen?
    weak var freedList: SectionedProvider<HookShelf>?
    do {
      let screen = Screen()
      screen.list.selectionMode = .multiple
      screen.tabs.selectionMode = .multiple
      screen.tabs.bind(to: view)
      doEverything(in: view)
      screen.list.append("plum", toSection: 0)

      XCTAssertEqual(Self.called.subtracting(screen.calls).sorted(), [])
      freedScreen = screen
      freedList = screen.list
    }

    XCTAssertNil(freedScreen)
    XCTAssertNil(freedList)
    view.takeTranscript()
  }

  /// What everything that is done must have told the owner.
  private static let called: Set<String> = [
    "header", "footer", "badge", "header of all", "layout", "index title", "preferred focus",
    "may select fig", "may deselect fig", "may highlight fig", "may edit fig", "may move fig",
    "may focus fig", "may copy fig", "target of fig",
    "selected fig", "row fig selected", "deselected fig", "highlighted fig", "unhighlighted fig",
    "selection [\"fig\"]", "selection []", "focused kiwi", "unfocused kiwi", "opened fig",
    "copy", "chose copy of fig", "pin fig", "swiped pin performed fig", "begin fig", "end fig",
    "prefetch [\"lime\"]", "cancel [\"lime\"]", "delete fig", "insert fig",
    "moved fig from 0", "on screen fig", "off screen fig", "on screen header 0",
    "off screen header 0", "did update", "will update", "editing true", "willBeginDragging",
  ]

  func test_closures_whenTheOwnerIsGone_giveTheOtherAnswerAndDoNothing() async {
    let list = SimpleProvider(["fig", "kiwi"])
    var calls: [String] = []
    do {
      let owner = Counter()
      list.makeRow = weakly(owner, else: Row("nobody")) { _, row in Row(row.item) }
      list.onShouldSelect = weakly(owner, else: false) { _, _ in true }
      list.onHighlight = weakly(owner) { calls.append("\($1.item) of \($0.count)") }
      let view = show(list)
      XCTAssertEqual(rows(of: view), [["fig", "kiwi"]])
      XCTAssertEqual(view.dataSource?.permits(.select, at: at(0, 0)), true)
      view.highlight(at(0, 1))
      XCTAssertEqual(calls, ["kiwi of 0"])
      list.unbind()
      _ = owner
    }

    let view = show(list)
    XCTAssertEqual(rows(of: view), [["nobody", "nobody"]])
    XCTAssertEqual(view.dataSource?.permits(.select, at: at(0, 0)), false)
    view.highlight(at(0, 0))
    XCTAssertEqual(calls, ["kiwi of 0"])
  }
}
