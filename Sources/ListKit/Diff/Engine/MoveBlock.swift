// Part of ListKit, MIT licence: see LICENSE.

/// Rows that follow one another in both lists, and may have to move together.
struct MoveBlock: BitwiseCopyable {
  var old: UInt32
  var new: UInt32
  var count: UInt32

  /// The block before this one in the best chain that ends here.
  var previous = Matching.none

  init(old: Int, new: Int) {
    self.old = UInt32(truncatingIfNeeded: old)
    self.new = UInt32(truncatingIfNeeded: new)
    count = 1
  }
}
