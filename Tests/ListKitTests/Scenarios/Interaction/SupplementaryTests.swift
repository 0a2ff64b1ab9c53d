// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Headers, footers and other supplementaries: who describes them, and with what.
@MainActor
final class SupplementaryTests: ScenarioTestCase {
  private typealias Shelf = SimpleSection<Int, String>

  private final class Banner: ReusableCell, CustomStringConvertible {
    var text = ""
    var description: String { "<\(text)>" }
  }

  private func shelves(_ count: Int) -> SectionedProvider<Shelf> {
    SectionedProvider(
      (0..<count).map { Shelf($0, title: "Shelf \($0)", items: ["row of \($0)"]) })
  }

  func test_header_whenNobodyDescribesIt_isTheTitleOrNone() async {
    let provider = SectionedProvider([
      Shelf(0, title: "Berries", items: ["a"]), Shelf(1, items: ["b"]),
    ])

    let view = show(provider)

    expectPicture(
      of: view,
      """
      section 0: Berries
        a
      section 1
        b
      """)
  }

  func test_makers_forEachKind_getTheSectionAndItsIndex() async {
    let provider = shelves(50)
    provider.makeHeader = { Supplementary("header \($0.section.id) at \($0.index)") }
    provider.makeFooter = { Supplementary("footer \($0.section.id) at \($0.index)") }
    provider.makeSupplementary = { kind, context in
      kind == .custom("badge") && context.index % 5 == 0
        ? Supplementary("badge \(context.section.id)") : nil
    }
    let view = RecordingListView()
    view.supplementaryKinds = [.header, .footer, .custom("badge"), .custom("other")]

    provider.bind(to: view)

    for section in [10, 45] {
      XCTAssertEqual(
        view.shownSupplementary(.header, inSection: section)?.description,
        "header \(section) at \(section)")
      XCTAssertEqual(
        view.shownSupplementary(.footer, inSection: section)?.description,
        "footer \(section) at \(section)")
      XCTAssertEqual(
        view.shownSupplementary(.custom("badge"), inSection: section)?.description,
        "badge \(section)")
      XCTAssertNil(view.shownSupplementary(.custom("other"), inSection: section))
    }
    XCTAssertNil(view.shownSupplementary(.custom("badge"), inSection: 11))
  }

  func test_makers_ofHeaderAndFooter_areIndependent() async {
    let provider = shelves(1)
    provider.makeHeader = { _ in Supplementary("top") }
    provider.makeFooter = { _ in Supplementary("bottom") }
    provider.makeFooter = nil

    let view = show(provider)

    XCTAssertEqual(headers(of: view), ["top"])
    XCTAssertNil(view.shownSupplementary(.footer, inSection: 0))
  }

  func test_makeHeader_whenItAnswersNone_leavesTheTitleOut() async {
    let provider = shelves(2)
    provider.makeHeader = { $0.index == 0 ? nil : Supplementary("second") }

    XCTAssertEqual(headers(of: show(provider)), [nil, "second"])
  }

  func test_header_whenItIsACell_isMadeAndConfigured() async {
    let provider = shelves(2)
    provider.makeHeader = { context in
      Supplementary(Banner.self) { $0.text = "\(context.section.id)" }.height(.fixed(80))
    }

    let view = show(provider)

    expectPicture(
      of: view,
      """
      section 0: <0>
        row of 0
      section 1: <1>
        row of 1
      """)
    XCTAssertEqual(view.contentHeight, 2 * (80 + 44))
    XCTAssertTrue(view.supplementaryCell(.header, inSection: 0) is Banner)
  }

  func test_layout_perSection_reachesTheView() async {
    let provider = shelves(2)
    provider.makeLayout = { shelf in
      shelf.id == 0
        ? nil
        : SectionLayout(
          insets: ListInsets(top: 10, leading: 1, bottom: 5, trailing: 2), lineSpacing: 3,
          interitemSpacing: 4)
    }

    let view = show(provider)

    XCTAssertNil(view.dataSource?.layout(inSection: 0))
    XCTAssertEqual(view.dataSource?.layout(inSection: 1)?.insets.leading, 1)
    XCTAssertNil(view.dataSource?.layout(inSection: 2))
    XCTAssertEqual(view.contentHeight, 2 * (28 + 44) + 10 + 5)
  }

  func test_displayHooks_whenTheListScrolls_areCalledOnceEachWay() async {
    let provider = shelves(4)
    let root = CompositeDataSource(.sections, SimpleProvider(["first"]), provider)
    var calls: [String] = []
    provider.onWillDisplaySupplementary = {
      calls.append("will \($0) \($1.section.id) at \($1.index)")
    }
    provider.onDidEndDisplayingSupplementary = { calls.append("did \($0) \($1.id)") }
    // In sight: the first row, and each shelf of 28 and 44 points as far as there is room.
    let view = show(root, in: RecordingListView(viewportHeight: 44 + 72))
    XCTAssertEqual(calls, ["will header 0 at 0"])

    view.scroll(to: 44 + 72)

    XCTAssertEqual(calls.filter { $0.hasPrefix("did") }, ["did header 0"])
    XCTAssertEqual(
      calls.filter { $0.hasPrefix("will") },
      ["will header 0 at 0", "will header 1 at 1", "will header 2 at 2"])
  }

  func test_didEndDisplaying_whenTheSectionHasLeft_stillGetsIt() async {
    let provider = shelves(3)
    let root = CompositeDataSource(.sections, SimpleProvider(["first"]), provider)
    let view = show(root)
    var gone: [String] = []
    provider.onDidEndDisplayingSupplementary = { gone.append("\($0) \($1.id)") }

    provider.removeSection(1)
    XCTAssertEqual(gone, ["header 1"])
    root.remove(provider)

    XCTAssertEqual(gone, ["header 1", "header 0", "header 2"])
    view.takeTranscript()
    view.finish()
  }
}
