// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// Every transition of small lists, flat ones and such with twins, judged by ``DiffLaw`` and by replay.
///
/// Sections of distinct rows are in ``SmallWorldTests``.
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

  func test_changes_forAllTwinsInTwoSections_areLawfulAndExact() {
    let worlds = twinWorlds
    for old in worlds {
      for new in worlds { check(old, new) }
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

  /// All ways to lay up to three rows, repeated or not, in up to two sections, twins or not; up to two
  /// rows in builds for debugging.
  private var twinWorlds: [[DiffShelf]] {
    #if DEBUG
      let most = 2
    #else
      let most = 3
    #endif
    return sections(of: most)
  }

  private func sections(of most: Int) -> [[DiffShelf]] {
    (0...2).flatMap { words(of: ["A", "B"], count: $0) }.flatMap { names in
      (0...(names.isEmpty ? 0 : most)).flatMap { words(of: ["a", "b"], count: $0) }.flatMap {
        rows in
        (names.count == 2 ? 0...rows.count : 0...0).map { cut in
          let parts = [Array(rows[..<cut]), Array(rows[cut...])].suffix(names.count)
          return zip(names, parts).map { DiffShelf($0, items: fruits($1, dashes: rows.count)) }
        }
      }
    }
  }
}
