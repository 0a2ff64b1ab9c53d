// Part of ListKit, MIT licence: see LICENSE.

/// The edge of a row from which swipe actions come.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// Where a line of text begins.
  case leading

  /// Where a line of text ends.
  case trailing
}

extension SwipeEdge: CustomStringConvertible {
  /// The name of the edge.
  public var description: String { self == .leading ? "leading" : "trailing" }
}
