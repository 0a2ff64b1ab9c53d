// Part of ListKit, MIT licence: see LICENSE.

/// The children of a container, in order, with what comes before each of them.
///
/// A value whose versions share what is the same in both: a change of one child copies the few blocks
/// above it, and a comparison of two versions skips all others.
struct ChildTree {
  private(set) var root = ChildBlock(entries: [], place: BlockPlace(order: 0))

  init() {}

  /// Creates the tree of a part of a container's children.
  ///
  /// The places of the children stay as they are.
  init(showing entries: [ChildEntry]) {
    root = ChildBlock(entries: entries, place: BlockPlace(order: 0))
  }

  var count: Int { root.measure.children }
  var measure: ChildMeasure { root.measure }

  /// The children, in order.
  ///
  /// - Complexity: O(*c*), where *c* is the number of children.
  var entries: [ChildEntry] {
    var all: [ChildEntry] = []
    all.reserveCapacity(count)
    Self.forEachLeaf(of: root) { all += $0.entries }
    return all
  }

  private static func forEachLeaf(of block: ChildBlock, _ visit: (ChildBlock) -> Void) {
    if block.height == 0 { return visit(block) }
    for part in block.blocks { forEachLeaf(of: part, visit) }
  }

  // MARK: - Changing

  @MainActor
  mutating func setNode(_ node: SnapshotNode, of source: SourceReference) {
    guard let position = position(of: source) else { return }
    makeUnique()
    root.setEntry(ChildEntry(source, node: node), at: position.start.children)
  }

  /// Inserts a child.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children.
  mutating func insert(_ entry: ChildEntry, at index: Int) {
    makeUnique()
    var isCrowded = false
    if let half = root.insert(entry, at: index, before: .max, &isCrowded) {
      root = ChildBlock(blocks: [root, half], height: root.height + 1)
    }
    if isCrowded { spread() }
  }

  /// Makes room between the orders of all blocks.
  private func spread() {
    var order = 0
    Self.forEachLeaf(of: root) { leaf in
      leaf.place.order = order
      order += BlockPlace.spacing
    }
    root.updateOrders()
  }

  /// Removes a child.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children.
  mutating func remove(at index: Int) -> ChildEntry {
    makeUnique()
    let entry = root.remove(at: index)
    entry.reference.place = nil
    while root.height > 0, root.count == 1 { root = root.blocks[0] }
    if root.count == 0 { self = ChildTree() }
    return entry
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&root) { root = root.copy() }
  }
}
