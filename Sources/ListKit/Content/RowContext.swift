// Part of ListKit, MIT licence: see LICENSE.

/// What a handler of a row is given: the item that the person saw, and where it is.
public struct RowContext<Item> {
  /// The item that was on screen.
  public let item: Item

  /// Where the item is in its provider now.
  public let indexPath: ListIndexPath

  /// Creates a context.
  public init(item: Item, indexPath: ListIndexPath) {
    self.item = item
    self.indexPath = indexPath
  }
}

extension RowContext: Sendable where Item: Sendable {}
