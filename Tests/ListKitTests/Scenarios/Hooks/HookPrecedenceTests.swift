// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// An override wins over a closure, a closure over a constant, and that over the default.
@MainActor
final class HookPrecedenceTests: ScenarioTestCase {
  private final class Shouting: SimpleProvider<String> {
    override func row(for item: String, at indexPath: ListIndexPath) -> Row {
      Row(super.row(for: item, at: indexPath).content?.text.uppercased() ?? "")
    }
    override func didSelect(_ item: String, at indexPath: ListIndexPath) {
      super.didSelect("\(item)!", at: indexPath)
    }
  }

  private final class Library: CompositeDataSource {
    override func supplementary(
      _ kind: SupplementaryKind, inSection section: Int
    ) -> Supplementary? { kind == .header ? Supplementary("override \(section)") : nil }
    override func layout(inSection section: Int) -> SectionLayout? {
      section == 1 ? SectionLayout(lineSpacing: 8) : nil
    }
    override func sectionIndexTitle(inSection section: Int) -> String? {
      section == 1 ? "#" : nil
    }
  }

  private final class Tabs: SegmentedDataSource {
    override func supplementary(
      _ kind: SupplementaryKind, inSection section: Int
    ) -> Supplementary? { kind == .header ? Supplementary("tab \(selectedIndex ?? -1)") : nil }
  }

  func test_segmentedHeader_whenOverridden_winsOverTheChilds() async {
    let named = SimpleProvider(["a"])
    named.title = "child"
    let tabs = Tabs(named, SimpleProvider(["b"]))
    let view = show(tabs)
    XCTAssertEqual(headers(of: view), ["tab 0"])

    tabs.selectedIndex = 1

    XCTAssertEqual(headers(of: view), ["tab 1"])
    view.takeTranscript()
    view.finish()
  }

  func test_hooks_whenNothingIsSet_haveUsefulDefaults() async {
    let provider = SimpleProvider(["fig", "kiwi"])
    let path = at(0, 1)
    let view = show(provider)

    XCTAssertEqual(rows(of: view), [["fig", "kiwi"]])
    XCTAssertEqual(headers(of: view), [nil])
    XCTAssertNil(provider.footer(for: SimpleSection("", items: []), at: 0))
    XCTAssertNil(view.dataSource?.layout(inSection: 0))
    XCTAssertEqual(view.dataSource?.sectionIndexTitles, [])
    let expected: [(RowPermission, Bool)] = [
      (.select, true), (.deselect, true), (.highlight, true), (.focus, true), (.edit, false),
      (.move, false), (.menuAction("copy"), false),
    ]
    for (permission, isPermitted) in expected {
      XCTAssertEqual(view.dataSource?.permits(permission, at: path), isPermitted, "\(permission)")
    }
    XCTAssertEqual(
      provider.targetIndexPath(forMoveOf: "fig", from: at(0, 0), to: path), path)
    // Nobody listens to any of it, which is fine.
    var event: RowEvent? = .selected
    while let next = event {
      view.dataSource?.handle(.row(next, at: path))
      event =
        HookCheck(
          world: .basic(.closures), target: HookTarget(0, 0, at: 0, 0), place: ""
        ).step(next).next
    }
    XCTAssertEqual(provider.items, ["fig", "kiwi"])
  }

  func test_row_whenOverrideCallsSuper_mayBuildOnTheClosure() async {
    let provider = Shouting(["fig"])
    provider.makeRow = { Row("a \($0.item)") }
    var selected: [String] = []
    provider.onSelect = { selected.append($0.item) }
    let view = show(provider)

    view.tap(at(0, 0))

    XCTAssertEqual(rows(of: view), [["A FIG"]])
    XCTAssertEqual(selected, ["fig!"])
  }

  func test_row_whenInitGetsAClosure_isTheClosureSetLast() async {
    let provider = SimpleProvider(["fig"]) { Row("first \($0)") }
    provider.makeRow = { Row("last \($0.item)") }

    XCTAssertEqual(rows(of: show(provider)), [["last fig"]])
  }

  func test_header_whenTitleAndClosureAreSet_isTheClosures() async {
    let provider = SectionedProvider([
      SimpleSection("A", title: "title", items: ["a"]), SimpleSection("B", items: ["b"]),
    ])
    XCTAssertEqual(headers(of: show(provider)), ["title", nil])

    provider.makeHeader = { $0.section.id == "A" ? nil : Supplementary("closure") }

    XCTAssertEqual(headers(of: show(provider)), [nil, "closure"])
  }

  func test_sectionIndexTitle_whenSectionHasOneAndClosureIsSet_isTheClosures() async {
    let provider = SectionedProvider([SimpleSection("A", indexTitle: "own", items: ["a"])])
    XCTAssertEqual(show(provider).sectionIndexTitles, ["own"])

    provider.makeSectionIndexTitle = { $0.id.lowercased() }

    XCTAssertEqual(show(provider).sectionIndexTitles, ["a"])
  }

