// Part of ListKit, MIT licence: see LICENSE.

/// The memory of a diff.
///
/// Keep one to use it again: then a diff allocates only its result.
@usableFromInline
struct DiffWorkspace: ~Copyable {
  @usableFromInline var sections = Matching()
  @usableFromInline var rows = Matching()

  /// The old index of each new section, or ``Matching/none``, and the reverse.
  @usableFromInline var oldSections = ScratchBuffer<UInt32>()
  @usableFromInline var newSections = ScratchBuffer<UInt32>()

  @usableFromInline var oldRows = SectionedRows()
  @usableFromInline var newRows = SectionedRows()

  @usableFromInline
  init() {}
}

@available(*, unavailable)
extension DiffWorkspace: Sendable {}
