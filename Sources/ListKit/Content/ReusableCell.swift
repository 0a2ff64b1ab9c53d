// Part of ListKit, MIT licence: see LICENSE.

/// A cell that a ``Row`` can make and that a view can use again for another row.
///
/// ```swift
/// final class AdCell: ReusableCell {
///   func show(_ ad: Ad) { … }
/// }
/// let row = Row(AdCell.self) { $0.show(ad) }
/// ```
@MainActor
public protocol ReusableCell: AnyObject {
  /// Creates an empty cell.
  init()

  /// Makes the cell ready for another row.
  ///
  /// Called before it is configured again for one.
  ///
  /// The default does nothing.
  func prepareForReuse()
}

extension ReusableCell {
  /// Does nothing.
  public func prepareForReuse() {}
}
