// Part of ListKit, MIT licence: see LICENSE.

/// A row that must be as far from the top of the viewport after an update as before it.
public struct ListAnchor: Hashable, Sendable {
  /// The path of the row before the update.
  public var before: ListIndexPath

  /// The path of the row after the update.
  public var after: ListIndexPath

  /// Creates an anchor.
  public init(before: ListIndexPath, after: ListIndexPath) {
    self.before = before
    self.after = after
  }
}
