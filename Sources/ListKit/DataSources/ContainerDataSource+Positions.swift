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
  ) -> ListIndexPath? { positions.globalIndexPath(for: indexPath, in: source) }

  /// Returns the index in this data source of a section of a descendant.
  ///
  /// - Parameters:
  ///   - section: An index in the descendant.
  ///   - source: A data source at any depth in this one.
  /// - Returns: An index in this data source; nil if there is no such section or it isn't shown.
  public final func globalSection(for section: Int, in source: ListDataSource) -> Int? {
    positions.globalSection(for: section, in: source)
  }

  /// Returns the child that shows a row, and the path of the row in there.
  ///
  /// - Parameter indexPath: A path in this data source.
  /// - Returns: The child, which may be made of others itself; nil if there is no such row.
  public final func localIndexPath(
    for indexPath: ListIndexPath
  ) -> (child: ListDataSource, indexPath: ListIndexPath)? {
    node.localRow(at: indexPath)
  }

  /// Returns the child that shows a section, and the index of the section in there.
  ///
  /// - Parameter section: An index in this data source.
  /// - Returns: The child, which may be made of others itself; nil if there is no such section, or
  ///   if it belongs to this data source as a whole.
  public final func localSection(
    for section: Int
  ) -> (child: ListDataSource, section: Int)? { node.localSectionOfChild(at: section) }
}
