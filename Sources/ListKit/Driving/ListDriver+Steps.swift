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
    let refreshing = refreshes(staging, to: target)
    return foreignRowSteps() + structural + refreshing.map { ListStep(batch: $0, node: target) }
  }

  /// Returns the batch that gives rows from another list cells of their own, before all else: the
  /// view takes them for rows of that list until then.
  private func foreignRowSteps() -> [ListStep] {
    guard !foreignRows.isEmpty else { return [] }
    var batch = ListBatch()
    batch.reloadedRows = foreignRows.sorted()
    return [ListStep(batch: batch, node: presented)]
  }

  /// Returns the batches that refresh what changed without moving, at final positions.
  private func refreshes(
    _ staging: ListStaging, to target: SnapshotNode
  ) -> [ListBatch] {
    var refresh = ListBatch()
    var reload = ListBatch()
    for move in staging.refreshedRows {
      if keepsKind(move, in: target), !foreignRows.contains(move.from) {
        refresh.reconfiguredRows.append(move.to)
      } else {
        reload.reloadedRows.append(move.to)
      }
    }
    refresh.refreshedSupplementaries = refreshedSections(staging.changes, to: target)
    return [refresh, reload].filter { !$0.isEmpty }
  }

  /// Returns whether the cell that shows a row can show its new version too.
  private func keepsKind(_ move: Move<ListIndexPath>, in target: SnapshotNode) -> Bool {
    guard let source, let kind = shownKinds[move.from],
      let place = target.place(of: move.to, from: source.snapshotSource)
    else { return true }
    return place.source.row(at: place.indexPath, in: place.node).reuseIdentifier == kind
  }

  /// Forgets the reuse identifiers of rows that have gone off screen, once they are many.
  func pruneShownKinds() {
    guard shownKinds.count > 1_000, let view else { return }
    let visible = Set(view.indexPathsForVisibleRows)
    if !visible.isEmpty { shownKinds = shownKinds.filter { visible.contains($0.key) } }
  }
}
