// Part of ListKit, MIT licence: see LICENSE.

/// How the width of a row or of a supplementary is found, in a view that lays rows out in lines.
///
/// Views that give a line to each row, as tables do, take no notice of it.
public enum RowWidth: Hashable, Sendable {
  /// The view chooses.
  case automatic

  /// The width is this number, in points.
  case fixed(Double)

  /// The width is this part of what the section has between its insets: 0.5 is a half.
  ///
  /// So nothing has to be computed anew when the view changes its size.
  case fraction(Double)
}
