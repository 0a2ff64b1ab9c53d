// Part of ListKit, MIT licence: see LICENSE.

/// A part of a ``ChildTree``: up to 32 children, or up to 32 smaller blocks.
///
/// Versions of a tree share the blocks that are the same in both. So a block is changed in place only
/// while one version alone holds it, and copied before otherwise.
final class ChildBlock {
  /// The greatest number of parts; tests make it small.
  nonisolated(unsafe) static var capacity = ChildBounds.capacity

  /// How many levels of blocks are below this one.
  let height: Int

  /// The place of the block, or of the first one below it.
  private(set) var place: BlockPlace

  // Unchecked, since nothing here reads a block while it changes it.
  @exclusivity(unchecked) private(set) var entries: [ChildEntry]
  @exclusivity(unchecked) private(set) var blocks: [ChildBlock]

  /// Where each part ends, and by what it is found.
  let bounds: ChildBounds

  init(entries: [ChildEntry], place: BlockPlace) {
    height = 0
    self.place = place
    self.entries = entries
    blocks = []
    bounds = ChildBounds()
    bounds.block = .passUnretained(self)
    measure(from: 0)
  }

  init(blocks: [ChildBlock], height: Int) {
    self.height = height
    place = blocks[0].place
    entries = []
    self.blocks = blocks
    bounds = ChildBounds()
    bounds.block = .passUnretained(self)
    measure(from: 0)
  }

  private init(_ other: ChildBlock) {
    height = other.height
    place = other.place
    entries = other.entries
    blocks = other.blocks
    bounds = ChildBounds(copying: other.bounds)
    bounds.block = .passUnretained(self)
  }

  deinit { bounds.release() }

  func copy() -> ChildBlock { ChildBlock(self) }

  var count: Int { height == 0 ? entries.count : blocks.count }
  var measure: ChildMeasure { start(of: count) }

  func start(of slot: Int) -> ChildMeasure { bounds.start(of: slot) }

  /// Measures the parts from one on anew.
  private func measure(from slot: Int) {
    var end = start(of: slot)
    for part in slot..<count {
      if height == 0 {
        end += entries[part].measure
        bounds.set(end, key: entries[part].reference.key, at: part)
      } else {
        end += blocks[part].measure
        bounds.set(end, key: blocks[part].place.order, at: part)
        bounds.set(blocks[part].bounds, at: part)
      }
    }
  }

  // MARK: - Changing a block that one version alone holds

  /// Replaces a child; returns how much more there is of it.
  @discardableResult
  func setEntry(_ entry: ChildEntry, at index: Int) -> ChildMeasure {
    let slot = bounds.count(upTo: index, .children)
    let difference: ChildMeasure
    if height == 0 {
      difference = entry.measure - entries[slot].measure
      entries[slot] = entry
    } else {
      makeUnique(slot)
      difference = blocks[slot].setEntry(entry, at: index - start(of: slot).children)
    }
    bounds.grow(by: difference, at: slot..<count)
    return difference
  }

  /// Inserts a child; returns the second half if the block had to be split.
  ///
  /// - Parameters:
  ///   - entry: The child.
  ///   - index: Its position in this block.
  ///   - bound: The order of the block that follows.
  ///   - isCrowded: Becomes true if there was no room for the order of a new block.
  /// - Returns: A block to follow this one.
  func insert(
    _ entry: ChildEntry, at index: Int, before bound: Int, _ isCrowded: inout Bool
  ) -> ChildBlock? {
    let slot = bounds.count(upTo: index - 1, .children)
    if height == 0 {
      entries.insert(entry, at: index)
      entry.reference.place = place
      measure(from: index)
      return splitIfNeeded(atEnd: index == count - 1, before: bound, &isCrowded)
    }
    let isLast = slot == count - 1
    let offset = index - start(of: slot).children
    makeUnique(slot)
    let next = isLast ? bound : blocks[slot + 1].place.order
    if let half = blocks[slot].insert(entry, at: offset, before: next, &isCrowded) {
      blocks.insert(half, at: slot + 1)
    }
    measure(from: slot)
    return splitIfNeeded(atEnd: isLast, before: bound, &isCrowded)
  }

  func remove(at index: Int) -> ChildEntry {
    let slot = bounds.count(upTo: index, .children)
    defer {
      bounds.clear(count..<count + 1)
      measure(from: slot)
    }
    guard height > 0 else { return entries.remove(at: slot) }
    let offset = index - start(of: slot).children
    makeUnique(slot)
    let entry = blocks[slot].remove(at: offset)
    if blocks[slot].count == 0 { blocks.remove(at: slot) }
    if let first = blocks.first { place = first.place }
    return entry
  }

  private func makeUnique(_ slot: Int) {
    guard !isKnownUniquelyReferenced(&blocks[slot]) else { return }
    blocks[slot] = blocks[slot].copy()
    bounds.set(blocks[slot].bounds, at: slot)
  }

  /// Splits a block that is too full.
  ///
  /// One that grows at its end stays full, since more will be appended.
  private func splitIfNeeded(
    atEnd: Bool, before bound: Int, _ isCrowded: inout Bool
  ) -> ChildBlock? {
    guard count > Self.capacity else { return nil }
    let middle = atEnd ? Self.capacity : count / 2
    let half: ChildBlock
    if height == 0 {
      half = ChildBlock(entries: Array(entries[middle...]), place: place.next(before: bound))
      isCrowded = isCrowded || half.place.order == place.order
      for entry in half.entries { entry.reference.place = half.place }
      entries.removeSubrange(middle...)
    } else {
      half = ChildBlock(blocks: Array(blocks[middle...]), height: height)
      blocks.removeSubrange(middle...)
    }
    bounds.clear(middle..<middle + half.count)
    return half
  }

  /// Follows that the orders of the blocks below have changed.
  func updateOrders() {
    for (slot, block) in blocks.enumerated() {
      block.updateOrders()
      bounds.setKey(block.place.order, at: slot)
    }
  }
}

/// Tells where a block of children is among all, in whatever version.
///
/// Blocks come and go, but never change places with one another. So a child that knows its block is
/// found quickly in any version.
final class BlockPlace {
  /// The least distance between blocks that leaves room for others.
  static let spacing = 1 << 32

  /// Less for a block than for those behind it.
  var order: Int

  init(order: Int) { self.order = order }

  /// Returns a place behind this one; its order is no greater than this one's if there is no room.
  func next(before bound: Int) -> BlockPlace {
    let room = bound == .max ? 2 * Self.spacing : bound - order
    return BlockPlace(order: order + room / 2)
  }
}
