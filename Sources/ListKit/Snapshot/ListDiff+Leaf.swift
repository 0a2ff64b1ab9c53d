// Part of ListKit, MIT licence: see LICENSE.

extension ListDiff {
  /// Returns what makes one version of a provider out of another.
  ///
  /// Where rows were edited one by one, in sections that are the same otherwise, only what was edited is
  /// compared.
  ///
  /// - Complexity: O(*s* + *k* log *n*) for *k* such edits, where *s* is the number of sections and *n*
  ///   that of rows; else as for any lists.
  @inlinable
  static func leafChanges<S>(
    from old: [LeafSection<S>], to new: [LeafSection<S>], workspace: inout DiffWorkspace
  ) -> ListChanges {
    guard haveSameSections(old, new) else {
      return listChanges(from: old, to: new, workspace: &workspace)
    }
    if haveSameStorage(old.withUnsafeBufferPointer { $0 }, new.withUnsafeBufferPointer { $0 }) {
      return ListChanges()
    }
    withExtendedLifetime((old, new)) { workspace.matchEdited(old, new) }
    return workspace.listChanges()
  }

  /// Returns whether two versions have the same sections in the same order, of which some rows may have
  /// been edited.
  @inlinable
  static func haveSameSections<S>(_ old: [LeafSection<S>], _ new: [LeafSection<S>]) -> Bool {
    guard old.count == new.count, !old.isEmpty else { return false }
    for index in old.indices {
      if !LeafRows.areRelated(old[index].rows, new[index].rows)
        || old[index].identity != new[index].identity
      {
        return false
      }
    }
    return true
  }
}

extension DiffWorkspace {
  /// Pairs the rows of sections that are the same in both versions but for edits.
  @inlinable
  mutating func matchEdited<S>(_ old: [LeafSection<S>], _ new: [LeafSection<S>]) {
    sections.reset()
    rows.reset()
    oldSections.setCount(new.count)
    newSections.setCount(old.count)
    oldRows.offsets.removeAll()
    newRows.offsets.removeAll()
    var (oldOffset, newOffset) = (0, 0)
    for index in old.indices {
      oldRows.offsets.append(oldOffset)
      newRows.offsets.append(newOffset)
      oldSections[index] = UInt32(truncatingIfNeeded: index)
      if !old[index].hasSameContent(as: new[index]) {
        sections.updates.append(IndexPair(old: index, new: index))
      }
      let (before, after) = (old[index].rows, new[index].rows)
      if before !== after, let oldTree = before.editedTree, let newTree = after.editedTree {
        let section = UInt32(truncatingIfNeeded: index)
        rows.beginPair(
          MatchPair(
            oldRows: nil, newRows: nil, oldOffset: oldOffset, newOffset: newOffset,
            oldSection: section, newSection: section))
        rows.matchTrees(oldTree, newTree, oldOffset: oldOffset, newOffset: newOffset)
      }
      oldOffset += before.count
      newOffset += after.count
    }
    oldRows.offsets.append(oldOffset)
    newRows.offsets.append(newOffset)
    Matching.checkCount(max(oldOffset, newOffset))
    rows.matchLeftOvers(S.Item.self)
    rows.findMoves()
  }
}
