// Part of ListKit, MIT licence: see LICENSE.

/// How a view spaces the rows of a section, in points.
public struct SectionLayout: Hashable, Sendable {
  /// The distances from the edges of the section to its rows.
  public var insets: ListInsets

  /// The least distance between two lines of rows.
  public var lineSpacing: Double

  /// The least distance between two rows of a line.
  public var interitemSpacing: Double

  /// Creates a layout.
  public init(
    insets: ListInsets = ListInsets(), lineSpacing: Double = 0, interitemSpacing: Double = 0
  ) {
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
  }
}
