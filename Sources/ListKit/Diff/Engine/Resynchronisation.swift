// Part of ListKit, MIT licence: see LICENSE.

/// How many rows to leave over on each side before both sides agree again.
@usableFromInline
struct Resynchronisation: BitwiseCopyable, Sendable {
  @usableFromInline var old: Int
  @usableFromInline var new: Int

  /// Whether the new rows go on with the old ones backwards from the end.
  @usableFromInline var isReversed: Bool

  @inlinable
  init(old: Int, new: Int, isReversed: Bool = false) {
    self.old = old
    self.new = new
    self.isReversed = isReversed
  }
}
