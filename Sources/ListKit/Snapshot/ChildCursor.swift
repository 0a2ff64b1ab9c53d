// Part of ListKit, MIT licence: see LICENSE.

/// Goes through the blocks of a ``ChildTree``, from the first to the last.
struct ChildCursor {
  /// What comes before the block ahead.
  private(set) var start = ChildMeasure()

  /// The blocks ahead, those of the lowest level last.
  private var levels: [ArraySlice<ChildBlock>]

  init(_ tree: ChildTree) { levels = [[tree.root]] }

  /// The block ahead; nil at the end.
  var block: ChildBlock? { levels.last?.first }

  /// Passes the block ahead.
  mutating func skip() {
    guard let block else { return }
    start += block.measure
    drop()
  }

  /// Goes on with the smaller blocks of the one ahead.
  mutating func descend() {
    guard let block else { return }
    drop()
    levels.append(block.blocks[...])
  }

  private mutating func drop() {
    levels[levels.count - 1].removeFirst()
    while let last = levels.last, last.isEmpty { levels.removeLast() }
  }
}
