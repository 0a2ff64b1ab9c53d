// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A cell.
package final class PriceTag: ReusableCell, CustomStringConvertible {
  package private(set) var text = ""
  package private(set) var reuseCount = 0

  package init() {}

  package func prepareForReuse() {
    reuseCount += 1
    text = ""
  }

  package func show(_ fruit: Fruit) { text = "\(fruit.id) for \(fruit.price)" }

  package nonisolated var description: String { MainActor.assumeIsolated { text } }
}
