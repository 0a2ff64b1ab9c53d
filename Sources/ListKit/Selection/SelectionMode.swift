// Part of ListKit, MIT licence: see LICENSE.

/// How many rows of a list can be selected.
public enum SelectionMode: Hashable, Sendable {
  /// None.
  case none

  /// One at a time: selecting a row deselects the one before.
  case single

  /// Any number.
  case multiple
}
