// Part of ListKit, MIT licence: see LICENSE.

extension Matching {
  /// Finds out how two sides that differ in their first row go on.
  ///
  /// The nearest meeting is tried first: one row inserted, removed or replaced, a few of these, a
  /// stretch turned round, then a block inserted or removed. If nothing is found, one row is left
  /// over on each side.
  @inlinable
  func lookAhead<Element: Item>(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>, oldCount: Int, newCount: Int,
    reach: Int, budget: inout Int
  ) -> Resynchronisation {
    func meet(_ oldStep: Int, _ newStep: Int) -> Bool {
      guard oldStep < oldCount, newStep < newCount else { return false }
      budget -= 1
      return RowComparison.haveSameIdentity(old + oldStep, new + newStep)
    }
    if meet(0, 1) { return Resynchronisation(old: 0, new: 1) }
    if meet(1, 0) { return Resynchronisation(old: 1, new: 0) }
    if meet(1, 1) { return Resynchronisation(old: 1, new: 1) }
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
}
