// Part of ListKit, MIT licence: see LICENSE.

/// What became of a swipe action.
public enum SwipeActionResult: Hashable, Sendable {
  /// It was carried out.
  case performed

  /// It was given up: nothing happened.
  case cancelled
}
