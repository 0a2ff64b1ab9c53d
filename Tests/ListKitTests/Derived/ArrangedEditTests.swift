// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// What a view is told of each kind of edit, word by word.
@MainActor
final class ArrangedEditTests: ScenarioTestCase {
  /// Form 1 shows 1, 2, 3, form 2 shows 4, 5; 9 is hidden.
  private func makeSchool() -> ArrangedProvider<Pupil> {
    ArrangedProvider(
      [
        Pupil(5, form: 2, rank: 2), Pupil(1, form: 1, rank: 1), Pupil(3, form: 1, rank: 3),
        Pupil(9, form: 1, rank: 9), Pupil(2, form: 1, rank: 2), Pupil(4, form: 2, rank: 1),
      ],
      arrangement: ListArrangement(
        filter: { $0.rank < 9 }, sort: [.ascending(\.rank)],
        grouping: .by(\.form, order: .ascending))
    ) { Row("\($0.id)") }
  }

  private func ids(_ school: ArrangedProvider<Pupil>) -> [[Int]] {
    school.sections.map { $0.items.map(\.id) }
  }

  /// Makes an edit, and checks what a view is told and what is shown then.
  private func expect(
    _ told: String, shows: [[Int]], line: UInt = #line,
    after edit: (ArrangedProvider<Pupil>) -> Void
  ) {
    for flavour in [ListFlavour.table, .collection] {
      let school = makeSchool()
      let view = show(school, in: RecordingListView(flavour: flavour))
      edit(school)
      expectTranscript(of: view, told, line: line)
      XCTAssertEqual(ids(school), shows, line: line)
      XCTAssertEqual(rows(of: view), shows.map { $0.map(String.init) }, line: line)
      view.finish()
    }
  }

  func test_bind_showsSectionsSortedAndFiltered() async {
    let school = makeSchool()
    let view = RecordingListView()
    school.bind(to: view)
    expectTranscript(of: view, "reload everything")
    expectPicture(
      of: view,
      """
      section 0: 1
        1
        2
        3
      section 1: 2
        4
        5
      """)
    view.finish()
  }

  // MARK: - Replacing

  func test_replace_whenOnlyItsContentChanges_refreshesTheRow() async {
    expect("reconfigure row 1 of section 0", shows: [[1, 2, 3], [4, 5]]) {
      XCTAssertTrue($0.replace(Pupil(2, form: 1, rank: 2, version: 1)))
    }
  }

  func test_replace_whenItsPlaceChanges_isOneMoveWithNewContent() async {
    expect(
      "move row 0 of section 0 to row 2\nreconfigure row 2 of section 0",
      shows: [[2, 3, 1], [4, 5]]
    ) { $0.replace(Pupil(1, form: 1, rank: 7)) }
  }

  func test_replace_whenItsSectionChanges_isOneMoveWithNewContent() async {
    expect(
      "move row 0 of section 0 to row 2 of section 1\nreconfigure row 2 of section 1",
      shows: [[2, 3], [4, 5, 1]]
    ) { $0.replace(Pupil(1, form: 2, rank: 3)) }
  }

  func test_replace_whenTheFilterRefusesIt_deletesTheRow() async {
    expect("delete row 1 of section 0", shows: [[1, 3], [4, 5]]) {
      $0.replace(Pupil(2, form: 1, rank: 9))
      XCTAssertEqual($0.item(with: 2)?.rank, 9)
      XCTAssertNil($0.indexPath(of: 2))
    }
  }

  func test_replace_whenTheFilterAcceptsAHiddenItem_insertsTheRow() async {
    // Of equal rank, and before 2 in the source.
    expect("insert row 1 of section 0", shows: [[1, 9, 2, 3], [4, 5]]) {
      $0.replace(Pupil(9, form: 1, rank: 2))
    }
  }

  func test_replace_whenItIsAndStaysHidden_tellsNothing() async {
    expect("", shows: [[1, 2, 3], [4, 5]]) {
      XCTAssertTrue($0.replace(Pupil(9, form: 7, rank: 10)))
      XCTAssertEqual($0.items[3], Pupil(9, form: 7, rank: 10))
    }
  }

  func test_replace_whenItIsTheFirstOfAGroup_insertsTheSection() async {
    // Rows can't move into a section that comes with them.
    expect("delete row 0 of section 0\ninsert section 0", shows: [[1], [2, 3], [4, 5]]) {
      $0.replace(Pupil(1, form: 0, rank: 1))
    }
  }

