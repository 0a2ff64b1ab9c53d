// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver {
  /// Returns the sections that stay and whose supplementaries look different now.
  ///
  /// Those are the sections that say so, and those whose rows came, went or changed: their headers may
  /// tell how many there are, or be there only if there are some. What the view shows is what it was told
  /// last: asking for it again may give an answer from the newest model.
  func refreshedSections(_ changes: ListChanges, to target: SnapshotNode) -> [Int] {
    var refreshed = Set(changes.updatedSections.map(\.to))
    guard !changes.isEmpty, let source = source?.snapshotSource else {
      return refreshed.sorted()
    }
    let map = ListBatchMap(sectionsOf: changes)
    let touchedBefore = Set((changes.deletedRows + changes.movedRows.map(\.from)).map(\.section))
    let touchedAfter = Set(
      (changes.insertedRows + (changes.movedRows + changes.updatedRows).map(\.to)).map(\.section))
    let touched = touchedBefore.compactMap(map.section(after:)) + touchedAfter
    for section in Set(touched).subtracting(refreshed) {
      guard let before = map.section(before: section) else { continue }
      if !looksSame(before, as: section, in: target, source) { refreshed.insert(section) }
    }
    return refreshed.sorted()
  }

  /// Returns whether what the view shows of a section is what a version has in one of its sections.
  private func looksSame(
    _ shown: Int, as section: Int, in node: SnapshotNode, _ source: any SnapshotSource
  ) -> Bool {
    (shownSupplementaries[shown] ?? [:]).allSatisfy { kind, shown in
      let new = node.firstAnswer(inSection: section, from: source) { source, node, section in
        source.supplementary(kind, inSection: section, in: node)
      }
      return Supplementary.looksSame(shown, new)
    }
  }

  /// Returns whether supplementaries of a section look different now from what the view shows.
  func showsOldSupplementaries(ofSection section: Int) -> Bool {
    guard let source = source?.snapshotSource else { return false }
    return !looksSame(section, as: section, in: presented, source)
  }

  /// Adds the sections whose supplementaries have become old by a move that the view made itself.
  func addStaleSections(to changes: inout ListChanges) {
    guard !staleSections.isEmpty else { return }
    let map = ListBatchMap(sectionsOf: changes)
    for section in staleSections.subtracting(changes.updatedSections.map(\.from)) {
      guard let new = map.section(after: section) else { continue }
      changes.updatedSections.append(Move(from: section, to: new))
    }
    changes.updatedSections.sort { $0.to < $1.to }
    staleSections = []
  }

  /// Notes what a batch does to the sections whose supplementaries the view knows.
  func followSupplementaries(through batch: ListBatch) {
    let staysInPlace =
      batch.deletedSections.isEmpty && batch.insertedSections.isEmpty && batch.movedSections.isEmpty
    guard !staysInPlace, !shownSupplementaries.isEmpty else { return }
    let map = ListBatchMap(batch)
    var moved: [Int: [SupplementaryKind: Supplementary?]] = [:]
    for (section, shown) in shownSupplementaries {
      if let section = map.section(after: section) { moved[section] = shown }
    }
    shownSupplementaries = moved
  }
}
