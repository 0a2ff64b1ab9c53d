// Part of ListKit, MIT licence: see LICENSE.

/// Two versions of one section whose rows are compared with each other.
///
/// A deleted section is a pair without new rows, an inserted one a pair without old rows. Each first
/// index is where this pair's share of a buffer begins; the next pair's is where it ends.
@usableFromInline
struct MatchPair: BitwiseCopyable {
  /// The rows themselves.
  ///
  /// Whoever fills the matching keeps them alive until it is done.
  @usableFromInline var oldRows: UnsafeRawPointer?
  @usableFromInline var newRows: UnsafeRawPointer?

  /// The positions of the first rows among all rows of their version.
  @usableFromInline var oldOffset: Int
  @usableFromInline var newOffset: Int

  @usableFromInline var firstRun = 0
  @usableFromInline var firstOldSpan = 0
  @usableFromInline var firstNewSpan = 0
  @usableFromInline var firstOldSlot = 0
  @usableFromInline var firstNewSlot = 0

  /// The indexes of the section in both versions, or ``Matching/none``.
  @usableFromInline var oldSection: UInt32
  @usableFromInline var newSection: UInt32

  @inlinable
  init(
    oldRows: UnsafeRawPointer?, newRows: UnsafeRawPointer?, oldOffset: Int, newOffset: Int,
    oldSection: UInt32, newSection: UInt32
  ) {
    self.oldRows = oldRows
    self.newRows = newRows
    self.oldOffset = oldOffset
    self.newOffset = newOffset
    self.oldSection = oldSection
    self.newSection = newSection
  }

  /// Whether the section is in both versions.
  var survives: Bool { oldSection != Matching.none && newSection != Matching.none }
}

@available(*, unavailable)
extension MatchPair: Sendable {}
