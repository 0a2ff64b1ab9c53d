// Part of ListKit, MIT licence: see LICENSE.

extension ListChanges {
  /// Adds the changes of a part of the list, given how many sections stand before it.
  mutating func append(_ part: ListChanges, oldOffset: Int, newOffset: Int) {
    func old(_ path: ListIndexPath) -> ListIndexPath {
      ListIndexPath(row: path.row, section: path.section + oldOffset)
    }
    func new(_ path: ListIndexPath) -> ListIndexPath {
      ListIndexPath(row: path.row, section: path.section + newOffset)
    }
    func sections(_ move: Move<Int>) -> Move<Int> {
      Move(from: move.from + oldOffset, to: move.to + newOffset)
    }
    func rows(_ move: Move<ListIndexPath>) -> Move<ListIndexPath> {
      Move(from: old(move.from), to: new(move.to))
    }
    deletedSections += part.deletedSections.map { $0 + oldOffset }
    insertedSections += part.insertedSections.map { $0 + newOffset }
    movedSections += part.movedSections.map(sections)
    updatedSections += part.updatedSections.map(sections)
    deletedRows += part.deletedRows.map(old)
    insertedRows += part.insertedRows.map(new)
    movedRows += part.movedRows.map(rows)
    updatedRows += part.updatedRows.map(rows)
  }

  /// Puts everything into the order that is promised.
  mutating func sort() {
    deletedSections.sort()
    insertedSections.sort()
    movedSections.sort { $0.to < $1.to }
    updatedSections.sort { $0.to < $1.to }
    deletedRows.sort()
    insertedRows.sort()
    movedRows.sort { $0.to < $1.to }
    updatedRows.sort { $0.to < $1.to }
  }

  /// The changes that replace every section.
  static func replacingAll(oldSectionCount: Int, newSectionCount: Int) -> ListChanges {
    var changes = ListChanges()
    changes.deletedSections = Array(0..<oldSectionCount)
    changes.insertedSections = Array(0..<newSectionCount)
    return changes
  }
}
