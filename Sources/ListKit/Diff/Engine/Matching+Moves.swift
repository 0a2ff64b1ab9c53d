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
    if isSingleUse { runs.release() }
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
    if !hasReversedRuns, matchCount > 0 {
      let matches = matches(in: newRange, with: oldRange)
      if matches.count == 0 { return }
      if matches.count == 1 {
        return moveAlone(matches.last, past: pairs[index].firstRun..<runEnd)
      }
    }
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
    let isLastUse = isSingleUse && pairs.count == 1
    guard chain.markStayingBlocks(releasesMemory: isLastUse) else { return }
    moves.reserve(moves.count + chain.movingRowCount)
    for index in 0..<chain.blocks.count {
      let block = chain.blocks[index]
      if block.previous == HeaviestChain.stays { continue }
      for row in 0..<Int(block.count) {
        moves.append(IndexPair(old: Int(block.old) + row, new: Int(block.new) + row))
      }
    }
    if isLastUse { chain.blocks.release() }
  }

  /// Returns how many left-overs of a pair have their partner in the same pair, 2 standing for more, and
  /// the last of them.
  private func matches(
    in newRange: Range<Int>, with oldRange: Range<Int>
  ) -> (count: Int, last: Int) {
    var count = 0
    var last = 0
    for slot in newRange {
      let partner = Int(newSlots[slot].partner)
      let isInside = partner >= oldRange.lowerBound && partner < oldRange.upperBound
      count &+= isInside ? 1 : 0
      last = isInside ? slot : last
      if count > 1 { break }
    }
    return (count, last)
  }

  /// Moves the only matched row of a pair if it passes others, none of which is cheaper to move.
  private mutating func moveAlone(_ newSlot: Int, past range: Range<Int>) {
    let new = newSlots[newSlot].position
    let old = oldSlots[Int(newSlots[newSlot].partner)].position
    var passed = 0
    for run in range { passed |= (runs[run].old < old) == (runs[run].new < new) ? 0 : 1 }
    if passed != 0 { moves.append(IndexPair(old: Int(old), new: Int(new))) }
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
