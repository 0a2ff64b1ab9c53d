// Part of ListKit, MIT licence: see LICENSE.

extension ListDiff {
  /// Returns what makes one version of a provider out of another.
  ///
  /// Where rows were edited one by one, in sections that are there in both versions, only what was edited
  /// is compared. Sections may come, go and move meanwhile.
  ///
  /// - Complexity: O(*s* + *k* log *n*) for *k* such edits, where *s* is the number of sections and *n*
  ///   that of rows, and the rows of any other section that changed; else as for any lists.
  @inlinable
  static func leafChanges<S>(
    from old: [LeafSection<S>], to new: [LeafSection<S>], workspace: inout DiffWorkspace
  ) -> ListChanges {
    if haveSameStorage(old.withUnsafeBufferPointer { $0 }, new.withUnsafeBufferPointer { $0 }) {
      return ListChanges()
    }
    if haveSameSections(old, new) {
      workspace.matchEdited(old, new, inPlace: true)
    } else {
      workspace.matchSections(old, new)
      if workspace.hasEdits(old, new) {
        workspace.matchEdited(old, new, inPlace: false)
      } else {
        matchRows(from: old, to: new, workspace: &workspace)
      }
    }
    return workspace.listChanges()
  }

  /// Returns whether two versions have the same sections in the same order, of which some rows may have
  /// been edited.
  @inlinable
  static func haveSameSections<S>(_ old: [LeafSection<S>], _ new: [LeafSection<S>]) -> Bool {
    guard old.count == new.count, !old.isEmpty else { return false }
    // By pointer, which copies no section.
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        for index in old.indices {
          if old[index].content === new[index].content { continue }
          if !LeafRows.areRelated(old[index].rows, new[index].rows)
            || old[index].identity != new[index].identity
          {
            return false
          }
        }
        return true
      }
    }
  }
}

extension DiffWorkspace {
  /// Returns whether any section that is in both versions was edited row by row, or not at all.
  @inlinable
  func hasEdits<S>(_ old: [LeafSection<S>], _ new: [LeafSection<S>]) -> Bool {
    new.indices.contains { index in
      let partner = oldSections[index]
      return partner != Matching.none
        && LeafRows.areRelated(old[Int(partner)].rows, new[index].rows)
    }
  }

  /// Pairs the rows of sections, going through no more of edited ones than was edited.
  ///
  /// - Parameters:
  ///   - old: The sections of the version before.
  ///   - new: The sections of the version after.
  ///   - inPlace: Whether the sections are the same, in the same order; else they have been paired.
  @inlinable
  mutating func matchEdited<S>(
    _ old: [LeafSection<S>], _ new: [LeafSection<S>], inPlace: Bool
  ) {
    if inPlace {
      sections.reset()
      oldSections.setCount(new.count)
      newSections.setCount(old.count)
    }
    rows.reset()
    oldRows.measure(old)
    newRows.measure(new)
    // The arrays of rows that are compared as such have to stay where they are.
    var kept: [ContiguousArray<S.Item>] = []
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        for index in new.indices {
          if inPlace { oldSections[index] = UInt32(truncatingIfNeeded: index) }
          let partner = Int(oldSections[index])
          if partner == Int(Matching.none) {
            kept.append(ContiguousArray(new[index].rows.items))
            beginPair(nil, index)
            rows.leaveOver(
              kept[kept.count - 1].withUnsafeBufferPointer { $0 }, new: newRows.offsets[index])
            continue
          }
          if old[partner].content === new[index].content { continue }
          if inPlace, !old[index].hasSameContent(as: new[index]) {
            sections.updates.append(IndexPair(old: index, new: index))
          }
          if old[partner].rows === new[index].rows { continue }
          beginPair(partner, index)
          matchPair(old[partner].rows, new[index].rows, partner, index, &kept)
        }
        if !inPlace {
          for index in old.indices where newSections[index] == Matching.none {
            kept.append(ContiguousArray(old[index].rows.items))
            beginPair(index, nil)
            rows.leaveOver(
              kept[kept.count - 1].withUnsafeBufferPointer { $0 }, old: oldRows.offsets[index])
          }
        }
      }
    }
    withExtendedLifetime((old, new, kept)) { rows.matchLeftOvers(S.Item.self) }
    rows.findMoves()
  }

  @inlinable
  mutating func beginPair(_ old: Int?, _ new: Int?) {
    rows.beginPair(
      MatchPair(
        oldRows: nil, newRows: nil, oldOffset: old.map { oldRows.offsets[$0] } ?? 0,
        newOffset: new.map { newRows.offsets[$0] } ?? 0,
        oldSection: old.map { UInt32(truncatingIfNeeded: $0) } ?? Matching.none,
        newSection: new.map { UInt32(truncatingIfNeeded: $0) } ?? Matching.none))
  }

  @inlinable
  mutating func matchPair<Element: Item>(
    _ before: LeafRows<Element>, _ after: LeafRows<Element>, _ old: Int, _ new: Int,
    _ kept: inout [ContiguousArray<Element>]
  ) {
    let (oldOffset, newOffset) = (oldRows.offsets[old], newRows.offsets[new])
    if LeafRows.areRelated(before, after), let oldTree = before.editedTree,
      let newTree = after.editedTree
    {
      return rows.matchTrees(oldTree, newTree, oldOffset: oldOffset, newOffset: newOffset)
    }
    kept.append(ContiguousArray(before.items))
    kept.append(ContiguousArray(after.items))
    rows.matchEagerly(
      kept[kept.count - 2].withUnsafeBufferPointer { $0 },
      kept[kept.count - 1].withUnsafeBufferPointer { $0 }, oldOffset, newOffset)
  }
}

extension SectionedRows {
  /// Notes where the rows of each section would be among all, without looking at them.
  @inlinable
  mutating func measure<S>(_ sections: [LeafSection<S>]) {
    offsets.removeAll()
    var offset = 0
    sections.withUnsafeBufferPointer { sections in
      for index in sections.indices {
        offsets.append(offset)
        offset += sections[index].rows.count
      }
    }
    offsets.append(offset)
    Matching.checkCount(offset)
  }
}
