// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// How often the diff asks rows for what: the same on every machine.
final class DiffCountTests: XCTestCase {
  func test_changes_whenPositionDecides_hashesNothing() {
    let count = 2_000
    let appended = counted(count) { $0 + (count..<count + 100) }
    XCTAssertEqual(appended, Counts(hashes: 0, identities: count, contents: count))

    let prepended = counted(count) { [-1] + $0 }
    XCTAssertEqual(prepended, Counts(hashes: 0, identities: count + 1, contents: count))

    let identical = counted(count) { $0 }
    XCTAssertEqual(identical, Counts(hashes: 0, identities: count, contents: count))

    let emptied = counted(count) { _ in [] }
    XCTAssertEqual(emptied, Counts())
  }

  func test_changes_whenRowsComeOrGo_hashesNothing() {
    let count = 2_000
    let inserted = counted(count) { rows in
      rows.flatMap { $0 % 20 == 7 ? [-$0, $0] : [$0] }
    }
    XCTAssertEqual(inserted.hashes, 0)
    XCTAssertEqual(inserted.contents, count)
    XCTAssertLessThan(inserted.identities, count + 500)

    let deleted = counted(count) { $0.filter { $0 % 20 != 7 } }
    XCTAssertEqual(deleted.hashes, 0)
    XCTAssertEqual(deleted.contents, 1_900)
    XCTAssertLessThan(deleted.identities, count + 500)
  }

  func test_changes_whenOneRowMoves_hashesNothing() {
    let moved = counted(2_000) { rows in
      Array(rows[..<500] + rows[501..<1_500] + [500] + rows[1_500...])
    }

    XCTAssertEqual(moved.hashes, 0)
    XCTAssertEqual(moved.contents, 2_000)
    XCTAssertLessThan(moved.identities, 2_050)
  }

  func test_changes_whenListIsTurnedRound_hashesNothing() {
    let reversed = counted(2_000) { $0.reversed() }

    XCTAssertEqual(reversed.hashes, 0)
    XCTAssertEqual(reversed.contents, 2_000)
    XCTAssertLessThan(reversed.identities, 2_100)
  }

  func test_changes_whenListIsShuffled_hashesEachIdentityOnceASide() {
    var random = DiffRandom(seed: 1)
    let shuffled = counted(2_000) { $0.shuffled(using: &random) }

    XCTAssertLessThanOrEqual(shuffled.hashes, 4_000)
    XCTAssertEqual(shuffled.contents, 2_000)
    XCTAssertLessThan(shuffled.identities, 4_500)
  }

  func test_changes_whenAllIsReplaced_comparesAlmostNothing() {
    let replaced = counted(2_000) { $0.map { $0 + 10_000 } }

    XCTAssertLessThanOrEqual(replaced.hashes, 4_000)
    XCTAssertEqual(replaced.contents, 0)
    XCTAssertLessThan(replaced.identities, 500)
  }

  func test_changes_whenListsInterleave_staysNearLinear() {
    let interleaved = counted(4_000) { rows in
      Array(rows.filter { $0 % 2 == 0 } + rows.filter { $0 % 2 == 1 })
    }

    XCTAssertLessThanOrEqual(interleaved.hashes, 8_000)
    XCTAssertEqual(interleaved.contents, 4_000)
    XCTAssertLessThan(interleaved.identities, 20_000)
  }

  func test_changes_whenAllRowsAreTwins_staysNearLinear() {
    let old = (0..<4_000).map { _ in CountedRow(id: 1) }
    let new = (0..<5_000).map { CountedRow(id: $0 % 2) }
    CountedRow.counts = Counts()

    let changes = ListDiff.changes(from: old, to: new)

    XCTAssertEqual(changes.deleted.count, 1_500)
    XCTAssertEqual(changes.inserted.count, 2_500)
    XCTAssertEqual(CountedRow.counts.contents, 2_500)
    XCTAssertLessThan(CountedRow.counts.identities, 30_000)
  }

  func test_changes_whenAllHashesCollide_matchesSmallListsInFull() {
    var random = DiffRandom(seed: 2)
    let old = (0..<300).map { CountedRow(id: $0, hash: 0) }
    let new = old.map { CountedRow(id: $0.identity.number, hash: 0) }.shuffled(using: &random)

    let changes = ListDiff.changes(from: old, to: new)

    XCTAssertEqual(changes.deleted + changes.inserted, [])
    XCTAssertEqual(changes.applied(to: old).map(\.identity), new.map(\.identity))
  }

  func test_changes_whenAllHashesCollide_givesUpInTimeInLongLists() {
    var random = DiffRandom(seed: 3)
    let old = (0..<6_000).map { CountedRow(id: $0, hash: 0) }
    let new = old.map { CountedRow(id: $0.identity.number, hash: 0) }.shuffled(using: &random)
    CountedRow.counts = Counts()

    let changes = ListDiff.changes(from: old, to: new)

    XCTAssertLessThan(CountedRow.counts.identities, 6_000_000)
    XCTAssertEqual(changes.deleted.count, changes.inserted.count)
    XCTAssertEqual(changes.applied(to: old).map(\.identity), new.map(\.identity))
  }

  func test_changes_whenATenthOfManySectionsIsReplaced_staysNearLinear() {
    var random = DiffRandom(seed: 4)
    let old = (0..<50).map { section in (0..<100).map { section * 100 + $0 } }
    let new = old.map { rows in
      rows.map { Int.random(in: 0..<10, using: &random) == 0 ? $0 + 10_000 : $0 }
    }
    func sections(_ rows: [[Int]]) -> [SimpleSection<Int, CountedRow>] {
      rows.enumerated().map { SimpleSection($0, items: $1.map { CountedRow(id: $0) }) }
    }
    let (before, after) = (sections(old), sections(new))
    CountedRow.counts = Counts()

    let changes = ListDiff.changes(from: before, to: after).changes

    let replaced = zip(old.joined(), new.joined()).count { $0 != $1 }
    XCTAssertEqual([changes.deletedRows.count, changes.insertedRows.count], [replaced, replaced])
    XCTAssertEqual(changes.movedRows, [])
    XCTAssertEqual(CountedRow.counts.contents, 5_000 - replaced)
    XCTAssertLessThan(CountedRow.counts.identities, 10_000)
    XCTAssertLessThanOrEqual(CountedRow.counts.hashes, 2 * replaced)
  }

  private func counted(_ count: Int, _ edit: ([Int]) -> [Int]) -> Counts {
    let old = (0..<count).map { CountedRow(id: $0) }
    let new = edit(Array(0..<count)).map { CountedRow(id: $0) }
    CountedRow.counts = Counts()
    let changes = ListDiff.changes(from: old, to: new)
    let counts = CountedRow.counts
    XCTAssertEqual(changes.applied(to: old).map(\.identity), new.map(\.identity))
    return counts
  }
}

private struct Counts: Equatable {
  var hashes = 0
  var identities = 0
  var contents = 0
}

private struct CountedRow: Item {
  /// Tests of one class run one after another.
  nonisolated(unsafe) static var counts = Counts()

  struct Identity: Hashable {
    let number: Int
    let hash: Int?

    static func == (left: Self, right: Self) -> Bool {
      CountedRow.counts.identities += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      CountedRow.counts.hashes += 1
      hasher.combine(hash ?? number)
    }
  }

  let identity: Identity

  /// Makes no two rows the same bits.
  let box = Box()

  init(id: Int, hash: Int? = nil) { identity = Identity(number: id, hash: hash) }

  func hasSameContent(as other: Self) -> Bool {
    Self.counts.contents += 1
    return true
  }

  final class Box {}
}
