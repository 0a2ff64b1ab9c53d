// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// MARK: - Updating

extension TerminalListView {
  func reloadData() {
    readCounts()
    selectedRows = []
    flashes = [:]
    openSwipe = nil
    cursor = (cursor ?? dataSource?.preferredFocusIndexPath).flatMap(nearestRow(to:)) ?? firstRow
    reloadSectionIndexTitles()
    revealCursor()
    setNeedsDisplay()
  }

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    let before = Scene(self)
    updateModel()
    readCounts()
    if batch.isStructural {
      follow(ListBatchMap(batch), batch: batch, before: before)
      reloadSectionIndexTitles()
    } else {
      // A new cell is not a selected one, and nothing else moves in a batch that refreshes.
      selectedRows.subtract(batch.reloadedRows)
      if !batch.reloadedSections.isEmpty { dropRows(ofReloaded: batch.reloadedSections) }
      if !batch.refreshedSupplementaries.isEmpty { reloadSectionIndexTitles() }
      scroll(toKeep: before, anchor: batch.anchor) { $0 }
    }
    if animation.isAnimated { flash(batch) }
    setNeedsDisplay()
    completion(true)
  }

  func reloadSectionIndexTitles() {
    indexTitles = dataSource?.sectionIndexTitles ?? []
    setNeedsDisplay()
  }

  /// Carries everything known by position over to the positions after a batch.
  private func follow(_ map: ListBatchMap, batch: ListBatch, before: Scene) {
    selectedRows = Set(selectedRows.compactMap(map.indexPath(after:)))
    flashes = Dictionary(
      flashes.compactMap { path, end in map.indexPath(after: path).map { ($0, end) } },
      uniquingKeysWith: max)
    if let swipe = openSwipe {
      openSwipe?.indexPath = map.indexPath(after: swipe.indexPath) ?? swipe.indexPath
      if map.indexPath(after: swipe.indexPath) == nil { openSwipe = nil }
    }
    cursor = cursor.flatMap { self.cursor(after: map, from: $0, before: before) } ?? firstRow

    let moved = Set(batch.movedRows.map(\.from))
    scroll(toKeep: before, anchor: batch.anchor) { path in
      moved.contains(path) ? nil : map.indexPath(after: path)
    }
    if before.showsCursor { revealCursor() }
  }

  /// Returns where the cursor goes: with its row, else to the row that takes its place.
  private func cursor(
    after map: ListBatchMap, from old: ListIndexPath, before: Scene
  ) -> ListIndexPath? {
    if let path = map.indexPath(after: old) { return path }
    let count = before.rowCounts.indices.contains(old.section) ? before.rowCounts[old.section] : 0
    for row in (old.row..<max(old.row, count)) {
      if let path = map.indexPath(after: ListIndexPath(row: row, section: old.section)) {
        return path
      }
    }
    for row in (0..<old.row).reversed() {
      if let path = map.indexPath(after: ListIndexPath(row: row, section: old.section)) {
        return path
      }
    }
    return nearestRow(to: old)
  }

  /// Scrolls so that a row which was in the window, and stays in the list, is on the line it was on.
  ///
  /// The row that the batch asks for comes first, then the row under the cursor: that is where a
  /// person looks. Otherwise a list that stands at its top stays there, or nobody would see what
  /// comes in above.
  private func scroll(
    toKeep before: Scene, anchor: ListAnchor?,
    at destination: (ListIndexPath) -> ListIndexPath?
  ) {
    let layout = layout
    if let anchor, let row = before.rows.first(where: { $0.path == anchor.before }) {
      top = layout.line(row.screenLine, above: .row(anchor.after))
    } else if before.isAtTop {
      top = nil
    } else {
      let candidates = before.rows.sorted { first, _ in first.path == before.cursor }
      for candidate in candidates {
        guard let path = destination(candidate.path) else { continue }
        top = layout.line(candidate.screenLine, above: .row(path))
        break
      }
    }
    clampTop()
  }

  private func dropRows(ofReloaded sections: [Int]) {
    let sections = Set(sections)
    selectedRows = selectedRows.filter { !sections.contains($0.section) }
    flashes = flashes.filter { !sections.contains($0.key.section) }
    if let swipe = openSwipe, sections.contains(swipe.indexPath.section) { openSwipe = nil }
    cursor = cursor.flatMap(nearestRow(to:)) ?? firstRow
  }

  private func readCounts() {
    guard let dataSource else { return rowCounts = [] }
    rowCounts = (0..<dataSource.numberOfSections).map(dataSource.numberOfRows(inSection:))
  }
}
