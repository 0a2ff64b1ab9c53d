// Part of ListKit, MIT licence: see LICENSE.

/// A value together with an identity that it doesn't have by itself.
///
/// ```swift
/// let rows = measurements.map { Keyed($0, id: $0.sensor.number) }
/// ```
public struct Keyed<Value, ID: Hashable>: Item, Identifiable {
  /// What stays the same for as long as this is "the same row".
  public let id: ID

  /// The value that the row shows.
  public var value: Value

  private let isSame: @Sendable (Value, Value) -> Bool

  /// Creates an item from a value and an identity.
  ///
  /// - Parameters:
  ///   - value: The value that the row shows.
  ///   - id: What tells this row from its siblings.
  public init(_ value: Value, id: ID) where Value: Equatable & SendableMetatype {
    self.id = id
    self.value = value
    isSame = { $0 == $1 }
  }

  /// Creates an item from a value that can't be compared, and an identity.
  ///
  /// - Parameters:
  ///   - value: The value that the row shows.
  ///   - id: What tells this row from its siblings.
  ///   - hasSameContent: Returns whether a row looks the same for both values.
  public init(
    _ value: Value, id: ID, hasSameContent: @escaping @Sendable (Value, Value) -> Bool
  ) {
    self.id = id
    self.value = value
    isSame = hasSameContent
  }

  /// Returns whether the row looks the same for both values.
  public func hasSameContent(as other: Self) -> Bool { isSame(value, other.value) }
}

extension Keyed: Sendable where Value: Sendable, ID: Sendable {}

extension Keyed: CustomStringConvertible {
  /// The description of the value.
  public var description: String { String(describing: value) }
}
