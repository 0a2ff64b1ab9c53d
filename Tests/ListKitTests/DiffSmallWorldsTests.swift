// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// Every transition of small lists, judged by ``DiffLaw`` and by replay.
final class DiffSmallWorldsTests: XCTestCase {
  func test_changes_forAllFlatListsOfDistinctRows_areLawfulAndExact() {
    // Names don't matter, so the old rows are in alphabetical order. Neither does which side has the
    // new content, so the old rows have no dash.
    let names = ["a", "b", "c", "d", "e"]
    let news = arrangements(of: names, upTo: 5)
    for count in 0...5 {
      let old = Array(names.prefix(count))
      for new in news {
        for dashes in 0..<(1 << new.count) {
          check(fruits(old), fruits(new, dashes: dashes))
        }
      }
    }
  }

  func test_changes_forAllFlatListsWithTwins_areLawfulAndExact() {
    let lists = (0...4).flatMap { words(of: ["a", "b", "c"], count: $0) }
    for old in lists {
      for new in lists { check(fruits(old), fruits(new, dashes: 0b0101)) }
    }
  }

  func test_changes_forAllSectionsOfUpToThreeRows_areLawfulAndExact() {
    let worlds = self.worlds(rows: ["a", "b", "c"], sections: ["A", "B"])
    for old in worlds {
      for new in worlds { check(old, new) }
    }
  }

  func test_changes_forManySectionsOfUpToFiveRows_areLawfulAndExact() {
    let worlds = self.worlds(rows: ["a", "b", "c", "d"], sections: ["A", "B", "C"])
    var generator = DiffRandom(seed: 4)
    for _ in 0..<8_000 {
      guard let old = worlds.randomElement(using: &generator),
        var new = worlds.randomElement(using: &generator)
      else { return }
      for section in new.indices {
        if Bool.random(using: &generator) { new[section].title = "new" }
        for row in new[section].items.indices where Bool.random(using: &generator) {
          new[section].items[row].version = 1
        }
      }
      check(old, new)
    }
  }

  private func check(_ old: [DiffFruit], _ new: [DiffFruit]) {
    let changes = ListDiff.changes(from: old, to: new)
    if let breach = DiffLaw.breach(changes, from: old, to: new) {
      XCTFail("\(breach): \(old) to \(new) by \(changes)")
    }
    let replay = changes.applied(to: old)
    if replay != new { XCTFail("\(replay) is not \(new), from \(old) by \(changes)") }
  }

  private func check(_ old: [DiffShelf], _ new: [DiffShelf]) {
    let changes = ListDiff.changes(from: old, to: new)
    if let breach = DiffLaw.breach(changes.changes, from: old, to: new) {
      XCTFail("\(breach): \(old) to \(new) by \(changes.changes)")
    }
    let replay = changes.applied(to: old)
    if replay != new { XCTFail("\(replay) is not \(new), from \(old) by \(changes.changes)") }
  }

  private func fruits(_ names: [String], dashes: Int = 0) -> [DiffFruit] {
    names.enumerated().map { DiffFruit(identity: $1, version: dashes >> $0 & 1) }
  }

  /// All lists of distinct names, in any order, up to a length.
  private func arrangements(of names: [String], upTo length: Int) -> [[String]] {
    if length == 0 { return [[]] }
    let shorter = arrangements(of: names, upTo: length - 1)
    return shorter
      + shorter.filter { $0.count == length - 1 }.flatMap { list in
        names.filter { !list.contains($0) }.map { list + [$0] }
      }
  }

  /// All lists of a length, names repeated or not.
  private func words(of names: [String], count: Int) -> [[String]] {
    if count == 0 { return [[]] }
    return words(of: names, count: count - 1).flatMap { word in names.map { word + [$0] } }
  }

  /// All ways to lay distinct rows on distinct shelves.
  private func worlds(rows: [String], sections: [String]) -> [[DiffShelf]] {
    arrangements(of: sections, upTo: sections.count).flatMap { names in
      arrangements(of: rows, upTo: names.isEmpty ? 0 : rows.count).flatMap { list in
        cuts(of: list.count, into: names.count).map { ends in
          names.indices.map { index in
            let start = index == 0 ? 0 : ends[index - 1]
            return DiffShelf(names[index], items: fruits(Array(list[start..<ends[index]])))
          }
        }
      }
    }
  }

  /// All ascending ends of `parts` parts of a count.
  private func cuts(of count: Int, into parts: Int) -> [[Int]] {
    if parts == 0 { return count == 0 ? [[]] : [] }
    if parts == 1 { return [[count]] }
    return (0...count).flatMap { last in
      cuts(of: last, into: parts - 1).map { $0 + [count] }
    }
  }
}
