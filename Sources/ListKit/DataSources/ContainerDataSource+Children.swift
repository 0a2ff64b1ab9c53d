// Part of ListKit, MIT licence: see LICENSE.

extension ContainerDataSource {
  /// The data sources that this one is made of, shown or not, in order.
  ///
  /// - Complexity: O(*c*), where *c* is the number of children.
  public final var children: [ListDataSource] { tree.entries.compactMap(\.child) }

  /// The number of data sources that this one is made of, shown or not.
  public final var numberOfChildren: Int { tree.count }

  /// Returns whether a data source is a child of this one.
  public final func contains(_ child: ListDataSource) -> Bool {
    child.withReference(isKeeper)
  }

  /// Returns the position of a child, or nil if it is none.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children.
  public final func index(of child: ListDataSource) -> Int? {
    child.withReference { isKeeper(of: $0) ? tree.slot(of: $0)?.index : nil }
  }

  /// Returns the child at a position, or nil if there is none.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children.
  public final func child(at index: Int) -> ListDataSource? {
    (0..<tree.count).contains(index) ? tree.position(at: index).entry.child : nil
  }

  /// Returns whether a reference is that of a child.
  final func isKeeper(of child: SourceReference) -> Bool {
    child.keeper == ObjectIdentifier(self)
  }

  final func checkExists(_ index: Int) {
    precondition(
      (0..<tree.count).contains(index),
      "There is no child \(index): \(self) has \(tree.count) children")
  }

  final func adopt(_ child: ListDataSource, at index: Int) {
    precondition(
      (0...tree.count).contains(index),
      "Can't insert \(child) at \(index): \(self) has \(tree.count) children")
    checkMayAdopt(child)
    child.parent = self
    owned[ObjectIdentifier(child)] = KeptChild(child, child.reference, by: self)
    tree.insert(ChildEntry(child.reference, node: .empty), at: index)
    recountSelection(of: child)
    if isBound { child.admitSelection() }
    if child.mayHaveFollowers { noteFollowers() }
    child.join(root)
  }

  private func checkMayAdopt(_ child: ListDataSource) {
    if let parent = child.parent {
      preconditionFailure("Can't add \(child) to \(self): it is a child of \(parent) already")
    }
    var ancestor: ListDataSource? = self
    while let current = ancestor {
      precondition(
        current !== child, "Can't add \(child) to \(self): it would be inside itself")
      ancestor = current.parent
    }
  }

  final func release(at index: Int) -> ListDataSource {
    checkExists(index)
    let entry = tree.remove(at: index)
    guard let child = entry.child else {
      preconditionFailure("The child \(index) of \(self) isn't a data source")
    }
    owned[ObjectIdentifier(child)] = nil
    child.parent = nil
    if shows(child) { root.pending.retired.append(child) }
    recountSelection(of: child)
    child.leave(root)
    return child
  }
}

extension ChildEntry {
  /// The data source.
  ///
  /// The detour makes it a cast from class to class, which is the fast one.
  @MainActor var child: ListDataSource? { (source as AnyObject) as? ListDataSource }
}
