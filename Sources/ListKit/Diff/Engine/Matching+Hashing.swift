// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// Looks new left-overs up among the old ones, and returns whether the hash was good enough.
  @inlinable
  mutating func matchByHashing<Element: Item>(
    _: Element.Type, hash: inout IdentityHash, patience: Int
  ) -> Bool {
    table.prepare(slotCount: oldSlotCount, patience: patience)
    hashes.setCount(32)
    var start = 0
    while start < oldSlotCount {
      let end = min(start &+ 16, oldSlotCount)
      for slot in start..<end {
        hashes[slot &- start] = hash(oldSlots[slot].pointer(to: Element.self))
      }
      if hash.needsHasher { return false }
      for slot in start..<end { insert(Element.self, slot, hash: hashes[slot &- start]) }
      if table.patience < 0 {
        if !hash.usesHasher { return false }
        break
      }
      start = end
    }
    for pair in 0..<pairs.count {
      lookUp(Element.self, pair, hash: &hash)
      if hash.needsHasher { return false }
      if table.patience < 0 { return hash.usesHasher }
    }
    return true
  }

  @inlinable
  mutating func insert<Element: Item>(_: Element.Type, _ slot: Int, hash: UInt64) {
    let tag = table.tag(hash)
    var index = table.firstIndex(hash)
    while true {
      let entry = table.entries[index]
      if entry == 0 { break }
      if entry & ~table.slotBits == tag {
        let other = Int(entry & table.slotBits) &- 1
        let isTwin = RowComparison.haveSameIdentity(
          oldSlots[other].pointer(to: Element.self), oldSlots[slot].pointer(to: Element.self))
        if isTwin {
          table.addTwin(slot, of: other, slotCount: oldSlotCount)
          return
        }
      }
      index = (index &+ 1) & table.mask
      table.patience &-= 1
      if table.patience < 0 { return }
    }
    table.entries[index] = tag | UInt32(truncatingIfNeeded: slot &+ 1)
  }

  /// Finds the first old slot with the identity of a new one.
  @inlinable
  @inline(__always)
  mutating func find<Element: Item>(_: Element.Type, _ newSlot: Int, hash: UInt64) -> Int? {
    let tag = table.tag(hash)
    var index = table.firstIndex(hash)
    while table.patience >= 0 {
      let entry = table.entries[index]
      if entry == 0 { return nil }
      if entry & ~table.slotBits == tag {
        let oldSlot = Int(entry & table.slotBits) &- 1
        if haveSameIdentity(Element.self, oldSlot: oldSlot, newSlot: newSlot) { return oldSlot }
      }
      index = (index &+ 1) & table.mask
      table.patience &-= 1
    }
    return nil
  }

  /// Reads what several look-ups will need, so that the waits for memory overlap.
  ///
  /// Worth it where the old rows are too many for the nearest caches.
  @usableFromInline
  mutating func touchCandidates(hashes range: Range<Int>) {
    for index in range {
      let hash = hashes[index]
      let entry = table.entries[table.firstIndex(hash)]
      let isCandidate = entry != 0 && entry & ~table.slotBits == table.tag(hash)
      hashes[16 &+ index] = isCandidate ? UInt64(entry & table.slotBits) : 0
    }
    for index in range where hashes[16 &+ index] != 0 {
      let slot = Int(truncatingIfNeeded: hashes[16 &+ index]) &- 1
      hashes[16 &+ index] = UInt64(oldSlots[slot].address.load(as: UInt8.self))
    }
  }

  /// Looks up the new left-overs of one pair of sections.
  ///
  /// Rows that moved together are met one after another. Where this has been so for a while the next
  /// one is guessed, and no hash is needed as long as the guess holds.
  @inlinable
  mutating func lookUp<Element: Item>(_: Element.Type, _ pair: Int, hash: inout IdentityHash) {
    let oldRange = oldRange(ofPair: pair)
    let newRange = newRange(ofPair: pair)
    var newSlot = newRange.lowerBound
    var last = -2
    var step = 0
    // Whether the rows before had partners: only then is there something to be read ahead.
    var hasPartners = true
    while newSlot < newRange.upperBound {
      while step != 0, newSlot < newRange.upperBound {
        let guess = last &+ step
        if !oldRange.contains(guess) || oldSlots[guess].isMatched || newSlots[newSlot].isMatched {
          break
        }
        if !haveSameIdentity(Element.self, oldSlot: guess, newSlot: newSlot) { break }
        match(oldSlot: guess, newSlot: newSlot)
        noteUpdate(Element.self, oldSlot: guess, newSlot: newSlot)
        last = guess
        newSlot &+= 1
      }
      let start = newSlot
      let end = min(start + 16, newRange.upperBound)
      for slot in start..<end {
        hashes[slot &- start] = hash(newSlots[slot].pointer(to: Element.self))
      }
      if hash.needsHasher { return }
      if oldSlotCount >= 16_384, hasPartners { touchCandidates(hashes: 0..<end - start) }
      var steps = 0
      let matchCountBefore = matchCount
      while newSlot < end {
        if !newSlots[newSlot].isMatched,
          let oldSlot = find(Element.self, newSlot, hash: hashes[newSlot &- start])
        {
          if table.hasTwins(oldSlot) {
            twins.append(IndexPair(old: newSlot, new: oldSlot))
          } else if !oldRange.contains(oldSlot) {
            crossings.append(IndexPair(old: oldSlot, new: newSlot))
          } else if !oldSlots[oldSlot].isMatched {
            match(oldSlot: oldSlot, newSlot: newSlot)
            noteUpdate(Element.self, oldSlot: oldSlot, newSlot: newSlot)
            steps += oldSlot == last &+ 1 ? 1 : oldSlot == last &- 1 ? -1 : 0
            last = oldSlot
          }
        }
        newSlot &+= 1
      }
      if table.patience < 0 { return }
      step = steps >= 12 ? 1 : steps <= -12 ? -1 : 0
      hasPartners = matchCount > matchCountBefore
    }
  }
}
