// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension BatchExamination {
  /// Checks that everything named is there: before for deletes, reloads and move sources, after for
  /// inserts and move destinations.
  mutating func checkBounds() {
    for section in deletedSections { requireBefore(section, "delete") }
    for section in reloadedSections { requireBefore(section, "reload") }
    for move in movedSections { requireBefore(move.from, "move") }
    for section in refreshedSections { requireBefore(section, "refresh") }
    for path in deletedRows { requireBefore(path, "delete") }
    for path in reloadedRows { requireBefore(path, "reload") }
    for move in movedRows { requireBefore(move.from, "move") }
    for path in reconfiguredRows { requireBefore(path, "reconfigure") }

    for section in insertedSections { requireAfter(section, "insert") }
    for move in movedSections { requireAfter(move.to, "move to") }
    for path in insertedRows { requireAfter(path, "insert") }
    for move in movedRows { requireAfter(move.to, "move to") }
  }

  private mutating func requireBefore(_ section: Int, _ verb: String) {
    guard !before.counts.indices.contains(section) else { return }
    report(
      .sectionOutOfRangeBefore,
      "\(verb) section \(section): only \(before.counts.count) sections before")
  }

  private mutating func requireBefore(_ path: ListIndexPath, _ verb: String) {
    guard before.counts.indices.contains(path.section) else {
      report(
        .sectionOutOfRangeBefore,
        "\(verb) \(path): only \(before.counts.count) sections before")
      return
    }
    let count = before.counts[path.section]
    guard !(0..<count).contains(path.row) else { return }
    report(.itemOutOfRangeBefore, "\(verb) \(path): the section contains \(count) before")
  }

  private mutating func requireAfter(_ section: Int, _ verb: String) {
    guard !after.counts.indices.contains(section) else { return }
    report(
      .sectionOutOfRangeAfter,
      "\(verb) section \(section): only \(after.counts.count) sections after")
  }

  private mutating func requireAfter(_ path: ListIndexPath, _ verb: String) {
    guard after.counts.indices.contains(path.section) else {
      report(
        .sectionOutOfRangeAfter, "\(verb) \(path): only \(after.counts.count) sections after")
      return
    }
    let count = after.counts[path.section]
    guard !(0..<count).contains(path.row) else { return }
    report(.itemOutOfRangeAfter, "\(verb) \(path): the section contains \(count) after")
  }
}
