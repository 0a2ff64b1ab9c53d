// Part of ListKit, MIT licence: see LICENSE.

// What the root of a tree knows of the whole list goes along when trees are put together and taken apart.
extension ListDataSource {
  /// Hands over what this data source knew as a root to the root of the tree that it has joined.
  final func join(_ root: ListDataSource) {
    UpdateBlock.extend(from: self, to: root)
    root.pending.merge(pending)
    pending = UpdateRequest()
    root.changedSelections += changedSelections
    changedSelections = []
    root.waitingRequests += waitingRequests
    waitingRequests = []
    let (wasRefreshing, wasEditing) = (isListRefreshing, isListEditing)
    (isListRefreshing, isListEditing) = (false, false)
    if wasRefreshing, !root.isListRefreshing {
      root.isListRefreshing = true
      root.ask(.setRefreshing(true))
    }
    if wasEditing, !root.isListEditing {
      root.isListEditing = true
      root.ask(.setEditing(true, animated: false))
    }
  }

  /// Takes over what concerns views of its own from the root of the tree that it has left.
  final func leave(_ root: ListDataSource) {
    UpdateBlock.extend(from: root, to: self)
    guard !sinks.isEmpty else { return }
    (isListRefreshing, isListEditing) = (root.isListRefreshing, root.isListEditing)
  }
}
