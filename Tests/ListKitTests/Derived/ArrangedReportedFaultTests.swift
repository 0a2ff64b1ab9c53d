// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Faults that were reported of lists whose rows come and go by a filter, one test each.
@MainActor
final class ArrangedReportedFaultTests: ScenarioTestCase {
  /// A parent, which is always shown, or a child, which is shown while its parent is open.
  private struct Entry: Identifiable, Hashable, Item, CustomStringConvertible {
    let id: String
    var parent: String?
    var description: String { id }
  }

  private var open: Set<String> = []
  private lazy var outline = ArrangedProvider(
    ["A", "B"].flatMap { parent in
      [Entry(id: parent)] + (1...2).map { Entry(id: "\(parent)\($0)", parent: parent) }
    },
    arrangement: ListArrangement(filter: { [unowned self] entry in
      entry.parent.map(open.contains) ?? true
    }))

  private func toggle(_ parent: String) {
    open.formSymmetricDifference([parent])
    outline.rearrange()
  }

  func test_delete_inAListOfAList_isToldInPathsOfWhatWasShown() async {
    let letters = ArrangedProvider(
      ["a", "b", "c"], arrangement: ListArrangement(filter: { $0 != "a" }))
    let list = CompositeDataSource(.singleSection, SimpleProvider(["top"]), letters)
    let view = show(list)
    var selected: [String] = []
    letters.onSelect = { selected.append($0.item) }

    view.completesManually = true
    letters.remove("b")
    expectTranscript(of: view, "delete row 1 of section 0")
    view.completeAll()
    view.tap(at(0, 1))

    XCTAssertEqual(selected, ["c"])
    XCTAssertEqual(rows(of: view), [["top", "c"]])
    view.takeTranscript()
    view.finish()
  }

  func test_toggle_ofTwoParentsWhileAnimating_appliesBothInOrder() async {
    let view = show(outline)
    view.completesManually = true

    toggle("A")
    toggle("B")
    XCTAssertEqual(rows(of: view), [["A", "A1", "A2", "B"]])
    view.completeAll()

    XCTAssertEqual(rows(of: view), [["A", "A1", "A2", "B", "B1", "B2"]])
    expectTranscript(
      of: view,
      """
      insert row 1 of section 0
      insert row 2 of section 0
      insert row 4 of section 0
      insert row 5 of section 0
      """)
    view.finish()
  }

  func test_filter_whenTheLastRowOfASectionGoesAndComesBack_takesTheSectionAlong() async {
    let list = ArrangedProvider(["a"], arrangement: ListArrangement(grouping: .by { $0 }))
    let view = show(list)

    list.filter = { _ in false }
    expectTranscript(of: view, "delete section 0")
    list.filter = nil
    expectTranscript(of: view, "insert section 0")

    XCTAssertEqual(rows(of: view), [["a"]])
    view.finish()
  }

  func test_remove_whileFiltered_isNotUndoneByClearingTheFilter() async {
    let list = ArrangedProvider(["a", "b"], arrangement: ListArrangement(filter: { $0 == "a" }))
    let view = show(list)

    list.remove("a")
    list.filter = nil

    XCTAssertEqual(rows(of: view), [["b"]])
    view.takeTranscript()
    view.finish()
  }

  func test_sectionIndex_whileFiltered_isThatOfTheShownSections() async {
    let countries = ArrangedProvider(
      ["Austria", "Belgium", "Zambia"],
      arrangement: ListArrangement(
        grouping: .by({ $0.prefix(1) }, order: .ascending, indexTitle: { String($0) })))
    let view = show(countries)
    XCTAssertEqual(view.sectionIndexTitles, ["A", "B", "Z"])

    countries.filter = { $0.hasPrefix("Z") }

    XCTAssertEqual(view.sectionIndexTitles, ["Z"])
    XCTAssertEqual(headers(of: view), ["Z"])
    view.takeTranscript()
    view.finish()
  }

  func test_expand_beforeTheFirstLayout_changesStateAndRowsTogether() async {
    toggle("A")
    let view = RecordingListView()
    view.isAttached = false
    outline.bind(to: view)
    view.isAttached = true
    XCTAssertEqual(rows(of: view), [["A", "A1", "A2", "B"]])

    toggle("A")

    XCTAssertEqual(rows(of: view), [["A", "B"]])
    view.takeTranscript()
    view.finish()
  }

  func test_bind_whenSomeParentsAreOpen_countsTheirChildrenAtOnce() async {
    open = ["B"]
    XCTAssertEqual(outline.numberOfRows, 4)
    let view = show(outline)
    XCTAssertEqual(rows(of: view), [["A", "B", "B1", "B2"]])
    view.finish()
  }

  func test_filter_whenWidened_showsAllAfterOneUpdate() async {
    let list = ArrangedProvider(
      ["a", "b", "c"], arrangement: ListArrangement(filter: { $0 == "a" }))
    let view = show(list)

    list.filter = { _ in true }

    expectTranscript(of: view, "insert row 1 of section 0\ninsert row 2 of section 0")
    XCTAssertEqual(view.numberOfRows(inSection: 0), 3)
    view.finish()
  }

  func test_insert_underAClosedParent_refreshesWhatCountsItAlone() async {
    outline.makeHeader = { [unowned self] _ in Supplementary("\(outline.items.count) entries") }
    let view = show(outline)

    outline.performUpdates {
      outline.insert(Entry(id: "A3", parent: "A"), at: .after("A2"))
      outline.refreshSupplementaries()
    }

    expectTranscript(of: view, "refresh the supplementaries of section 0")
    XCTAssertEqual(headers(of: view), ["7 entries"])
    view.finish()
  }
}
