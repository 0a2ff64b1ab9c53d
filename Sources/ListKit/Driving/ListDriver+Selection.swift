// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver {
  func selectionDidChange() {
    needsSelectionSync = true
    if running == nil { drain() }
  }

  /// Notes what a batch does to the selection of the view.
  func followSelection(through batch: ListBatch) {
    guard !viewSelection.isEmpty else { return }
    if batch.isStructural {
      let map = ListBatchMap(batch)
      viewSelection = Set(viewSelection.compactMap(map.indexPath(after:)))
    }
    viewSelection.subtract(batch.reloadedRows)
    if !batch.reloadedSections.isEmpty {
      let reloaded = Set(batch.reloadedSections)
      viewSelection = viewSelection.filter { !reloaded.contains($0.section) }
    }
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
