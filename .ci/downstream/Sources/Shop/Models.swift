// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// An item whose identity is its `id`.
package struct Fruit: Identifiable, Equatable, Sendable, Item {
  package let id: String
  package var price: Int

  package init(_ id: String, price: Int = 1) {
    self.id = id
    self.price = price
  }
}

/// An item that says everything by itself.
package struct Receipt: Item {
  package var number: Int
  package var lines: [String]
  package var identity: Int { number }

  package init(number: Int, lines: [String]) {
    self.number = number
    self.lines = lines
  }

  package func hasSameContent(as other: Receipt) -> Bool { lines == other.lines }
}

/// An item that is an object.
package final class Customer: Identifiable, Item {
  package var name: String

  package init(name: String) { self.name = name }
}

/// A section whose rows can be edited.
package struct Shelf: Identifiable, MutableSection {
  package let id: String
  package var items: [Fruit]
  package var title: String? { id }
  package var indexTitle: String? { id.first.map { String($0) } }

  package init(_ id: String, _ items: [Fruit]) {
    self.id = id
    self.items = items
  }
}

/// A section that computes its rows, and compares its header by itself.
package enum Day: String, Section {
  case monday
  case tuesday

  package var identity: String { rawValue }
  package var items: [Receipt] { [Receipt(number: rawValue.count, lines: [rawValue])] }
  package var title: String? { rawValue }
  package var indexTitle: String? { nil }

  package func hasSameContent(as other: Day) -> Bool { true }
}
