// Part of ListKit, MIT licence: see LICENSE.

/// What can happen while a view scrolls.
///
/// Distances are in points.
public enum ScrollEvent: Hashable, Sendable {
  /// A finger began to drag the content.
  case willBeginDragging

  /// The content moved.
  case didScroll(ScrollMetrics)

  /// The finger is about to leave.
  ///
  /// The velocity is in points a second, positive when the list goes towards its end; the target is
  /// the offset at which the content will rest.
  case willEndDragging(velocity: Double, target: Double)

  /// The finger has left, and the content goes on by itself or not.
  case didEndDragging(willDecelerate: Bool)

  /// The content has come to rest after going on by itself.
  case didEndDecelerating

  /// The content has come to rest after scrolling by code.
  case didEndScrollingAnimation

  /// The content was magnified; 1 is its natural size.
  case didZoom(scale: Double)

  /// The content was sent to the top by a tap on the status bar or the like.
  case didScrollToTop
}

extension ScrollEvent {
  /// Where a finger sends the list when it leaves; nil for all other events, and without velocity.
  public var direction: ScrollDirection? {
    guard case .willEndDragging(let velocity, _) = self, velocity != 0 else { return nil }
    return velocity > 0 ? .towardsEnd : .towardsStart
  }
}
