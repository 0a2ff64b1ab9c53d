// Part of ListKit, MIT licence: see LICENSE.

/// How the height of a row or of a supplementary is found.
///
/// All heights are in points.
public enum RowHeight: Hashable, Sendable {
  /// The view measures the content.
  case automatic

  /// The height is this number.
  case fixed(Double)

  /// The view measures the content when it comes on screen, and takes this number until then.
  case estimated(Double)
}
