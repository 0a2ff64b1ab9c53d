// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// Lists of sections: one fault that lists have had in public, each.
final class DiffSectionsTests: XCTestCase {
  func test_changes_whenSectionsGo_namesNoneOfTheirRows() {
    let changes = changes(
      [shelf("A", "a"), shelf("B", "b", "c"), shelf("C", "d", "e")], [shelf("A", "a")])

    XCTAssertEqual(changes.deletedSections, [1, 2])
    XCTAssertEqual(changes.count, 2)
  }

  func test_changes_whenRowChangesSection_isOneMove() {
    let changes = changes(
      [shelf("A", "a", "b"), shelf("B", "c")], [shelf("A", "b"), shelf("B", "a", "c")])

    XCTAssertEqual(changes.movedRows, [Move(from: path(0, 0), to: path(1, 0))])
    XCTAssertEqual(changes.count, 1)
  }

  func test_changes_whenRowLeavesForNewSection_isOneMove() {
    let changes = changes([shelf("A", "a", "b")], [shelf("A", "b"), shelf("N", "a'")])

    XCTAssertEqual(changes.insertedSections, [1])
    XCTAssertEqual(changes.movedRows, [Move(from: path(0, 0), to: path(1, 0))])
    XCTAssertEqual(changes.updatedRows, [Move(from: path(0, 0), to: path(1, 0))])
    XCTAssertEqual(changes.count, 3)
  }

  func test_changes_whenRowComesOutOfDeletedSection_isOneMove() {
    let changes = changes([shelf("A", "a"), shelf("B", "b", "c")], [shelf("A", "c", "a")])

    XCTAssertEqual(changes.deletedSections, [1])
    XCTAssertEqual(changes.movedRows, [Move(from: path(1, 1), to: path(0, 0))])
    XCTAssertEqual(changes.count, 2)
  }

  func test_changes_whenSectionsAndRowsSwap_countsRowsInTheirSections() {
    let changes = changes(
      [shelf("A", "a", "b"), shelf("B", "c", "d")], [shelf("B", "d", "c"), shelf("A", "b", "a")])

    XCTAssertEqual(changes.movedSections.count, 1)
    XCTAssertEqual(changes.movedRows.count, 2)
    XCTAssertEqual(changes.count, 3)
  }

  func test_changes_whenIdentityOfSectionStays_updatesItsHeader() {
    let old = [shelf("A", "a")]
    var new = [shelf("A", "a"), shelf("B", "b")]
    new[0].title = "Another"

    let changes = changes(old, new)

    XCTAssertEqual(changes.insertedSections, [1])
    XCTAssertEqual(changes.updatedSections, [Move(from: 0, to: 0)])
    XCTAssertEqual(changes.count, 2)
  }

  func test_changes_whenSectionsAreTwins_areLawful() {
    let twins = [shelf("A", "a"), shelf("A", "b"), shelf("B"), shelf("A", "c")]

    XCTAssertTrue(changes(twins, twins.map { $0 }).isEmpty)
    XCTAssertEqual(changes(twins, [shelf("A", "c"), shelf("A", "b")]).deletedSections.count, 2)
  }

  func test_changes_whenRowIsInTwoSections_matchesItInsideEach() {
    let names = (0..<20).map { "\($0)" }
    let all = DiffShelf("all", items: names.map { DiffFruit(identity: $0) })
    let reversed = DiffShelf("all", items: names.reversed().map { DiffFruit(identity: $0) })

    let changes = changes(
      [DiffShelf("pinned", items: []), all], [shelf("pinned", "7", "3"), reversed])

    XCTAssertEqual(changes.insertedRows, [path(0, 0), path(0, 1)])
    XCTAssertEqual(changes.movedRows.count, 19)
  }

  func test_changes_whenTwinsAreInTwoSections_matchesThemInsideEach() {
    var random = DiffRandom(seed: 11)
    let fruits = (0..<30).map { DiffFruit(identity: "\($0)") }
    func shelf(_ name: String) -> DiffShelf {
      DiffShelf(name, items: fruits.shuffled(using: &random))
    }

    let changes = changes(
      [shelf("A"), shelf("B"), DiffShelf("C", items: [])],
      [DiffShelf("A", items: []), shelf("B"), shelf("C")])

    let crossing = changes.movedRows.filter { $0.from.section != $0.to.section }
    XCTAssertEqual(crossing.count, 30)
    XCTAssertTrue(crossing.allSatisfy { $0.from.section == 0 && $0.to.section == 2 })
  }

  func test_changes_whenItemsShareStorage_looksAtNoRow() {
    let items = [Sworn(), Sworn()]
    let old = [SimpleSection("A", items: items), SimpleSection("B", items: items)]
    let new = [SimpleSection("B", title: "b", items: items), SimpleSection("A", items: items)]

    let changes = ListDiff.changes(from: old, to: new).changes

    XCTAssertEqual(changes.movedSections.count, 1)
    XCTAssertEqual(changes.updatedSections.count, 1)
    XCTAssertEqual(changes.count, 2)
  }

  func test_changes_whenSectionComputesItsItems_asksOncePerSection() {
    let old = [CountingSection(id: 1), CountingSection(id: 2)]
    let new = [CountingSection(id: 2), CountingSection(id: 3)]

    _ = ListDiff.changes(from: old, to: new)

    XCTAssertEqual((old + new).map(\.requests), [1, 1, 1, 1])
  }

  private func shelf(_ name: String, _ fruits: DiffFruit...) -> DiffShelf {
    DiffShelf(name, items: fruits)
  }

  private func path(_ section: Int, _ row: Int) -> ListIndexPath {
    DiffLaw.path(section, row)
  }

  private func changes(_ old: [DiffShelf], _ new: [DiffShelf]) -> ListChanges {
    let changes = ListDiff.changes(from: old, to: new)
    XCTAssertNil(DiffLaw.breach(changes.changes, from: old, to: new))
    XCTAssertEqual(changes.applied(to: old), new)
    return changes.changes
  }
}

/// A row that must not be looked at.
private struct Sworn: Item {
  var identity: Int {
    XCTFail("The identity of a shared row was asked for")
    return 0
  }

  func hasSameContent(as other: Self) -> Bool {
    XCTFail("A shared row was compared")
    return true
  }
}

private final class CountingSection: Identifiable, Section {
  let id: Int
  private(set) var requests = 0

  init(id: Int) { self.id = id }

  var items: [Int] {
    requests += 1
    return [id * 10, id * 10 + 1]
  }
}
