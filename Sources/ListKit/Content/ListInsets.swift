// Part of ListKit, MIT licence: see LICENSE.

/// Distances from the edges of a section to its rows, in points.
public struct ListInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double

  /// The distance from the edge where a line of text begins.
  public var leading: Double

  /// The distance from the bottom edge.
  public var bottom: Double

  /// The distance from the edge where a line of text ends.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
