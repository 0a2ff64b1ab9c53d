// Part of ListKit, MIT licence: see LICENSE.

/// One version of a data source that is made of others.
@MainActor
class ContainerNode: SnapshotNode {
  let children: ChildTree

  /// What the container itself shows beside the rows.
  let heading: Heading

  /// The child that was looked for last: the next look is mostly for the same one or its neighbour.
  private var lastSlot: ChildSlot?

  init(_ children: ChildTree, heading: Heading, sectionCount: Int) {
    self.children = children
    self.heading = heading
    super.init(sectionCount: sectionCount)
  }

  /// Returns the child that has a child, section or row that exists.
  @inline(__always)
  final func slot(of index: Int, _ kind: ChildBounds.Kind) -> ChildSlot {
    let slot = lastSlot?.near(index, kind) ?? children.slot(of: index, kind)
    lastSlot = slot
    return slot
  }

  /// Returns the child that shows a row, and the path in there; nil if there is none.
  func slot(ofRowAt path: ListIndexPath) -> (child: ChildSlot, path: ListIndexPath)? { nil }

  /// Returns the child that shows a section, and the section in there; nil if there is none.
  func slot(ofSection section: Int) -> (child: ChildSlot, section: Int)? { nil }

  override func localIndexPath(for path: ListIndexPath) -> LocalRow? {
    slot(ofRowAt: path).map { LocalRow(child: $0.child.position, path: $0.path) }
  }

  override func localSection(for section: Int) -> LocalSection? {
    slot(ofSection: section).map { LocalSection(child: $0.child.position, section: $0.section) }
  }

  /// Returns the path in this node of a row that a child has.
  func global(
    _ path: ListIndexPath, in child: SnapshotNode, at start: ChildMeasure
  ) -> ListIndexPath? { nil }

  /// Returns the index in this node of a section that a child has.
  func globalSection(_ section: Int, at start: ChildMeasure) -> Int? { nil }

  override func globalIndexPath(
    for path: ListIndexPath, through sources: ArraySlice<SourceReference>
  ) -> ListIndexPath? {
    guard let first = sources.first else { return contains(path) ? path : nil }
    guard let child = children.position(of: first) else { return nil }
    return child.node.globalIndexPath(for: path, through: sources.dropFirst()).flatMap {
      global($0, in: child.node, at: child.start)
    }
  }

  override func globalSection(
    for section: Int, through sources: ArraySlice<SourceReference>
  ) -> Int? {
    guard let first = sources.first else { return containsSection(section) ? section : nil }
    guard let child = children.position(of: first) else { return nil }
    return child.node.globalSection(for: section, through: sources.dropFirst()).flatMap {
      globalSection($0, at: child.start)
    }
  }

  override func descendant(through sources: ArraySlice<SourceReference>) -> SnapshotNode? {
    guard let first = sources.first else { return self }
    return children.position(of: first)?.node.descendant(through: sources.dropFirst())
  }

  override func way(to source: SourceReference) -> ArraySlice<SourceReference>? {
    for entry in children.entries {
      if entry.reference === source { return [source] }
      if let rest = entry.node.way(to: source) { return [entry.reference] + rest }
    }
    return nil
  }

  override func place(of path: ListIndexPath, from source: any SnapshotSource) -> RowPlace? {
    guard let local = localIndexPath(for: path) else { return nil }
    return local.child.node.place(of: local.path, from: local.child.entry.source)
  }

  override func preferredFocus(from source: any SnapshotSource) -> ListIndexPath? {
    var start = ChildMeasure()
    for entry in children.entries {
      if let path = entry.node.preferredFocus(from: entry.source) {
        return global(path, in: entry.node, at: start)
      }
      start += entry.measure
    }
    return nil
  }

  override func selectedPaths(from source: any SnapshotSource) -> [ListIndexPath] {
    source.selectedChildren.flatMap { selected -> [ListIndexPath] in
      guard let child = children.position(of: selected) else { return [] }
      return child.node.selectedPaths(from: child.entry.source).compactMap {
        global($0, in: child.node, at: child.start)
      }
    }
  }
}
