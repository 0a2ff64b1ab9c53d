// Part of ListKit, MIT licence: see LICENSE.

extension ChildTree {
  /// Returns the child at an index that exists.
  func position(at index: Int) -> ChildPosition {
    position { $0.children > index - $1.children }
  }

  /// Returns the child that has a section that exists.
  func position(ofSection section: Int) -> ChildPosition {
    position { $0.sections > section - $1.sections }
  }

  /// Returns the child that has a row that exists, counted over all sections.
  func position(ofRow row: Int) -> ChildPosition { position { $0.rows > row - $1.rows } }

  /// Descends to the first child whose end, counted from a start, satisfies a condition.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children.
  @inline(__always)
  private func position(
    where isBehind: (_ end: ChildMeasure, _ start: ChildMeasure) -> Bool
  ) -> ChildPosition {
    // The root keeps all blocks below alive: there is no need to count references on the way.
    withExtendedLifetime(root) {
      var block = Unmanaged.passUnretained(root)
      var start = ChildMeasure()
      while true {
        let (slot, entry) = block._withUnsafeGuaranteedRef { block in
          let slot = block.slot { isBehind($0, start) }
          if slot > 0 { start += block.ends[slot - 1] }
          return (slot, block.height == 0 ? block.entries[slot] : nil)
        }
        if let entry { return ChildPosition(entry: entry, start: start) }
        block = block._withUnsafeGuaranteedRef { .passUnretained($0.blocks[slot]) }
      }
    }
  }

  /// Returns where a child is; nil if this version hasn't got it.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children. O(*c*) for a version that isn't
  ///   the newest, if the child has moved far since.
  func position(of source: SourceReference) -> ChildPosition? {
    guard let order = source.place?.order else { return scan(root, for: source, ChildMeasure()) }
    var block = root
    var start = ChildMeasure()
    while block.height > 0 {
      let slot = max(0, block.slotCount(upTo: order) - 1)
      start += block.start(of: slot)
      block = block.blocks[slot]
    }
    return scan(block, for: source, start) ?? scan(root, for: source, ChildMeasure())
  }

  private func scan(
    _ block: ChildBlock, for source: SourceReference, _ start: ChildMeasure
  ) -> ChildPosition? {
    guard block.height == 0 else {
      for (slot, part) in block.blocks.enumerated() {
        let found = scan(part, for: source, start + block.start(of: slot))
        if let found { return found }
      }
      return nil
    }
    guard let slot = block.entries.firstIndex(where: { $0.reference === source }) else {
      return nil
    }
    return ChildPosition(entry: block.entries[slot], start: start + block.start(of: slot))
  }
}
