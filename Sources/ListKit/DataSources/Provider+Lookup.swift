// Part of ListKit, MIT licence: see LICENSE.

extension Provider {
  /// Returns the item with an identity, or nil if there is none.
  ///
  /// An ``ArrangedProvider`` has items that it doesn't show, and finds them as well.
  ///
  /// - Complexity: O(1), or O(log *n*) once rows have been edited one by one, where *n* is the number of
  ///   rows; O(*n*) for the first look-up after any other change.
  public final func item(with identity: Item.Identity) -> Item? {
    storedItem(with: identity)
  }

  /// Returns where the row with an identity is, or nil if there is none.
  ///
  /// Of several rows with this identity it is the first.
  ///
  /// - Complexity: O(1), or O(log *n*) once rows have been edited one by one, where *n* is the number of
  ///   rows; O(*n*) for the first look-up after any other change.
  public final func indexPath(of identity: Item.Identity) -> ListIndexPath? {
    leaf.path(of: identity)
  }

  /// Returns the item at a path, or nil if there is no such row.
  public final func item(at indexPath: ListIndexPath) -> Item? {
    guard storage.indices.contains(indexPath.section),
      (0..<storage[indexPath.section].rows.count).contains(indexPath.row)
    else { return nil }
    return storage[indexPath.section].rows[indexPath.row]
  }

  /// Returns whether there is a row with an identity.
  ///
  /// - Complexity: O(1), or O(log *n*) once rows have been edited one by one, where *n* is the number of
  ///   rows; O(*n*) for the first look-up after any other change.
  public final func contains(_ identity: Item.Identity) -> Bool { indexPath(of: identity) != nil }
}
