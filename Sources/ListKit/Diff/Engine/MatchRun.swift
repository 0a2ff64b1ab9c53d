// Part of ListKit, MIT licence: see LICENSE.

/// Rows that follow one another in both lists.
@usableFromInline
struct MatchRun: BitwiseCopyable, Sendable {
  @usableFromInline let old: UInt32
  @usableFromInline let new: UInt32

  /// The number of rows, twice, and one more if the old ones go backwards.
  @usableFromInline let doubleCount: UInt32

  @inlinable
  init(old: Int, new: Int, count: Int, isReversed: Bool = false) {
    self.old = UInt32(truncatingIfNeeded: old)
    self.new = UInt32(truncatingIfNeeded: new)
    doubleCount = UInt32(truncatingIfNeeded: count) &* 2 | (isReversed ? 1 : 0)
  }

  var count: Int { Int(doubleCount / 2) }

  /// Whether the old rows go backwards, from the one before `old + count` to `old`.
  var isReversed: Bool { doubleCount & 1 != 0 }
}
