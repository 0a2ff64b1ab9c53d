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
    // So many comparisons take as long as hashing the rows does.
    let limit = IdentityHash.isFast(for: Element.Identity.self) ? 64 : 128
    if oldSlotCount <= limit, newSlotCount <= limit, oldSlotCount * newSlotCount <= limit {
      matchByComparing(Element.self)
    } else {
      let count = oldSlotCount + newSlotCount
      var hash = IdentityHash(usesHasher: false)
      if !matchByHashing(Element.self, hash: &hash, patience: 4096 + 16 * count) {
        // What was matched by then is right. The rest begins again with a better hash.
        crossings.removeAll()
        twins.removeAll()
        hash = IdentityHash(usesHasher: true)
        _ = matchByHashing(Element.self, hash: &hash, patience: 4_194_304 + 64 * count)
      }
    }
    resolveLateMatches()
    for index in 0..<lateMatches.count {
      noteUpdate(Element.self, oldSlot: lateMatches[index].old, newSlot: lateMatches[index].new)
    }
    if isSingleUse { releaseHashes() }
  }

  /// Gives back what partners were found with; without any, the left-overs tell nothing either.
  @usableFromInline
  mutating func releaseHashes() {
    table.entries.release()
    hashes.release()
    guard matchCount == 0 else { return }
    oldSlots.release()
    newSlots.release()
  }

  /// Compares all with all, which is cheaper than any hash for a few rows.
  @inlinable
  mutating func matchByComparing<Element: Item>(_: Element.Type) {
    for newPair in 0..<pairs.count {
      let oldRange = oldRange(ofPair: newPair)
      for newSlot in newRange(ofPair: newPair) {
        for oldSlot in oldRange where !oldSlots[oldSlot].isMatched {
          if haveSameIdentity(Element.self, oldSlot: oldSlot, newSlot: newSlot) {
            match(oldSlot: oldSlot, newSlot: newSlot)
            noteUpdate(Element.self, oldSlot: oldSlot, newSlot: newSlot)
            break
          }
        }
      }
    }
    if pairs.count == 1 { return }
    for newSlot in 0..<newSlotCount where !newSlots[newSlot].isMatched {
      for oldSlot in 0..<oldSlotCount where !oldSlots[oldSlot].isMatched {
        if haveSameIdentity(Element.self, oldSlot: oldSlot, newSlot: newSlot) {
          matchLate(oldSlot: oldSlot, newSlot: newSlot)
          break
        }
      }
    }
  }

  @inlinable
  @inline(__always)
  func haveSameIdentity<Element: Item>(_: Element.Type, oldSlot: Int, newSlot: Int) -> Bool {
    RowComparison.haveSameIdentity(
      oldSlots[oldSlot].pointer(to: Element.self), newSlots[newSlot].pointer(to: Element.self))
  }

  /// Compares the content of two matched rows.
  @inlinable
  @inline(__always)
  mutating func noteUpdate<Element: Item>(_: Element.Type, oldSlot: Int, newSlot: Int) {
    let old = oldSlots[oldSlot].pointer(to: Element.self)
    let new = newSlots[newSlot].pointer(to: Element.self)
    if RowComparison.haveSameBits(old, new) || RowComparison.haveSameContent(old, new) { return }
    lateUpdates.append(
      IndexPair(
        old: Int(oldSlots[oldSlot].position), new: Int(newSlots[newSlot].position)))
  }

  /// Lists position and address of every left-over.
  @usableFromInline
  mutating func numberSlots(stride: Int) {
    oldSlots.reserve(oldSlotCount)
    newSlots.reserve(newSlotCount)
    for index in 0..<pairs.count {
      let pair = pairs[index]
      let isLast = index + 1 == pairs.count
      if let rows = pair.oldRows {
        let end = isLast ? oldSpans.count : pairs[index + 1].firstOldSpan
        let first = rows - pair.oldOffset * stride
        for span in pair.firstOldSpan..<end {
          oldSlots.appendRows(of: oldSpans[span], first: first, stride: stride)
        }
      }
      if let rows = pair.newRows {
        let end = isLast ? newSpans.count : pairs[index + 1].firstNewSpan
        let first = rows - pair.newOffset * stride
        for span in pair.firstNewSpan..<end {
          newSlots.appendRows(of: newSpans[span], first: first, stride: stride)
        }
      }
    }
  }
}

extension ScratchBuffer<LeftOverRow> {
  /// Appends the rows of a span, where the row at position 0 would be at an address.
  fileprivate mutating func appendRows(
    of span: LeftOverSpan, first: UnsafeRawPointer, stride: Int
  ) {
    let start = Int(span.start)
    for position in start..<start + Int(span.count) {
      append(LeftOverRow(address: first + position * stride, position: position))
    }
  }
}
