// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// A list view that only judges: it shows nothing, and carries out each batch in a table of the rows
/// that it was told of.
///
/// It says less of what went wrong than a ``RecordingListView``, and costs a fraction of one, so that
/// whole worlds of updates can be tried. Legal is what ``BatchChecker`` lets pass. A row has the
/// content that it had when the view was last told to ask for it.
@MainActor
final class JudgingView<Element: Item & Equatable>: ListView {
  weak var dataSource: (any ListViewDataSource)?

  /// What is on screen.
  private(set) var rows: [[Element]] = []

  /// What went wrong first, with the batch.
  private(set) var complaint: String?

  /// How many batches were carried out.
  private(set) var batchCount = 0

  /// Runs once, in the middle of the next batch or reload.
  var interruption: (@MainActor () -> Void)?

  /// Whether batches complete only by ``completeAll()``.
  var completesManually = false

  private let checker: BatchChecker
  private var sections: [SectionVersion] = []
  private var completions: [@MainActor (Bool) -> Void] = []

  init(flavour: ListFlavour = .table) { checker = BatchChecker(flavour: flavour) }

  func reloadData() {
    guard let source = dataSource else { return }
    if !completions.isEmpty { complain("reload while a batch is under way") }
    let counts = counts(of: source)
    rows = counts.indices.map { section in
      (0..<counts[section]).map { row in ask(source, section, row) }.compactMap { $0 }
    }
    sections = counts.indices.compactMap { source.sectionVersion(at: $0) }
    interruptNow()
  }

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    batchCount += 1
    let before = rows.map(\.count)
    updateModel()
    guard let source = dataSource else { return }
    let after = counts(of: source)
    let verdict = checker.verdict(
      before: ListShape(counts: before), batch: batch, after: ListShape(counts: after))
    if let mapping = verdict.mapping, verdict.isLegal {
      if batch.isEmpty { complain("an empty batch") }
      if !verdict.codes.allSatisfy({ $0 == .noOpMove }) { complain("\(verdict)") }
      carryOut(batch, mapping, source)
    } else {
      complain("\(verdict)\nfrom \(before) to \(after)")
      reloadData()
    }
    interruptNow()
    if completesManually { completions.append(completion) } else { completion(true) }
  }

  /// Completes all batches, and those that follow from that.
  func completeAll() {
    completesManually = false
    while !completions.isEmpty { completions.removeFirst()(true) }
  }

  /// Says what went wrong, or how the rows on screen differ from those that should be there.
  func fault(expecting expected: [[Element]]) -> String? {
    if let complaint { return complaint }
    if rows != expected { return "shows \(rows), not \(expected)" }
    for (index, section) in sections.enumerated() {
      guard let current = dataSource?.sectionVersion(at: index),
        current.hasSameContent(as: section)
      else { return "the header of section \(index) is stale" }
    }
    return nil
  }

  private func carryOut(
    _ batch: ListBatch, _ mapping: BatchMapping, _ source: any ListViewDataSource
  ) {
    if batch.isStructural {
      var newRows: [[Element]] = []
      var newSections: [SectionVersion] = []
      for (section, origins) in mapping.rowOrigins.enumerated() {
        guard let version = source.sectionVersion(at: section) else {
          return complain("section \(section) has no version")
        }
        if let origin = mapping.sectionOrigins[section] {
          if !version.isSameSection(as: sections[origin]) {
            complain("section \(section) was section \(origin), which is another one, by \(batch)")
          }
          newSections.append(sections[origin])
        } else {
          newSections.append(version)
        }
        var row: [Element] = []
        for (index, origin) in origins.enumerated() {
          guard let current = ask(source, section, index) else { return }
          if let origin {
            let shown = rows[origin.section][origin.row]
            if shown.identity != current.identity {
              complain("\(current) is where the view moves \(shown), by \(batch)")
            }
            row.append(shown)
          } else {
            row.append(current)
          }
        }
        newRows.append(row)
      }
      rows = newRows
      sections = newSections
    }
    for path in batch.reconfiguredRows + batch.reloadedRows {
      if let current = ask(source, path.section, path.row) {
        rows[path.section][path.row] = current
      }
    }
    for section in batch.refreshedSupplementaries {
      if let version = source.sectionVersion(at: section) { sections[section] = version }
    }
  }

  private func counts(of source: any ListViewDataSource) -> [Int] {
    (0..<source.numberOfSections).map { source.numberOfRows(inSection: $0) }
  }

  private func ask(
    _ source: any ListViewDataSource, _ section: Int, _ row: Int
  ) -> Element? {
    let version = source.rowVersion(at: ListIndexPath(row: row, section: section))
    if let item = version?.item(as: Element.self) { return item }
    complain("there is no row \(row) of section \(section)")
    return nil
  }

  /// Runs ``interruption`` unless it has run.
  func interruptNow() {
    guard let interruption else { return }
    self.interruption = nil
    interruption()
  }

  private func complain(_ text: String) {
    if complaint == nil { complaint = text }
  }
}
