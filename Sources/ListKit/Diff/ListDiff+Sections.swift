// Part of ListKit, MIT licence: see LICENSE.

extension ListDiff {
  /// Returns what makes one list of sections out of another.
  ///
  /// Sections are matched by identity, rows by theirs across all sections: a row that changes its
  /// section is one move. Of several rows with one identity, those in the same section are matched
  /// first.
  ///
  /// - Complexity: O(*s* + *n*), where *s* is the number of sections and *n* the number of rows in
  ///   sections whose items aren't in the same storage in both versions, if they are much alike;
  ///   else O(*s* log *s* + *n* log *n*).
  @inlinable
  public static func changes<S: Section>(from old: [S], to new: [S]) -> SectionChanges<S> {
    var workspace = DiffWorkspace()
    workspace.rows.isSingleUse = true
    return SectionChanges(
      changes: listChanges(from: old, to: new, workspace: &workspace), new: new)
  }

  /// Returns what makes one list of sections out of another, in memory that can be used again.
  @inlinable
  static func listChanges<S: Section>(
    from old: [S], to new: [S], workspace: inout DiffWorkspace
  ) -> ListChanges {
    if haveSameStorage(old.withUnsafeBufferPointer { $0 }, new.withUnsafeBufferPointer { $0 }) {
      return ListChanges()
    }
    workspace.matchSections(old, new)
    matchRows(from: old, to: new, workspace: &workspace)
    return workspace.listChanges()
  }

  @inlinable
  static func matchRows<S: Section>(
    from old: [S], to new: [S], workspace: inout DiffWorkspace
  ) {
    let oldItems = workspace.oldRows.addItems(of: old)
    let newItems = workspace.newRows.addItems(of: new)
    workspace.rows.reset()
    workspace.rows.pairs.reserve(new.count)
    // The rows stay where they are for as long as these arrays live.
    withExtendedLifetime((oldItems, newItems)) {
      for index in new.indices {
        let newRows = workspace.newRows.rows(of: index, S.Item.self)
        let newOffset = workspace.newRows.offsets[index]
        if workspace.oldSections[index] == Matching.none {
          workspace.rows.insertSection(newRows, index, offset: newOffset)
          continue
        }
        let partner = Int(workspace.oldSections[index])
        let oldRows = workspace.oldRows.rows(of: partner, S.Item.self)
        if haveSameStorage(oldRows, newRows) { continue }
        workspace.rows.matchSection(
          oldRows, newRows, old: partner, new: index,
          oldOffset: workspace.oldRows.offsets[partner], newOffset: newOffset)
      }
      for index in old.indices where workspace.newSections[index] == Matching.none {
        workspace.rows.deleteSection(
          workspace.oldRows.rows(of: index, S.Item.self), index,
          offset: workspace.oldRows.offsets[index])
      }
      workspace.rows.matchLeftOvers(S.Item.self)
    }
    workspace.rows.findMoves()
  }
}

extension DiffWorkspace {
  /// Pairs the sections of two lists.
  @inlinable
  mutating func matchSections<S: Section>(_ old: [S], _ new: [S]) {
    SectionRow.withRows(of: old) { oldRows in
      SectionRow.withRows(of: new) { newRows in
        sections.reset()
        sections.matchRows(oldRows, newRows)
      }
    }
    sections.writePartners(
      old: &oldSections, oldCount: old.count, new: &newSections, newCount: new.count)
  }
}

extension Matching {
  @inlinable
  mutating func matchSection<Element: Item>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
    old oldSection: Int, new newSection: Int, oldOffset: Int, newOffset: Int
  ) {
    beginPair(
      MatchPair(
        oldRows: UnsafeRawPointer(old.baseAddress), newRows: UnsafeRawPointer(new.baseAddress),
        oldOffset: oldOffset, newOffset: newOffset,
        oldSection: UInt32(truncatingIfNeeded: oldSection),
        newSection: UInt32(truncatingIfNeeded: newSection)))
    matchInOrder(old, new, oldOffset: oldOffset, newOffset: newOffset)
  }

  @inlinable
  mutating func insertSection<Element: Item>(
    _ new: UnsafeBufferPointer<Element>, _ section: Int, offset: Int
  ) {
    beginPair(
      MatchPair(
        oldRows: nil, newRows: UnsafeRawPointer(new.baseAddress), oldOffset: 0, newOffset: offset,
        oldSection: Self.none, newSection: UInt32(truncatingIfNeeded: section)))
    leaveOverNew(offset, count: new.count)
  }

  @inlinable
  mutating func deleteSection<Element: Item>(
    _ old: UnsafeBufferPointer<Element>, _ section: Int, offset: Int
  ) {
    beginPair(
      MatchPair(
        oldRows: UnsafeRawPointer(old.baseAddress), newRows: nil, oldOffset: offset, newOffset: 0,
        oldSection: UInt32(truncatingIfNeeded: section), newSection: Self.none))
    leaveOverOld(offset, count: old.count)
  }
}
