// Part of ListKit, MIT licence: see LICENSE.

extension DiffWorkspace {
  /// Puts what was found into words of sections and rows.
  @usableFromInline
  func listChanges() -> ListChanges {
    var changes = ListChanges()
    changes.deletedSections = sections.deletions()
    changes.insertedSections = sections.insertions()
    changes.movedSections = sections.movesByIndex()
    changes.updatedSections = sections.updatesByIndex()
    changes.deletedRows = deletedRows()
    changes.insertedRows = insertedRows()
    changes.movedRows = moves(rows.moves)
    changes.updatedRows = moves(rows.updates)
    return changes
  }

  private func deletedRows() -> [ListIndexPath] {
    let total = rows.survivingDeletionCount()
    if total == 0 { return [] }
    // Pairs are in the order of the new sections, deletes in that of the old ones.
    var order = ScratchBuffer<IndexPair>()
    order.reserve(rows.pairs.count)
    for pair in 0..<rows.pairs.count
    where rows.pairs[pair].survives && !rows.oldRange(ofPair: pair).isEmpty {
      order.append(IndexPair(old: pair, new: Int(rows.pairs[pair].oldSection)))
    }
    order.sort()
    return Array(unsafeUninitializedCapacity: total) { result, count in
      for index in 0..<order.count {
        let (pair, section) = (order[index].old, order[index].new)
        let offset = rows.pairs[pair].oldOffset
        rows.forEachUnmatchedOld(ofPair: pair) { position in
          result.initializeElement(
            at: count, to: ListIndexPath(row: position - offset, section: section))
          count += 1
        }
      }
    }
  }

  private func insertedRows() -> [ListIndexPath] {
    let total = rows.survivingInsertionCount()
    if total == 0 { return [] }
    return Array(unsafeUninitializedCapacity: total) { result, count in
      for index in 0..<rows.pairs.count where rows.pairs[index].survives {
        let (offset, section) = (rows.pairs[index].newOffset, Int(rows.pairs[index].newSection))
        rows.forEachUnmatchedNew(ofPair: index) { position in
          result.initializeElement(
            at: count, to: ListIndexPath(row: position - offset, section: section))
          count += 1
        }
      }
    }
  }

  private func moves(_ pairs: borrowing ScratchBuffer<IndexPair>) -> [Move<ListIndexPath>] {
    if pairs.isEmpty { return [] }
    var oldCursor = PathCursor(sectionCount: newSections.count)
    var newCursor = PathCursor(sectionCount: oldSections.count)
    return Array(unsafeUninitializedCapacity: pairs.count) { result, count in
      count = pairs.count
      for index in 0..<count {
        let new = newCursor.path(of: pairs[index].new, in: newRows.offsets)
        // Most rows stay in their section.
        let partner = oldSections[new.section]
        if partner != Matching.none { oldCursor.section = Int(partner) }
        let old = oldCursor.path(of: pairs[index].old, in: oldRows.offsets)
        result.initializeElement(at: index, to: Move(from: old, to: new))
      }
    }
  }
}

/// Turns positions into paths, fastest for one in the section of the one before.
private struct PathCursor {
  let sectionCount: Int
  var section = 0

  mutating func path(
    of position: Int, in offsets: borrowing ScratchBuffer<Int>
  ) -> ListIndexPath {
    if position < offsets[section] || position >= offsets[section + 1] {
      var low = 0
      var high = sectionCount - 1
      while low < high {
        let middle = (low + high) / 2
        if offsets[middle + 1] <= position { low = middle + 1 } else { high = middle }
      }
      section = low
    }
    return ListIndexPath(row: position - offsets[section], section: section)
  }
}
