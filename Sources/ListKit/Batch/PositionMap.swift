// Part of ListKit, MIT licence: see LICENSE.

/// Where the survivors of one run of positions are after some have gone and others have come.
///
/// The survivors keep their order and fill the slots that nothing else takes.
struct PositionMap {
  /// Positions that are given up, ascending: deleted, or moved to a place of their own.
  var vacated: [Int] = []

  /// Positions that are taken otherwise, ascending: inserted, or moved to.
  var taken: [Int] = []

  /// Returns the new position of a survivor that doesn't move, or nil if the position is vacated.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of vacated and taken positions.
  func position(after old: Int) -> Int? {
    let below = vacated.count(while: { $0 < old })
    if below < vacated.count, vacated[below] == old { return nil }
    return free(old - below)
  }

  /// Returns the position of the slot that has a number of free slots before it.
  private func free(_ rank: Int) -> Int {
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension [Int] {
  /// Returns how many elements at the start of a partitioned array satisfy a condition.
  fileprivate func count(while condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
