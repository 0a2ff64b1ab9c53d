// Part of ListKit, MIT licence: see LICENSE.

/// A key that items are sorted by, with its direction.
///
/// Several of them make an order: the second decides where the first finds no difference, and so on.
///
/// ```swift
/// people.sort = [.ascending(\.name), .descending(\.age)]
/// people.sort = [.by { $0.name.count < $1.name.count }]
/// ```
public struct ListSort<Element> {
  /// Returns a negative number if the first item comes first, a positive one if the second does, and 0
  /// if either may.
  @usableFromInline let compare: @MainActor (Element, Element) -> Int

  @usableFromInline
  init(compare: @escaping @MainActor (Element, Element) -> Int) { self.compare = compare }

  /// Sorts by a property of each item, the least first.
  @inlinable
  @MainActor
  public static func ascending<Key: Comparable>(_ key: KeyPath<Element, Key>) -> ListSort {
    ascending { $0[keyPath: key] }
  }

  /// Sorts by a property of each item, the greatest first.
  @inlinable
  @MainActor
  public static func descending<Key: Comparable>(_ key: KeyPath<Element, Key>) -> ListSort {
    descending { $0[keyPath: key] }
  }

  /// Sorts by a value of each item, the least first.
  @inlinable
  public static func ascending<Key: Comparable>(
    _ key: @escaping @MainActor (Element) -> Key
  ) -> ListSort {
    ListSort { first, second in
      let (left, right) = (key(first), key(second))
      return left < right ? -1 : right < left ? 1 : 0
    }
  }

  /// Sorts by a value of each item, the greatest first.
  @inlinable
  public static func descending<Key: Comparable>(
    _ key: @escaping @MainActor (Element) -> Key
  ) -> ListSort {
    ListSort { first, second in
      let (left, right) = (key(first), key(second))
      return right < left ? -1 : left < right ? 1 : 0
    }
  }

  /// Sorts by a comparison.
  ///
  /// Items of which neither comes before the other keep their order.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether the first item comes before the second. It must be
  ///   a strict order, as for `sort(by:)` of the standard library; else rows are in some order.
  /// - Returns: The sort.
  @inlinable
  public static func by(
    _ areInIncreasingOrder: @escaping @MainActor (Element, Element) -> Bool
  ) -> ListSort {
    ListSort { first, second in
      areInIncreasingOrder(first, second) ? -1 : areInIncreasingOrder(second, first) ? 1 : 0
    }
  }

  /// The same in the other direction.
  public var reversed: ListSort {
    let compare = compare
    return ListSort { compare($1, $0) }
  }
}

extension ListSort: Sendable {}
