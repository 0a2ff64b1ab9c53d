// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// What containers show beside the rows of their children.
@MainActor
final class HeadingTests: ScenarioTestCase {
  private func titled(_ title: String) -> SimpleProvider<String> {
    let list = SimpleProvider(["\(title) row"])
    list.title = title
    return list
  }

  func test_header_ofAComposite_winsOverThatOfTheFirstChild() async {
    let composite = CompositeDataSource(.sections, titled("a"), titled("b"))
    let view = show(composite)

    composite.header = Supplementary("own")
    expectTranscript(of: view, "refresh the supplementaries of section 0")
    composite.header = Supplementary("own")
    expectTranscript(of: view, "")
    composite.footer = Supplementary("end")
    expectTranscript(of: view, "refresh the supplementaries of section 1")

    XCTAssertEqual(headers(of: view), ["own", "b"])
    view.finish()
  }

  func test_header_whenAnotherChildBecomesTheFirst_passesOn() async {
    let composite = CompositeDataSource(.sections, titled("a"), titled("b"))
    composite.header = Supplementary("own")
    composite.footer = Supplementary("end")
    let view = show(composite)

    composite.insert(titled("new"), at: 0)
    expectTranscript(of: view, "insert section 0\nrefresh the supplementaries of section 1")
    XCTAssertEqual(headers(of: view), ["own", "a", "b"])
    composite.append(titled("last"))
    expectTranscript(of: view, "insert section 3\nrefresh the supplementaries of section 2")

    composite.remove(at: 0)
    expectTranscript(of: view, "delete section 0\nrefresh the supplementaries of section 0")
    view.finish()
  }

  func test_makeSupplementary_whenItDependsOnTheIndex_followsTheSections() async {
    let composite = CompositeDataSource(.sections, titled("a"), titled("b"))
    composite.makeSupplementary = { kind, section in
      kind == .header ? Supplementary("section \(section)") : nil
    }
    let root = CompositeDataSource(.sections, titled("top"), composite)
    let view = show(root)

    composite.insert(titled("new"), at: 1)
    expectTranscript(of: view, "insert section 2\nrefresh the supplementaries of section 3")

    root.moveChild(from: 0, to: 1)
    expectTranscript(of: view, "move section 0 to 3")
    XCTAssertEqual(headers(of: view), ["section 0", "section 1", "section 2", "top"])
    view.finish()
  }

  func test_makeSupplementary_whenReplaced_refreshesTheSectionsOfTheCompositeAlone() async {
    let composite = CompositeDataSource(.sections, titled("a"), titled("b"))
    let root = CompositeDataSource(.sections, titled("top"), composite, titled("end"))
    let view = show(root)

    composite.makeSupplementary = { kind, _ in kind == .header ? Supplementary("own") : nil }

    expectTranscript(
      of: view,
      """
      refresh the supplementaries of section 1
      refresh the supplementaries of section 2
      """)
    XCTAssertEqual(headers(of: view), ["top", "own", "own", "end"])
    composite.makeSupplementary = nil
    XCTAssertEqual(headers(of: view), ["top", "a", "b", "end"])
  }

  func test_refreshSupplementaries_whenAnOverrideAnswersAnew_showsIt() async {
    let own = CountingComposite(.sections, [titled("a")])
    let root = CompositeDataSource(.sections, titled("top"), own)
    let view = show(root)

    own.number = 2
    own.refreshSupplementaries()

    expectTranscript(of: view, "refresh the supplementaries of section 1")
    XCTAssertEqual(headers(of: view), ["top", "2"])
    view.finish()
  }

  func test_refreshSupplementaries_whenNothingIsOwn_tellsNothing() async {
    let composite = CompositeDataSource(.sections, titled("a"))
    let view = show(composite)

    composite.refreshSupplementaries()

    expectTranscript(of: view, "")
    view.finish()
  }

  func test_listHeader_whenTheStateChanges_stays() async {
    let people = SimpleProvider(["Ada"])
    let state = StateDataSource(content: people, loading: .message("Loading"))
    state.listHeader = Supplementary("People")
    let root = CompositeDataSource(.sections, titled("top"), state)
    let view = show(root)
    XCTAssertEqual(headers(of: view), ["top", "People", nil])

    state.state = .loading
    expectTranscript(of: view, "delete section 2\ninsert section 2")
    state.listHeader = Supplementary("Everybody")
    expectTranscript(of: view, "refresh the supplementaries of section 1")
    state.listHeader = Supplementary("Everybody")
    expectTranscript(of: view, "")
    XCTAssertEqual(headers(of: view), ["top", "Everybody", nil])
    XCTAssertEqual(rows(of: view), [["top row"], [], ["Loading"]])
    XCTAssertNil(state.localSection(for: 0))

    state.listHeader = nil
    expectTranscript(of: view, "delete section 1")
    view.finish()
  }

  func test_listHeader_whenTheSegmentChanges_stays() async {
    let tabs = SegmentedDataSource(titled("a"), titled("b"))
    tabs.listHeader = Supplementary("Tabs")
    let view = show(tabs)

    tabs.selectedIndex = 1

    expectTranscript(of: view, "delete section 1\ninsert section 1")
    XCTAssertEqual(headers(of: view), ["Tabs", "b"])
    XCTAssertEqual(tabs.globalSection(for: 0, in: tabs.child(at: 1) ?? tabs), 1)
    view.finish()
  }

  func test_header_ofAChildInOneSection_isDropped() async {
    let inner = CompositeDataSource(.sections, titled("a"), titled("b"))
    inner.header = Supplementary("inner")
    let composite = CompositeDataSource(.singleSection, inner, titled("c"))
    let view = show(composite)

    inner.header = Supplementary("other")
    inner.moveChild(from: 0, to: 1)

    XCTAssertEqual(headers(of: view), [nil])
    XCTAssertEqual(rows(of: view), [["b row", "a row", "c row"]])
    expectTranscript(of: view, "move row 0 of section 0 to row 1")
    view.finish()
  }
}

/// A composite with a header of its own that says a number.
private final class CountingComposite: CompositeDataSource {
  var number = 1

  override func supplementary(
    _ kind: SupplementaryKind, inSection section: Int
  ) -> Supplementary? { kind == .header ? Supplementary("\(number)") : nil }
}
