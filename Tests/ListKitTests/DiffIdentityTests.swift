// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// Identities of many kinds, enough of them to be hashed.
final class DiffIdentityTests: XCTestCase {
  func test_changes_whenStringsAreCanonicallyEqual_matchesThem() {
    // Kelvin sign and K, é in one scalar and in two, the same with a long tail.
    let tails = (0..<20).map { "\($0)" + String(repeating: "x", count: $0) }
    let old = tails.map { "K" + $0 } + tails.map { "caf\u{E9} " + $0 }
    let new = tails.reversed().map { "cafe\u{301} " + $0 } + tails.map { "\u{212A}" + $0 }

    let changes = ListDiff.changes(from: old, to: new)

    XCTAssertEqual(changes.deleted + changes.inserted, [])
    XCTAssertNil(DiffLaw.breach(changes, from: old, to: new))
  }

  func test_changes_whenOneStringIsNotASCII_matchesAllOthers() {
    var random = DiffRandom(seed: 5)
    let old = (0..<100).map { "row number \($0)" } + ["K"]
    let new = (["\u{212A}"] + old.dropLast()).shuffled(using: &random)

    XCTAssertNil(
      DiffLaw.breach(ListDiff.changes(from: old, to: new), from: old, to: new))
  }

  func test_changes_whenStringThatIsNotASCIIComesLate_comparesContentsOnce() {
    Label.comparisons = 0
    var random = DiffRandom(seed: 10)
    let old = (0..<100).map { Label(identity: "row number \($0)") }
    let new = old.shuffled(using: &random).map { Label(identity: $0.identity) }

    let changes = ListDiff.changes(from: old, to: new + [Label(identity: "é")])

    XCTAssertEqual(changes.inserted, [100])
    XCTAssertEqual(changes.deleted, [])
    XCTAssertEqual(Label.comparisons, 100)
  }

  func test_changes_forStringsThatAreHardToTellApart_areLawful() {
    // Equal characters in other bytes, and in as many: é, K, Å and the Greek question mark.
    let parts = [
      "a", "e", "e\u{301}", "\u{E9}", "K", "\u{212A}", "\u{C5}", "A\u{30A}", "\u{212B}", ";",
      "\u{37E}",
      "\u{301}", "twelve bytes",
    ]
    for seed: UInt64 in 0..<300 {
      var random = DiffRandom(seed: seed)
      func strings() -> [String] {
        var known: Set<String> = []
        return (0..<Int.random(in: 1...20, using: &random)).compactMap { _ in
          let count = Int.random(in: 4...8, using: &random)
          let tail = (0..<2).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
          let string = String(repeating: "x", count: count) + tail
          return known.insert(string).inserted ? string : nil
        }
      }
      let (old, new) = (strings(), strings())

      let changes = ListDiff.changes(from: old, to: new)

      XCTAssertNil(DiffLaw.breach(changes, from: old, to: new), "seed \(seed)")
      XCTAssertEqual(
        Set(changes.deleted.map { old[$0] }), Set(old).subtracting(new), "seed \(seed)")
    }
  }

  func test_changes_whenFewRowsBecomeVeryMany_findsThem() {
    let changes = ListDiff.changes(
      from: (0..<50).map { $0 * 97 }, to: Array((0..<5_000).reversed()))

    XCTAssertEqual(changes.deleted, [])
    XCTAssertEqual(changes.moved.count, 49)
  }

  func test_changes_forStringsOfEveryLength_areLawful() {
    var random = DiffRandom(seed: 6)
    let old = (0..<80).map { String(repeating: "a", count: $0) }
    let new =
      old.map { $0.dropLast() + "b" }.shuffled(using: &random) + old.shuffled(using: &random)

    check(old, new)
    check(old.map { Substring($0) }, new.map { Substring($0) })
  }

  func test_changes_forNumbersOfEveryWidth_areLawful() {
    check(Int.self)
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
  }

  func test_changes_forObjects_areLawful() {
    var random = DiffRandom(seed: 8)
    let old = (0..<100).map { _ in Token() }
    let new = (old.filter { _ in Bool.random(using: &random) } + [Token()]).shuffled(using: &random)

    check(old, new)
  }

  func test_changes_forOptionalsAndCompoundValues_areLawful() {
    var random = DiffRandom(seed: 9)
    let old = (0..<100).map { $0 == 50 ? nil : "\($0)" }
    check(old, old.shuffled(using: &random))

    let pairs = (0..<100).map { Pair(left: $0 / 10, right: $0 % 10) }
    check(pairs, pairs.shuffled(using: &random))
  }

  private func check<Number: FixedWidthInteger & Item>(_: Number.Type) {
    var random = DiffRandom(seed: 7)
    let old = (0..<120).map { Number($0) }
    check(old, old.shuffled(using: &random).dropLast(20) + [Number.max])
  }

  private func check<Element: Item & Equatable>(_ old: [Element], _ new: [Element]) {
    let changes = ListDiff.changes(from: old, to: new)
    XCTAssertNil(DiffLaw.breach(changes, from: old, to: new), "\(Element.self)")
    XCTAssertEqual(changes.applied(to: old), new, "\(Element.self)")
  }
}

private final class Token: Identifiable, Equatable, Item {
  static func == (left: Token, right: Token) -> Bool { left === right }
}

private struct Label: Item {
  nonisolated(unsafe) static var comparisons = 0

  let identity: String
  let box = Box()

  func hasSameContent(as other: Self) -> Bool {
    Self.comparisons += 1
    return true
  }

  final class Box {}
}

private struct Pair: Hashable, Item {
  let left: Int
  let right: Int
}
