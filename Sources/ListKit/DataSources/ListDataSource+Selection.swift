// Part of ListKit, MIT licence: see LICENSE.

extension ListDataSource {
  /// The selection mode of the tree that this data source is in.
  final var effectiveSelectionMode: SelectionMode { root.selectionMode }

  /// Notes that the number of selected identities has changed here.
  final func selectionCountDidChange(by difference: Int) {
    guard difference != 0 else { return }
    treeSelectionCount += difference
    parent?.recountSelection(of: self)
  }

  /// The data source up to which this one is shown: the root, or a child that isn't shown itself.
  ///
  /// What is selected on either side of such a child doesn't count on the other.
  final var selectionScope: ListDataSource {
    var source = self
    while let parent = source.parent, parent.shows(source) { source = parent }
    return source
  }

  /// Drops selected rows of a data source that has come on screen, if the mode or the limit of the
  /// tree doesn't allow them beside those that are there.
  final func admitSelection() {
    guard treeSelectionCount > 0 else { return }
    let others = selectionScope.treeSelectionCount - treeSelectionCount
    var allowed = max(0, root.selectionCapacity - others)
    if treeSelectionCount > allowed { keepSelection(&allowed) }
  }

  /// The largest number of rows that can be selected in a list that this data source is the root of.
  final var selectionCapacity: Int {
    switch selectionMode {
    case .none: 0
    case .single: 1
    case .multiple: selectionLimit ?? .max
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
    guard !UpdateBlock.holdsBack(root) else { return root.changedSelections.append(self) }
    for sink in allSinks { sink.selectionDidChange() }
  }

  /// Does what was put off while an update was put together.
  final func announceChangedSelections() {
    guard !changedSelections.isEmpty, !UpdateBlock.holdsBack(self) else { return }
    let sources = changedSelections
    changedSelections = []
    for source in sources { source.announceSelection() }
  }
}
