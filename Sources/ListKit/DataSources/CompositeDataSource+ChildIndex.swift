// Part of ListKit, MIT licence: see LICENSE.

// For loops over many rows: unlike a child, its index needs no reference to be counted.
extension CompositeDataSource {
  /// Returns the index of the child that shows a section, and that of the section in there.
  ///
  /// The quickest of the look-ups, above all for sections asked for one after another.
  ///
  /// - Parameter section: An index in this data source.
  /// - Returns: The index of the child in ``ContainerDataSource/children``; nil if there is no such
  ///   section, or if it belongs to this data source as a whole.
  /// - Complexity: O(log *c*), where *c* is the number of children; O(1) next to the section that was
  ///   asked for before.
  public final func childIndex(forSection section: Int) -> (child: Int, section: Int)? {
    withContainerNode { node in
      guard layout == .sections, node.containsSection(section) else { return nil }
      let child = node.slot(of: section, .sections)
      return (child.index, section &- child.start.sections)
    }
  }

  /// Returns the index of the child that shows a row, and the path of the row in there.
  ///
  /// - Parameter indexPath: A path in this data source.
  /// - Returns: The index of the child in ``ContainerDataSource/children``; nil if there is no such row.
  /// - Complexity: O(log *c*), where *c* is the number of children; O(1) next to the row that was asked
  ///   for before.
  public final func childIndex(
    for indexPath: ListIndexPath
  ) -> (child: Int, indexPath: ListIndexPath)? {
    withContainerNode { node in
      guard let local = node.slot(ofRowAt: indexPath) else { return nil }
      return (local.child.index, local.path)
    }
  }
}
