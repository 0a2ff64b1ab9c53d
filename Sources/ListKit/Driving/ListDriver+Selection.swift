// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver {
  func selectionDidChange() {
    needsSelectionSync = true
    if running == nil { drain() }
  }

  /// Notes what a batch does to what is known of rows by their position in the view.
  func follow(_ batch: ListBatch) {
    if batch.isStructural {
      let map = ListBatchMap(batch)
      shownKinds = shownKinds.reduce(into: [:]) { kinds, shown in
        if let path = map.indexPath(after: shown.key) { kinds[path] = shown.value }
      }
      foreignRows = Set(foreignRows.compactMap(map.indexPath(after:)))
      selectionAnchor = selectionAnchor.flatMap(map.indexPath(after:))
      viewSelection = Set(viewSelection.compactMap(map.indexPath(after:)))
    }
    for path in batch.reloadedRows { shownKinds[path] = nil }
    foreignRows.subtract(batch.reloadedRows)
    viewSelection.subtract(batch.reloadedRows)
    if !batch.reloadedSections.isEmpty {
      let reloaded = Set(batch.reloadedSections)
      shownKinds = shownKinds.filter { !reloaded.contains($0.key.section) }
      viewSelection = viewSelection.filter { !reloaded.contains($0.section) }
    }
  }

  /// Selects all rows from the one that was selected last to another one.
  func extendSelection(to target: ListIndexPath) {
    let allowsRange = source?.effectiveSelectionMode == .multiple
    let anchor = allowsRange ? selectionAnchor : nil
    let start = anchor.flatMap { place(of: $0) == nil ? nil : $0 } ?? target
    selectionAnchor = start
    var places: [RowPlace] = []
    var path = min(start, target)
    while path <= max(start, target), presented.containsSection(path.section) {
      if let place = place(of: path) {
        if !viewSelection.contains(path) { places.append(place) }
        path.row += 1
      } else {
        path = ListIndexPath(row: 0, section: path.section + 1)
      }
    }
    // From the anchor on, for a limit may not allow all.
    if target < start { places.reverse() }
    // The view has asked for none of these rows.
    for place in places
    where answering({ place.source.permits(.select, at: place.indexPath, in: place.node) }) {
      place.source.handle(.selected, at: place.indexPath, in: place.node)
    }
    needsSelectionSync = true
  }

  /// Tells the view the difference between what it shows as selected and what is selected.
  func syncSelection() {
    needsSelectionSync = false
    guard let view, let source, isBound else { return }
    let selected = Set(presented.selectedPaths(from: source.snapshotSource))
    guard selected != viewSelection else { return }
    let deselected = viewSelection.subtracting(selected).sorted()
    let added = selected.subtracting(viewSelection).sorted()
    viewSelection = selected
    for path in deselected { view.deselectRow(at: path, animated: false) }
    for path in added { view.selectRow(at: path, animated: false) }
  }
}
