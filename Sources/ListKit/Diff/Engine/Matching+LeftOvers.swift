// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// Finds partners for the rows that are left over in all sections.
  ///
  /// Each identity is hashed at most once a side. Among rows of one identity those of the same
  /// section pair up first, the first with the first; then what remains of them, in the same way.
  ///
  /// Identities that all have one hash would take a comparison of each row with each other one.
  /// After some millions of these the search is given up, and what has no partner by then counts as
  /// removed and inserted.
  @inlinable
  mutating func matchLeftOvers<Element: Item>(_: Element.Type) {
    if oldSlotCount == 0 || newSlotCount == 0 { return }
    numberSlots(stride: MemoryLayout<Element>.stride)
    partners.fill(with: Self.none, count: newSlotCount)
    isTaken.fill(with: false, count: oldSlotCount)
    if oldSlotCount <= 64, newSlotCount <= 64, oldSlotCount * newSlotCount <= 64 {
      matchByComparing(Element.self)
    } else {
      var hash = IdentityHash(usesHasher: false)
      if !matchByHashing(Element.self, hash: &hash, patience: 4096 + 16 * oldSlotCount) {
        hash = IdentityHash(usesHasher: true)
        partners.fill(with: Self.none, count: newSlotCount)
        isTaken.fill(with: false, count: oldSlotCount)
        forgetLateMatches()
        let patience = 4_194_304 + 64 * (oldSlotCount + newSlotCount)
        _ = matchByHashing(Element.self, hash: &hash, patience: patience)
      }
    }
    resolveLateMatches()
    for index in 0..<lateMatches.count {
      noteUpdate(Element.self, oldSlot: lateMatches[index].old, newSlot: lateMatches[index].new)
    }
  }

  /// Compares all with all, which is cheaper than any hash for a few rows.
  @inlinable
  mutating func matchByComparing<Element: Item>(_: Element.Type) {
    for newPair in 0..<pairs.count {
      let oldSlots = oldSlots(ofPair: newPair)
      for newSlot in newSlots(ofPair: newPair) {
        for oldSlot in oldSlots where !isTaken[oldSlot] {
          if haveSameIdentity(Element.self, oldSlot: oldSlot, newSlot: newSlot) {
            match(oldSlot: oldSlot, newSlot: newSlot)
            noteUpdate(Element.self, oldSlot: oldSlot, newSlot: newSlot)
            break
          }
        }
      }
    }
    if pairs.count == 1 { return }
    for newSlot in 0..<newSlotCount where partners[newSlot] == Self.none {
      for oldSlot in 0..<oldSlotCount where !isTaken[oldSlot] {
        if haveSameIdentity(Element.self, oldSlot: oldSlot, newSlot: newSlot) {
          crossings.append(IndexPair(old: oldSlot, new: newSlot))
          isTaken[oldSlot] = true
          break
        }
      }
    }
    for index in 0..<crossings.count { isTaken[crossings[index].old] = false }
  }

  @inlinable
  @inline(__always)
  func haveSameIdentity<Element: Item>(_: Element.Type, oldSlot: Int, newSlot: Int) -> Bool {
    RowComparison.haveSameIdentity(
      oldAddresses[oldSlot].assumingMemoryBound(to: Element.self),
      newAddresses[newSlot].assumingMemoryBound(to: Element.self))
  }

  /// Compares the content of two matched rows.
  @inlinable
  @inline(__always)
  mutating func noteUpdate<Element: Item>(_: Element.Type, oldSlot: Int, newSlot: Int) {
    let old = oldAddresses[oldSlot].assumingMemoryBound(to: Element.self)
    let new = newAddresses[newSlot].assumingMemoryBound(to: Element.self)
    if RowComparison.haveSameBits(old, new) || RowComparison.haveSameContent(old, new) { return }
    lateUpdates.append(
      IndexPair(old: Int(oldPositions[oldSlot]), new: Int(newPositions[newSlot])))
  }

  /// Lists position and address of every left-over.
  @usableFromInline
  mutating func numberSlots(stride: Int) {
    oldPositions.setCount(oldSlotCount)
    oldAddresses.setCount(oldSlotCount)
    newPositions.setCount(newSlotCount)
    newAddresses.setCount(newSlotCount)
    var oldSlot = 0
    var newSlot = 0
    for index in 0..<pairs.count {
      let pair = pairs[index]
      let isLast = index + 1 == pairs.count
      if let rows = pair.oldRows {
        let end = isLast ? oldSpans.count : pairs[index + 1].firstOldSpan
        for span in pair.firstOldSpan..<end {
          let start = Int(oldSpans[span].start)
          for position in start..<start + Int(oldSpans[span].count) {
            oldPositions[oldSlot] = UInt32(truncatingIfNeeded: position)
            oldAddresses[oldSlot] = rows + (position - pair.oldOffset) * stride
            oldSlot += 1
          }
        }
      }
      if let rows = pair.newRows {
        let end = isLast ? newSpans.count : pairs[index + 1].firstNewSpan
        for span in pair.firstNewSpan..<end {
          let start = Int(newSpans[span].start)
          for position in start..<start + Int(newSpans[span].count) {
            newPositions[newSlot] = UInt32(truncatingIfNeeded: position)
            newAddresses[newSlot] = rows + (position - pair.newOffset) * stride
            newSlot += 1
          }
        }
      }
    }
  }
}
