// Part of ListKit, MIT licence: see LICENSE.

/// A position in the old list and one in the new list, in the order of the new ones.
@usableFromInline
struct IndexPair: BitwiseCopyable, Sendable, Comparable {
  /// The new position above the old one, so that one comparison orders pairs.
  @usableFromInline let key: UInt64

  @inlinable
  init(old: Int, new: Int) {
    key = UInt64(truncatingIfNeeded: new) &<< 32 | UInt64(truncatingIfNeeded: old)
  }

  @inlinable
  var old: Int { Int(truncatingIfNeeded: key & 0xFFFF_FFFF) }

  @inlinable
  var new: Int { Int(truncatingIfNeeded: key &>> 32) }

  @inlinable
  static func < (left: Self, right: Self) -> Bool { left.key < right.key }
}
