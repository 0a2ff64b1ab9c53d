// Part of ListKit, MIT licence: see LICENSE.

/// A part of a ``ChildTree``: up to 32 children, or up to 32 smaller blocks.
///
/// Versions of a tree share the blocks that are the same in both. So a block is changed in place only
/// while one version alone holds it, and copied before otherwise.
final class ChildBlock {
  /// The greatest number of parts; tests make it small.
  nonisolated(unsafe) static var capacity = 32

  /// How many levels of blocks are below this one.
  let height: Int

  /// The place of the block, or of the first one below it.
  private(set) var place: BlockPlace

  private(set) var entries: [ChildEntry]
  private(set) var blocks: [ChildBlock]

  /// How much there is up to the end of each part.
  private(set) var ends: [ChildMeasure] = []

  init(entries: [ChildEntry], place: BlockPlace) {
    height = 0
    self.place = place
    self.entries = entries
    blocks = []
    measure(from: 0)
  }

  init(blocks: [ChildBlock], height: Int) {
    self.height = height
    place = blocks[0].place
    entries = []
    self.blocks = blocks
    measure(from: 0)
  }

  private init(_ other: ChildBlock) {
    height = other.height
    place = other.place
    entries = other.entries
    blocks = other.blocks
    ends = other.ends
  }

  func copy() -> ChildBlock { ChildBlock(self) }

  var count: Int { height == 0 ? entries.count : blocks.count }
  var measure: ChildMeasure { ends.last ?? ChildMeasure() }

  func start(of slot: Int) -> ChildMeasure { slot == 0 ? ChildMeasure() : ends[slot - 1] }

  /// Returns the first part whose end satisfies a condition, which all later ones satisfy too.
  @inline(__always)
  func slot(where isBehind: (ChildMeasure) -> Bool) -> Int {
    ends.withUnsafeBufferPointer { ends in
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low &+ high) / 2
        if isBehind(ends[middle]) { high = middle } else { low = middle &+ 1 }
      }
      return low
    }
  }

  /// Returns how many of the smaller blocks have no greater order.
  func slotCount(upTo order: Int) -> Int {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].place.order > order { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func measure(from slot: Int) {
    ends.removeSubrange(slot...)
    var end = measure
    for part in slot..<count {
      end += height == 0 ? entries[part].measure : blocks[part].measure
      ends.append(end)
    }
  }

  // MARK: - Changing a block that one version alone holds

  func setEntry(_ entry: ChildEntry, at index: Int) {
    let slot = slot { $0.children > index }
    if height == 0 {
      entries[slot] = entry
    } else {
      let offset = index - start(of: slot).children
      makeUnique(slot)
      blocks[slot].setEntry(entry, at: offset)
    }
    measure(from: slot)
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
    let slot = slot { $0.children >= index }
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
    let slot = slot { $0.children > index }
    defer { measure(from: slot) }
    guard height > 0 else { return entries.remove(at: slot) }
    let offset = index - start(of: slot).children
    makeUnique(slot)
    let entry = blocks[slot].remove(at: offset)
    if blocks[slot].count == 0 {
      blocks.remove(at: slot)
      if let first = blocks.first { place = first.place }
    }
    return entry
  }

  private func makeUnique(_ slot: Int) {
    if !isKnownUniquelyReferenced(&blocks[slot]) { blocks[slot] = blocks[slot].copy() }
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
    ends.removeSubrange(middle...)
    return half
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
