// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// Pairs the rows of two sections that are in the same order on both sides.
  ///
  /// Common ends first; between them both sides are walked in lockstep. Whatever is not met on the
  /// way is left over. No identity is hashed.
  @inlinable
  mutating func matchInOrder<Element: Item>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
    oldOffset: Int, newOffset: Int
  ) {
    guard let oldRows = old.baseAddress, let newRows = new.baseAddress else {
      leaveOverOld(oldOffset, count: old.count)
      leaveOverNew(newOffset, count: new.count)
      return
    }
    let shorter = min(old.count, new.count)
    let start = run(oldRows, newRows, shorter, oldOffset: oldOffset, newOffset: newOffset)
    if start == old.count && start == new.count { return }
    let end = commonEnd(
      oldRows + old.count, newRows + new.count, shorter - start,
      oldOffset: oldOffset + old.count, newOffset: newOffset + new.count)
    if start + end < shorter {
      walk(
        oldRows, newRows, old: start..<old.count - end, new: start..<new.count - end,
        oldOffset: oldOffset, newOffset: newOffset,
        budget: min(96, 4 + shorter / 2) + (start + end) / 2)
    } else {
      leaveOverOld(oldOffset + start, count: old.count - start - end)
      leaveOverNew(newOffset + start, count: new.count - start - end)
    }
    if end > 0 {
      runs.append(
        MatchRun(
          old: oldOffset + old.count - end, new: newOffset + new.count - end, count: end))
    }
    while !endUpdates.isEmpty {
      endUpdates.count -= 1
      updates.append(endUpdates[endUpdates.count])
    }
  }

  /// Pairs rows for as long as they agree, and returns how many did.
  @inlinable
  mutating func run<Element: Item>(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>, _ limit: Int,
    oldOffset: Int, newOffset: Int
  ) -> Int {
    var count = RowComparison.countOfSameBits(old, new, limit)
    while count < limit {
      if !RowComparison.haveSameBits(old + count, new + count) {
        if !RowComparison.haveSameIdentity(old + count, new + count) { break }
        if !RowComparison.haveSameContent(old + count, new + count) {
          updates.append(IndexPair(old: oldOffset + count, new: newOffset + count))
        }
      }
      count &+= 1
    }
    if count > 0 { runs.append(MatchRun(old: oldOffset, new: newOffset, count: count)) }
    return count
  }

  /// Pairs rows from the back while they agree, and returns how many did.
  @inlinable
  mutating func commonEnd<Element: Item>(
    _ oldEnd: UnsafePointer<Element>, _ newEnd: UnsafePointer<Element>, _ limit: Int,
    oldOffset: Int, newOffset: Int
  ) -> Int {
    var count = 0
    while count < limit {
      let old = oldEnd - (count &+ 1)
      let new = newEnd - (count &+ 1)
      if !RowComparison.haveSameBits(old, new) {
        if !RowComparison.haveSameIdentity(old, new) { break }
        if !RowComparison.haveSameContent(old, new) {
          endUpdates.append(
            IndexPair(old: oldOffset - count - 1, new: newOffset - count - 1))
        }
      }
      count &+= 1
    }
    return count
  }

  /// Walks both sides together, and where they part looks a little ahead for where they meet again.
  ///
  /// Looking ahead is paid for from a budget that every match adds to. So the comparisons in vain
  /// are a fraction of the useful ones, however different the lists are. A part of it is kept for near
  /// meetings; with half of the rest, far ones are looked for on both sides. Identities being unique,
  /// every match found here is the only one possible: the budget decides what is left over for
  /// the hash table, not what the result is.
  @inlinable
  mutating func walk<Element: Item>(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>,
    old oldRange: Range<Int>, new newRange: Range<Int>,
    oldOffset: Int, newOffset: Int, budget initialBudget: Int
  ) {
    var budget = initialBudget
    var misses = 0
    var oldIndex = oldRange.lowerBound
    var newIndex = newRange.lowerBound
    var oldEnd = oldRange.upperBound
    let newEnd = newRange.upperBound
    while oldIndex < oldEnd, newIndex < newEnd, budget > 0 {
      let (oldCount, newCount) = (oldEnd - oldIndex, newEnd - newIndex)
      let ahead =
        meetNextTo(
          old + oldIndex, new + newIndex, oldCount: oldCount, newCount: newCount, budget: &budget)
        ?? lookFurther(
          old + oldIndex, new + newIndex, oldCount: oldCount, newCount: newCount,
          reach: misses == 0 ? 0 : min((budget - 40) / 2, 4096), budget: &budget)
      leaveOverOld(oldOffset + oldIndex, count: ahead.old)
      leaveOverNew(newOffset + newIndex, count: ahead.new)
      oldIndex += ahead.old
      newIndex += ahead.new
      if ahead.isReversed {
        let count = reversedRun(
          old + oldEnd, new + newIndex, min(oldEnd - oldIndex, newEnd - newIndex),
          oldEndOffset: oldOffset + oldEnd, newOffset: newOffset + newIndex)
        oldEnd -= count
        newIndex += count
        budget += count / 2
        misses = 0
        continue
      }
      let count = run(
        old + oldIndex, new + newIndex, min(oldEnd - oldIndex, newEnd - newIndex),
        oldOffset: oldOffset + oldIndex, newOffset: newOffset + newIndex)
      oldIndex += count
      newIndex += count
      budget += (count + 1) / 2
      misses = count > 0 ? 0 : misses + 1
    }
    leaveOverOld(oldOffset + oldIndex, count: oldEnd - oldIndex)
    leaveOverNew(newOffset + newIndex, count: newEnd - newIndex)
  }

  /// Pairs old rows from the back with new rows from the front, and returns how many agreed.
  @inlinable
  mutating func reversedRun<Element: Item>(
    _ oldEnd: UnsafePointer<Element>, _ new: UnsafePointer<Element>, _ limit: Int,
    oldEndOffset: Int, newOffset: Int
  ) -> Int {
    var count = 0
    while count < limit {
      let old = oldEnd - (count &+ 1)
      if !RowComparison.haveSameBits(old, new + count) {
        if !RowComparison.haveSameIdentity(old, new + count) { break }
        if !RowComparison.haveSameContent(old, new + count) {
          updates.append(IndexPair(old: oldEndOffset - count - 1, new: newOffset + count))
        }
      }
      count &+= 1
    }
    runs.append(
      MatchRun(old: oldEndOffset - count, new: newOffset, count: count, isReversed: true))
    if count > 1 { hasReversedRuns = true }
    return count
  }
}
