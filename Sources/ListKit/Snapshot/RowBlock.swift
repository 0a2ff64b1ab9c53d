// Part of ListKit, MIT licence: see LICENSE.

/// Tells where a leaf of a ``RowTree`` is among all, in whatever version.
///
/// Leaves come and go, but never change places with one another. So a row that is known to be in a leaf
/// is found quickly in any version that has the leaf.
@usableFromInline
final class RowBlock {
  /// The least distance between leaves that leaves room for others.
  @usableFromInline static var spacing: Int { 1 << 32 }

  /// Less for a leaf than for those behind it.
  @usableFromInline var order: Int

  /// The number by which a ``RowLocator`` knows the section that the leaf is in.
  @usableFromInline var section = 0

  @inlinable
  init(order: Int) { self.order = order }

  /// Returns a place behind this one; its order is no greater than this one's if there is no room.
  @inlinable
  func next(before bound: Int) -> RowBlock {
    RowBlock(order: bound == .max ? order + Self.spacing : order + (bound - order) / 2)
  }
}

@available(*, unavailable)
extension RowBlock: Sendable {}
