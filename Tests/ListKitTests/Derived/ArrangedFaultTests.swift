// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Faults that filtered, sorted and grouped lists of other libraries have had, one test each.
@MainActor
final class ArrangedFaultTests: ScenarioTestCase {
  private struct Person: Identifiable, Equatable, Item, CustomStringConvertible {
    struct Address: Equatable { var city: String }
    let id: Int
    var name: String
    var address: Address?
    var description: String { name }

    init(_ id: Int, _ name: String, city: String? = nil) {
      self.id = id
      self.name = name
      address = city.map { Address(city: $0) }
    }
  }

  private func names(_ people: ArrangedProvider<Person>) -> [[String]] {
    people.sections.map { $0.items.map(\.name) }
  }

  func test_append_whenFilteredAndSorted_obeysBoth() async {
    let people = ArrangedProvider(
      [Person(1, "Bob"), Person(2, "Eve")],
      arrangement: ListArrangement(
        filter: { $0.name != "Mallory" }, sort: [.ascending(\.name)]))
    let view = show(people)

    people.append(Person(3, "Mallory"))
    people.add(Person(4, "Carol"))

    expectTranscript(of: view, "insert row 1 of section 0")
    XCTAssertEqual(names(people), [["Bob", "Carol", "Eve"]])
    view.finish()
  }

  func test_append_ofANewGroup_tellsItsRealIndexAmongShownSections() async {
    let people = ArrangedProvider(
      [Person(1, "Ann", city: "B"), Person(2, "Ben", city: "A"), Person(3, "Zoe", city: "Z")],
      arrangement: ListArrangement(
        filter: { $0.name != "Ben" },
        grouping: .by(\.address?.city, order: .by { $0 ?? "" < $1 ?? "" })))
    let view = show(people)

    people.append(Person(4, "Cid", city: "C"))

    expectTranscript(of: view, "insert section 1")
    XCTAssertEqual(headers(of: view), ["B", "C", "Z"])
    view.finish()
  }

  func test_append_ofAnEqualLookingItem_insertsThatRow() async {
    let people = ArrangedProvider([Person(1, "Ann"), Person(2, "Bob")])
    let view = show(people)

    people.append(Person(3, "Ann"))

    expectTranscript(of: view, "insert row 2 of section 0")
    view.finish()
  }

  func test_swipe_onTheSecondOfTwoTwins_deletesThatOne() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    ListDiagnostics.handler = nil
    let people = ArrangedProvider(
      [Person(1, "Ann", city: "B"), Person(1, "Bob", city: "A"), Person(2, "Cid", city: "A")],
      arrangement: ListArrangement(grouping: .by(\.address?.city))
    ) { Row($0.name).trailingSwipe { .delete } }
    let view = show(people)

    view.perform("delete", at: at(1, 0))

