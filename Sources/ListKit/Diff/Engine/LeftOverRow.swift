// Part of ListKit, MIT licence: see LICENSE.

/// A row that is left over.
///
/// Its index among all of its version is called its *slot*.
@usableFromInline
struct LeftOverRow: BitwiseCopyable {
  @usableFromInline let address: UnsafeRawPointer

  /// The number of rows before it in its version.
  @usableFromInline let position: UInt32

  /// The slot on the other side that it is matched with, or ``Matching/none``.
  @usableFromInline var partner = Matching.none

  @inlinable
  init(address: UnsafeRawPointer, position: Int) {
    self.address = address
    self.position = UInt32(truncatingIfNeeded: position)
  }

  @inlinable
  var isMatched: Bool {
    @inline(__always)
    get { partner != Matching.none }
  }

  @inlinable
  @inline(__always)
  func pointer<Element>(to _: Element.Type) -> UnsafePointer<Element> {
    address.assumingMemoryBound(to: Element.self)
  }
}

@available(*, unavailable)
extension LeftOverRow: Sendable {}
