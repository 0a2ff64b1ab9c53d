// Part of ListKit, MIT licence: see LICENSE.

extension ContainerDataSource {
  /// Returns whether a data source is a child of this one.
  public final func contains(_ child: ListDataSource) -> Bool { child.parent === self }

  /// Returns the position of a child, or nil if it is none.
  ///
  /// - Complexity: O(*c*), where *c* is the number of children.
  public final func index(of child: ListDataSource) -> Int? {
    guard contains(child) else { return nil }
    return children.firstIndex { $0 === child }
  }

  /// Returns the child at a position, or nil if there is none.
  public final func child(at index: Int) -> ListDataSource? {
    children.indices.contains(index) ? children[index] : nil
  }

  final func adopt(_ child: ListDataSource, at index: Int) {
    precondition(
      (0...children.count).contains(index),
      "Can't insert \(child) at \(index): \(self) has \(children.count) children")
    connect(child)
    children.insert(child, at: index)
  }

  /// Makes a data source one of this one's, without a place among the children.
  final func connect(_ child: ListDataSource) {
    if let parent = child.parent {
      preconditionFailure("Can't add \(child) to \(self): it is a child of \(parent) already")
    }
    var ancestor: ListDataSource? = self
    while let current = ancestor {
      precondition(
        current !== child, "Can't add \(child) to \(self): it would be inside itself")
      ancestor = current.parent
    }
    child.parent = self
    selectionCountDidChange(by: child.treeSelectionCount)
  }

  final func disconnect(_ child: ListDataSource) {
    child.parent = nil
    if shows(child) { root.pending.retired.append(child) }
    selectionCountDidChange(by: -child.treeSelectionCount)
  }

  final func release(at index: Int) -> ListDataSource {
    precondition(
      children.indices.contains(index),
      "There is no child \(index): \(self) has \(children.count) children")
    let child = children.remove(at: index)
    disconnect(child)
    return child
  }
}
