// Part of ListKit, MIT licence: see LICENSE.

/// Where a view has been scrolled to, in points.
public struct ScrollMetrics: Hashable, Sendable {
  /// The distance from the top of the content to the top of the viewport.
  public var offset: Double

  /// The height of the whole content.
  public var contentHeight: Double

  /// The height of what is on screen.
  public var viewportHeight: Double

  /// Creates metrics.
  public init(offset: Double, contentHeight: Double, viewportHeight: Double) {
    self.offset = offset
    self.contentHeight = contentHeight
    self.viewportHeight = viewportHeight
  }

  /// The height of the content below the viewport; negative when the content ends above its bottom.
  public var heightBelow: Double { contentHeight - offset - viewportHeight }
}
