// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension SmallTransition {
  /// Returns what is wrong with changes that are said to lead from the old version to the new one.
  ///
  /// What became of each row is known here without a diff, so there is one right answer to all but
  /// which rows move. Of those it is required that they are rows of both versions, that all others
  /// stay in the order in which they were, so that the changes lead to the new version, and that
  /// they are as few as trying every set of rows allows.
  func breach(_ changes: ListChanges) -> String? {
    if changes.deletedSections != sectionsGone { return "deleted sections" }
    if changes.insertedSections != sectionsNew { return "inserted sections" }
    if changes.updatedSections != sectionsRetitled { return "updated sections" }
    if changes.deletedRows != rowsGone { return "deleted rows" }
    if changes.insertedRows != rowsNew { return "inserted rows" }
    if changes.updatedRows != rowsChanged { return "updated rows" }
    return sectionMoveBreach(changes.movedSections) ?? rowMoveBreach(changes.movedRows)
  }

  private var sectionsGone: [Int] {
    var result: [Int] = []
    for section in 0..<old.count where !sectionOrigins.contains(section) { result.append(section) }
    return result
  }

  private var sectionsNew: [Int] {
    var result: [Int] = []
    for section in 0..<sectionOrigins.count where sectionOrigins[section] < 0 {
      result.append(section)
    }
    return result
  }

  private var sectionsRetitled: [Move<Int>] {
    var result: [Move<Int>] = []
    for section in 0..<isRetitled.count where isRetitled[section] {
      result.append(Move(from: sectionOrigins[section], to: section))
    }
    return result
  }

  /// Rows that are gone, unless their section is.
  private var rowsGone: [ListIndexPath] {
    var result: [ListIndexPath] = []
    for row in 0..<oldPaths.count
    where !rowOrigins.contains(row) && sectionOrigins.contains(oldPaths[row].section) {
      result.append(oldPaths[row])
    }
    return result
  }

  /// Rows that are new, unless their section is.
  private var rowsNew: [ListIndexPath] {
    var result: [ListIndexPath] = []
    for row in 0..<newPaths.count
    where rowOrigins[row] < 0 && sectionOrigins[newPaths[row].section] >= 0 {
      result.append(newPaths[row])
    }
    return result
  }

  private var rowsChanged: [Move<ListIndexPath>] {
    var result: [Move<ListIndexPath>] = []
    for row in 0..<isChanged.count where isChanged[row] {
      result.append(Move(from: oldPaths[rowOrigins[row]], to: newPaths[row]))
    }
    return result
  }

  private func sectionMoveBreach(_ moves: [Move<Int>]) -> String? {
    var next = 0
    var stayers: [Int] = []
    var all: [Int] = []
    for section in 0..<sectionOrigins.count where sectionOrigins[section] >= 0 {
      all.append(sectionOrigins[section])
      if next < moves.count, moves[next].to == section, moves[next].from == sectionOrigins[section]
      {
        next += 1
      } else {
        stayers.append(sectionOrigins[section])
      }
    }
    if next != moves.count { return "moved sections" }
    if !Self.ascends(stayers) { return "sections that don't move" }
    return moves.count == all.count - Self.mostInOrder(all) ? nil : "too many sections move"
  }

  private func rowMoveBreach(_ moves: [Move<ListIndexPath>]) -> String? {
    var next = 0
    var needed = 0
    var row = 0
    for section in 0..<new.count {
      var stayers: [Int] = []
      var all: [Int] = []
      for _ in 0..<new[section].items.count {
        defer { row += 1 }
        let origin = rowOrigins[row]
        guard origin >= 0 else { continue }
        let isInside = oldPaths[origin].section == sectionOrigins[section]
        if isInside { all.append(origin) } else { needed += 1 }
        if next < moves.count, moves[next].to == newPaths[row], moves[next].from == oldPaths[origin]
        {
          next += 1
        } else if isInside {
          stayers.append(origin)
        } else {
          return "a row changes its section without a move"
        }
      }
      if !Self.ascends(stayers) { return "rows that don't move" }
      needed += all.count - Self.mostInOrder(all)
    }
    if next != moves.count { return "moved rows" }
    return moves.count == needed ? nil : "too many rows move"
  }

  private static func ascends(_ values: [Int]) -> Bool {
    for index in 0..<max(0, values.count - 1) where values[index] >= values[index + 1] {
      return false
    }
    return true
  }

  /// The size of the largest set that is in order, found by trying all of them.
  private static func mostInOrder(_ values: [Int]) -> Int {
    if ascends(values) { return values.count }
    var most = 0
    for choice in 0..<(1 << values.count) where choice.nonzeroBitCount > most {
      var last = -1
      var isInOrder = true
      for index in 0..<values.count where choice >> index & 1 == 1 {
        if values[index] < last { isInOrder = false }
        last = values[index]
      }
      if isInOrder { most = choice.nonzeroBitCount }
    }
    return most
  }
}
