// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A row of the tests: which fruit, and how ripe.
struct Fruit: Identifiable, Hashable, Item, Sendable, CustomStringConvertible {
  let id: String
  var ripeness = 0

  init(_ id: String, ripeness: Int = 0) {
    self.id = id
    self.ripeness = ripeness
  }

  var description: String { ripeness == 0 ? id : "\(id)\(String(repeating: "'", count: ripeness))" }
}

extension Fruit: ExpressibleByStringLiteral {
  /// Makes `fig` of "fig", and a riper one of "fig'".
  init(stringLiteral text: String) {
    id = text.filter { $0 != "'" }
    ripeness = text.count - id.count
  }
}

typealias Shelf = SimpleSection<String, Fruit>

extension ListIndexPath {
  /// A path in the order in which the documents write it: section, then row.
  init(_ section: Int, _ row: Int) { self.init(row: row, section: section) }
}

/// A class as an item: changed in place.
final class Counter: Identifiable, Item {
  var count = 0
}
