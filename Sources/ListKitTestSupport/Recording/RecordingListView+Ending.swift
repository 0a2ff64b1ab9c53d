// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension RecordingListView {
  /// Ends the outermost batch: reads the new counts, judges, and shows the result.
  func end(_ operations: [BatchOperation], batch: ListBatch?) {
    var diagnostics: [BatchDiagnostic] = []
    let counts = readCounts()
    let again = readCounts()
    if counts != again {
      diagnostics.append(
        BatchDiagnostic(
          .unstableCounts,
          "unstable counts: the data source answered \(counts), and then \(again)"))
    }
    let new = read(counts: again)
    let before = shapeAtBeginning ?? shape
    let after = ListShape(optionalRows: new.map { $0.rows.map(\.identity) })
    let verdict = BatchChecker(flavour: flavour).verdict(
      before: before, operations: operations, after: after)
    diagnostics += verdict.diagnostics
    if wasDirtyAtBeginning, before == after, verdict.codes.contains(where: \.isAboutCounts) {
      diagnostics.append(
        BatchDiagnostic(
          .countsReadTooEarly,
          """
          the view had to read the counts at the beginning of the batch, and the data source was in \
          its new state already: change the model inside the update block
          """))
    }
    if let mapping = verdict.mapping {
      diagnostics += sectionMismatches(mapping, new)
    }
    if let batch {
      diagnostics += BatchPromises(
        batch: batch, before: before, after: after, mapping: verdict.mapping
      ).broken()
      awaitsStage = !batch.endsUpdate
    }
    shapeAtBeginning = nil
    guard let mapping = verdict.mapping, !mustRecover,
      !diagnostics.contains(where: { $0.code.level == .wrongContent })
    else {
      judge(diagnostics, operations: verdict.operations)
      // At once: what is told next must find a view that is in step.
      recover()
      return
    }
    if let anchor = batch?.anchor { hold(anchor) }
    let gone = show(new, mapping)
    diagnostics += refresh(operations, mapping)
    end(displayOf: gone)
    layout()
    judge(diagnostics, operations: verdict.operations)
    if batch?.endsUpdate ?? true { checkFreshness() }
  }

  /// Puts the rows that stay into their new places.
  ///
  /// - Returns: What has gone.
  private func show(_ new: [ShownSection], _ mapping: BatchMapping) -> [ShownSection] {
    let old = sections
    var leaving: [ObjectIdentifier: ShownRow] = [:]
    for row in old.flatMap(\.rows) { leaving[ObjectIdentifier(row)] = row }
    var goneSections = Set(old.indices)
    for (index, fresh) in new.enumerated() {
      for (number, origin) in mapping.rowOrigins[index].enumerated() {
        guard let origin, !mapping.reloadedRows.contains(origin) else { continue }
        let kept = old[origin.section].rows[origin.row]
        kept.identity = fresh.rows[number].identity
        fresh.rows[number] = kept
        leaving[ObjectIdentifier(kept)] = nil
      }
      guard let origin = mapping.sectionOrigins[index], !mapping.reloadedSections.contains(origin)
      else { continue }
      fresh.supplementaries = old[origin].supplementaries
      fresh.layout = old[origin].layout
      goneSections.remove(origin)
    }
    sections = new
    forget { leaving[ObjectIdentifier($0)] != nil }
    return old.enumerated().map { index, section in
      let gone = ShownSection(
        version: section.version,
        rows: section.rows.filter { leaving[ObjectIdentifier($0)] != nil })
      if goneSections.contains(index) { gone.supplementaries = section.supplementaries }
      return gone
    }
  }

  /// Asks again for what is on screen and is to be refreshed in place.
  private func refresh(
    _ operations: [BatchOperation], _ mapping: BatchMapping
  ) -> [BatchDiagnostic] {
    var diagnostics: [BatchDiagnostic] = []
    for operation in operations {
      switch operation {
      case .reconfigureRow(let path):
        guard let path = mapping.survivor(of: path), let row = row(at: path) else { continue }
        if let diagnostic = reconfigure(row, at: path) {
          diagnostics.append(diagnostic)
          mustRecover = true
        }
      case .refreshSupplementaries(let section):
        guard let section = mapping.section(after: section) else { continue }
        if sections[section].supplementaries != nil {
          askForSupplementaries(of: sections[section], at: section)
        }
      default:
        continue
      }
    }
    return diagnostics
  }

  private func sectionMismatches(
    _ mapping: BatchMapping, _ new: [ShownSection]
  ) -> [BatchDiagnostic] {
    mapping.sectionOrigins.enumerated().compactMap { index, origin in
      guard let origin, !mapping.reloadedSections.contains(origin),
        let old = sections[origin].version, let actual = new[index].version,
        !actual.isSameSection(as: old)
      else { return nil }
      return BatchDiagnostic(
        .sectionMismatch,
        "section \(index)(after): shows section \(origin)(before), and the data source has another")
    }
  }
}

extension BatchDiagnostic.Code {
  fileprivate var isAboutCounts: Bool { self == .invalidItemCount || self == .invalidSectionCount }
}
