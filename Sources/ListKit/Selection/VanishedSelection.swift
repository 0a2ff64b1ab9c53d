// Part of ListKit, MIT licence: see LICENSE.

/// What becomes of the selection when a selected row leaves its provider.
public enum VanishedSelection: Hashable, Sendable {
  /// The row is no longer selected.
  ///
  /// If it comes back, it isn't selected.
  case dropped

  /// The row stays selected out of sight.
  ///
  /// If it comes back, it is selected.
  case kept

  /// The next row that stays is selected in its place, or the one before if there is none.
  ///
  /// Rows that say they aren't selectable are passed over.
  case neighbour
}
