// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// Random lists, long enough for every tier of the engine, judged by ``DiffLaw`` and by replay.
final class DiffRandomTests: XCTestCase {
  func test_changes_forRandomListsOfDistinctRows_areLawfulAndExact() {
    for seed in 0..<400 as Range<UInt64> {
      var random = DiffRandom(seed: seed)
      let old = (0..<Int.random(in: 0...120, using: &random)).map { DiffFruit(identity: "\($0)") }
      check(old, edited(old, &random), "seed \(seed)")
    }
  }

  func test_changes_forRandomListsWithTwins_areLawfulAndExact() {
    for seed in 0..<400 as Range<UInt64> {
      var random = DiffRandom(seed: seed)
      let kinds = Int.random(in: 1...60, using: &random)
      let old = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        DiffFruit(identity: "\(Int.random(in: 0..<kinds, using: &random))")
      }
      let new = Bool.random(using: &random) ? edited(old, &random) : old.shuffled(using: &random)
      check(old, new, "seed \(seed)")
    }
  }

  func test_changes_forRandomListsOfIntegers_areLawfulAndExact() {
    for seed in 0..<200 as Range<UInt64> {
      var random = DiffRandom(seed: seed)
      let old = Array(0..<Int.random(in: 0...300, using: &random))
      let new = edited(old.map { DiffFruit(identity: "\($0)") }, &random).map {
        Int($0.identity) ?? Int.random(in: 1_000...2_000, using: &random)
      }
      let changes = ListDiff.changes(from: old, to: new)
      XCTAssertNil(DiffLaw.breach(changes, from: old, to: new), "seed \(seed)")
      XCTAssertEqual(changes.applied(to: old), new, "seed \(seed)")
    }
  }

  func test_changes_forRandomSections_areLawfulAndExact() {
    for seed in 0..<300 as Range<UInt64> {
      var random = DiffRandom(seed: seed)
      let hasTwins = seed % 3 == 0
      let rows = (0..<Int.random(in: 0...150, using: &random)).map {
        DiffFruit(identity: "\(hasTwins ? $0 % 40 : $0)")
      }
      let old = shelves(rows, &random)
      let new =
        Bool.random(using: &random)
        ? shelves(edited(rows, &random), &random)
        : editedShelves(old, &random)
      let changes = ListDiff.changes(from: old, to: new)
      XCTAssertNil(DiffLaw.breach(changes.changes, from: old, to: new), "seed \(seed)")
      XCTAssertEqual(changes.applied(to: old), new, "seed \(seed)")
    }
  }

  private func check(_ old: [DiffFruit], _ new: [DiffFruit], _ label: String) {
    let changes = ListDiff.changes(from: old, to: new)
    XCTAssertNil(DiffLaw.breach(changes, from: old, to: new), label)
    XCTAssertEqual(changes.applied(to: old), new, label)
  }

  /// Some rows removed, inserted, changed, moved one by one and in blocks, or turned round.
  private func edited(_ rows: [DiffFruit], _ random: inout DiffRandom) -> [DiffFruit] {
    var result = rows
    for number in 0..<Int.random(in: 0...12, using: &random) {
      let place = Int.random(in: 0...result.count, using: &random)
      let length = min(Int.random(in: 1...20, using: &random), result.count - place)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: result.insert(DiffFruit(identity: "new \(number)"), at: place)
      case 1: result.removeSubrange(place..<place + length)
      case 2: for index in place..<place + length { result[index].version += 1 }
      case 3:
        let block = Array(result[place..<place + length])
        result.removeSubrange(place..<place + length)
        result.insert(
          contentsOf: block, at: Int.random(in: 0...result.count, using: &random))
      case 4: result[place..<place + length].reverse()
      default: result[place..<place + length].shuffle(using: &random)
      }
    }
    return result
  }

  private func shelves(_ rows: [DiffFruit], _ random: inout DiffRandom) -> [DiffShelf] {
    var names = ["A", "B", "C", "D", "E", "F"].shuffled(using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 { names[1] = names[0] }
    var rest = rows[...]
    return names.prefix(Int.random(in: 1...6, using: &random)).enumerated().map { index, name in
      let count = index == 5 ? rest.count : Int.random(in: 0...rest.count, using: &random)
      defer { rest = rest.dropFirst(count) }
      return DiffShelf(
        name, title: Bool.random(using: &random) ? name : nil, items: Array(rest.prefix(count)))
    }
  }

  private func editedShelves(_ shelves: [DiffShelf], _ random: inout DiffRandom) -> [DiffShelf] {
    var result = shelves
    for index in result.indices where Bool.random(using: &random) {
      result[index].items = edited(result[index].items, &random)
    }
    if Bool.random(using: &random) { result.shuffle(using: &random) }
    return result
  }
}
