// Part of ListKit, MIT licence: see LICENSE.

/// The blocks that can stay where they are: the heaviest increasing subsequence, by rows.
///
/// All other blocks move, and no choice of blocks moves fewer rows.
struct HeaviestChain: ~Copyable {
  /// Marks, in ``MoveBlock/previous``, a block that stays.
  static var stays: UInt32 { .max - 1 }

  /// In the order of the new list.
  var blocks = ScratchBuffer<MoveBlock>()
  private var rowCount = 0

  /// The number of rows that move, once the blocks that stay are marked.
  private(set) var movingRowCount = 0

  /// Negative if one of the blocks begins before the end of the one before it.
  ///
  /// A sum of bits, since no processor can guess the order of rows.
  private var steps = 0

  /// For each length of a chain, the old position of the row it can end with at the lowest, and
  /// the block of that row.
  private var tails = ScratchBuffer<UInt32>()
  private var owners = ScratchBuffer<UInt32>()
  private var ranks = ScratchBuffer<IndexPair>()
  private var weights = ScratchBuffer<UInt32>()

  /// Begins with memory of someone else.
  mutating func borrow(from slab: inout UnsafeMutableRawBufferPointer) {
    blocks.borrow(256, from: &slab)
    tails.borrow(128, from: &slab)
    owners.borrow(128, from: &slab)
    ranks.borrow(128, from: &slab)
    weights.borrow(128, from: &slab)
  }

  mutating func removeAll() {
    blocks.removeAll()
    rowCount = 0
    steps = 0
  }

  /// Adds a row, in the order of new positions.
  @inline(__always)
  mutating func append(old: Int, new: Int) {
    rowCount &+= 1
    if blocks.count > 0 {
      let last = blocks[blocks.count &- 1]
      let end = Int(last.old &+ last.count)
      if end == old, Int(last.new &+ last.count) == new {
        blocks[blocks.count &- 1].count = last.count &+ 1
        return
      }
      steps |= old &- end
    }
    blocks.append(MoveBlock(old: old, new: new))
  }

  /// Adds rows that follow one another, in the order of new positions.
  mutating func append(old: Int, new: Int, count: Int) {
    append(old: old, new: new)
    blocks[blocks.count - 1].count += UInt32(truncatingIfNeeded: count - 1)
    rowCount += count - 1
  }

  /// Marks the blocks that stay.
  ///
  /// - Parameter releasesMemory: Whether to give back what the marks were found with.
  /// - Returns: Whether any block moves. If none does, no block is marked.
  mutating func markStayingBlocks(releasesMemory: Bool) -> Bool {
    if steps >= 0 { return false }
    if blocks.count <= 16 {
      markByComparing()
    } else if rowCount > 24 * blocks.count {
      markByWeight()
    } else {
      markByRows()
    }
    if releasesMemory {
      tails.release()
      owners.release()
      ranks.release()
      weights.release()
    }
    return true
  }

  /// Compares each block with each before it, which takes the least time for a few.
  private mutating func markByComparing() {
    weights.setCount(blocks.count)
    var best = 0
    for index in 0..<blocks.count {
      let old = blocks[index].old
      var heaviest: UInt32 = 0
      var previous = Matching.none
      for other in 0..<index where blocks[other].old < old && weights[other] > heaviest {
        heaviest = weights[other]
        previous = UInt32(truncatingIfNeeded: other)
      }
      blocks[index].previous = previous
      weights[index] = heaviest &+ blocks[index].count
      if weights[index] >= weights[best] { best = index }
    }
    mark(endingWith: UInt32(truncatingIfNeeded: best))
  }

  /// Patience sorting of single rows.
  ///
  /// Rows of one block always land on neighbouring piles.
  private mutating func markByRows() {
    // Three more than there are piles, for searches that read past the last one.
    tails.fill(with: .max, count: rowCount + 3)
    owners.setCount(rowCount)
    var pileCount = 0
    for index in 0..<blocks.count {
      let old = blocks[index].old
      let count = Int(blocks[index].count)
      var pile = pileCount
      if pileCount > 0, tails[pileCount - 1] > old {
        pile = tailCount(below: old, of: pileCount)
      }
      blocks[index].previous = pile > 0 ? owners[pile - 1] : Matching.none
      for row in 0..<count {
        tails[pile + row] = old + UInt32(truncatingIfNeeded: row)
        owners[pile + row] = UInt32(truncatingIfNeeded: index)
      }
      pileCount = max(pileCount, pile + count)
    }
    mark(endingWith: owners[pileCount - 1])
  }

  /// Returns how many of the first tails are below a position.
  ///
  /// Sums of comparisons, four ways at a time, leave the processor no branch to guess wrong.
  private func tailCount(below old: UInt32, of count: Int) -> Int {
    var start = 0
    var width = UInt(bitPattern: count)
    while width >= 4 {
      let quarter = Int(bitPattern: width &>> 2)
      let first = tails[start &+ quarter] < old ? 1 : 0
      let second = tails[start &+ 2 &* quarter] < old ? 1 : 0
      let third = tails[start &+ 3 &* quarter] < old ? 1 : 0
      start &+= (first &+ second &+ third) &* quarter
      width &-= 3 &* UInt(bitPattern: quarter)
    }
    // Up to three are left. What lies behind them isn't below the position.
    let first = tails[start] < old ? 1 : 0
    let second = tails[start &+ 1] < old ? 1 : 0
    let third = tails[start &+ 2] < old ? 1 : 0
    return start &+ first &+ second &+ third
  }

  /// A Fenwick tree over the order of the blocks in the old list: for long blocks, whose rows one by
  /// one would take longer.
  private mutating func markByWeight() {
    ranks.removeAll()
    for index in 0..<blocks.count {
      ranks.append(IndexPair(old: index, new: Int(blocks[index].old)))
    }
    ranks.sort()
    // `owners` becomes the rank of each block, `tails` the tree. A node names the block that the
    // heaviest chain of its share ends with.
    owners.setCount(blocks.count)
    for rank in 0..<ranks.count { owners[ranks[rank].old] = UInt32(truncatingIfNeeded: rank + 1) }
    tails.fill(with: Matching.none, count: blocks.count + 1)
    weights.setCount(blocks.count)
    var best = 0
    for index in 0..<blocks.count {
      var previous = Matching.none
      var node = Int(owners[index]) - 1
      while node > 0 {
        if isHeavier(tails[node], than: previous) { previous = tails[node] }
        node &= node - 1
      }
      blocks[index].previous = previous
      weights[index] =
        blocks[index].count + (previous == Matching.none ? 0 : weights[Int(previous)])
      if weights[index] >= weights[best] { best = index }
      node = Int(owners[index])
      while node <= blocks.count {
        if isHeavier(UInt32(truncatingIfNeeded: index), than: tails[node]) {
          tails[node] = UInt32(truncatingIfNeeded: index)
        }
        node += node & -node
      }
    }
    mark(endingWith: UInt32(truncatingIfNeeded: best))
  }

  private func isHeavier(_ block: UInt32, than other: UInt32) -> Bool {
    if block == Matching.none { return false }
    return other == Matching.none || weights[Int(block)] > weights[Int(other)]
  }

  private mutating func mark(endingWith last: UInt32) {
    movingRowCount = rowCount
    var block = last
    while block != Matching.none {
      movingRowCount -= Int(blocks[Int(block)].count)
      let previous = blocks[Int(block)].previous
      blocks[Int(block)].previous = Self.stays
      block = previous
    }
  }
}
