// Part of ListKit, MIT licence: see LICENSE.

/// One immutable version of what a data source shows.
///
/// Nodes are shared between versions: two versions that hold the same node show the same there.
/// A node doesn't know its source, so that a data source may keep its own newest version.
@MainActor
@usableFromInline
class SnapshotNode {
  /// The version of a data source that nobody has asked for its rows yet.
  static let empty = SnapshotNode(sectionCount: 0)

  /// The number of sections.
  let sectionCount: Int

  init(sectionCount: Int) { self.sectionCount = sectionCount }

  /// Returns the number of rows in a section that exists.
  func rowCount(inSection section: Int) -> Int { 0 }

  /// The number of rows in all sections.
  var rowCount: Int { 0 }

  /// Returns the number of rows before one, in all sections.
  func flatIndex(of indexPath: ListIndexPath) -> Int { indexPath.row }

  /// Returns the row that has a number of rows before it, in all sections.
  func indexPath(atFlatIndex index: Int) -> ListIndexPath { ListIndexPath(row: index, section: 0) }

  /// Returns what leads from this version to another one of the same data source.
  func changes(to new: SnapshotNode) -> ListChanges {
    self === new
      ? ListChanges()
      : .replacingAll(oldSectionCount: sectionCount, newSectionCount: new.sectionCount)
  }

  /// Returns where a row comes from, or nil if there is no such row.
  func place(of indexPath: ListIndexPath, from source: any SnapshotSource) -> RowPlace? {
    guard contains(indexPath) else { return nil }
    return RowPlace(source: source, node: self, indexPath: indexPath)
  }

  /// Returns the child that shows a row, and the path in there; nil if there is none.
  func localIndexPath(
    for path: ListIndexPath
  ) -> LocalRow? { nil }

  /// Returns the child that shows a section, and the section in there; nil if there is none.
  func localSection(for section: Int) -> LocalSection? { nil }

  /// Returns the path in this node of a row of a descendant; nil if this version hasn't got it.
  ///
  /// - Parameters:
  ///   - path: A path in the descendant's version.
  ///   - sources: The way to the descendant: a child, a child of that, and so on.
  /// - Returns: A path in this node.
  func globalIndexPath(
    for path: ListIndexPath, through sources: ArraySlice<SourceReference>
  ) -> ListIndexPath? { sources.isEmpty && contains(path) ? path : nil }

  /// Returns the index in this node of a section of a descendant; nil if this version hasn't got it.
  ///
  /// - Parameters:
  ///   - section: An index in the descendant's version.
  ///   - sources: The way to the descendant: a child, a child of that, and so on.
  /// - Returns: An index in this node.
  func globalSection(
    for section: Int, through sources: ArraySlice<SourceReference>
  ) -> Int? { sources.isEmpty && containsSection(section) ? section : nil }

  /// Returns the version in this one of a descendant; nil if this version hasn't got it.
  func descendant(through sources: ArraySlice<SourceReference>) -> SnapshotNode? {
    sources.isEmpty ? self : nil
  }

  /// Returns the way to a data source that was a descendant; nil if it wasn't.
  ///
  /// - Complexity: O(*n*), where *n* is the number of descendants.
  func way(to source: SourceReference) -> ArraySlice<SourceReference>? { nil }

  /// Asks the sources that have a say in a section, from the root of the tree down, until one answers.
  func firstAnswer<Answer>(
    inSection section: Int, from source: any SnapshotSource,
    _ ask: (any SnapshotSource, SnapshotNode, Int) -> Answer?
  ) -> Answer? {
    containsSection(section) ? ask(source, self, section) : nil
  }

  /// Returns the version of the section that owns a header.
  func sectionVersion(at section: Int, from source: any SnapshotSource) -> SectionVersion? {
    containsSection(section) ? source.sectionVersion(at: section, in: self) : nil
  }

  /// Returns the paths of all selected rows, in no particular order.
  func selectedPaths(from source: any SnapshotSource) -> [ListIndexPath] {
    source.selectionCount == 0 ? [] : source.selectedPaths(in: self)
  }

  /// Returns the row that should have the focus, or nil if nobody cares.
  func preferredFocus(from source: any SnapshotSource) -> ListIndexPath? {
    source.preferredFocus(in: self)
  }

  /// Corrects where a dragged row lands, in the positions of the list that owns the row.
  ///
  /// - Parameters:
  ///   - destination: A path after the drag, in this node.
  ///   - origin: The path of the row before the drag, in this node.
  ///   - source: The source of this node.
  ///   - leaf: The source of the row.
  ///   - correct: Receives and returns a path after the drag, in the node of the row's source; nil
  ///     refuses.
  /// - Returns: A path after the drag, in this node; nil if the row can't land there.
  func retarget(
    _ destination: ListIndexPath, movingFrom origin: ListIndexPath,
    from source: any SnapshotSource, leaf: any SnapshotSource,
    _ correct: (ListIndexPath) -> ListIndexPath?
  ) -> ListIndexPath? { source === leaf ? correct(destination) : nil }

  /// Returns which list a row would join if it came from another one and were dropped at a place.
  ///
  /// - Parameters:
  ///   - destination: A path after the drag, in this node.
  ///   - origin: The path of the row before the drag, if it comes from this node.
  ///   - fromAbove: Whether it was dragged down past the row above the place, or up past the one below
  ///     it; nil if it comes from this node, or if nothing is known.
  ///   - source: The source of this node.
  ///   - accepts: Says whether the row could join a list.
  /// - Returns: The list, and a path after the drag in there; nil if there is no such place.
  func landing(
    at destination: ListIndexPath, leaving origin: ListIndexPath?, fromAbove: Bool?,
    from source: any SnapshotSource, where accepts: (any SnapshotSource) -> Bool
  ) -> RowPlace? {
    guard origin == nil, containsSection(destination.section),
      (0...rowCount(inSection: destination.section)).contains(destination.row),
      accepts(source)
    else { return nil }
    return RowPlace(source: source, node: self, indexPath: destination)
  }

  final func containsSection(_ section: Int) -> Bool { section >= 0 && section < sectionCount }

  final func contains(_ indexPath: ListIndexPath) -> Bool {
    containsSection(indexPath.section) && indexPath.row >= 0
      && indexPath.row < rowCount(inSection: indexPath.section)
  }
}
