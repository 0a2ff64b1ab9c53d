// Part of ListKit, MIT licence: see LICENSE.

/// What tells one row from all others in any list: its data source and the identity of its item.
public struct RowIdentity: Hashable {
  /// The data source that the row comes from.
  public let source: ObjectIdentifier

  private let item: AnyHashable

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - source: The data source that the row comes from.
  ///   - item: The identity of the item.
  public init<ID: Hashable>(source: ObjectIdentifier, item: ID) {
    self.source = source
    self.item = AnyHashable(item)
  }

  /// Returns the identity of the item, or nil if it isn't of this type.
  public func item<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { item.base as? ID }
}

@available(*, unavailable)
extension RowIdentity: Sendable {}

extension RowIdentity: CustomStringConvertible {
  /// The identity of the item.
  public var description: String { String(describing: item.base) }
}
