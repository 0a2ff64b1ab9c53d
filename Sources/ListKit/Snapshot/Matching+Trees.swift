// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// Pairs the rows of two versions of a tree, at no cost for the nodes that both share.
  ///
  /// Rows of a leaf that was edited are compared with those of the leaf before. The rest is left over.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the number of edits and *n* that of rows.
  @inlinable
  mutating func matchTrees<Element: Item>(
    _ old: RowTree<Element>, _ new: RowTree<Element>, oldOffset: Int, newOffset: Int
  ) {
    var old = RowTreeCursor(old, position: oldOffset)
    var new = RowTreeCursor(new, position: newOffset)
    var shared = new.position
    while let before = old.node, let after = new.node {
      if before.toOpaque() == after.toOpaque() {
        old.skip()
        new.skip()
        continue
      }
      addRun(of: new.position - shared, endingAt: old.position, new.position)
      if old.height > 0 || new.height > 0 {
        let (oldHeight, newHeight) = (old.height, new.height)
        if oldHeight >= newHeight { old.descend() }
        if newHeight >= oldHeight { new.descend() }
      } else {
        before.borrow { before in
          after.borrow { after in
            if before.block === after.block {
              matchLeaves(before, after, old.position, new.position)
              old.skip()
              new.skip()
            } else if before.block.order < after.block.order {
              leaveOver(before, old: old.position)
              old.skip()
            } else {
              leaveOver(after, new: new.position)
              new.skip()
            }
          }
        }
      }
      shared = new.position
    }
    addRun(of: new.position - shared, endingAt: old.position, new.position)
    while let node = old.node {
      if old.height > 0 {
        old.descend()
      } else {
        node.borrow { leaveOver($0, old: old.position) }
        old.skip()
      }
    }
    while let node = new.node {
      if new.height > 0 {
        new.descend()
      } else {
        node.borrow { leaveOver($0, new: new.position) }
        new.skip()
      }
    }
  }

  @inlinable
  mutating func addRun(of count: Int, endingAt old: Int, _ new: Int) {
    if count > 0 { runs.append(MatchRun(old: old - count, new: new - count, count: count)) }
  }

  /// Pairs the rows of two versions of a leaf.
  ///
  /// Whoever holds the trees keeps the rows where they are.
  @inlinable
  mutating func matchLeaves<Element: Item>(
    _ old: RowTree<Element>, _ new: RowTree<Element>, _ oldStart: Int, _ newStart: Int
  ) {
    matchEagerly(
      old.rows.withUnsafeBufferPointer { $0 }, new.rows.withUnsafeBufferPointer { $0 },
      oldStart, newStart)
  }

  /// Pairs rows that are in the same order on both sides, and lists the others at once.
  @inlinable
  mutating func matchEagerly<Element: Item>(
    _ oldRows: UnsafeBufferPointer<Element>, _ newRows: UnsafeBufferPointer<Element>,
    _ oldStart: Int, _ newStart: Int
  ) {
    let (oldSpan, newSpan) = (oldSpans.count, newSpans.count)
    matchInOrder(oldRows, newRows, oldOffset: oldStart, newOffset: newStart)
    for index in oldSpan..<oldSpans.count {
      oldSlots.append(rowsOf: oldSpans[index], in: oldRows, startingAt: oldStart)
    }
    for index in newSpan..<newSpans.count {
      newSlots.append(rowsOf: newSpans[index], in: newRows, startingAt: newStart)
    }
  }

  @inlinable
  mutating func leaveOver<Element>(_ leaf: RowTree<Element>, old position: Int) {
    leaveOver(leaf.rows.withUnsafeBufferPointer { $0 }, old: position)
  }

  @inlinable
  mutating func leaveOver<Element>(_ leaf: RowTree<Element>, new position: Int) {
    leaveOver(leaf.rows.withUnsafeBufferPointer { $0 }, new: position)
  }

  @inlinable
  mutating func leaveOver<Element>(_ rows: UnsafeBufferPointer<Element>, old position: Int) {
    leaveOverOld(position, count: rows.count)
    if rows.count == 0 { return }
    oldSlots.append(
      rowsOf: LeftOverSpan(start: position, count: rows.count), in: rows, startingAt: position)
  }

  @inlinable
  mutating func leaveOver<Element>(_ rows: UnsafeBufferPointer<Element>, new position: Int) {
    leaveOverNew(position, count: rows.count)
    if rows.count == 0 { return }
    newSlots.append(
      rowsOf: LeftOverSpan(start: position, count: rows.count), in: rows, startingAt: position)
  }
}

extension ScratchBuffer<LeftOverRow> {
  /// Appends the rows of a span, given the position of the first of all rows.
  @inlinable
  mutating func append<Element>(
    rowsOf span: LeftOverSpan, in rows: UnsafeBufferPointer<Element>, startingAt first: Int
  ) {
    guard let base = rows.baseAddress else { return }
    let start = Int(span.start)
    for position in start..<start + Int(span.count) {
      append(LeftOverRow(address: base + (position - first), position: position))
    }
  }
}
