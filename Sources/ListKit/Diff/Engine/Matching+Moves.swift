// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// Fills ``moves`` and completes ``updates``.
  @usableFromInline
  mutating func findMoves() {
    if !lateUpdates.isEmpty {
      lateUpdates.sort()
      updates.sort()
      updates.merge(lateUpdates)
    }
    if matchCount == 0 && !hasReversedRuns { return }
    for pair in 0..<pairs.count { findMoves(inPair: pair) }
    for index in 0..<lateMatches.count {
      let (old, new) = (lateMatches[index].old, lateMatches[index].new)
      if !oldRange(ofPair: pair(ofNewSlot: new)).contains(old) {
        moves.append(
          IndexPair(old: Int(oldSlots[old].position), new: Int(newSlots[new].position)))
      }
    }
    if pairs.count > 1 { moves.sort() }
  }

  /// Finds the rows of one pair of sections that have to move inside it.
  private mutating func findMoves(inPair index: Int) {
    let oldRange = oldRange(ofPair: index)
    let newRange = newRange(ofPair: index)
    let runEnd = index + 1 < pairs.count ? pairs[index + 1].firstRun : runs.count
    chain.removeAll()
    var run = pairs[index].firstRun
    let isShed = shedOldSlots()
    chain.blocks.reserve(min(newRange.count, matchCount) + runEnd - run)
    if matchCount > 0 {
      for slot in newRange {
        let row = newSlots[slot]
        if !isShed, !row.isMatched || !oldRange.contains(Int(row.partner)) { continue }
        let position = row.position
        while run < runEnd, runs[run].new < position {
          appendToChain(runs[run])
          run += 1
        }
        let old = isShed ? row.partner : oldSlots[Int(row.partner)].position
        chain.append(old: Int(old), new: Int(position))
      }
    }
    if isShed { newSlots.release() }
    while run < runEnd {
      appendToChain(runs[run])
      run += 1
    }
    guard chain.markStayingBlocks(releasesMemory: isSingleUse) else { return }
    moves.reserve(moves.count + chain.movingRowCount)
    for index in 0..<chain.blocks.count {
      let block = chain.blocks[index]
      if block.previous == HeaviestChain.stays { continue }
      for row in 0..<Int(block.count) {
        moves.append(IndexPair(old: Int(block.old) + row, new: Int(block.new) + row))
      }
    }
    if isSingleUse { chain.blocks.release() }
  }

  /// Gives the old left-overs back where they aren't needed any more, since all rows have a partner:
  /// new ones then name the position of their partner.
  ///
  /// Only moves are left to be found, which takes memory in its turn.
  private mutating func shedOldSlots() -> Bool {
    guard isSingleUse, pairs.count == 1, oldSlotCount == matchCount, newSlotCount == matchCount,
      matchCount > 0
    else { return false }
    for slot in 0..<newSlotCount {
      newSlots[slot].partner = oldSlots[Int(newSlots[slot].partner)].position
    }
    oldSlots.release()
    return true
  }

  private mutating func appendToChain(_ run: MatchRun) {
    let (old, new, count) = (Int(run.old), Int(run.new), run.count)
    if run.isReversed {
      chain.blocks.reserve(chain.blocks.count + count)
      for row in 0..<count { chain.append(old: old + count - 1 - row, new: new + row) }
    } else {
      chain.append(old: old, new: new, count: count)
    }
  }
}
