// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// Calls a function with the old position of each row of a pair without a partner, ascending.
  @inline(__always)
  func forEachUnmatchedOld(ofPair index: Int, _ body: (Int) -> Void) {
    let end = index + 1 < pairs.count ? pairs[index + 1].firstOldSpan : oldSpans.count
    var slot = pairs[index].firstOldSlot
    for span in pairs[index].firstOldSpan..<end {
      let start = Int(oldSpans[span].start)
      for position in start..<start + Int(oldSpans[span].count) {
        if matchCount == 0 || !oldSlots[slot].isMatched { body(position) }
        slot += 1
      }
    }
  }

  /// Calls a function with the new position of each row of a pair without a partner, ascending.
  @inline(__always)
  func forEachUnmatchedNew(ofPair index: Int, _ body: (Int) -> Void) {
    let end = index + 1 < pairs.count ? pairs[index + 1].firstNewSpan : newSpans.count
    var slot = pairs[index].firstNewSlot
    for span in pairs[index].firstNewSpan..<end {
      let start = Int(newSpans[span].start)
      for position in start..<start + Int(newSpans[span].count) {
        if matchCount == 0 || !newSlots[slot].isMatched { body(position) }
        slot += 1
      }
    }
  }

  /// The number of old rows without a partner whose section is in both versions.
  func survivingDeletionCount() -> Int {
    var total = oldSlotCount - matchCount
    for pair in 0..<pairs.count where pairs[pair].newSection == Self.none {
      forEachUnmatchedOld(ofPair: pair) { _ in total -= 1 }
    }
    return total
  }

  /// The number of new rows without a partner whose section is in both versions.
  func survivingInsertionCount() -> Int {
    var total = newSlotCount - matchCount
    for pair in 0..<pairs.count where pairs[pair].oldSection == Self.none {
      forEachUnmatchedNew(ofPair: pair) { _ in total -= 1 }
    }
    return total
  }

  /// The old positions without a partner, where there is one pair.
  @usableFromInline
  func deletions() -> [Int] {
    if oldSlotCount == matchCount { return [] }
    return Array(unsafeUninitializedCapacity: oldSlotCount - matchCount) { result, count in
      forEachUnmatchedOld(ofPair: 0) { position in
        result.initializeElement(at: count, to: position)
        count += 1
      }
    }
  }

  /// The new positions without a partner, where there is one pair.
  @usableFromInline
  func insertions() -> [Int] {
    if newSlotCount == matchCount { return [] }
    return Array(unsafeUninitializedCapacity: newSlotCount - matchCount) { result, count in
      forEachUnmatchedNew(ofPair: 0) { position in
        result.initializeElement(at: count, to: position)
        count += 1
      }
    }
  }

  @usableFromInline
  func movesByIndex() -> [Move<Int>] { Self.movesByIndex(moves) }

  @usableFromInline
  func updatesByIndex() -> [Move<Int>] { Self.movesByIndex(updates) }

  private static func movesByIndex(_ pairs: borrowing ScratchBuffer<IndexPair>) -> [Move<Int>] {
    if pairs.isEmpty { return [] }
    return Array(unsafeUninitializedCapacity: pairs.count) { result, count in
      count = pairs.count
      for index in 0..<count {
        result.initializeElement(at: index, to: Move(from: pairs[index].old, to: pairs[index].new))
      }
    }
  }

  /// Writes the old index of each new one, where there is one pair, and the reverse.
  @usableFromInline
  func writePartners(
    old: inout ScratchBuffer<UInt32>, oldCount: Int, new: inout ScratchBuffer<UInt32>, newCount: Int
  ) {
    old.fill(with: Self.none, count: newCount)
    new.fill(with: Self.none, count: oldCount)
    func pair(_ oldIndex: Int, _ newIndex: Int) {
      old[newIndex] = UInt32(truncatingIfNeeded: oldIndex)
      new[oldIndex] = UInt32(truncatingIfNeeded: newIndex)
    }
    for index in 0..<runs.count {
      let run = runs[index]
      let last = Int(run.old) + run.count - 1
      for row in 0..<run.count {
        pair(run.isReversed ? last - row : Int(run.old) + row, Int(run.new) + row)
      }
    }
    if matchCount == 0 { return }
    for slot in 0..<newSlotCount where newSlots[slot].isMatched {
      let row = newSlots[slot]
      pair(Int(oldSlots[Int(row.partner)].position), Int(row.position))
    }
  }
}
