// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver {
  /// Returns the batches that lead the view from the presented version to another one.
  func steps(for changes: ListChanges, to target: SnapshotNode) -> [ListStep] {
    let old = presented
    let staging = ListStaging(
      changes: changes, oldSectionCount: old.sectionCount, newSectionCount: target.sectionCount)
    let structural = staging.stages().map { stage in
      let node =
        stage.model == .final ? target : StagedNode(from: old, to: target, changes: changes)
      return ListStep(batch: stage.batch, node: node)
    }
    let refreshing = refreshes(for: changes, from: old, to: target)
    return structural + refreshing.map { ListStep(batch: $0, node: target) }
  }

  /// Returns the batches that refresh what changed without moving, at final positions.
  private func refreshes(
    for changes: ListChanges, from old: SnapshotNode, to target: SnapshotNode
  ) -> [ListBatch] {
    var refresh = ListBatch()
    var reload = ListBatch()
    for path in changes.updatedRows.map(\.to) {
      if keepsKind(at: path, in: target) {
        refresh.reconfiguredRows.append(path)
      } else {
        reload.reloadedRows.append(path)
      }
    }
    refresh.refreshedSupplementaries = refreshedSections(changes, from: old, to: target)
    return [refresh, reload].filter { !$0.isEmpty }
  }

  /// Returns whether the cell that shows a row can show its new version too.
  private func keepsKind(at path: ListIndexPath, in target: SnapshotNode) -> Bool {
    guard let source, let place = target.place(of: path, from: source.snapshotSource),
      let version = place.source.rowVersion(at: place.indexPath, in: place.node),
      let kind = shownKinds[version.identity]
    else { return true }
    return place.source.row(at: place.indexPath, in: place.node).reuseIdentifier == kind
  }

  /// Returns the sections that stay and whose header or footer looks different now.
  ///
  /// Those are the sections that say so, and those whose rows came or went: their headers may tell
  /// how many there are, or be there only if there are some.
  private func refreshedSections(
    _ changes: ListChanges, from old: SnapshotNode, to target: SnapshotNode
  ) -> [Int] {
    var refreshed = Set(changes.updatedSections.map(\.to))
    guard changes.hasStructuralChanges, let source = source?.snapshotSource else {
      return refreshed.sorted()
    }
    let map = ListBatchMap(sectionsOf: changes)
    let touchedBefore = Set((changes.deletedRows + changes.movedRows.map(\.from)).map(\.section))
    let touchedAfter = Set((changes.insertedRows + changes.movedRows.map(\.to)).map(\.section))
    let touched = touchedBefore.compactMap(map.section(after:)) + touchedAfter
    for section in Set(touched).subtracting(refreshed) {
      guard let before = map.section(before: section) else { continue }
      for kind in [SupplementaryKind.header, .footer] {
        let shown = supplementary(kind, inSection: before, of: old, source)
        let new = supplementary(kind, inSection: section, of: target, source)
        if !Supplementary.looksSame(shown, new) { refreshed.insert(section) }
      }
    }
    return refreshed.sorted()
  }

  func supplementary(
    _ kind: SupplementaryKind, inSection section: Int, of node: SnapshotNode,
    _ source: any SnapshotSource
  ) -> Supplementary? {
    node.firstAnswer(inSection: section, from: source) { source, node, section in
      source.supplementary(kind, inSection: section, in: node)
    }
  }

  /// Has each batch leave the first of some rows that stays through all of them where it is.
  func anchor(_ steps: inout [ListStep], to visible: [ListIndexPath]) {
    let maps = steps.map { ListBatchMap($0.batch) }
    for path in visible.sorted() {
      var trail = [path]
      for map in maps {
        guard let last = trail.last, let next = map.indexPath(after: last) else { break }
        trail.append(next)
      }
      guard trail.count == steps.count + 1 else { continue }
      for index in steps.indices {
        steps[index].batch.anchor = ListAnchor(before: trail[index], after: trail[index + 1])
      }
      return
    }
  }

  /// Forgets the reuse identifiers of rows that have long gone.
  func pruneShownKinds() {
    if shownKinds.count > 1_000, shownKinds.count > 2 * presented.rowCount { shownKinds = [:] }
  }
}

extension Supplementary {
  /// Returns whether both are known to look the same; what a cell class shows isn't known.
  fileprivate static func looksSame(_ first: Supplementary?, _ second: Supplementary?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    guard let content = first.content else { return false }
    return content == second.content && first.height == second.height
  }
}
