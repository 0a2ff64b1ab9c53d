// Part of ListKit, MIT licence: see LICENSE.

/// Splits changes into batches that every view can carry out.
///
/// Views can't carry out row operations in a section that moves, nor move rows out of deleted
/// sections or into inserted ones, in one batch. So: without section moves there is one batch;
/// with them, first all rows change while the sections stay where they are, then the sections do.
/// Refreshes aren't staged here, since they happen after all of it, at final positions.
struct ListStaging {
  let changes: ListChanges
  let oldSectionCount: Int
  let newSectionCount: Int

  /// The structural stages, in order; none if no row and no section comes, goes or moves.
  ///
  /// - Complexity: O(*s* + *k* log *k*), where *s* is the number of sections if one moves and 0
  ///   otherwise, and *k* is the number of changes.
  func stages() -> [ListStage] {
    guard changes.hasStructuralChanges else { return [] }
    guard !changes.movedSections.isEmpty else {
      return [ListStage(batch: singleBatch(), model: .final)]
    }
    var sections = ListBatch()
    sections.deletedSections = changes.deletedSections
    sections.insertedSections = changes.insertedSections
    sections.movedSections = changes.movedSections
    let movesRows =
      !(changes.deletedRows.isEmpty && changes.insertedRows.isEmpty && changes.movedRows.isEmpty)
    var rows = movesRows ? rowBatch() : ListBatch()
    guard !rows.isEmpty else { return [ListStage(batch: sections, model: .final)] }
    rows.endsUpdate = false
    return [
      ListStage(batch: rows, model: .rowsInPlace), ListStage(batch: sections, model: .final),
    ]
  }

  /// The rows with other content that views keep.
  ///
  /// A row that is moved into a section that comes, or out of one that goes, is made anew, and shows its
  /// new content already.
  var refreshedRows: [Move<ListIndexPath>] {
    let inserted = Set(changes.insertedSections)
    let deleted = changes.movedSections.isEmpty ? Set(changes.deletedSections) : []
    guard !(inserted.isEmpty && deleted.isEmpty) else { return changes.updatedRows }
    return changes.updatedRows.filter {
      !inserted.contains($0.to.section) && !deleted.contains($0.from.section)
    }
  }

  private func singleBatch() -> ListBatch {
    var batch = ListBatch()
    batch.deletedSections = changes.deletedSections
    batch.insertedSections = changes.insertedSections
    batch.deletedRows = changes.deletedRows
    batch.insertedRows = changes.insertedRows
    guard !changes.movedRows.isEmpty else { return batch }

    let deleted = Set(changes.deletedSections)
    let inserted = Set(changes.insertedSections)
    for move in changes.movedRows {
      switch (deleted.contains(move.from.section), inserted.contains(move.to.section)) {
      case (false, false): batch.movedRows.append(move)
      case (false, true): batch.deletedRows.append(move.from)
      case (true, false): batch.insertedRows.append(move.to)
      case (true, true): break
      }
    }
    batch.deletedRows.sort()
    batch.insertedRows.sort()
    return batch
  }

  /// All row operations, with the sections where they were before.
  private func rowBatch() -> ListBatch {
    let oldSection = oldSections()
    func path(_ new: ListIndexPath) -> ListIndexPath? {
      oldSection[new.section].map { ListIndexPath(row: new.row, section: $0) }
    }
    let deleted = Set(changes.deletedSections)
    var batch = ListBatch()
    batch.deletedRows = changes.deletedRows
    batch.insertedRows = changes.insertedRows.compactMap(path)
    for move in changes.movedRows {
      if let to = path(move.to) {
        batch.movedRows.append(Move(from: move.from, to: to))
      } else if !deleted.contains(move.from.section) {
        batch.deletedRows.append(move.from)
      }
    }
    batch.deletedRows.sort()
    batch.insertedRows.sort()
    batch.movedRows.sort { $0.to < $1.to }
    return batch
  }

  /// The old index of each new section; nil for those that are inserted.
  func oldSections() -> [Int?] {
    let map = ListBatchMap(sectionsOf: changes)
    var old = [Int?](repeating: nil, count: newSectionCount)
    for section in 0..<oldSectionCount {
      if let new = map.section(after: section) { old[new] = section }
    }
    return old
  }
}
