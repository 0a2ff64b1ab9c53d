// Part of ListKit, MIT licence: see LICENSE.

extension ContainerDataSource {
  private var container: ContainerNode? { node as? ContainerNode }

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
    guard let parent = source.parent, let entry = parent.entry(of: source),
      let path = parent.container?.globalIndexPath(for: indexPath, inEntry: entry)
    else { return nil }
    return globalIndexPath(for: path, in: parent)
  }

  /// Returns the index in this data source of a section of a descendant.
  ///
  /// - Parameters:
  ///   - section: An index in the descendant.
  ///   - source: A data source at any depth in this one.
  /// - Returns: An index in this data source; nil if there is no such section or it isn't shown.
  public final func globalSection(for section: Int, in source: ListDataSource) -> Int? {
    guard source !== self else { return node.containsSection(section) ? section : nil }
    guard let parent = source.parent, let entry = parent.entry(of: source),
      let global = parent.container?.globalSection(for: section, inEntry: entry)
    else { return nil }
    return globalSection(for: global, in: parent)
  }

  /// Returns the child that shows a row, and the path of the row in there.
  ///
  /// - Parameter indexPath: A path in this data source.
  /// - Returns: The child, which may be made of others itself; nil if there is no such row.
  public final func localIndexPath(
    for indexPath: ListIndexPath
  ) -> (child: ListDataSource, indexPath: ListIndexPath)? {
    guard let local = container?.localIndexPath(for: indexPath) else { return nil }
    return (shownChildren[local.entry], local.path)
  }

  /// Returns the child that shows a section, and the index of the section in there.
  ///
  /// - Parameter section: An index in this data source.
  /// - Returns: The child, which may be made of others itself; nil if there is no such section, or
  ///   if it belongs to this data source as a whole.
  public final func localSection(
    for section: Int
  ) -> (child: ListDataSource, section: Int)? {
    guard let local = container?.localSection(for: section) else { return nil }
    return (shownChildren[local.entry], local.section)
  }

  private func entry(of child: ListDataSource) -> Int? {
    shownChildren.firstIndex { $0 === child }
  }
}
