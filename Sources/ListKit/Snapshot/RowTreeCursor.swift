// Part of ListKit, MIT licence: see LICENSE.

/// Walks through the nodes of a tree, from the first row to the last.
@usableFromInline
struct RowTreeCursor<Row> {
  /// The nodes above, each with the part that the walk has come to.
  @usableFromInline var path: ContiguousArray<(node: RowTree<Row>, slot: Int)> = []

  /// The node that the walk has come to; nil at the end.
  @usableFromInline var node: RowTree<Row>?

  /// The number of rows before the node, and any before the tree.
  @usableFromInline var position: Int

  @inlinable
  init(_ tree: RowTree<Row>, position: Int) {
    node = tree
    self.position = position
  }

  /// Goes on with the first part of a node.
  @inlinable
  mutating func descend(_ node: RowTree<Row>) {
    path.append((node, 0))
    self.node = node.parts[0]
  }

  /// Goes on behind a node.
  @inlinable
  mutating func skip(_ node: RowTree<Row>) {
    position += node.count
    while let last = path.last {
      let slot = last.slot + 1
      if slot < last.node.parts.count {
        path[path.count - 1].slot = slot
        self.node = last.node.parts[slot]
        return
      }
      path.removeLast()
    }
    self.node = nil
  }
}

@available(*, unavailable)
extension RowTreeCursor: Sendable {}
