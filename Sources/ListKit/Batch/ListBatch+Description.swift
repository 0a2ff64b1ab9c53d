// Part of ListKit, MIT licence: see LICENSE.

extension ListBatch: CustomStringConvertible {
  /// The operations as English, one a line, in the order in which a view performs them.
  public var description: String { operationDescriptions.joined(separator: "\n") }

  /// The operations as English, one an entry, in the order in which a view performs them.
  ///
  /// Deletes come first and from the bottom up, then inserts, then moves, then refreshes.
  public var operationDescriptions: [String] {
    var lines: [String] = []
    lines += deletedRows.reversed().map { "delete \($0)" }
    lines += deletedSections.reversed().map { "delete section \($0)" }
    lines += insertedSections.map { "insert section \($0)" }
    lines += movedSections.map { "move section \($0.from) to \($0.to)" }
    lines += insertedRows.map { "insert \($0)" }
    lines += movedRows.map { move in
      move.from.section == move.to.section
        ? "move \(move.from) to row \(move.to.row)" : "move \(move.from) to \(move.to)"
    }
    lines += reconfiguredRows.map { "reconfigure \($0)" }
    lines += reloadedRows.map { "reload \($0)" }
    lines += refreshedSupplementaries.map { "refresh the supplementaries of section \($0)" }
    lines += reloadedSections.map { "reload section \($0)" }
    return lines
  }
}
