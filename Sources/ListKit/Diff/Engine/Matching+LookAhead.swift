// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// Finds out how two sides that differ in their first row go on, other than by one row inserted,
  /// removed or replaced.
  ///
  /// The nearest meeting is tried first: a few rows, a stretch turned round, then a block inserted or
  /// removed. If nothing is found, one row is left over on each side.
  @inlinable
  func lookFurther<Element: Item>(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>, oldCount: Int, newCount: Int,
    reach: Int, budget: inout Int
  ) -> Resynchronisation {
    func meet(_ oldStep: Int, _ newStep: Int) -> Bool {
      guard oldStep < oldCount, newStep < newCount else { return false }
      budget -= 1
      return RowComparison.haveSameIdentity(old + oldStep, new + newStep)
    }
    for distance in 2...4 {
      for step in 0...distance where distance > 2 || step != 1 {
        if meet(step, distance - step) {
          return Resynchronisation(old: step, new: distance - step)
        }
      }
    }
    var turned = 0
    while turned < 8, turned < min(oldCount, newCount) {
      budget -= 1
      if !RowComparison.haveSameIdentity(old + (oldCount - 1 - turned), new + turned) { break }
      turned += 1
    }
    if turned == 8 { return Resynchronisation(old: 0, new: 0, isReversed: true) }
    var step = 5
    while step < reach {
      if meet(0, step) { return Resynchronisation(old: 0, new: step) }
      if meet(step, 0) { return Resynchronisation(old: step, new: 0) }
      step += 1
    }
    return Resynchronisation(old: 1, new: 1)
  }

  /// Finds out whether one row was inserted, removed or replaced.
  ///
  /// Where both sides have a second row, all three questions are asked at once: which of them has the
  /// answer can't be foreseen, and a wrong guess of the processor's costs more than the comparisons.
  @inlinable
  @inline(__always)
  func meetNextTo<Element: Item>(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>, oldCount: Int, newCount: Int,
    budget: inout Int
  ) -> Resynchronisation? {
    let isInserted = newCount > 1 && RowComparison.haveSameIdentity(old, new + 1)
    if MemoryLayout<Element.Identity>.size > 8 || oldCount < 2 || newCount < 2 {
      budget &-= newCount > 1 ? 1 : 0
      if isInserted { return Resynchronisation(old: 0, new: 1) }
      guard oldCount > 1 else { return nil }
      budget &-= 1
      if RowComparison.haveSameIdentity(old + 1, new) { return Resynchronisation(old: 1, new: 0) }
      guard newCount > 1 else { return nil }
      budget &-= 1
      return RowComparison.haveSameIdentity(old + 1, new + 1)
        ? Resynchronisation(old: 1, new: 1) : nil
    }
    let isRemoved = RowComparison.haveSameIdentity(old + 1, new)
    let isReplaced = RowComparison.haveSameIdentity(old + 1, new + 1)
    let inserted = isInserted ? 1 : 0
    let removed = isRemoved ? 1 & ~inserted : 0
    let replaced = isReplaced ? 1 & ~(inserted | removed) : 0
    budget &-= 3
    if inserted | removed | replaced == 0 { return nil }
    return Resynchronisation(old: removed | replaced, new: inserted | replaced)
  }
}
