// Part of ListKit, MIT licence: see LICENSE.

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
