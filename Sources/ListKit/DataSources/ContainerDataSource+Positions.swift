// Part of ListKit, MIT licence: see LICENSE.

// Positions in what the model holds now; see ``ListDataSource/positions``.
extension ContainerDataSource {
  /// Returns the position in this data source of a row of a descendant.
  ///
  /// - Parameters:
  ///   - indexPath: A path in the descendant.
  ///   - source: A data source at any depth in this one.
  /// - Returns: A path in this data source; nil if there is no such row or it isn't shown.
  public final func globalIndexPath(
    for indexPath: ListIndexPath, in source: ListDataSource
  ) -> ListIndexPath? {
    guard source !== self else { return node.contains(indexPath) ? indexPath : nil }
    guard source.withNode({ $0.contains(indexPath) }) else { return nil }
    return climb(from: source, indexPath) { node, path, child in
      child.withNode { node.global(path, in: $0, at: child.start) }
    }
  }

  /// Returns the index in this data source of a section of a descendant.
  ///
  /// - Parameters:
  ///   - section: An index in the descendant.
  ///   - source: A data source at any depth in this one.
  /// - Returns: An index in this data source; nil if there is no such section or it isn't shown.
  public final func globalSection(for section: Int, in source: ListDataSource) -> Int? {
    guard source !== self else { return node.containsSection(section) ? section : nil }
    guard source.withNode({ $0.containsSection(section) }) else { return nil }
    return climb(from: source, section) { $0.globalSection($1, at: $2.start) }
  }

  /// Returns the child that shows a row, and the path of the row in there.
  ///
  /// - Parameter indexPath: A path in this data source.
  /// - Returns: The child, which may be made of others itself; nil if there is no such row.
  public final func localIndexPath(
    for indexPath: ListIndexPath
  ) -> (child: ListDataSource, indexPath: ListIndexPath)? {
    withContainerNode { node in
      guard let local = node.slot(ofRowAt: indexPath), let child = kept(local.child) else {
        return nil
      }
      return (child, local.path)
    }
  }

  /// Returns the child that shows a section, and the index of the section in there.
  ///
  /// - Parameter section: An index in this data source.
  /// - Returns: The child, which may be made of others itself; nil if there is no such section, or
  ///   if it belongs to this data source as a whole.
  public final func localSection(
    for section: Int
  ) -> (child: ListDataSource, section: Int)? {
    withContainerNode { node in
      guard let local = node.slot(ofSection: section), let child = kept(local.child) else {
        return nil
      }
      return (child, local.section)
    }
  }

  /// Calls a closure with the newest version, of which no reference is counted.
  ///
  /// The closure must not change the model.
  @inline(__always)
  final func withContainerNode<Result>(_ body: (ContainerNode) -> Result) -> Result {
    withNode { body(unsafeDowncast($0, to: ContainerNode.self)) }
  }

  /// Carries a position from a descendant up to this data source, in the newest version.
  ///
  /// - Parameters:
  ///   - source: The descendant.
  ///   - position: A position in there.
  ///   - step: Carries a position from a child to its container.
  /// - Returns: The position; nil if it isn't shown.
  final func climb<Position>(
    from source: ListDataSource, _ position: Position,
    _ step: (ContainerNode, Position, ChildSlot) -> Position?
  ) -> Position? {
    if source.withReference(isKeeper) { return carry(position, from: source, step) }
    guard let parent = source.parent, let higher = parent.carry(position, from: source, step) else {
      return nil
    }
    return climb(from: parent, higher, step)
  }

  /// Carries a position from a child up to this data source.
  @inline(__always)
  private func carry<Position>(
    _ position: Position, from child: ListDataSource,
    _ step: (ContainerNode, Position, ChildSlot) -> Position?
  ) -> Position? {
    withContainerNode { node in
      guard let slot = child.withReference(node.children.slot) else { return nil }
      return step(node, position, slot)
    }
  }

  /// Returns a child of the newest version.
  private func kept(_ slot: ChildSlot) -> ListDataSource? {
    guard let child = slot.keptChild else { return nil }
    return unsafeDowncast(child, to: ListDataSource.self)
  }
}
