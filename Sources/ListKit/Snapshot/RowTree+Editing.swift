// Part of ListKit, MIT licence: see LICENSE.

// Each edit copies the nodes on the way to the row. Nodes are not merged when rows go, only dropped
// when their last row does.
extension RowTree {
  /// Returns the rows with one more.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - index: Where it is to be.
  /// - Returns: The new version, and the leaf that took rows from a full one, if any.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @inlinable
  func inserting(_ row: Row, at index: Int) -> (tree: RowTree, newLeaf: RowTree?) {
    var split = RowSplit<Row>()
    var (tree, half) = inserting(row, at: index, before: .max, &split)
    if let half {
      tree = RowTree(parts: [tree, half], ends: [tree.count, tree.count + half.count])
    }
    if split.isCrowded { tree.spreadOrders() }
    return (tree, split.newLeaf)
  }

  /// Returns the rows without one.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @inlinable
  func removing(at index: Int) -> RowTree {
    guard var tree = removingPart(at: index) else { return RowTree(rows: [], block: block) }
    while tree.parts.count == 1 { tree = tree.parts[0] }
    return tree
  }

  /// Returns the rows with another one in the place of one.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @inlinable
  func replacing(at index: Int, with row: Row) -> RowTree {
    guard height > 0 else {
      var rows = rows
      rows[index] = row
      return RowTree(rows: rows, block: block)
    }
    let slot = slot(endingAt: index + 1)
    var parts = parts
    parts[slot] = parts[slot].replacing(at: index - start(of: slot), with: row)
    return RowTree(parts: parts, ends: ends)
  }

  /// Puts another row in the place of one, in a tree that has no other version.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @inlinable
  func replaceInPlace(at index: Int, with row: Row) {
    let (leaf, start) = leaf(at: index)
    leaf.rows[index - start] = row
  }

  @inlinable
  func inserting(
    _ row: Row, at index: Int, before bound: Int, _ split: inout RowSplit<Row>
  ) -> (RowTree, half: RowTree?) {
    guard height > 0 else {
      var rows = rows
      rows.insert(row, at: index)
      guard rows.count > Self.leafCapacity else { return (RowTree(rows: rows, block: block), nil) }
      // A list that grows at its end keeps its leaves full, since more will be appended.
      let middle = index == count && bound == .max ? count : rows.count / 2
      let half = RowTree(
        rows: ContiguousArray(rows[middle...]), block: block.next(before: bound))
      split = RowSplit(newLeaf: half, isCrowded: half.block.order == block.order)
      return (RowTree(rows: ContiguousArray(rows[..<middle]), block: block), half)
    }
    let slot = slot(endingAt: index)
    let isLast = slot == parts.count - 1
    let (part, half) = parts[slot].inserting(
      row, at: index - start(of: slot), before: isLast ? bound : parts[slot + 1].block.order,
      &split)
    var parts = parts
    var ends = ends
    for other in slot..<ends.count { ends[other] += 1 }
    parts[slot] = part
    if let half {
      parts.insert(half, at: slot + 1)
      ends.insert(start(of: slot) + part.count, at: slot)
    }
    guard parts.count > Self.capacity else { return (RowTree(parts: parts, ends: ends), nil) }
    let middle = isLast && bound == .max ? Self.capacity : parts.count / 2
    let start = ends[middle - 1]
    return (
      RowTree(
        parts: ContiguousArray(parts[..<middle]), ends: ContiguousArray(ends[..<middle])),
      RowTree(
        parts: ContiguousArray(parts[middle...]),
        ends: ContiguousArray(ends[middle...].map { $0 - start }))
    )
  }

  @inlinable
  func removingPart(at index: Int) -> RowTree? {
    guard height > 0 else {
      if count == 1 { return nil }
      var rows = rows
      rows.remove(at: index)
      return RowTree(rows: rows, block: block)
    }
    let slot = slot(endingAt: index + 1)
    let part = parts[slot].removingPart(at: index - start(of: slot))
    var parts = parts
    var ends = ends
    for other in slot..<ends.count { ends[other] -= 1 }
    if let part {
      parts[slot] = part
    } else {
      parts.remove(at: slot)
      ends.remove(at: slot)
    }
    return parts.isEmpty ? nil : RowTree(parts: parts, ends: ends)
  }

  @inlinable
  func spreadOrders() {
    var order = 0
    forEachLeaf { leaf in
      leaf.block.order = order
      order += RowBlock.spacing
    }
  }
}

/// What a leaf that was full has led to.
@usableFromInline
struct RowSplit<Row> {
  @usableFromInline var newLeaf: RowTree<Row>?

  /// Whether there was no room for the order of a new leaf.
  @usableFromInline var isCrowded = false

  @inlinable
  init(newLeaf: RowTree<Row>? = nil, isCrowded: Bool = false) {
    self.newLeaf = newLeaf
    self.isCrowded = isCrowded
  }
}

@available(*, unavailable)
extension RowSplit: Sendable {}
