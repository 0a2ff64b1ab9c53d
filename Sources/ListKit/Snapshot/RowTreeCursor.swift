// Part of ListKit, MIT licence: see LICENSE.

/// Walks through the nodes of a tree, from the first row to the last.
///
/// It keeps no node alive, and looks into a node only to go into its parts, so that skipping one takes
/// a few instructions. Whoever uses it keeps the tree.
@usableFromInline
struct RowTreeCursor<Row>: ~Copyable {
  @usableFromInline
  typealias Node = Unmanaged<RowTree<Row>>

  /// The nodes above, from the root down, each with the part that the walk has come to.
  @usableFromInline var levels = ScratchBuffer<RowTreeLevel>()

  /// The node that the walk has come to; nil at the end.
  @usableFromInline var node: Node?

  /// The number of rows before the node, and any before the tree.
  @usableFromInline var position: Int

  @usableFromInline let rootHeight: Int
  @usableFromInline let end: Int

  @inlinable
  init(_ tree: RowTree<Row>, position: Int) {
    node = Unmanaged.passUnretained(tree)
    self.position = position
    rootHeight = tree.height
    end = position + tree.count
  }

  /// How many levels of nodes are below the node.
  @inlinable
  var height: Int { rootHeight - levels.count }

  /// Goes on with the first part of the node.
  @inlinable
  mutating func descend() {
    guard let node else { return }
    let level = node.borrow { RowTreeLevel($0, start: position) }
    levels.append(level)
    self.node = level.part(0, Row.self)
  }

  /// Goes on behind the node.
  @inlinable
  mutating func skip() {
    while levels.count > 0 {
      var level = levels[levels.count - 1]
      position = level.start + level.ends[level.slot]
      level.slot += 1
      if level.slot < level.count {
        levels[levels.count - 1] = level
        node = level.part(level.slot, Row.self)
        return
      }
      levels.count -= 1
    }
    position = end
    node = nil
  }
}

@available(*, unavailable)
extension RowTreeCursor: Sendable {}
