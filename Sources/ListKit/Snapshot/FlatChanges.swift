// Part of ListKit, MIT licence: see LICENSE.

/// The changes of a list whose rows are laid out in one run, without sections.
@MainActor
struct FlatChanges {
  private let oldCount: Int
  private var deleted: [Int] = []
  private var inserted: [Int] = []
  private var moved: [Move<Int>] = []
  private var updated: [Move<Int>] = []

  /// Creates the changes of a run that hasn't changed.
  init(rowCount: Int) { oldCount = rowCount }

  /// Translates changes of a sectioned list.
  ///
  /// - Parameters:
  ///   - changes: What leads from `old` to `new`.
  ///   - old: The version before.
  ///   - new: The version after.
  init(_ changes: ListChanges, old: SnapshotNode, new: SnapshotNode) {
    oldCount = old.rowCount
    guard !changes.isEmpty else { return }
    let crosses = changes.movedRows.contains { $0.from.section != $0.to.section }
    let changesSections =
      !(changes.deletedSections.isEmpty && changes.insertedSections.isEmpty
      && changes.movedSections.isEmpty)
    if crosses || changesSections {
      matchAll(changes, old: old, new: new)
    } else {
      deleted = changes.deletedRows.map(old.flatIndex)
      inserted = changes.insertedRows.map(new.flatIndex)
      moved = changes.movedRows.map {
        Move(from: old.flatIndex(of: $0.from), to: new.flatIndex(of: $0.to))
      }
    }
    updated = changes.updatedRows.map {
      Move(from: old.flatIndex(of: $0.from), to: new.flatIndex(of: $0.to))
    }
  }

  /// Follows each row from the old run to the new one, and finds the fewest moves anew.
  private mutating func matchAll(_ changes: ListChanges, old: SnapshotNode, new: SnapshotNode) {
    let map = ListBatchMap(changes)
    var oldIndex = [Int?](repeating: nil, count: new.rowCount)
    for index in 0..<old.rowCount {
      if let path = map.indexPath(after: old.indexPath(atFlatIndex: index)) {
        oldIndex[new.flatIndex(of: path)] = index
      } else {
        deleted.append(index)
      }
    }
    var pairs: [Move<Int>] = []
    for (index, match) in oldIndex.enumerated() {
      if let match { pairs.append(Move(from: match, to: index)) } else { inserted.append(index) }
    }
    let stays = IncreasingSubsequence.heaviest(
      of: pairs.map(\.from), weights: pairs.map { _ in 1 })
    moved = zip(pairs, stays).filter { !$0.1 }.map(\.0)
  }

  /// How many rows neither go nor move.
  var stayingCount: Int { oldCount - deleted.count - moved.count }

  /// Lists every row that stays as a move, since the whole run changes its place.
  mutating func moveAll() {
    let section = ListChanges.rows(deleted: deleted, inserted: inserted, moved: moved)
    let map = ListBatchMap(section)
    moved = (0..<oldCount).compactMap { row in
      map.indexPath(after: ListIndexPath(row: row, section: 0)).map { Move(from: row, to: $0.row) }
    }
  }

  /// Adds the changes to those of the section that the run is a part of.
  func add(to changes: inout ListChanges, oldOffset: Int, newOffset: Int) {
    func old(_ row: Int) -> ListIndexPath { ListIndexPath(row: row + oldOffset, section: 0) }
    func new(_ row: Int) -> ListIndexPath { ListIndexPath(row: row + newOffset, section: 0) }
    changes.deletedRows += deleted.map(old)
    changes.insertedRows += inserted.map(new)
    changes.movedRows += moved.map { Move(from: old($0.from), to: new($0.to)) }
    changes.updatedRows += updated.map { Move(from: old($0.from), to: new($0.to)) }
  }
}

extension ListChanges {
  /// Creates the changes of the rows of one section.
  fileprivate static func rows(
    deleted: [Int], inserted: [Int], moved: [Move<Int>]
  ) -> ListChanges {
    func path(_ row: Int) -> ListIndexPath { ListIndexPath(row: row, section: 0) }
    var changes = ListChanges()
    changes.deletedRows = deleted.map(path)
    changes.insertedRows = inserted.map(path)
    changes.movedRows = moved.map { Move(from: path($0.from), to: path($0.to)) }
    return changes
  }
}
