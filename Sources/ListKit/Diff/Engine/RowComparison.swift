// Part of ListKit, MIT licence: see LICENSE.

/// The questions that the diff asks about two rows.
@usableFromInline
enum RowComparison<Element: Item> {
  @inlinable
  @inline(__always)
  static func haveSameIdentity(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>
  ) -> Bool {
    old.pointee.identity == new.pointee.identity
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
