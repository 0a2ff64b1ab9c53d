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
    // Pairs are in the order of the new sections, deletes in that of the old ones.
    var order: [IndexPair] = []
    var count = 0
    for pair in 0..<rows.pairs.count
    where rows.pairs[pair].survives && !rows.oldRange(ofPair: pair).isEmpty {
      order.append(IndexPair(old: pair, new: Int(rows.pairs[pair].oldSection)))
      rows.forEachUnmatchedOld(ofPair: pair) { _ in count += 1 }
    }
    if count == 0 { return [] }
    order.sort()
    var result: [ListIndexPath] = []
    result.reserveCapacity(count)
    for entry in order {
      let offset = rows.pairs[entry.old].oldOffset
      rows.forEachUnmatchedOld(ofPair: entry.old) { position in
        result.append(ListIndexPath(row: position - offset, section: entry.new))
      }
    }
    return result
  }

  private func insertedRows() -> [ListIndexPath] {
    var count = 0
    for index in 0..<rows.pairs.count where rows.pairs[index].survives {
      rows.forEachUnmatchedNew(ofPair: index) { _ in count += 1 }
    }
    if count == 0 { return [] }
    var result: [ListIndexPath] = []
    result.reserveCapacity(count)
    for index in 0..<rows.pairs.count where rows.pairs[index].survives {
      let pair = rows.pairs[index]
      rows.forEachUnmatchedNew(ofPair: index) { position in
        result.append(
          ListIndexPath(row: position - pair.newOffset, section: Int(pair.newSection)))
      }
    }
    return result
  }

  private func moves(_ pairs: borrowing ScratchBuffer<IndexPair>) -> [Move<ListIndexPath>] {
    var result: [Move<ListIndexPath>] = []
    result.reserveCapacity(pairs.count)
    var oldCursor = PathCursor(sectionCount: newSections.count)
    var newCursor = PathCursor(sectionCount: oldSections.count)
    for index in 0..<pairs.count {
      result.append(
        Move(
          from: oldCursor.path(of: pairs[index].old, in: oldRows.offsets),
          to: newCursor.path(of: pairs[index].new, in: newRows.offsets)))
    }
    return result
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