  func test_replace_whenItWasTheLastOfItsGroup_deletesTheSection() async {
    expect(
      "delete section 1\ninsert row 0 of section 0", shows: [[5, 1, 2, 3]]
    ) {
      $0.remove(4)
    } then: {
      $0.replace(Pupil(5, form: 1, rank: 0))
    }
  }

  func test_replace_whenNobodyHasTheIdentity_changesNothing() async {
    expect("", shows: [[1, 2, 3], [4, 5]]) { XCTAssertFalse($0.replace(Pupil(77))) }
  }

  func test_replace_whenSeveralChange_isOneUpdate() async {
    expect(
      """
      delete row 1 of section 0
      insert row 0 of section 1
      move row 0 of section 1 to row 1 of section 0
      reconfigure row 1 of section 0
      """, shows: [[1, 4, 3], [9, 5]]
    ) {
      XCTAssertEqual(
        $0.replace(contentsOf: [
          Pupil(9, form: 2, rank: 0), Pupil(2, form: 1, rank: 9), Pupil(4, form: 1, rank: 1),
          Pupil(77),
        ]), 3)
    }
  }

  // MARK: - Adding and removing

  func test_append_insertsTheRowAtItsSortedPlace() async {
    expect("insert row 2 of section 0", shows: [[1, 2, 6, 3], [4, 5]]) {
      $0.append(Pupil(6, form: 1, rank: 2))
    }
  }

  func test_append_whenTheFilterRefusesIt_tellsNothing() async {
    expect("", shows: [[1, 2, 3], [4, 5]]) {
      $0.append(Pupil(6, form: 1, rank: 9))
      XCTAssertEqual($0.items.last?.id, 6)
    }
  }

  func test_append_ofANewGroup_insertsTheSectionAtItsPlace() async {
    expect("insert section 2", shows: [[1, 2, 3], [4, 5], [6]]) { $0.append(Pupil(6, form: 3)) }
    expect("insert section 0", shows: [[6], [1, 2, 3], [4, 5]]) { $0.append(Pupil(6, form: 0)) }
  }

  func test_insert_amongEqualRanks_keepsTheOrderOfTheSource() async {
    expect("insert row 1 of section 0", shows: [[1, 6, 2, 3], [4, 5]]) {
      $0.insert(Pupil(6, form: 1, rank: 2), at: .before(2))
    }
    expect("insert row 2 of section 0", shows: [[1, 2, 6, 3], [4, 5]]) {
      $0.insert(Pupil(6, form: 1, rank: 2), at: .after(2))
    }
    expect("insert row 1 of section 0", shows: [[1, 6, 2, 3], [4, 5]]) {
      $0.insert(Pupil(6, form: 1, rank: 2), at: 0)
      XCTAssertEqual($0.items.map(\.id), [6, 5, 1, 3, 9, 2, 4])
    }
  }

  func test_remove_deletesTheRow() async {
    expect("delete row 1 of section 1", shows: [[1, 2, 3], [4]]) { XCTAssertTrue($0.remove(5)) }
  }

  func test_remove_ofTheLastRows_deletesTheSection() async {
    expect("delete section 1", shows: [[1, 2, 3]]) { XCTAssertEqual($0.remove([4, 5, 77]), 2) }
  }

  func test_remove_ofAHiddenItem_tellsNothing() async {
    expect("", shows: [[1, 2, 3], [4, 5]]) {
      XCTAssertTrue($0.remove(9))
      XCTAssertFalse($0.remove(9))
      XCTAssertNil($0.item(with: 9))
    }
  }

  func test_removeAll_deletesTheSectionsAndHiddenItems() async {
    expect("delete section 1\ndelete section 0", shows: []) {
      $0.removeAll()
      XCTAssertEqual($0.items, [])
      $0.filter = nil
    }
  }

  func test_move_showsOnlyWhereTheSortFindsNoDifference() async {
    expect("", shows: [[1, 2, 3], [4, 5]]) {
      $0.move(5, to: 5)
      XCTAssertEqual($0.items.map(\.id), [1, 3, 9, 2, 4, 5])
    }
    expect("move row 0 of section 0 to row 2", shows: [[2, 3, 1], [4, 5]]) { school in
      school.performUpdates {
        for id in 1...3 { school.replace(Pupil(id, form: 1, rank: 1)) }
        school.apply(school.items.sorted { $0.id < $1.id }, animated: true)
      }
    } then: {
      XCTAssertTrue($0.move(1, to: .end))
    }
  }

  // MARK: - Sections by appearance

