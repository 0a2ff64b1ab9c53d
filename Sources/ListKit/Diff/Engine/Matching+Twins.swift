// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// Decides the matches that had to wait until every row was looked up.
  @usableFromInline
  mutating func resolveLateMatches() {
    if !twins.isEmpty { resolveTwins() }
    for index in 0..<crossings.count {
      let crossing = crossings[index]
      if !oldSlots[crossing.old].isMatched {
        matchLate(oldSlot: crossing.old, newSlot: crossing.new)
      }
    }
  }

  /// Pairs rows of equal identity, inside their section first, then in order of appearance.
  private mutating func resolveTwins() {
    // An entry holds the first old slot of the identity and a new slot, in the order of sorting.
    twins.sort()
    var start = 0
    while start < twins.count {
      let head = twins[start].new
      var end = start
      while end < twins.count, twins[end].new == head { end += 1 }
      pairTwinsInsideSections(start..<end, head: head)
      pairRemainingTwins(start..<end, head: head)
      start = end
    }
  }

  private mutating func pairTwinsInsideSections(_ entries: Range<Int>, head: Int) {
    var oldSlot: Int? = head
    for entry in entries {
      let newSlot = twins[entry].old
      let range = oldRange(ofPair: pair(ofNewSlot: newSlot))
      while let slot = oldSlot, slot < range.lowerBound || oldSlots[slot].isMatched {
        oldSlot = twin(after: slot)
      }
      guard let slot = oldSlot else { return }
      if slot < range.upperBound { matchLate(oldSlot: slot, newSlot: newSlot) }
    }
  }

  private mutating func pairRemainingTwins(_ entries: Range<Int>, head: Int) {
    var oldSlot: Int? = head
    for entry in entries where !newSlots[twins[entry].old].isMatched {
      while let slot = oldSlot, oldSlots[slot].isMatched { oldSlot = twin(after: slot) }
      guard let slot = oldSlot else { return }
      matchLate(oldSlot: slot, newSlot: twins[entry].old)
    }
  }

  private func twin(after slot: Int) -> Int? {
    table.hasTwins(slot) ? Int(table.nextTwins[slot]) : nil
  }

  @usableFromInline
  mutating func matchLate(oldSlot: Int, newSlot: Int) {
    match(oldSlot: oldSlot, newSlot: newSlot)
    lateMatches.append(IndexPair(old: oldSlot, new: newSlot))
  }
}
