// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// Flat lists: one fault that lists have had in public, each.
final class DiffTests: XCTestCase {
  func test_applied_whenRowsMoveAndComeAndGo_isExact() {
    let old: [DiffFruit] = ["c", "b", "d", "e", "a"]
    let new: [DiffFruit] = ["a", "b", "c", "d", "e"]

    let changes = ListDiff.changes(from: old, to: new)

    XCTAssertEqual(changes.applied(to: old), new)
    XCTAssertEqual(changes.moved.count, 2)
  }

  func test_changes_whenFirstRowGoes_isOneDelete() {
    XCTAssertEqual(description(["a", "b"], ["b"]), "delete 0")
  }

  func test_changes_whenRowIsReplaced_isDeleteAndInsert() {
    XCTAssertEqual(description(["a", "b"], ["a", "x"]), "delete 1, insert 1")
  }

  func test_changes_whenContentChanges_isUpdate() {
    XCTAssertEqual(description(["a", "b"], ["a", "b'"]), "update 1 → 1")
  }

  func test_changes_whenRowMovesAndChanges_isBoth() {
    let changes = ListDiff.changes(
      from: ["a", "b", "c"] as [DiffFruit], to: ["b'", "a", "c"])

    XCTAssertEqual(changes.moved.count, 1)
    XCTAssertEqual(changes.updated, [Move(from: 1, to: 0)])
    XCTAssertEqual(changes.deleted, [])
    XCTAssertEqual(changes.inserted, [])
  }

  func test_changes_whenTwoRowsSwap_isOneMove() {
    let changes = ListDiff.changes(from: ["a", "b", "c"], to: ["a", "c", "b"])

    XCTAssertEqual(changes.moved.count, 1)
    XCTAssertEqual(changes.deleted + changes.inserted, [])
  }

  func test_changes_whenMuchChanges_namesNoPositionTwice() {
    let old = [6, 4, 9, 2, 7, 5, 1, 3]
    let new = [9, 1, 7, 5, 4, 6, 8, 3, 2]

    let changes = ListDiff.changes(from: old, to: new)

    XCTAssertNil(DiffLaw.breach(changes, from: old, to: new))
    XCTAssertEqual(changes.inserted, [6])
    XCTAssertEqual(changes.deleted, [])
    XCTAssertEqual(changes.applied(to: old), new)
  }

  func test_changes_whenRowsAreTwins_pairsTheFirstWithTheFirst() {
    XCTAssertEqual(description(["a", "b", "a"], ["a", "b", "a"]), "no change")
    XCTAssertEqual(description(["a", "b", "a"], ["a", "a'", "b"]).contains("update"), true)
    XCTAssertEqual(description(["a", "a", "a"], ["a"]), "delete 1, delete 2")
    XCTAssertEqual(description(["a"], ["a", "a"]), "insert 1")
  }

  func test_changes_whenManyTwinsAreShuffled_matchesAsManyAsThereAre() {
    let old = (0..<40).map { DiffFruit(identity: "\($0 % 5)") }
    let new = (0..<30).map { DiffFruit(identity: "\($0 % 3)") }

    let changes = ListDiff.changes(from: old, to: new)

    XCTAssertEqual(changes.deleted.count, 16)
    XCTAssertEqual(changes.inserted.count, 6)
    XCTAssertNil(DiffLaw.breach(changes, from: old, to: new))
  }

  func test_changes_whenObjectIsChangedInPlace_findsNothing() {
    let row = MutableRow()
    let old = [row]
    row.text = "changed"

    XCTAssertTrue(ListDiff.changes(from: old, to: [row]).isEmpty)
  }

  func test_changes_whenListIsEmpty_isAllOfTheOther() {
    XCTAssertEqual(description([], []), "no change")
    XCTAssertEqual(description([], ["a", "b"]), "insert 0, insert 1")
    XCTAssertEqual(description(["a", "b"], []), "delete 0, delete 1")
  }

  func test_inSection_placesAllChangesInThatSection() {
    let changes = ListDiff.changes(from: ["a"], to: ["a", "b"]).inSection(4)

    XCTAssertEqual(changes.insertedRows, [ListIndexPath(row: 1, section: 4)])
    XCTAssertEqual(changes.count, 1)
  }

  func test_applied_whenContentIsTheSame_keepsOldRows() {
    let old = [Keyed("old", id: 1) { _, _ in true }]
    let new = [Keyed("new", id: 1) { _, _ in true }, Keyed("more", id: 2) { _, _ in true }]

    let result = ListDiff.changes(from: old, to: new).applied(to: old)

    XCTAssertEqual(result.map(\.value), ["old", "more"])
  }

  private func description(_ old: [DiffFruit], _ new: [DiffFruit]) -> String {
    let changes = ListDiff.changes(from: old, to: new)
    XCTAssertNil(DiffLaw.breach(changes, from: old, to: new))
    XCTAssertEqual(changes.applied(to: old), new)
    return changes.description
  }
}

private final class MutableRow: Identifiable, Item {
  var text = ""
}
