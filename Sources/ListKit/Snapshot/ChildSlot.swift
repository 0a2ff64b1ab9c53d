// Part of ListKit, MIT licence: see LICENSE.

/// Where a child stands in one version of a tree, for as long as that version lives.
///
/// It holds nothing, so that a look at where a child is counts no references.
struct ChildSlot {
  /// The bounds of the block that the child is in.
  private let bounds: ChildBounds

  /// The place of the child in there.
  private let slot: Int

  /// What comes before the block.
  private let blockStart: ChildMeasure

  @inline(__always)
  init(_ bounds: ChildBounds, slot: Int, blockStart: ChildMeasure) {
    self.bounds = bounds
    self.slot = slot
    self.blockStart = blockStart
  }

  /// The number of children before this one.
  @inline(__always)
  var index: Int { blockStart.children &+ slot }

  /// What comes before the child.
  @inline(__always)
  var start: ChildMeasure { blockStart + bounds.start(of: slot) }

  /// The child.
  var position: ChildPosition {
    ChildPosition(entry: bounds.block.borrow { $0.entries[slot] }, start: start)
  }

  /// The data source while its container keeps it; nil if that isn't sure.
  var keptChild: AnyObject? { bounds.block.borrow { $0.entries[slot].reference.kept } }

  /// Calls a closure with the version of the child.
  @inline(__always)
  func withNode<Result>(_ body: (SnapshotNode) -> Result) -> Result {
    bounds.block.borrow { body($0.entries[slot].node) }
  }

  /// Returns this child or the next one in the same block if it has a child, section or row.
  @inline(__always)
  func near(_ index: Int, _ kind: ChildBounds.Kind) -> ChildSlot? {
    let offset = index &- blockStart[kind]
    let slot = offset >= bounds.end(of: slot)[kind] ? slot &+ 1 : slot
    let end = bounds.end(of: slot)[kind]
    guard offset >= bounds.start(of: slot)[kind], offset < end, end < .max else { return nil }
    return ChildSlot(bounds, slot: slot, blockStart: blockStart)
  }
}
