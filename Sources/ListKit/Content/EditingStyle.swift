// Part of ListKit, MIT licence: see LICENSE.

/// Which control a row shows while its list is in editing mode.
public enum EditingStyle: Hashable, Sendable {
  /// None.
  case none

  /// A control that deletes the row.
  case delete

  /// A control that inserts something.
  case insert
}
