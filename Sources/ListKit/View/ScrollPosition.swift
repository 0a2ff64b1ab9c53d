// Part of ListKit, MIT licence: see LICENSE.

/// Where in the viewport a row is to be after scrolling to it.
public enum ScrollPosition: Hashable, Sendable {
  /// Anywhere, by the least movement.
  case nearest

  /// At the top.
  case top

  /// In the middle.
  case middle

  /// At the bottom.
  case bottom
}
