// Part of ListKit, MIT licence: see LICENSE.

/// What a row shows at its trailing edge.
public enum RowAccessory: Hashable, Sendable {
  /// Nothing.
  case none

  /// A sign that selecting the row leads to more.
  case disclosure

  /// A button for details.
  case detail

  /// A check mark.
  case checkmark

  /// Something that the view knows by this name.
  case custom(String)
}
