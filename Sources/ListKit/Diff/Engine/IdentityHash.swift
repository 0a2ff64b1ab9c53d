// Part of ListKit, MIT licence: see LICENSE.

/// Hashes identities for the length of one diff.
///
/// Integers and ASCII strings are hashed several times faster than `Hasher` does. Identities often
/// come from a server, so the fast hashes are seeded anew in each process, and whoever uses them
/// turns to `Hasher` when they scatter badly.
@usableFromInline
struct IdentityHash: BitwiseCopyable, Sendable {
  /// Two secrets of this process.
  @usableFromInline
  static let seeds = (
    UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max) | 1
  )

  /// A hasher that has seen nothing.
  @usableFromInline static let hasher = Hasher()

  @usableFromInline let seed: UInt64
  @usableFromInline let factor: UInt64
  @usableFromInline var usesHasher: Bool

  /// Whether a string was met that the fast hash can't serve.
  ///
  /// Strings are equal if they are canonically equivalent, and a string that isn't ASCII may be
  /// equivalent to one that is. So one of them spoils the hashes of all.
  @usableFromInline var needsHasher = false

  @inlinable
  init(usesHasher: Bool) {
    (seed, factor) = Self.seeds
    self.usesHasher = usesHasher
  }

  /// Whether there is a hash for a type that is faster than `Hasher`.
  @inlinable
  @inline(__always)
  static func isFast<Identity>(for _: Identity.Type) -> Bool {
    Identity.self == Int.self || Identity.self == UInt.self || Identity.self == Int64.self
      || Identity.self == UInt64.self || Identity.self == Int32.self
      || Identity.self == UInt32.self || Identity.self == ObjectIdentifier.self
      || Identity.self == String.self
  }

  /// Returns the hash of a row's identity.
  @inlinable
  @inline(__always)
  mutating func callAsFunction<Element: Item>(_ row: UnsafePointer<Element>) -> UInt64 {
    if Self.isFast(for: Element.Identity.self) { return hash(row.pointee.identity) }
    let row = UnsafeRawPointer(row).assumingMemoryBound(to: BorrowedRow<Element>.self)
    return UInt64(truncatingIfNeeded: row.pointee.identityHash(by: Self.hasher))
  }

  @inlinable
  @inline(__always)
  mutating func hash<Identity: Hashable>(_ identity: Identity) -> UInt64 {
    if usesHasher {
      return UInt64(truncatingIfNeeded: identity.hashValue)
    }
    if Identity.self == Int.self { return mix(unsafeBitCast(identity, to: Int.self)) }
    if Identity.self == UInt.self { return mix(unsafeBitCast(identity, to: UInt.self)) }
    if Identity.self == Int64.self { return mix(unsafeBitCast(identity, to: Int64.self)) }
    if Identity.self == UInt64.self { return mix(unsafeBitCast(identity, to: UInt64.self)) }
    if Identity.self == Int32.self { return mix(unsafeBitCast(identity, to: Int32.self)) }
    if Identity.self == UInt32.self { return mix(unsafeBitCast(identity, to: UInt32.self)) }
    if Identity.self == ObjectIdentifier.self {
      return mix(UInt(bitPattern: unsafeBitCast(identity, to: ObjectIdentifier.self)))
    }
    return mix(unsafeBitCast(identity, to: String.self))
  }

  @inlinable
  @inline(__always)
  func mix(_ value: some FixedWidthInteger) -> UInt64 {
    fold(UInt64(truncatingIfNeeded: value) ^ seed, factor)
  }

  /// Both halves of a product, which together depend on every bit of both factors.
  @inlinable
  @inline(__always)
  func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  @inlinable
  mutating func mix(_ string: String) -> UInt64 {
    let hash = string.utf8.withContiguousStorageIfAvailable { bytes -> UInt64? in
      mix(UnsafeRawBufferPointer(bytes))
    }
    if let hash = hash ?? nil { return hash }
    needsHasher = true
    return 0
  }

  /// Hashes bytes two words at a time, or returns nil if one of them isn't ASCII.
  @inlinable
  func mix(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    let count = bytes.count
    var seen: UInt64 = 0
    var hash = factor ^ UInt64(truncatingIfNeeded: count)
    if count >= 16 {
      // The last two words overlap the ones before where the count isn't even.
      var offset = 0
      while true {
        let at = min(offset, count &- 16)
        let first = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        let second = bytes.loadUnaligned(fromByteOffset: at &+ 8, as: UInt64.self)
        seen |= first | second
        hash = fold(first ^ seed, second ^ hash)
        offset &+= 16
        if offset >= count { break }
      }
    } else {
      var first: UInt64 = 0
      var second: UInt64 = 0
      if count >= 8 {
        first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
        second = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      } else {
        for byte in bytes { first = first &<< 8 | UInt64(byte) }
      }
      seen = first | second
      hash = fold(first ^ seed, second ^ hash)
    }
    return seen & 0x8080_8080_8080_8080 == 0 ? fold(hash ^ seed, factor) : nil
  }
}
