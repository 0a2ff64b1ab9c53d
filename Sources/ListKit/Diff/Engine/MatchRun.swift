// Part of ListKit, MIT licence: see LICENSE.

/// Rows that follow one another in both lists.
@usableFromInline
struct MatchRun: BitwiseCopyable, Sendable {
  @usableFromInline var old: UInt32
  @usableFromInline var new: UInt32
  @usableFromInline var count: UInt32

  /// Whether the old rows go backwards, from the one before `old + count` to `old`.
  @usableFromInline var isReversed: Bool

  @inlinable
  init(old: Int, new: Int, count: Int, isReversed: Bool = false) {
    self.old = UInt32(truncatingIfNeeded: old)
    self.new = UInt32(truncatingIfNeeded: new)
    self.count = UInt32(truncatingIfNeeded: count)
    self.isReversed = isReversed
  }
}

/// Neighbouring rows of one list that have no partner yet.
@usableFromInline
struct LeftOverSpan: BitwiseCopyable, Sendable {
  @usableFromInline var start: UInt32
  @usableFromInline var count: UInt32

  @inlinable
  init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }
}