  func test_replace_whenAnotherSectionBeginsFirst_movesTheSection() async {
    expect(
      "move section 1 to 0\nreconfigure row 0 of section 0", shows: [[4, 5], [1, 2, 3]]
    ) {
      $0.grouping = .by(\.form)
    } then: {
      $0.replace(Pupil(4, form: 2, rank: 0))
    }
  }

  func test_remove_whenAnotherSectionBeginsFirst_movesTheSection() async {
    let view = show(byAppearance)
    byAppearance.remove(1)
    expectTranscript(of: view, "delete row 0 of section 0\nmove section 1 to 0")
    XCTAssertEqual(ids(byAppearance), [[2], [3]])
    view.finish()
  }

  private lazy var byAppearance = ArrangedProvider(
    [Pupil(1, form: 1), Pupil(2, form: 2), Pupil(3, form: 1)],
    arrangement: ListArrangement(grouping: .by(\.form)))

  // MARK: - Arranging

  func test_filter_whenSetAndCleared_isOneUpdateEach() async {
    expect("delete section 0", shows: [[4, 5]]) { $0.filter = { $0.form == 2 } }
    expect("insert row 3 of section 0", shows: [[1, 2, 3, 9], [4, 5]]) { $0.filter = nil }
  }

  func test_sort_whenReversed_movesTheFewestRows() async {
    expect(
      """
      move row 2 of section 0 to row 0
      move row 1 of section 0 to row 1
      move row 1 of section 1 to row 0
      """, shows: [[3, 2, 1], [5, 4]]
    ) { $0.sort = [.descending(\.rank)] }
  }

  func test_sort_whenCleared_showsTheOrderOfTheSource() async {
    expect(
      "move row 2 of section 0 to row 1\nmove row 1 of section 1 to row 0",
      shows: [[1, 3, 2], [5, 4]]
    ) { $0.sort = [] }
  }

  func test_grouping_whenTitlesChange_refreshesHeadersAlone() async {
    expect(
      "refresh the supplementaries of section 0\nrefresh the supplementaries of section 1",
      shows: [[1, 2, 3], [4, 5]]
    ) { $0.grouping = .by(\.form, order: .ascending, title: { "form \($0)" }) }
  }

  func test_grouping_whenCleared_leavesOneSectionWithoutTitle() async {
    let school = makeSchool()
    let view = show(school)
    school.grouping = nil
    XCTAssertEqual(takeBatches(of: view).count, 1)
    XCTAssertEqual(rows(of: view), [["1", "4", "5", "2", "3"]])
    XCTAssertEqual(headers(of: view), [nil])
    school.filter = { _ in false }
    expectTranscript(
      of: view, (0..<5).reversed().map { "delete row \($0) of section 0" }.joined(separator: "\n"))
    XCTAssertEqual(school.numberOfSections, 1)
    view.finish()
  }

  func test_arrange_whenAllChanges_isOneUpdate() async {
    let school = makeSchool()
    let view = show(school)
    var reports = 0
    school.arrange(completion: { _ in reports += 1 }) {
      $0.filter = nil
      $0.sort = [.descending(\.rank)]
      $0.grouping = .by(\.form, order: .descending)
    }
    XCTAssertEqual(view.calls.count, 2, "first the rows, then the sections")
    XCTAssertEqual(reports, 1)
    XCTAssertEqual(ids(school), [[5, 4], [9, 3, 2, 1]])
    view.takeTranscript()
    view.finish()
  }

  func test_performUpdates_ofSeveralArrangementsAndEdits_isOneUpdate() async {
    expect(
      """
      delete row 0 of section 0
      insert row 2 of section 0
      insert row 2 of section 1
      """, shows: [[2, 3, 9], [4, 5, 6]]
    ) { school in
      school.performUpdates {
        school.filter = nil
        school.append(Pupil(6, form: 2, rank: 3))
        school.remove(1)
      }
    }
  }

  func test_rearrange_asksTheFilterAgain() async {
    var limit = 9
    expect("delete row 2 of section 0", shows: [[1, 2], [4, 5]]) {
      $0.filter = { $0.rank < limit }
    } then: {
      limit = 3
      $0.rearrange()
    }
  }

  /// Makes an edit, checks nothing of it, and then does the same as above with a second one.
  private func expect(
    _ told: String, shows: [[Int]], line: UInt = #line,
    after first: (ArrangedProvider<Pupil>) -> Void, then edit: (ArrangedProvider<Pupil>) -> Void
  ) {
    let school = makeSchool()
    let view = show(school)
    first(school)
    view.takeTranscript()
    edit(school)
    expectTranscript(of: view, told, line: line)
    XCTAssertEqual(ids(school), shows, line: line)
    view.finish()
  }
}
