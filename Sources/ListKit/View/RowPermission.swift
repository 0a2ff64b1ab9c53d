// Part of ListKit, MIT licence: see LICENSE.

/// What a person may or may not do with a row.
public enum RowPermission: Hashable, Sendable {
  /// Select it.
  case select

  /// Deselect it.
  case deselect

  /// Light it up by touching it.
  case highlight

  /// Edit it: see its delete or insert control.
  case edit

  /// Move it.
  case move

  /// Give it the focus.
  case focus

  /// Choose an entry of its menu, or a copy or paste command, by identifier.
  case menuAction(String)
}
