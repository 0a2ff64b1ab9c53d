// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension RecordingListView {
  /// Fails for everything on screen that isn't what the data source says.
  func checkFreshness() {
    guard let source = dataSource, isLoaded, isAttached, !mustRecover else { return }
    callbackDepth += 1
    var stale: [BatchDiagnostic] = []
    for (index, section) in sections.enumerated() {
      for (number, row) in section.rows.enumerated() {
        guard !ignoresStaleRows, let realised = row.realised else { continue }
        let path = ListIndexPath(row: number, section: index)
        if let detail = staleness(of: realised, at: path, source) {
          stale.append(BatchDiagnostic(.staleRow, "\(path) \(detail)"))
        }
      }
      if section.supplementaries != nil && !ignoresStaleSupplementaries {
        stale += staleSupplementaries(of: section, at: index, source)
      }
    }
    callbackDepth -= 1
    judge(stale, operations: [])
  }

  /// Fails if the section index isn't what the data source says.
  ///
  /// Data sources announce new titles after the update that brings them, and may take each question
  /// for them as a sign that the view knows them now. So this is asked when all is over.
  func checkSectionIndex() {
    guard !ignoresStaleSectionIndex, flavour == .table, isLoaded, isAttached, dataSource != nil
    else { return }
    let titles = ask([]) { $0.sectionIndexTitles }
    guard titles != sectionIndexTitles else { return }
    judge(
      [
        BatchDiagnostic(
          .staleSectionIndex,
          "the section index shows \(sectionIndexTitles), and the data source has \(titles)")
      ], operations: [])
  }

  private func staleness(
    of realised: RealisedRow, at path: ListIndexPath, _ source: any ListViewDataSource
  ) -> String? {
    if let shown = realised.version, let actual = source.rowVersion(at: path),
      !actual.hasSameContent(as: shown)
    {
      return "shows \(shown), and the data source has \(actual)"
    }
    let actual = source.row(at: path)
    guard realised.row.reuseIdentifier == actual.reuseIdentifier else {
      return "shows \(realised.row), and the data source has \(actual)"
    }
    // Cells of other classes can't be compared; they follow the version of the item.
    guard let shown = realised.row.content else { return nil }
    return shown == actual.content ? nil : "shows \(shown), and the data source has \(actual)"
  }

  private func staleSupplementaries(
    of section: ShownSection, at index: Int, _ source: any ListViewDataSource
  ) -> [BatchDiagnostic] {
    let version = source.sectionVersion(at: index)
    return supplementaryKinds.compactMap { kind in
      let shown = section.supplementaries?[kind]
      let actual = source.supplementary(kind, inSection: index)
      let isFresh: Bool
      if let shown, let actual {
        var isSameVersion = true
        if let kept = shown.version, let version {
          isSameVersion = version.hasSameContent(as: kept)
        }
        isFresh =
          isSameVersion && shown.supplementary.content == actual.content
          && shown.supplementary.reuseIdentifier == actual.reuseIdentifier
      } else {
        isFresh = shown == nil && actual == nil
      }
      guard !isFresh else { return nil }
      return BatchDiagnostic(
        .staleSupplementary,
        """
        the \(kind) of section \(index) shows \(words(shown?.supplementary)), and the data source \
        has \(words(actual))
        """)
    }
  }

  private func words(_ supplementary: Supplementary?) -> String {
    supplementary.map(\.description) ?? "nothing"
  }
}
