// Part of ListKit, MIT licence: see LICENSE.

/// Where something was and where it is now.
public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The position in the old version.
  public var from: Position

  /// The position in the new version.
  public var to: Position

  /// Creates a move.
  @inlinable
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }
}

extension Move: CustomStringConvertible {
  /// Both positions, as in `1 → 3`.
  public var description: String { "\(from) → \(to)" }
}
