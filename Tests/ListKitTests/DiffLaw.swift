// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Judges the result of a diff against the words of its contract, without any code of the engine.
///
/// Each function returns what is wrong, or nil.
enum DiffLaw {
  /// Checks the diff of two flat lists.
  static func breach<Element: Item & Equatable>(
    _ changes: ItemChanges<Element>, from old: [Element], to new: [Element]
  ) -> String? {
    let old = [SimpleSection(0, items: old)]
    let new = [SimpleSection(0, items: new)]
    return breach(changes.inSection(0), from: old, to: new)
  }

  /// Checks the diff of two lists of sections.
  static func breach<ID: Hashable, Element: Item & Equatable>(
    _ changes: ListChanges, from old: [SimpleSection<ID, Element>],
    to new: [SimpleSection<ID, Element>]
  ) -> String? {
    if let breach = orderBreach(changes) { return breach }
    guard
      let sections = origins(
        oldCount: old.count, newCount: new.count,
        leaving: changes.deletedSections + changes.movedSections.map(\.from),
        arriving: arrivals(changes.insertedSections, changes.movedSections))
    else { return "section counts don't add up" }
    if let breach = sectionBreach(changes, sections, from: old, to: new) { return breach }
    return rowBreach(changes, sections, from: old, to: new)
  }

  private static func arrivals(_ inserted: [Int], _ moved: [Move<Int>]) -> [Int: Int?] {
    var result: [Int: Int?] = [:]
    for position in inserted { result.updateValue(nil, forKey: position) }
    for move in moved { result[move.to] = move.from }
    return result
  }

  private static func orderBreach(_ changes: ListChanges) -> String? {
    let isSorted =
      isStrictlyAscending(changes.deletedSections) && isStrictlyAscending(changes.insertedSections)
      && isStrictlyAscending(changes.movedSections.map(\.to))
      && isStrictlyAscending(changes.updatedSections.map(\.to))
      && isStrictlyAscending(changes.deletedRows) && isStrictlyAscending(changes.insertedRows)
      && isStrictlyAscending(changes.movedRows.map(\.to))
      && isStrictlyAscending(changes.updatedRows.map(\.to))
    if !isSorted { return "not sorted" }
    let isUnique =
      hasNoRepetition(changes.deletedSections + changes.movedSections.map(\.from))
      && hasNoRepetition(changes.insertedSections + changes.movedSections.map(\.to))
      && hasNoRepetition(changes.deletedRows + changes.movedRows.map(\.from))
      && hasNoRepetition(changes.insertedRows + changes.movedRows.map(\.to))
    return isUnique ? nil : "a position is named twice"
  }

  private static func sectionBreach<ID: Hashable, Element: Item>(
    _ changes: ListChanges, _ origins: [Int?], from old: [SimpleSection<ID, Element>],
    to new: [SimpleSection<ID, Element>]
  ) -> String? {
    let matches = origins.enumerated().compactMap { to, from in
      from.map { Move(from: $0, to: to) }
    }
    for match in matches where old[match.from].id != new[match.to].id {
      return "section \(match) changes its identity"
    }
    if matches.count != mostMatches(old.map(\.id), new.map(\.id)) {
      return "\(matches.count) sections matched"
    }
    let updates = matches.filter { old[$0.from].title != new[$0.to].title }
    if updates != changes.updatedSections { return "sections \(updates) changed" }
    let moveCount = matches.count - longestIncrease(matches.map(\.from))
    return moveCount == changes.movedSections.count ? nil : "\(moveCount) section moves suffice"
  }

  private static func rowBreach<ID: Hashable, Element: Item & Equatable>(
    _ changes: ListChanges, _ sections: [Int?], from old: [SimpleSection<ID, Element>],
    to new: [SimpleSection<ID, Element>]
  ) -> String? {
    guard let matches = rowMatches(changes, sections, from: old, to: new) else {
      return "row counts don't add up"
    }
    func oldRow(_ path: ListIndexPath) -> Element { old[path.section].items[path.row] }
    func newRow(_ path: ListIndexPath) -> Element { new[path.section].items[path.row] }
    for match in matches where oldRow(match.from).identity != newRow(match.to).identity {
      return "row \(match) changes its identity"
    }
    let most = mostMatches(
      old.flatMap { $0.items.map(\.identity) }, new.flatMap { $0.items.map(\.identity) })
    if matches.count != most { return "\(matches.count) rows matched of \(most)" }
    let updates = matches.filter { oldRow($0.from) != newRow($0.to) }
    if updates != changes.updatedRows { return "rows \(updates) changed" }

    var moveCount = 0
    for (to, from) in sections.enumerated() {
      let arrivals = matches.filter { $0.to.section == to }
      let inside = arrivals.filter { $0.from.section == from }
      moveCount += arrivals.count - longestIncrease(inside.map(\.from.row))
    }
    return moveCount == changes.movedRows.count ? nil : "\(moveCount) row moves suffice"
  }

  /// All rows that are in both versions, ascending by new path.
  private static func rowMatches<ID: Hashable, Element: Item>(
    _ changes: ListChanges, _ sections: [Int?], from old: [SimpleSection<ID, Element>],
    to new: [SimpleSection<ID, Element>]
  ) -> [Move<ListIndexPath>]? {
    if changes.deletedRows.contains(where: { changes.deletedSections.contains($0.section) }) {
      return nil
    }
    var result: [Move<ListIndexPath>] = []
    for (to, from) in sections.enumerated() {
      let moves = changes.movedRows.filter { $0.to.section == to }
      guard let from else {
        if changes.insertedRows.contains(where: { $0.section == to }) { return nil }
        result += moves
        continue
      }
      let leaving =
        changes.deletedRows.filter { $0.section == from }.map(\.row)
        + changes.movedRows.filter { $0.from.section == from }.map(\.from.row)
      // A moved row stands for its move, to be told from rows that stay by a number below zero.
      var arriving: [Int: Int?] = [:]
      for path in changes.insertedRows where path.section == to {
        arriving.updateValue(nil, forKey: path.row)
      }
      for (index, move) in moves.enumerated() { arriving[move.to.row] = -1 - index }
      guard
        let rows = origins(
          oldCount: old[from].items.count, newCount: new[to].items.count, leaving: leaving,
          arriving: arriving)
      else { return nil }
      for (row, origin) in rows.enumerated() {
        guard let origin else { continue }
        result.append(
          origin < 0
            ? moves[-1 - origin] : Move(from: path(from, origin), to: path(to, row)))
      }
    }
    return result
  }
}
