// Part of ListKit, MIT licence: see LICENSE.

/// A row as it is in memory, which can be looked at but not copied.
///
/// What can't be copied needs no reference counted while it is looked at.
@usableFromInline
struct BorrowedRow<Element: Item>: ~Copyable {
  @usableFromInline let element: Element

  /// Returns the hash value of the identity.
  ///
  /// Not inlined: where it is, references are counted again.
  ///
  /// The hasher has seen nothing; one is quicker to pass on than to make.
  @inlinable
  @inline(never)
  borrowing func identityHash(by hasher: Hasher) -> Int {
    var hasher = hasher
    element.identity.hash(into: &hasher)
    return hasher.finalize()
  }
}

@available(*, unavailable)
extension BorrowedRow: Sendable {}
