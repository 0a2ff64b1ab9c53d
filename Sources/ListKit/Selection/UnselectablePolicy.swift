// Part of ListKit, MIT licence: see LICENSE.

/// A policy under which nothing can be selected or lights up.
final class UnselectablePolicy<Item>: SelectionPolicy<Item> {
  override func shouldSelect(_ item: Item) -> Bool { false }
  override func shouldHighlight(_ item: Item) -> Bool { false }
}
