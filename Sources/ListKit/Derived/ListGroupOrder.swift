// Part of ListKit, MIT licence: see LICENSE.

/// The order of the sections that a ``ListGrouping`` makes.
public struct ListGroupOrder<Key> {
  @usableFromInline let areInIncreasingOrder: (@MainActor (Key, Key) -> Bool)?

  @usableFromInline
  init(_ areInIncreasingOrder: (@MainActor (Key, Key) -> Bool)?) {
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  /// Sections are in the order in which a walk through all rows, as they are sorted, would meet them.
  ///
  /// So the section whose first row sorts first comes first. Without a sort that's the order of the source.
  @inlinable
  public static var appearance: ListGroupOrder { ListGroupOrder(nil) }

  /// Sorts sections by comparing their keys.
  ///
  /// Sections of which neither comes before the other are in the order of ``appearance``.
  @inlinable
  public static func by(
    _ areInIncreasingOrder: @escaping @MainActor (Key, Key) -> Bool
  ) -> ListGroupOrder { ListGroupOrder(areInIncreasingOrder) }
}

extension ListGroupOrder where Key: Comparable {
  /// The least key comes first.
  @inlinable
  public static var ascending: ListGroupOrder { ListGroupOrder { $0 < $1 } }

  /// The greatest key comes first.
  @inlinable
  public static var descending: ListGroupOrder { ListGroupOrder { $1 < $0 } }
}

extension ListGroupOrder: Sendable {}
