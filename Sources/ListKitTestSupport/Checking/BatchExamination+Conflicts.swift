// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension BatchExamination {
  /// Checks that no place is named twice.
  mutating func checkConflicts() {
    checkConflicts(
      deletes: deletedSections, reloads: reloadedSections, inserts: insertedSections,
      sources: movedSections.map(\.from), destinations: movedSections.map(\.to)
    ) { "section \($0)" }
    checkConflicts(
      deletes: deletedRows, reloads: reloadedRows, inserts: insertedRows,
      sources: movedRows.map(\.from), destinations: movedRows.map(\.to)
    ) { "\($0)" }
  }

  private mutating func checkConflicts<Place: Hashable & Comparable>(
    deletes: [Place], reloads: [Place], inserts: [Place], sources: [Place], destinations: [Place],
    name: (Place) -> String
  ) {
    for place in deletes.repeated { report(.duplicateDelete, "\(name(place)) is deleted twice") }
    for place in reloads.repeated { report(.duplicateReload, "\(name(place)) is reloaded twice") }
    for place in sources.repeated { report(.duplicateMoveSource, "\(name(place)) moves twice") }
    for place in deletes.shared(with: reloads) {
      report(.deleteAndReload, "\(name(place)) is deleted and reloaded")
    }
    for place in deletes.shared(with: sources) {
      report(.deleteAndMove, "\(name(place)) is deleted and moved")
    }
    for place in reloads.shared(with: sources) {
      report(.reloadAndMove, "\(name(place)) is reloaded and moved")
    }
    for place in inserts.repeated { report(.duplicateInsert, "\(name(place)) is inserted twice") }
    for place in destinations.repeated {
      report(.duplicateMoveDestination, "two moves end at \(name(place))")
    }
    for place in inserts.shared(with: destinations) {
      report(.insertAndMove, "an insert and a move end at \(name(place))")
    }
  }
}

extension Array where Element: Hashable & Comparable {
  /// The elements that are in here more than once, ascending, each once.
  fileprivate var repeated: [Element] {
    guard count > 1 else { return [] }
    var seen: Set<Element> = []
    return Set(filter { !seen.insert($0).inserted }).sorted()
  }

  /// The elements that are in another array too, ascending, each once.
  fileprivate func shared(with other: [Element]) -> [Element] {
    isEmpty || other.isEmpty ? [] : Set(self).intersection(other).sorted()
  }
}
