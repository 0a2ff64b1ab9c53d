// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// An edit of one row of a provider.
enum RowEdit {
  case insert(Contact, at: Int)
  case remove(String)
  case replace(Contact)
  case move(String, to: Int)

  /// Returns random edits, each of another row.
  ///
  /// There are as many rows before as after, give or take one.
  @MainActor
  static func random(
    _ count: Int, in provider: SimpleProvider<Contact>, nextNumber: inout Int,
    using random: inout BenchmarkRandom
  ) -> [RowEdit] {
    // Removes come last, so that every index is one.
    let rows = provider.numberOfRows
    var inserts: [RowEdit] = []
    var others: [RowEdit] = []
    var removes: [RowEdit] = []
    var used: Set<Int> = []
    for _ in 0..<count {
      var row = Int.random(in: 0..<rows, using: &random)
      while !used.insert(row).inserted { row = Int.random(in: 0..<rows, using: &random) }
      guard var item = provider.item(at: ListIndexPath(row: row, section: 0)) else { continue }
      nextNumber += 1
      switch nextNumber % 4 {
      case 0: inserts.append(.insert(Contact(number: nextNumber, version: 0), at: row))
      case 1: removes.append(.remove(item.identity))
      case 2:
        item.unread += 1
        others.append(.replace(item))
      default:
        others.append(.move(item.identity, to: Int.random(in: 0..<rows, using: &random)))
      }
    }
    return inserts + others + removes
  }

  @MainActor
  func carryOut(in provider: SimpleProvider<Contact>) {
    switch self {
    case .insert(let item, let index): provider.insert(item, at: index)
    case .remove(let identity): provider.remove(identity)
    case .replace(let item): provider.replace(item)
    case .move(let identity, let index): provider.move(identity, to: index)
    }
  }
}