  func test_rowHeight_whenRowSetsItsOwn_isTheRows() async {
    let provider = SimpleProvider(["fig", "kiwi"]) {
      $0 == "fig" ? Row($0) : Row($0).height(.estimated(20))
    }
    provider.rowHeight = .fixed(60)

    let view = show(provider)

    XCTAssertEqual(view.shownRow(at: at(0, 0))?.traits.height, .fixed(60))
    XCTAssertEqual(view.shownRow(at: at(0, 1))?.traits.height, .estimated(20))
  }

  func test_permissions_whenTraitsAndClosuresAreSet_areTheClosures() async {
    let provider = SimpleProvider(["fig"]) { Row($0).deletable().movable() }
    let view = show(provider)
    XCTAssertEqual(view.dataSource?.permits(.edit, at: at(0, 0)), true)
    XCTAssertEqual(view.dataSource?.permits(.move, at: at(0, 0)), true)

    provider.onCanEdit = { _ in false }
    provider.onCanMove = { _ in false }

    XCTAssertEqual(view.dataSource?.permits(.edit, at: at(0, 0)), false)
    XCTAssertEqual(view.dataSource?.permits(.move, at: at(0, 0)), false)
  }

  func test_permits_whenTraitsForbidSelection_doesNotAskTheHook() async {
    let provider = SimpleProvider(["fig"]) { Row($0).selectable(false).highlightable(false) }
    provider.onShouldSelect = { _ in true }
    provider.onShouldHighlight = { _ in true }
    let view = show(provider)

    XCTAssertEqual(view.dataSource?.permits(.select, at: at(0, 0)), false)
    XCTAssertEqual(view.dataSource?.permits(.highlight, at: at(0, 0)), false)
  }

  func test_compositeHeader_whenOverrideClosureAndConstantAreSet_isTheOverrides() async {
    let children = { [SimpleProvider(["fig"])] }
    let plain = CompositeDataSource(.singleSection, children())
    plain.header = Supplementary("constant")
    XCTAssertEqual(headers(of: show(plain)), ["constant"])
    plain.makeSupplementary = { kind, _ in kind == .header ? Supplementary("closure") : nil }
    XCTAssertEqual(headers(of: show(plain)), ["closure"])

    let overriding = Library(.singleSection, children())
    overriding.header = Supplementary("constant")
    overriding.makeSupplementary = { _, _ in Supplementary("closure") }

    XCTAssertEqual(headers(of: show(overriding)), ["override 0"])
  }

  func test_containerHooks_whenTheyAnswer_winOverTheChildren() async {
    let first = SectionedProvider([SimpleSection("A", title: "A", indexTitle: "a", items: ["x"])])
    let second = SectionedProvider([SimpleSection("B", title: "B", indexTitle: "b", items: ["y"])])
    for child in [first, second] { child.makeLayout = { _ in SectionLayout(lineSpacing: 2) } }

    let library = Library(.sections, first, second)

    let view = show(library)

    XCTAssertEqual(headers(of: view), ["override 0", "override 1"])
    XCTAssertEqual(view.dataSource?.layout(inSection: 0)?.lineSpacing, 2)
    XCTAssertEqual(view.dataSource?.layout(inSection: 1)?.lineSpacing, 8)
    XCTAssertEqual(view.sectionIndexTitles, ["a", "#"])
    XCTAssertTrue(library.isBound)
  }

  func test_containerClosures_whenTheyAnswer_winOverTheChildrenAndNotOverOverrides() async {
    let shelves = [
      SimpleSection("A", indexTitle: "a", items: ["x"]),
      SimpleSection("B", indexTitle: "b", items: ["y"]),
    ]
    let containers: [@MainActor (ListDataSource) -> ContainerDataSource] = [
      { CompositeDataSource(.sections, $0) }, { SegmentedDataSource($0) },
      { StateDataSource(content: $0) }, { Library(.sections, $0) },
    ]
    for make in containers {
      let child = SectionedProvider(shelves)
      child.sectionLayout = SectionLayout(lineSpacing: 2)
      let container = make(child)
      container.makeLayout = { SectionLayout(lineSpacing: Double(10 + $0)) }
      container.makeSectionIndexTitle = { $0 == 0 ? "first" : nil }

      let view = show(container)

      let isLibrary = container is Library
      XCTAssertEqual(
        (0..<3).map { view.dataSource?.layout(inSection: $0)?.lineSpacing },
        isLibrary ? [2, 8, nil] : [10, 11, nil], "\(container)")
      XCTAssertEqual(
        view.sectionIndexTitles, isLibrary ? ["a", "#"] : ["first", "b"], "\(container)")
      container.unbind()
    }
  }
}
