// Part of ListKit, MIT licence: see LICENSE.

/// Rows in a tree of wide nodes, none of which changes once there is more than one version.
///
/// An edit makes a new version, which shares all nodes with the one before but those on the way to the
/// row. So it takes O(log *n*) time whoever holds the version before, and a comparison skips what two
/// versions share.
@usableFromInline
final class RowTree<Row> {
  /// The greatest number of rows in a leaf.
  @usableFromInline static var leafCapacity: Int { 32 }

  /// The greatest number of parts of any other node.
  @usableFromInline static var capacity: Int { 32 }

  /// How many levels of nodes are below this one.
  @usableFromInline let height: Int

  /// The place of the leaf, or of the first one below.
  @usableFromInline let block: RowBlock

  /// The rows of a leaf.
  @usableFromInline var rows: ContiguousArray<Row>

  /// The nodes of the level below; none in a leaf.
  @usableFromInline let parts: ContiguousArray<RowTree<Row>>

  /// The number of rows up to the end of each part.
  @usableFromInline let ends: ContiguousArray<Int>

  /// The number of rows.
  @usableFromInline let count: Int

  @inlinable
  init(rows: ContiguousArray<Row>, block: RowBlock) {
    height = 0
    self.block = block
    self.rows = rows
    parts = []
    ends = []
    count = rows.count
  }

  @inlinable
  init(parts: ContiguousArray<RowTree<Row>>, ends: ContiguousArray<Int>) {
    height = parts[0].height + 1
    block = parts[0].block
    rows = []
    self.parts = parts
    self.ends = ends
    count = ends[ends.count - 1]
  }

  /// Makes a tree with some room for more in each node.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @inlinable
  static func make(of rows: [Row]) -> RowTree {
    guard !rows.isEmpty else { return RowTree(rows: [], block: RowBlock(order: 0)) }
    var nodes: ContiguousArray<RowTree<Row>> = []
    for start in stride(from: 0, to: rows.count, by: leafCapacity * 3 / 4) {
      let end = min(start + leafCapacity * 3 / 4, rows.count)
      nodes.append(
        RowTree(
          rows: ContiguousArray(rows[start..<end]),
          block: RowBlock(order: nodes.count * RowBlock.spacing)))
    }
    while nodes.count > 1 {
      nodes = ContiguousArray(
        stride(from: 0, to: nodes.count, by: capacity * 3 / 4).map { start in
          let parts = nodes[start..<min(start + capacity * 3 / 4, nodes.count)]
          var end = 0
          let ends = parts.map { part in
            end += part.count
            return end
          }
          return RowTree(parts: ContiguousArray(parts), ends: ContiguousArray(ends))
        })
    }
    return nodes[0]
  }

  /// Returns how many rows are before a part.
  @inlinable
  func start(of slot: Int) -> Int { slot == 0 ? 0 : ends[slot - 1] }

  /// Returns the first part that ends at a number of rows, or behind it.
  @inlinable
  func slot(endingAt end: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low &+ high) / 2
      if ends[middle] >= end { high = middle } else { low = middle &+ 1 }
    }
    return low
  }

  /// Returns the leaf that holds a row, and the number of rows before the leaf.
  @inlinable
  func leaf(at index: Int) -> (leaf: RowTree<Row>, start: Int) {
    var node = self
    var start = 0
    while node.height > 0 {
      let slot = node.slot(endingAt: index - start + 1)
      start += node.start(of: slot)
      node = node.parts[slot]
    }
    return (node, start)
  }

  @inlinable
  func row(at index: Int) -> Row {
    let (leaf, start) = leaf(at: index)
    return leaf.rows[index - start]
  }

  /// Returns the leaf that has a place, and the number of rows before the leaf.
  @inlinable
  func leaf(at block: RowBlock) -> (leaf: RowTree<Row>, start: Int) {
    leaf { $0.block.order > block.order }
  }

  /// Descends to the last leaf that doesn't begin behind a place.
  ///
  /// - Parameter isBehind: Says of a node whether it begins behind the place, as all later ones then do.
  /// - Returns: The leaf, and the number of rows before it.
  @inlinable
  @inline(__always)
  func leaf(before isBehind: (RowTree<Row>) -> Bool) -> (leaf: RowTree<Row>, start: Int) {
    var node = self
    var start = 0
    while node.height > 0 {
      var low = 1
      var high = node.parts.count
      while low < high {
        let middle = (low &+ high) / 2
        if isBehind(node.parts[middle]) { high = middle } else { low = middle &+ 1 }
      }
      start += node.start(of: low - 1)
      node = node.parts[low - 1]
    }
    return (node, start)
  }

  /// Returns the index of the first row for which something holds that holds for all behind it as well.
  ///
  /// - Returns: The index; the number of rows if it holds for none.
  /// - Complexity: O(log *n*) calls, where *n* is the number of rows.
  @inlinable
  @MainActor
  func firstIndex(where isBehind: @MainActor (Row) -> Bool) -> Int {
    let (leaf, start) = leaf { isBehind($0.firstRow) }
    var low = 0
    var high = leaf.rows.count
    while low < high {
      let middle = (low &+ high) / 2
      if isBehind(leaf.rows[middle]) { high = middle } else { low = middle &+ 1 }
    }
    return start + low
  }

  /// The first row.
  ///
  /// - Precondition: There is one.
  @inlinable
  var firstRow: Row {
    var node = self
    while node.height > 0 { node = node.parts[0] }
    return node.rows[0]
  }

  /// Calls a function with each leaf, in order.
  @inlinable
  func forEachLeaf(_ body: (RowTree<Row>) -> Void) {
    if height == 0 { return body(self) }
    for part in parts { part.forEachLeaf(body) }
  }
}

extension RowTree where Row: Item {
  /// Returns the index of a row of a leaf; nil if it isn't there.
  @inlinable
  func index(of identity: Row.Identity) -> Int? {
    rows.withUnsafeBufferPointer { rows in
      for index in rows.indices where rows[index].identity == identity { return index }
      return nil
    }
  }
}

@available(*, unavailable)
extension RowTree: Sendable {}
