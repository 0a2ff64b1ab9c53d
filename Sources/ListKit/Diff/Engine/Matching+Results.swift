// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// The old positions of one pair that have no partner, ascending.
  func appendUnmatchedOld(ofPair index: Int, to result: inout [Int]) {
    let end = index + 1 < pairs.count ? pairs[index + 1].firstOldSpan : oldSpans.count
    var slot = pairs[index].firstOldSlot
    for span in pairs[index].firstOldSpan..<end {
      let start = Int(oldSpans[span].start)
      for position in start..<start + Int(oldSpans[span].count) {
        if matchCount == 0 || !oldSlots[slot].isMatched { result.append(position) }
        slot += 1
      }
    }
  }

  /// The new positions of one pair that have no partner, ascending.
  func appendUnmatchedNew(ofPair index: Int, to result: inout [Int]) {
    let end = index + 1 < pairs.count ? pairs[index + 1].firstNewSpan : newSpans.count
    var slot = pairs[index].firstNewSlot
    for span in pairs[index].firstNewSpan..<end {
      let start = Int(newSpans[span].start)
      for position in start..<start + Int(newSpans[span].count) {
        if matchCount == 0 || !newSlots[slot].isMatched { result.append(position) }
        slot += 1
      }
    }
  }

  /// The old positions without a partner, where there is one pair.
  @usableFromInline
  func deletions() -> [Int] {
    var result: [Int] = []
    if oldSlotCount == matchCount { return result }
    result.reserveCapacity(oldSlotCount - matchCount)
    appendUnmatchedOld(ofPair: 0, to: &result)
    return result
  }

  /// The new positions without a partner, where there is one pair.
  @usableFromInline
  func insertions() -> [Int] {
    var result: [Int] = []
    if newSlotCount == matchCount { return result }
    result.reserveCapacity(newSlotCount - matchCount)
    appendUnmatchedNew(ofPair: 0, to: &result)
    return result
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
      let last = Int(run.old) + Int(run.count) - 1
      for row in 0..<Int(run.count) {
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