    XCTAssertEqual(people.items, [Person(1, "Ann", city: "B"), Person(2, "Cid", city: "A")])
    XCTAssertEqual(rows(of: view), [["Ann"], ["Cid"]])
  }

  func test_remove_ofAHiddenItem_removesItForGood() async {
    let people = ArrangedProvider(
      [Person(1, "Ann"), Person(2, "Bob")],
      arrangement: ListArrangement(filter: { $0.name != "Ann" }))
    let view = show(people)

    XCTAssertTrue(people.remove(1))
    expectTranscript(of: view, "")
    people.filter = nil

    expectTranscript(of: view, "")
    XCTAssertEqual(people.items.map(\.name), ["Bob"])
    view.finish()
  }

  func test_replace_isKeptByLaterArrangements() async {
    let people = ArrangedProvider(
      [Person(1, "Ann", city: "A"), Person(2, "Bob", city: "B")],
      arrangement: ListArrangement(
        sort: [.ascending(\.name)], grouping: .by(\.address?.city)))

    XCTAssertTrue(people.update(Person(1, "Zed", city: "B")))
    XCTAssertFalse(people.update(Person(7, "Zed")))
    XCTAssertEqual(names(people), [["Bob", "Zed"]])
    people.rearrange()
    people.grouping = nil

    XCTAssertEqual(names(people), [["Bob", "Zed"]])
    XCTAssertEqual(people.items[0], Person(1, "Zed", city: "B"))
  }

  func test_observers_hearOfEveryUpdateAfterTheListWasEmpty() async {
    let people = ArrangedProvider([Person(1, "Ann")])
    var reports = 0
    people.onUpdate = { _ in reports += 1 }
    people.removeAll()
    people.reload(with: [])
    people.append(Person(2, "Bob"))
    people.sort = [.ascending(\.name)]

    XCTAssertEqual(reports, 4)
  }

  func test_append_andRemoveOfASectionInOneUpdate_tellsNothing() async {
    let people = ArrangedProvider(
      [Person(1, "Ann", city: "A")], arrangement: ListArrangement(grouping: .by(\.address?.city)))
    let view = show(people)

    people.performUpdates {
      people.append(Person(2, "Bob", city: "B"))
      people.remove(2)
    }
    expectTranscript(of: view, "")
    people.performUpdates {
      people.remove(1)
      people.append(Person(3, "Cid", city: "A"))
    }

    expectTranscript(of: view, "delete row 0 of section 0\ninsert row 0 of section 0")
    view.finish()
  }

  func test_item_atPathsThatDoNotExist_isNil() async {
    let people = ArrangedProvider([Person(1, "Ann")])

    for path in [at(0, 1), at(1, 0), at(-1, 0), at(0, -1)] { XCTAssertNil(people.item(at: path)) }
    XCTAssertEqual(people.items(inSection: -1), [])
    XCTAssertEqual(people.items(inSection: 1), [])
    XCTAssertFalse(people.remove(7))
    XCTAssertFalse(people.move(7, to: 0))
  }

  func test_sort_bySeveralKeys_isByTheFirstThenTheSecondThenTheSource() async {
    let people = ArrangedProvider([
      Person(1, "Bob", city: "B"), Person(2, "Ann", city: "B"), Person(3, "Bob", city: "A"),
      Person(4, "Ann", city: "B"),
    ])

    people.sort = [.ascending(\.name), .descending { $0.address?.city ?? "" }]
    XCTAssertEqual(people.arrangedItems.map(\.id), [2, 4, 1, 3])
    people.sort = []
    XCTAssertEqual(people.arrangedItems.map(\.id), [1, 2, 3, 4])
    people.sort = [.descending(\.name)]
    XCTAssertEqual(people.arrangedItems.map(\.id), [1, 3, 2, 4])
  }

  func test_grouping_byAnOptionalInAPath_titlesTheValueItself() async {
    let people = ArrangedProvider(
      [Person(1, "Ann", city: "a.a"), Person(2, "Bob"), Person(3, "Cid", city: "a")])
    people.section(by: \.address?.city)

    XCTAssertEqual(people.sections.map(\.title), ["a.a", nil, "a"])
    XCTAssertEqual(people.sections[0].key(as: String?.self), "a.a")
    XCTAssertNil(people.sections[0].key(as: Int.self))
    XCTAssertEqual(people.sectionIndex(of: "a" as String?), 2)
    XCTAssertNil(people.sectionIndex(of: "b" as String?))
  }

  func test_provider_whenReleased_frees() async {
    let view = RecordingListView()
    weak var freed: ArrangedProvider<Person>?
    do {
      let people = ArrangedProvider([Person(1, "Ann")])
      people.filter = { [weak people] _ in people != nil }
      people.section(by: \.name)
      people.bind(to: view)
      people.append(Person(2, "Bob"))
      freed = people
      XCTAssertNotNil(freed)
    }
    XCTAssertNil(freed)
  }

  func test_sixPeople_filteredGroupedAndSorted_followEachChange() async {
    // The example of a library of arranged arrays: by postcode, then by name, one postcode left out.
    let people = ArrangedProvider(
      [
        Person(1, "Shaps", city: "N1"), Person(2, "Anne", city: "N2"),
        Person(3, "Luca", city: "N1"),
        Person(4, "Zoe", city: "W5"), Person(5, "Mark", city: "N2"), Person(6, "Ella", city: "N1"),
      ],
      arrangement: ListArrangement(
        filter: { $0.address?.city != "W5" },
        sort: [.ascending { $0.address?.city ?? "" }, .ascending(\.name)],
        grouping: .by(\.address?.city)))
    let view = show(people)
    XCTAssertEqual(names(people), [["Ella", "Luca", "Shaps"], ["Anne", "Mark"]])

    people.replace(Person(5, "Aaron", city: "N2"))
    expectTranscript(of: view, "move row 1 of section 1 to row 0\nreconfigure row 0 of section 1")
    people.append(Person(7, "Tim", city: "E1"))
    expectTranscript(of: view, "insert section 0")
    people.remove(7)
    expectTranscript(of: view, "delete section 0")
    view.finish()
  }
}
