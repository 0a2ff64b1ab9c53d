// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension BatchExamination {
  /// Checks that each reload comes down where its row or section really is.
  ///
  /// A view places the new half of a reload by counting deletes and inserts alone, without moves.
  mutating func checkReloadLandings(_ mapping: BatchMapping) {
    for section in reloadedSections {
      let landing = Self.landing(of: section, deletes: deletedSections, inserts: insertedSections)
      guard let target = mapping.section(after: section), target != landing else { continue }
      report(
        .reloadDisplaced,
        "section \(section)(before) lands at \(landing), but it is at \(target)(after)")
    }
    guard !reloadedRows.isEmpty else { return }
    let deleted = Dictionary(grouping: deletedRows, by: \.section)
    let inserted = Dictionary(grouping: insertedRows, by: \.section)
    for path in reloadedRows {
      let section = Self.landing(
        of: path.section, deletes: deletedSections, inserts: insertedSections)
      let row = Self.landing(
        of: path.row, deletes: (deleted[path.section] ?? []).map(\.row),
        inserts: (inserted[section] ?? []).map(\.row))
      let landing = ListIndexPath(row: row, section: section)
      guard let target = mapping.row(after: path), target != landing else { continue }
      report(.reloadDisplaced, "\(path)(before) lands at \(landing), but it is \(target)(after)")
    }
  }

  private static func landing(of index: Int, deletes: [Int], inserts: [Int]) -> Int {
    var landing = index - deletes.count { $0 < index }
    for insert in inserts.sorted() where insert <= landing { landing += 1 }
    return landing
  }

  /// Checks that each slot holds the row that the batch puts there.
  mutating func checkContents(_ mapping: BatchMapping) {
    for (section, origins) in mapping.rowOrigins.enumerated() {
      for (row, origin) in origins.enumerated() {
        guard let origin, !mapping.reloadedRows.contains(origin),
          let shown = before.identity(section: origin.section, row: origin.row),
          let actual = after.identity(section: section, row: row), shown != actual
        else { continue }
        let path = ListIndexPath(row: row, section: section)
        report(
          .contentMismatch,
          "\(path)(after): shows \(shown), which was \(origin), but the data source has \(actual)")
      }
    }
  }
}
