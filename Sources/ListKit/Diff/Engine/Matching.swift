// Part of ListKit, MIT licence: see LICENSE.

/// Which rows of two lists are the same, worked out in tiers of rising cost.
///
/// 1. ``matchInOrder(_:_:oldOffset:newOffset:)`` pairs what is in the same order on both sides,
///    section by section, and notes the rest as left over.
/// 2. ``matchLeftOvers(_:)`` finds partners for the left-overs of all sections by hashing them.
/// 3. ``findMoves()`` tells which matched rows have to move.
///
/// Rows are counted across all sections: a *position* is the number of rows before one in its
/// version. Left-overs are numbered once more, by *slot*, in the order in which they were left over.
@usableFromInline
struct Matching: ~Copyable {
  @usableFromInline static var none: UInt32 { .max }

  @usableFromInline var pairs = ScratchBuffer<MatchPair>()
  @usableFromInline var runs = ScratchBuffer<MatchRun>()
  @usableFromInline var oldSpans = ScratchBuffer<LeftOverSpan>()
  @usableFromInline var newSpans = ScratchBuffer<LeftOverSpan>()
  @usableFromInline var oldSlotCount = 0
  @usableFromInline var newSlotCount = 0
  @usableFromInline var hasReversedRuns = false

  /// Matched rows with other content, ascending, and those that were found at a common end or
  /// among left-overs and are not yet sorted in.
  @usableFromInline var updates = ScratchBuffer<IndexPair>()
  @usableFromInline var endUpdates = ScratchBuffer<IndexPair>()
  @usableFromInline var lateUpdates = ScratchBuffer<IndexPair>()

  /// The left-overs by slot.
  ///
  /// Empty unless both sides have some.
  @usableFromInline var oldSlots = ScratchBuffer<LeftOverRow>()
  @usableFromInline var newSlots = ScratchBuffer<LeftOverRow>()
  @usableFromInline var matchCount = 0

  /// Matches to be decided once all rows were looked up, as pairs of an old and a new slot: rows
  /// found in another section, and rows that have twins.
  @usableFromInline var crossings = ScratchBuffer<IndexPair>()
  @usableFromInline var twins = ScratchBuffer<IndexPair>()
  @usableFromInline var lateMatches = ScratchBuffer<IndexPair>()

  @usableFromInline var table = SlotTable()
  @usableFromInline var hashes = ScratchBuffer<UInt64>()

  /// Matched rows that have to move, ascending once ``findMoves()`` is through.
  @usableFromInline var moves = ScratchBuffer<IndexPair>()
  var chain = HeaviestChain()

  @usableFromInline
  init() {}

  /// Forgets everything but the memory.
  @usableFromInline
  mutating func reset() {
    pairs.removeAll()
    runs.removeAll()
    oldSpans.removeAll()
    newSpans.removeAll()
    oldSlotCount = 0
    newSlotCount = 0
    hasReversedRuns = false
    updates.removeAll()
    lateUpdates.removeAll()
    oldSlots.removeAll()
    newSlots.removeAll()
    matchCount = 0
    crossings.removeAll()
    twins.removeAll()
    lateMatches.removeAll()
    moves.removeAll()
  }

  /// Whether memory is given back as soon as it isn't needed, since there is no next diff.
  @usableFromInline var isSingleUse = false

  /// The bytes that ``borrow(from:)`` can use.
  @usableFromInline static var slabSize: Int { 4096 }

  /// Begins with memory of someone else, which has to outlive the matching, for one diff.
  ///
  /// Small lists then need no other. One allocation, or none if it is on the stack, takes the
  /// place of twenty.
  @usableFromInline
  mutating func borrow(from slab: UnsafeMutableRawBufferPointer) {
    isSingleUse = true
    var slab = slab
    pairs.borrow(MemoryLayout<MatchPair>.stride, from: &slab)
    runs.borrow(192, from: &slab)
    oldSpans.borrow(128, from: &slab)
    newSpans.borrow(128, from: &slab)
    updates.borrow(128, from: &slab)
    endUpdates.borrow(64, from: &slab)
    lateUpdates.borrow(128, from: &slab)
    oldSlots.borrow(384, from: &slab)
    newSlots.borrow(384, from: &slab)
    crossings.borrow(64, from: &slab)
    twins.borrow(64, from: &slab)
    lateMatches.borrow(64, from: &slab)
    table.entries.borrow(256, from: &slab)
    table.nextTwins.borrow(64, from: &slab)
    hashes.borrow(256, from: &slab)
    moves.borrow(128, from: &slab)
    chain.borrow(from: &slab)
  }

  /// Begins a pair of sections.
  ///
  /// Its share of the buffers is what is added until the next one begins.
  @inlinable
  mutating func beginPair(_ pair: MatchPair) {
    var pair = pair
    pair.firstRun = runs.count
    pair.firstOldSpan = oldSpans.count
    pair.firstNewSpan = newSpans.count
    pair.firstOldSlot = oldSlotCount
    pair.firstNewSlot = newSlotCount
    pairs.append(pair)
  }

  @inlinable
  mutating func leaveOverOld(_ start: Int, count: Int) {
    oldSpans.append(LeftOverSpan(start: start, count: count), if: count != 0)
    oldSlotCount &+= count
  }

  @inlinable
  mutating func leaveOverNew(_ start: Int, count: Int) {
    newSpans.append(LeftOverSpan(start: start, count: count), if: count != 0)
    newSlotCount &+= count
  }

  /// The slots of the old rows of a pair.
  @inlinable
  func oldRange(ofPair index: Int) -> Range<Int> {
    let end = index + 1 < pairs.count ? pairs[index + 1].firstOldSlot : oldSlotCount
    return pairs[index].firstOldSlot..<end
  }

  /// The slots of the new rows of a pair.
  @inlinable
  func newRange(ofPair index: Int) -> Range<Int> {
    let end = index + 1 < pairs.count ? pairs[index + 1].firstNewSlot : newSlotCount
    return pairs[index].firstNewSlot..<end
  }

  @inlinable
  mutating func match(oldSlot: Int, newSlot: Int) {
    newSlots[newSlot].partner = UInt32(truncatingIfNeeded: oldSlot)
    oldSlots[oldSlot].partner = UInt32(truncatingIfNeeded: newSlot)
    matchCount += 1
  }

  /// The pair that a new slot belongs to.
  func pair(ofNewSlot slot: Int) -> Int {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if newRange(ofPair: middle).upperBound <= slot { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

@available(*, unavailable)
extension Matching: Sendable {}
