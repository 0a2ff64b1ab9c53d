// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// A row of an identity and a content, written as in `a` or `a'`.
struct DiffFruit: Item, Equatable, CustomStringConvertible {
  var identity: String
  var version = 0

  var description: String { identity + String(repeating: "'", count: version) }
}

extension DiffFruit: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    identity = text.filter { $0 != "'" }
    version = text.count - identity.count
  }
}

typealias DiffShelf = SimpleSection<String, DiffFruit>

/// Numbers that are the same in every run.
struct DiffRandom: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension DiffLaw {
  /// The length of the longest increasing subsequence, found the slow and plain way.
  static func longestIncrease(_ values: [Int]) -> Int {
    var best: [Int] = []
    for (index, value) in values.enumerated() {
      var length = 1
      for earlier in 0..<index where values[earlier] < value {
        length = max(length, best[earlier] + 1)
      }
      best.append(length)
    }
    return best.max() ?? 0
  }

  /// How many rows can be matched at most: for each identity, as many as both sides have.
  static func mostMatches<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    var counts: [ID: Int] = [:]
    for identity in old { counts[identity, default: 0] += 1 }
    var matches = 0
    for identity in new {
      if let count = counts[identity], count > 0 {
        counts[identity] = count - 1
        matches += 1
      }
    }
    return matches
  }

  static func path(_ section: Int, _ row: Int) -> ListIndexPath {
    ListIndexPath(row: row, section: section)
  }

  static func isStrictlyAscending<Value: Comparable>(_ values: [Value]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  static func hasNoRepetition<Value: Hashable>(_ values: [Value]) -> Bool {
    Set(values).count == values.count
  }

  /// Undoes the shorthand of a change: for each new position the old one it comes from, or nil.
  ///
  /// Returns nil if the change doesn't lead from one count to the other.
  static func origins(
    oldCount: Int, newCount: Int, leaving: [Int], arriving: [Int: Int?]
  ) -> [Int?]? {
    let left = Set(leaving)
    let stayers = (0..<oldCount).filter { !left.contains($0) }
    guard stayers.count + arriving.count == newCount else { return nil }
    var next = stayers.makeIterator()
    return (0..<newCount).map { position in
      if let arrival = arriving[position] { return arrival }
      return next.next()
    }
  }
}
