// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// Looks new left-overs up among the old ones, and returns whether the hash was good enough.
  @inlinable
  mutating func matchByHashing<Element: Item>(
    _: Element.Type, hash: inout IdentityHash, patience: Int
  ) -> Bool {
    table.prepare(slotCount: oldSlotCount, patience: patience)
    hashes.setCount(16)
    // From last to first, so that the first of several twins is the one found.
    var end = oldSlotCount
    while end > 0 {
      let start = max(0, end - 16)
      for slot in start..<end {
        let old = oldAddresses[slot].assumingMemoryBound(to: Element.self)
        hashes[slot &- start] = hash(old.pointee.identity)
      }
      if hash.needsHasher { return false }
      var slot = end
      while slot > start {
        slot -= 1
        insert(Element.self, slot, hash: hashes[slot &- start])
      }
      if table.patience < 0 {
        if !hash.usesHasher { return false }
        break
      }
      end = start
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
          oldAddresses[other].assumingMemoryBound(to: Element.self),
          oldAddresses[slot].assumingMemoryBound(to: Element.self))
        if isTwin {
          table.makeTwin(of: slot, other, slotCount: oldSlotCount)
          break
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

  /// Looks up the new left-overs of one pair of sections.
  ///
  /// Rows that moved together are met one after another. Where this has been so for a while the next
  /// one is guessed, and no hash is needed as long as the guess holds.
  @inlinable
  mutating func lookUp<Element: Item>(_: Element.Type, _ pair: Int, hash: inout IdentityHash) {
    let oldSlots = oldSlots(ofPair: pair)
    let newSlots = newSlots(ofPair: pair)
    var newSlot = newSlots.lowerBound
    var last = -2
    var step = 0
    while newSlot < newSlots.upperBound {
      while step != 0, newSlot < newSlots.upperBound {
        let guess = last &+ step
        if guess < oldSlots.lowerBound || guess >= oldSlots.upperBound || isTaken[guess] { break }
        if !haveSameIdentity(Element.self, oldSlot: guess, newSlot: newSlot) { break }
        match(oldSlot: guess, newSlot: newSlot)
        noteUpdate(Element.self, oldSlot: guess, newSlot: newSlot)
        last = guess
        newSlot &+= 1
      }
      let start = newSlot
      let end = min(start + 16, newSlots.upperBound)
      for slot in start..<end {
        let new = newAddresses[slot].assumingMemoryBound(to: Element.self)
        hashes[slot &- start] = hash(new.pointee.identity)
      }
      if hash.needsHasher { return }
      var steps = 0
      while newSlot < end {
        if let oldSlot = find(Element.self, newSlot, hash: hashes[newSlot &- start]) {
          if table.hasTwins(oldSlot) {
            twins.append(IndexPair(old: newSlot, new: oldSlot))
          } else if !oldSlots.contains(oldSlot) {
            crossings.append(IndexPair(old: oldSlot, new: newSlot))
          } else if !isTaken[oldSlot] {
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
    }
  }
}
