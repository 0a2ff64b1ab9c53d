// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// One batch on its way through the checks.
struct BatchExamination {
  let flavour: ListFlavour
  let before: ListShape
  let after: ListShape
  var diagnostics: [BatchDiagnostic] = []

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var movedSections: [Move<Int>] = []
  private(set) var deletedRows: [ListIndexPath] = []
  private(set) var insertedRows: [ListIndexPath] = []
  private(set) var reloadedRows: [ListIndexPath] = []
  private(set) var movedRows: [Move<ListIndexPath>] = []
  private(set) var reconfiguredRows: [ListIndexPath] = []
  private(set) var refreshedSections: [Int] = []

  init(
    flavour: ListFlavour, operations: [BatchOperation], before: ListShape, after: ListShape
  ) {
    self.flavour = flavour
    self.before = before
    self.after = after
    for operation in operations {
      switch operation {
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let from, let to): movedSections.append(Move(from: from, to: to))
      case .deleteRow(let path): deletedRows.append(path)
      case .insertRow(let path): insertedRows.append(path)
      case .reloadRow(let path): reloadedRows.append(path)
      case .moveRow(let from, let to): movedRows.append(Move(from: from, to: to))
      case .reconfigureRow(let path): reconfiguredRows.append(path)
      case .refreshSupplementaries(let section): refreshedSections.append(section)
      }
    }
  }

  /// Makes all checks that can be made, and returns where everything goes if that can be told.
  mutating func run() -> BatchMapping? {
    checkBounds()
    checkConflicts()
    let isWellFormed = diagnostics.isEmpty
    checkSectionCount()
    let sections = isWellFormed && diagnostics.isEmpty ? sectionOrigins() : nil
    checkRowsInChangedSections(sections)
    checkHazards(sections)
    checkNotes(sections)
    guard let sections, checkRowCounts(sections) else { return nil }
    // A row that moves out of or into a section without a history has no slot to be followed to.
    guard !diagnostics.contains(where: { Self.unmappable.contains($0.code) }) else { return nil }
    let mapping = mapping(sections)
    checkReloadLandings(mapping)
    checkContents(mapping)
    return mapping
  }

  private static let unmappable: Set<BatchDiagnostic.Code> = [
    .itemMoveFromDeletedSection, .itemMoveIntoInsertedSection, .itemReloadInDeletedSection,
  ]

  mutating func report(_ code: BatchDiagnostic.Code, _ detail: String) {
    diagnostics.append(BatchDiagnostic(code, detail))
  }
}
