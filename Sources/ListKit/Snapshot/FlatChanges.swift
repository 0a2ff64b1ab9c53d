// Part of ListKit, MIT licence: see LICENSE.

/// The changes of a list whose rows are laid out in one run, without sections.
@MainActor
struct FlatChanges {
  private var deleted: [Int] = []
  private var inserted: [Int] = []
  private var moved: [Move<Int>] = []
  private var updated: [Move<Int>] = []

  /// Translates changes of a sectioned list.
  ///
  /// - Parameters:
  ///   - changes: What leads from `old` to `new`.
  ///   - old: The version before.
  ///   - new: The version after.
  ///   - movesAll: Whether every row that stays is a move, since the whole run changed its place.
  init(_ changes: ListChanges, old: SnapshotNode, new: SnapshotNode, movesAll: Bool) {
    guard movesAll || !changes.isEmpty else { return }
    let crosses = changes.movedRows.contains { $0.from.section != $0.to.section }
    let changesSections =
      !(changes.deletedSections.isEmpty && changes.insertedSections.isEmpty
      && changes.movedSections.isEmpty)
    if movesAll || crosses || changesSections {
      matchAll(changes, old: old, new: new, movesAll: movesAll)
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
  private mutating func matchAll(
    _ changes: ListChanges, old: SnapshotNode, new: SnapshotNode, movesAll: Bool
  ) {
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
    if movesAll {
      moved = pairs
    } else {
      let stays = IncreasingSubsequence.heaviest(
        of: pairs.map(\.from), weights: pairs.map { _ in 1 })
      moved = zip(pairs, stays).filter { !$0.1 }.map(\.0)
    }
  }

  /// Returns how many rows neither go nor move, of a number of rows before.
  func stayingCount(of count: Int) -> Int { count - deleted.count - moved.count }

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
