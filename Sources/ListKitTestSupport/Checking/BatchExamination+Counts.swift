// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension BatchExamination {
  /// Checks the equation of sections.
  mutating func checkSectionCount() {
    let old = before.counts.count
    let expected = old + insertedSections.count - deletedSections.count
    guard after.counts.count != expected else { return }
    report(
      .invalidSectionCount,
      """
      has \(after.counts.count) sections, expected \(expected) = \(old) before \
      + \(insertedSections.count) ins − \(deletedSections.count) del
      """)
  }

  /// Checks the equation of rows of each section that is neither new nor asked for again.
  ///
  /// - Returns: Whether all are right.
  mutating func checkRowCounts(_ sections: [Int?]) -> Bool {
    // A reload counts as a delete and an insert, as the message of a view counts it.
    let deleted = (deletedRows + reloadedRows).countedBySection
    let movedOut = movedRows.map(\.from).countedBySection
    let movedIn = movedRows.map(\.to).countedBySection
    let inserted = insertedRows.countedBySection
    let reloaded = reloadedRows.countedBySection
    let reloadedSections = Set(self.reloadedSections)
    var areRight = true
    for (section, origin) in sections.enumerated() {
      guard let origin, !reloadedSections.contains(origin) else { continue }
      let ins = inserted[section, default: 0] + reloaded[origin, default: 0]
      let del = deleted[origin, default: 0]
      let movIn = movedIn[section, default: 0]
      let movOut = movedOut[origin, default: 0]
      let old = before.counts[origin]
      let expected = old + ins - del + movIn - movOut
      guard after.counts[section] != expected else { continue }
      areRight = false
      report(
        .invalidItemCount,
        """
        section \(section)(after): has \(after.counts[section]), expected \(expected) = \
        \(old) before + \(ins) ins − \(del) del + \(movIn) in − \(movOut) out
        """)
    }
    return areRight
  }

  /// Checks moves and reloads of rows whose section goes, comes or is asked for again.
  mutating func checkRowsInChangedSections(_ sections: [Int?]?) {
    let gone = Set(deletedSections + reloadedSections)
    let reloaded = Set(reloadedSections)
    var new = Set(insertedSections)
    for (section, origin) in (sections ?? []).enumerated() {
      if let origin, reloaded.contains(origin) { new.insert(section) }
    }
    for move in movedRows where gone.contains(move.from.section) {
      report(
        .itemMoveFromDeletedSection,
        "\(move.from) moves out of section \(move.from.section)(before), which goes")
    }
    for move in movedRows where new.contains(move.to.section) {
      report(
        .itemMoveIntoInsertedSection,
        "\(move.from) moves into section \(move.to.section)(after), which is new")
    }
    for path in reloadedRows where gone.contains(path.section) {
      report(.itemReloadInDeletedSection, "\(path) is reloaded, and its section goes")
    }
  }
}

extension [ListIndexPath] {
  fileprivate var countedBySection: [Int: Int] {
    reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }
}
