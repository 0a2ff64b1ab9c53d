// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// All ways from one list of a few distinct rows in a few distinct sections to another.
///
/// Lists have up to ``rows`` rows in all, laid in any order over up to ``sections`` sections, some of
/// them empty. What rows and sections are called is left out, and nothing else, because a diff only
/// asks whether two identities are the same, and two contents:
///
/// - Rename the rows of the old list so that they are numbered in order of appearance, and those of
///   the new list that aren't in the old one so that they follow, in order of appearance too. That is
///   one to one, so it keeps all answers to "is this the same?". The same goes for sections. So it is
///   enough to begin with lists in order, and for the new list to say, for each of its rows, which old
///   row it is or that it is new. All names are covered by this, however many there are to choose from.
/// - Swap the two contents of an identity wherever it is. That keeps all answers too. So old rows have
///   content 0, and a new row's content matters only if the row is old.
struct SmallWorld {
  let rows: Int
  let sections: Int

  /// Whether every combination of changed contents is tried, or only one for each change of places,
  /// another each time.
  let hasAllContents: Bool

  /// The lists that transitions begin with, as numbers of rows.
  var beginnings: [[Int]] {
    (0...sections).flatMap { sections in
      (0...rows).flatMap { rows in Self.parts(of: rows, count: sections) }
    }
  }

  /// Calls a function with every transition from a list of these numbers of rows.
  ///
  /// - Returns: How many there are.
  @discardableResult
  func forEachTransition(
    from counts: [Int], _ body: (borrowing SmallTransition) throws -> Void
  ) rethrows -> Int {
    var transition = SmallTransition(old: counts)
    var number = 0
    let sectionChoices = (0...sections).flatMap { Self.origins(count: $0, old: counts.count) }
    let oldCount = counts.reduce(0, +)
    let rowChoices = (0...rows).map { Self.origins(count: $0, old: oldCount) }
    for sectionOrigins in sectionChoices {
      for count in 0...rows {
        for parts in Self.parts(of: count, count: sectionOrigins.count) {
          for rowOrigins in rowChoices[count] {
            let matches = rowOrigins.count { $0 >= 0 }
            let contents = hasAllContents ? 0..<(1 << matches) : number % 16..<number % 16 + 1
            for content in contents {
              transition.setNew(
                sectionOrigins, parts, rowOrigins, contents: content, titles: number % 8)
              number += 1
              try body(transition)
            }
          }
        }
      }
    }
    return number
  }

  /// All ways to write a number as a sum of so many numbers, in order.
  private static func parts(of total: Int, count: Int) -> [[Int]] {
    if count == 0 { return total == 0 ? [[]] : [] }
    if count == 1 { return [[total]] }
    return (0...total).flatMap { first in
      parts(of: total - first, count: count - 1).map { [first] + $0 }
    }
  }

  /// All ways to say of each new thing which old one it is; -1 if it is none.
  private static func origins(count: Int, old: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return origins(count: count - 1, old: old).flatMap { list in
      (-1..<old).filter { $0 < 0 || !list.contains($0) }.map { list + [$0] }
    }
  }
}
