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
    return SectionChanges(
      changes: listChanges(from: old, to: new, workspace: &workspace), new: new)
  }

  /// Returns what makes one list of sections out of another, in memory that can be used again.
  @inlinable
  static func listChanges<S: Section>(
    from old: [S], to new: [S], workspace: inout DiffWorkspace
  ) -> ListChanges {
    let isUnchanged = SectionRow.withRows(of: old) { oldRows in
      SectionRow.withRows(of: new) { newRows in
        if haveSameStorage(oldRows, newRows) { return true }
        workspace.sections.reset()
        workspace.sections.matchRows(oldRows, newRows)
        return false
      }
    }
    if isUnchanged { return ListChanges() }
    workspace.sections.writePartners(
      old: &workspace.oldSections, oldCount: old.count,
      new: &workspace.newSections, newCount: new.count)
    matchRows(from: old, to: new, workspace: &workspace)
    return workspace.listChanges()
  }

  @inlinable
  static func matchRows<S: Section>(
    from old: [S], to new: [S], workspace: inout DiffWorkspace
  ) {
    // Contiguous arrays, made at no cost from arrays: their rows stay where they are for as long as
    // the arrays live, which is why left-overs may refer to them by address.
    let oldItems = items(of: old, offsets: &workspace.oldOffsets)
    let newItems = items(of: new, offsets: &workspace.newOffsets)
    workspace.rows.reset()
    withExtendedLifetime((oldItems, newItems)) {
      for index in new.indices {
        let partner = workspace.oldSections[index]
        let newOffset = workspace.newOffsets[index]
        newItems[index].withUnsafeBufferPointer { newRows in
          if partner == Matching.none {
            workspace.rows.insertSection(newRows, offset: newOffset)
            return
          }
          let oldOffset = workspace.oldOffsets[Int(partner)]
          oldItems[Int(partner)].withUnsafeBufferPointer { oldRows in
            if haveSameStorage(oldRows, newRows) { return }
            workspace.rows.matchSection(
              oldRows, newRows, oldOffset: oldOffset, newOffset: newOffset)
          }
        }
      }
      for index in old.indices where workspace.newSections[index] == Matching.none {
        let oldOffset = workspace.oldOffsets[index]
        oldItems[index].withUnsafeBufferPointer { oldRows in
          workspace.rows.deleteSection(oldRows, offset: oldOffset)
        }
      }
      workspace.rows.matchLeftOvers(S.Item.self)
    }
    workspace.rows.findMoves()
  }

  /// Asks each section for its items, once.
  @inlinable
  static func items<S: Section>(
    of sections: [S], offsets: inout ScratchBuffer<Int>
  ) -> [ContiguousArray<S.Item>] {
    var count = 0
    offsets.removeAll()
    offsets.append(0)
    var result: [ContiguousArray<S.Item>] = []
    result.reserveCapacity(sections.count)
    for index in sections.indices {
      let items = ContiguousArray(sections[index].items)
      count += items.count
      offsets.append(count)
      result.append(items)
    }
    Matching.checkCount(count)
    return result
  }
}

extension Matching {
  @inlinable
  mutating func matchSection<Element: Item>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
    oldOffset: Int, newOffset: Int
  ) {
    beginPair(
      MatchPair(
        oldRows: UnsafeRawPointer(old.baseAddress), newRows: UnsafeRawPointer(new.baseAddress),
        oldOffset: oldOffset, newOffset: newOffset, survives: true))
    matchInOrder(old, new, oldOffset: oldOffset, newOffset: newOffset)
  }

  @inlinable
  mutating func insertSection<Element: Item>(_ new: UnsafeBufferPointer<Element>, offset: Int) {
    beginPair(
      MatchPair(
        oldRows: nil, newRows: UnsafeRawPointer(new.baseAddress), oldOffset: 0, newOffset: offset,
        survives: false))
    leaveOverNew(offset, count: new.count)
  }

  @inlinable
  mutating func deleteSection<Element: Item>(_ old: UnsafeBufferPointer<Element>, offset: Int) {
    beginPair(
      MatchPair(
        oldRows: UnsafeRawPointer(old.baseAddress), newRows: nil, oldOffset: offset, newOffset: 0,
        survives: false))
    leaveOverOld(offset, count: old.count)
  }
}
