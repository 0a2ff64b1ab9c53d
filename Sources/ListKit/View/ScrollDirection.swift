// Part of ListKit, MIT licence: see LICENSE.

/// The ways in which a list can scroll.
public enum ScrollDirection: Hashable, Sendable {
  /// Earlier rows come on screen.
  case towardsStart

  /// Later rows come on screen.
  case towardsEnd
}
