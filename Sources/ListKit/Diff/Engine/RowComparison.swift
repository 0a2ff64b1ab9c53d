// Part of ListKit, MIT licence: see LICENSE.

/// The questions that the diff asks about two rows.
@usableFromInline
enum RowComparison<Element: Item> {
  @inlinable
  @inline(__always)
  static func haveSameIdentity(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>
  ) -> Bool {
    if Element.Identity.self == String.self {
      return haveSameCharacters(
        unsafeBitCast(old.pointee.identity, to: String.self),
        unsafeBitCast(new.pointee.identity, to: String.self))
    }
    return old.pointee.identity == new.pointee.identity
  }

  /// Returns whether two strings are equal, at the cost of a few words of each for most identities.
  ///
  /// Strings of the same bytes are equal, and so are some of other bytes. But where the first byte
  /// that differs is ASCII in both, nothing before or after it can make up for it.
  @inlinable
  @inline(__always)
  static func haveSameCharacters(_ old: String, _ new: String) -> Bool {
    let isSame = old.utf8.withContiguousStorageIfAvailable { old in
      new.utf8.withContiguousStorageIfAvailable { new in haveSameBytes(old, new) } ?? nil
    }
    return (isSame ?? nil) ?? (old == new)
  }

  /// Returns whether the characters of two strings are the same, or nil if their bytes don't tell.
  @inlinable
  @inline(__always)
  static func haveSameBytes(
    _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    let count = old.count
    guard count == new.count, count >= 8, let old = old.baseAddress, let new = new.baseAddress
    else { return nil }
    var offset = 0
    while true {
      let at = min(offset, count &- 8)
      let left = UInt64(
        littleEndian: UnsafeRawPointer(old).loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let right = UInt64(
        littleEndian: UnsafeRawPointer(new).loadUnaligned(fromByteOffset: at, as: UInt64.self))
      if left != right {
        let shift = UInt64(truncatingIfNeeded: (left ^ right).trailingZeroBitCount) & 56
        return ((left | right) &>> shift) & 0x80 == 0 ? false : nil
      }
      offset &+= 8
      if offset >= count { return true }
    }
  }

  /// Asked only about rows of equal identity.
  @inlinable
  @inline(__always)
  static func haveSameContent(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>
  ) -> Bool {
    // A string is its own identity. Comparing it twice would be half of the work.
    if Element.self == String.self { return true }
    return old.pointee.hasSameContent(as: new.pointee)
  }

  /// Returns how many rows of one word are the same beyond doubt, looking at several at a time.
  ///
  /// The row after them may be the same as well.
  @inlinable
  @inline(__always)
  static func countOfSameBits(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>, _ limit: Int
  ) -> Int {
    if MemoryLayout<Element>.size != 8 || MemoryLayout<Element>.stride != 8 { return 0 }
    let left = UnsafeRawPointer(old)
    let right = UnsafeRawPointer(new)
    func difference(_ row: Int) -> UInt64 {
      left.loadUnaligned(fromByteOffset: row &* 8, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: row &* 8, as: UInt64.self)
    }
    func mark(_ row: Int, _ bit: UInt8) -> UInt8 { difference(row) == 0 ? 0 : bit }
    var count = 0
    while count &+ 4 <= limit {
      let first = mark(count, 1) | mark(count &+ 1, 2)
      let second = mark(count &+ 2, 4) | mark(count &+ 3, 8)
      // Which of the four differs first is found without a branch, which would be guessed wrong.
      if first | second != 0 { return count &+ (first | second).trailingZeroBitCount }
      count &+= 4
    }
    return count
  }

  /// Returns whether two rows are the same value beyond doubt: bit for bit.
  ///
  /// Rows that both versions share are found equal so without a look at what they refer to.
  @inlinable
  @inline(__always)
  static func haveSameBits(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>
  ) -> Bool {
    // A single word is compared as fast by the row itself, and so is a string.
    let size = MemoryLayout<Element>.size
    if size <= 8 || Element.self == String.self { return false }
    let left = UnsafeRawPointer(old)
    let right = UnsafeRawPointer(new)
    var offset = 0
    while offset &+ 8 <= size {
      let isSame =
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if !isSame { return false }
      offset &+= 8
    }
    while offset < size {
      let isSame =
        left.load(fromByteOffset: offset, as: UInt8.self)
        == right.load(fromByteOffset: offset, as: UInt8.self)
      if !isSame { return false }
      offset &+= 1
    }
    return true
  }
}

@available(*, unavailable)
extension RowComparison: Sendable {}
