// Part of ListKit, MIT licence: see LICENSE.

// Rows that a person drags: inside this provider, away to another one, or here from one.
extension Provider {
  func proposedMove(
    from source: ListIndexPath, to destination: ListIndexPath, in node: SnapshotNode
  ) -> ListIndexPath {
    guard let (item, path) = current(at: source, in: node), canMove(item, at: path),
      isEditable, let section = (node as? LeafNode<S>)?.sectionCount, section > 0
    else { return source }
    // Both in the version on screen: the destination is where the finger is.
    let target = targetIndexPath(forMoveOf: item, from: source, to: destination)
    guard target != source, node.containsSection(target.section) else { return source }
    let left = target.section == source.section ? 1 : 0
    let count = node.rowCount(inSection: target.section) - left
    return (0...count).contains(target.row) ? target : source
  }

  func move(
    from source: ListIndexPath, to target: ListIndexPath, in node: SnapshotNode,
    whenMoved: () -> Void
  ) -> Bool {
    guard let (item, path) = current(at: source, in: node), canMove(item, at: path) else {
      return false
    }
    guard let target = rebased(target, moving: source, in: node),
      moveRow(from: path, to: target)
    else { return false }
    whenMoved()
    didMove(item, from: path, to: target)
    return true
  }

  /// Translates a path after a drag from the version on screen to the newest one.
  ///
  /// The row follows the row that it follows on screen, or one before that if it has gone.
  ///
  /// - Parameters:
  ///   - target: A path after the drag.
  ///   - source: The path of the row before the drag; nil if it comes from another provider.
  ///   - node: The version on screen.
  /// - Returns: A path after the drag; nil if all that the row could follow has gone, and its section.
  private func rebased(
    _ target: ListIndexPath, moving source: ListIndexPath?, in node: SnapshotNode
  ) -> ListIndexPath? {
    guard let shown = node as? LeafNode<S>, shown !== leaf,
      shown.containsSection(target.section)
    else { return target }
    let leaf = leaf
    let start = source.flatMap(shown.item(at:)).flatMap { leaf.path(of: $0.identity) }
    var rows = shown.sections[target.section].items
    if let source, source.section == target.section { rows.remove(at: source.row) }
    for row in rows.prefix(target.row).reversed() {
      guard var path = leaf.path(of: row.identity) else { continue }
      if start?.section != path.section || start.map({ $0 > path }) == true { path.row += 1 }
      return path
    }
    return leaf.section(of: shown.sections[target.section].identity).map {
      ListIndexPath(row: 0, section: $0)
    }
  }

  func canTake(_ version: RowVersion) -> Bool {
    guard isEditable, let item = version.item(as: Item.self) else { return false }
    return leaf.path(of: item.identity) == nil
  }

  func giveAway(at path: ListIndexPath, in node: SnapshotNode) -> Any? {
    guard isEditable, let (item, path) = current(at: path, in: node), canMove(item, at: path) else {
      return nil
    }
    // The selection goes with the row.
    forgetSelection(of: item.identity)
    return dropItem(item, at: path) ? item : nil
  }

  func take(
    _ item: Any, at path: ListIndexPath, in node: SnapshotNode, isSelected: Bool
  ) -> Bool {
    guard let item = item as? Item, let path = rebased(path, moving: nil, in: node),
      storage.indices.contains(path.section)
    else { return false }
    let row = min(path.row, storage[path.section].rows.count)
    insertItems([item], at: ListIndexPath(row: row, section: path.section), animated: true)
    if isSelected { setSelection(selection.union([item.identity])) }
    return true
  }

  func didMoveAway(_ item: Any, from path: ListIndexPath) {
    if let item = item as? Item { didMoveAway(item, from: path) }
  }

  func didMoveIn(_ item: Any, to path: ListIndexPath) {
    // Where the finger was isn't where the row has come to, if the list has changed meanwhile.
    guard let item = item as? Item, let path = place(of: item.identity, near: path) else { return }
    didMoveIn(item, to: path)
  }
}
