// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension BatchExamination {
  /// Returns, for each section after, its index before: inserts and move destinations have their
  /// slots, and the other sections that stay fill the free ones in their old order.
  func sectionOrigins() -> [Int?] {
    let leaving = Set(deletedSections + movedSections.map(\.from))
    return Self.fill(
      count: after.counts.count, inserted: insertedSections,
      moved: movedSections.map { ($0.to, $0.from) },
      staying: before.counts.indices.filter { !leaving.contains($0) })
  }

  /// Returns where everything goes.
  ///
  /// - Precondition: All equations hold.
  func mapping(_ sections: [Int?]) -> BatchMapping {
    let leaving = Set(deletedRows + movedRows.map(\.from))
    let inserted = Dictionary(grouping: insertedRows, by: \.section)
    let moved = Dictionary(grouping: movedRows, by: \.to.section)
    let reloadedSections = Set(self.reloadedSections)
    let rows = sections.enumerated().map { section, origin -> [ListIndexPath?] in
      let count = after.counts[section]
      guard let origin, !reloadedSections.contains(origin) else {
        return Array(repeating: nil, count: count)
      }
      return Self.fill(
        count: count, inserted: (inserted[section] ?? []).map(\.row),
        moved: (moved[section] ?? []).map { ($0.to.row, $0.from) },
        staying: (0..<before.counts[origin])
          .map { ListIndexPath(row: $0, section: origin) }
          .filter { !leaving.contains($0) })
    }
    return BatchMapping(
      sectionOrigins: sections, rowOrigins: rows, reloadedSections: reloadedSections,
      reloadedRows: Set(reloadedRows))
  }

  private static func fill<Place>(
    count: Int, inserted: [Int], moved: [(slot: Int, origin: Place)], staying: [Place]
  ) -> [Place?] {
    var origins: [Place?] = Array(repeating: nil, count: count)
    var isTaken = Array(repeating: false, count: count)
    for slot in inserted { isTaken[slot] = true }
    for (slot, origin) in moved {
      isTaken[slot] = true
      origins[slot] = origin
    }
    var next = 0
    for slot in 0..<count where !isTaken[slot] && next < staying.count {
      origins[slot] = staying[next]
      next += 1
    }
    return origins
  }
}
