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
  }

  /// Has everyone who shows this data source mark what is selected: now, or after the update that is
  /// being put together.
  final func announceSelection() {
    let root = root
    guard root.updateDepth == 0 else { return root.changedSelections.append(self) }
    for sink in allSinks { sink.selectionDidChange() }
  }

  /// Does what was put off while an update was put together.
  final func announceChangedSelections() {
    guard updateDepth == 0, !changedSelections.isEmpty else { return }
    let sources = changedSelections
    changedSelections = []
    for source in sources { source.announceSelection() }
  }
}
