// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension BatchExamination {
  /// Checks what adds up, and yet goes wrong in real views.
  mutating func checkHazards(_ sections: [Int?]?) {
    checkRowsInMovedSections()
    checkMixedSectionReloads()
    if flavour == .collection { checkReloadsBesideDeletes() }
    checkRefreshesBesideStructure()
  }

  private mutating func checkRowsInMovedSections() {
    let sources = Set(movedSections.map(\.from))
    let destinations = Set(movedSections.map(\.to))
    for path in deletedRows where sources.contains(path.section) {
      report(.itemOpInMovedSection, "delete \(path)(before), and its section moves")
    }
    for path in reloadedRows where sources.contains(path.section) {
      report(.itemOpInMovedSection, "reload \(path)(before), and its section moves")
    }
    for path in insertedRows where destinations.contains(path.section) {
      report(.itemOpInMovedSection, "insert \(path)(after), and its section moves")
    }
    for move in movedRows
    where sources.contains(move.from.section) || destinations.contains(move.to.section) {
      report(.itemOpInMovedSection, "move \(move.from) to \(move.to), and a section of it moves")
    }
  }

  private mutating func checkMixedSectionReloads() {
    let others =
      deletedSections.count + insertedSections.count + movedSections.count + deletedRows.count
      + insertedRows.count + reloadedRows.count + movedRows.count + reconfiguredRows.count
      + refreshedSections.count
    guard others > 0 else { return }
    for section in reloadedSections {
      report(
        .sectionReloadMixed, "section \(section) is reloaded beside \(others) other operations")
    }
  }

  private mutating func checkReloadsBesideDeletes() {
    let withDeletes = Set(deletedRows.map(\.section))
    for path in reloadedRows where withDeletes.contains(path.section) {
      report(.itemReloadWithDeletes, "\(path) is reloaded, and rows of its section are deleted")
    }
  }

  private mutating func checkRefreshesBesideStructure() {
    let isStructural =
      !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
    guard isStructural else { return }
    for path in reconfiguredRows {
      report(.refreshMixed, "\(path) is reconfigured in a batch that changes positions")
    }
    for section in refreshedSections {
      report(
        .refreshMixed,
        "the supplementaries of section \(section) are refreshed in a batch that changes positions")
    }
  }

  /// Notes what is said without need.
  mutating func checkNotes(_ sections: [Int?]?) {
    for move in movedSections where move.from == move.to {
      report(.noOpMove, "section \(move.from) moves to where it is")
    }
    for move in movedRows where move.from == move.to {
      report(.noOpMove, "\(move.from) moves to where it is")
    }
    let gone = Set(deletedSections + reloadedSections)
    let reloaded = Set(reloadedSections)
    var new = Set(insertedSections)
    for (section, origin) in (sections ?? []).enumerated() {
      if let origin, reloaded.contains(origin) { new.insert(section) }
    }
    for path in deletedRows where gone.contains(path.section) {
      report(.redundantItemOp, "delete \(path)(before), and its section goes")
    }
    for path in insertedRows where new.contains(path.section) {
      report(.redundantItemOp, "insert \(path)(after), and its section is new")
    }
  }
}
