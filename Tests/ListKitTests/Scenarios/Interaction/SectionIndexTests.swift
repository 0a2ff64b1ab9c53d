// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// The section index follows the sections that are shown.
@MainActor
final class SectionIndexTests: ScenarioTestCase {
  private typealias Letters = SimpleSection<String, String>

  private func letters(_ names: String...) -> [Letters] {
    names.map { name in
      Letters(name, indexTitle: String(name.prefix(1)), items: (0..<5).map { "\(name)\($0)" })
    }
  }

  func test_titles_areThoseOfTheSections_andLeadToThem() async {
    let provider = SectionedProvider(
      letters("A", "B") + [Letters("none", items: ["x"])] + letters("C"))
    let view = show(provider, in: RecordingListView(viewportHeight: 100))

    XCTAssertEqual(view.sectionIndexTitles, ["A", "B", "C"])
    XCTAssertEqual(view.tapSectionIndexTitle("B"), 1)
    XCTAssertEqual(view.tapSectionIndexTitle("C"), 3)
    XCTAssertEqual(view.scrollOffset, 11 * 44)
    XCTAssertNil(view.tapSectionIndexTitle("Z"))
  }

  func test_titles_whenNeighboursShareOne_appearOnce() async {
    let provider = SectionedProvider(letters("A1", "A2", "B"))
    let view = show(provider)

    XCTAssertEqual(view.sectionIndexTitles, ["A", "B"])
    XCTAssertEqual(view.tapSectionIndexTitle("A"), 0)
    XCTAssertEqual(view.tapSectionIndexTitle("B"), 2)
  }

  func test_section_whenTheIndexIsOutOfRange_isNil() async {
    let provider = SectionedProvider(letters("A"))
    let source = show(provider).dataSource

    XCTAssertEqual(source?.section(forSectionIndexTitleAt: 0), 0)
    XCTAssertNil(source?.section(forSectionIndexTitleAt: 1))
    XCTAssertNil(source?.section(forSectionIndexTitleAt: -1))
  }

  func test_titles_whenSectionsComeAndGo_areReloadedIfTheyDiffer() async {
    let provider = SectionedProvider(letters("A", "B", "C"))
    let view = show(provider)

    provider.apply(letters("B"), animated: true)
    expectTranscript(
      of: view, "delete section 2\ndelete section 0\nreload the section index titles")
    XCTAssertEqual(view.sectionIndexTitles, ["B"])
    XCTAssertEqual(view.tapSectionIndexTitle("B"), 0)
    provider.append("B5", toSection: "B")

    expectTranscript(of: view, "insert row 5 of section 0")
    view.finish()
  }

  func test_titles_whenTheyAloneChange_areReloadedAlone() async {
    let provider = SectionedProvider(letters("A", "B"))
    let root = CompositeDataSource(.sections, SimpleProvider(["first"]), provider)
    let view = show(root)

    provider.makeSectionIndexTitle = { "\($0.id)!" }
    provider.apply(letters("A", "B"), animated: true)
    expectTranscript(of: view, "reload the section index titles")
    XCTAssertEqual(view.sectionIndexTitles, ["A!", "B!"])
    provider.makeSectionIndexTitle = nil
    provider.replaceSection(Letters("B", indexTitle: "b", items: provider.sections[1].items))

    // A section whose title in the index is another one is a section that has changed.
    expectTranscript(
      of: view, "refresh the supplementaries of section 2\nreload the section index titles")
    XCTAssertEqual(view.sectionIndexTitles, ["A", "b"])
    view.finish()
  }

  func test_titles_inAComposite_leadToTheWholeList() async {
    let root = CompositeDataSource(
      .sections, SimpleProvider(["first"]), SectionedProvider(letters("A", "B")))
    let view = show(root)

    XCTAssertEqual(view.sectionIndexTitles, ["A", "B"])
    XCTAssertEqual(view.tapSectionIndexTitle("B"), 2)
    root.remove(at: 0)
    XCTAssertEqual(view.tapSectionIndexTitle("B"), 1)
    expectTranscript(of: view, "delete section 0")
    view.finish()
  }
}
