// Part of ListKit, MIT licence: see LICENSE.

extension ListDataSource {
  /// The selection mode of the tree that this data source is in.
  final var effectiveSelectionMode: SelectionMode { root.selectionMode }

  /// Notes that the number of selected identities has changed here.
  final func selectionCountDidChange(by difference: Int) {
    guard difference != 0 else { return }
    var source: ListDataSource? = self
    while let current = source {
      current.treeSelectionCount += difference
      let parent = current.parent
      parent?.childSelectionCountDidChange(current)
      source = parent
    }
  }

  /// Deselects every row of this data source.
  ///
  /// No handler is called.
  public final func clearSelection() {
    clearTreeSelection(except: nil)
    for sink in allSinks { sink.selectionDidChange() }
  }
}
