// Part of ListKit, MIT licence: see LICENSE.

/// A section of an ``ArrangedProvider``: the items that are shown of those with the same key.
///
/// A list that isn't grouped has one, without a title.
public struct ArrangedSection<Element: Item>: MutableSection, PlainSection {
  /// The type that tells sections apart.
  public typealias Identity = ArrangedSectionID

  /// The type of the rows.
  public typealias Item = Element

  @usableFromInline let group: ArrangedGroup

  /// The items that are shown, in order.
  public var items: [Element]

  @inlinable
  init(_ group: ArrangedGroup, items: [Element] = []) {
    self.group = group
    self.items = items
  }

  /// The key that the items have in common.
  @inlinable
  public var identity: ArrangedSectionID { ArrangedSectionID(group: group) }

  /// The title that the grouping gives to the key.
  @inlinable
  public var title: String? { group.title }

  /// The entry in the section index that the grouping gives to the key.
  @inlinable
  public var indexTitle: String? { group.indexTitle }

  /// Returns the key, or nil if it is of another type, or the list isn't grouped.
  public func key<Key>(as type: Key.Type = Key.self) -> Key? { identity.key(as: type) }

  /// Returns whether both titles are equal.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool {
    group === other.group
      || group.title == other.group.title
        && group.indexTitle == other.group.indexTitle
  }
}

extension ArrangedSection: Sendable where Element: Sendable {}

extension ArrangedSection: CustomStringConvertible {
  /// The key and the rows, as in `fruit: [apple, fig]`.
  public var description: String { "\(identity): \(items)" }
}
