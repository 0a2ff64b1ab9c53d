// Part of ListKit, MIT licence: see LICENSE.

/// The identity of a section of an ``ArrangedProvider``: the key that its items have in common.
public struct ArrangedSectionID: Hashable, Sendable {
  @usableFromInline let group: ArrangedGroup

  @usableFromInline
  init(group: ArrangedGroup) { self.group = group }

  /// The identity of the section of a key.
  public init(_ key: some Hashable & Sendable) { group = ArrangedGroup(key) }

  /// Returns the key, or nil if it is of another type, or the list isn't grouped.
  public func key<Key>(as type: Key.Type = Key.self) -> Key? { group.key as? Key }

  /// Returns whether both keys are equal.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool {
    first.group === second.group || first.group.hasSameKey(as: second.group)
  }

  /// Feeds the key to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(group.hash) }
}

extension ArrangedSectionID: CustomStringConvertible {
  /// The key.
  public var description: String { group === ArrangedGroup.all ? "all" : "\(group.key)" }
}
