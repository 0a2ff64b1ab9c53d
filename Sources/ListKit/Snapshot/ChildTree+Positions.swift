// Part of ListKit, MIT licence: see LICENSE.

extension ChildTree {
  /// Returns the child at an index that exists.
  func position(at index: Int) -> ChildPosition { slot(of: index, .children).position }

  /// Descends to the child that has a child, section or row that exists.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children.
  @inline(__always)
  func slot(of index: Int, _ kind: ChildBounds.Kind) -> ChildSlot {
    // The root keeps all blocks below alive: there is no need to count references on the way.
    withExtendedLifetime(root) {
      var bounds = root.bounds
      var start = ChildMeasure()
      for _ in 0..<root.height {
        let slot = bounds.count(upTo: index &- start[kind], kind)
        start += bounds.start(of: slot)
        bounds = bounds.below(slot)
      }
      let slot = bounds.count(upTo: index &- start[kind], kind)
      return ChildSlot(bounds, slot: slot, blockStart: start)
    }
  }

  /// Returns where a child is; nil if this version hasn't got it.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children. O(*c*) for a version that isn't
  ///   the newest, if the child has moved far since.
  func slot(of source: SourceReference) -> ChildSlot? {
    guard let order = source.place?.order else { return scan(root, for: source, ChildMeasure()) }
    return withExtendedLifetime(root) {
      var bounds = root.bounds
      var start = ChildMeasure()
      for _ in 0..<root.height {
        let slot = max(0, bounds.count(upToOrder: order) &- 1)
        start += bounds.start(of: slot)
        bounds = bounds.below(slot)
      }
      guard let slot = bounds.firstIndex(of: source.key) else {
        return scan(root, for: source, ChildMeasure())
      }
      return ChildSlot(bounds, slot: slot, blockStart: start)
    }
  }

  func position(of source: SourceReference) -> ChildPosition? { slot(of: source)?.position }

  private func scan(
    _ block: ChildBlock, for source: SourceReference, _ start: ChildMeasure
  ) -> ChildSlot? {
    guard block.height == 0 else {
      for (slot, part) in block.blocks.enumerated() {
        let found = scan(part, for: source, start + block.start(of: slot))
        if let found { return found }
      }
      return nil
    }
    return block.bounds.firstIndex(of: source.key).map {
      ChildSlot(block.bounds, slot: $0, blockStart: start)
    }
  }
}
