// Part of ListKit, MIT licence: see LICENSE.

/// Where the rows of a tree of data sources are, in one version of it.
///
/// There are two versions to ask of: ``ListDataSource/positions`` is what the model holds, and
/// ``ListDataSource/positions(presentedBy:)`` what a view shows, which lags behind while an update is
/// under way or the binding is paused.
///
/// *Global* positions are those of the data source that was asked for positions, *local* ones those of
/// a data source inside it, at any depth.
@MainActor
public struct ListPositions {
  private let source: ListDataSource
  private let node: SnapshotNode

  init(of source: ListDataSource, in node: SnapshotNode) {
    self.source = source
    self.node = node
  }

  /// Returns the global path of a row.
  ///
  /// - Parameters:
  ///   - indexPath: A path in the data source that the row is in.
  ///   - source: A data source at any depth.
  /// - Returns: The path; nil if there is no such row, or if it isn't shown.
  /// - Complexity: O(*d* log *c*), where *d* is the depth and *c* the number of children on the way.
  public func globalIndexPath(
    for indexPath: ListIndexPath, in source: ListDataSource
  ) -> ListIndexPath? {
    if let container = newest { return container.globalIndexPath(for: indexPath, in: source) }
    return way(to: source).flatMap { node.globalIndexPath(for: indexPath, through: $0) }
  }

  /// Returns the global index of a section.
  ///
  /// - Parameters:
  ///   - section: An index in the data source that the section is in.
  ///   - source: A data source at any depth.
  /// - Returns: The index; nil if there is no such section, or if it isn't shown.
  /// - Complexity: O(*d* log *c*), where *d* is the depth and *c* the number of children on the way.
  public func globalSection(for section: Int, in source: ListDataSource) -> Int? {
    if let container = newest { return container.globalSection(for: section, in: source) }
    return way(to: source).flatMap { node.globalSection(for: section, through: $0) }
  }

  /// The container that was asked, if it is its newest version that counts.
  private var newest: ContainerDataSource? {
    node === source.node ? source as? ContainerDataSource : nil
  }

  /// Returns the child that shows a row, and the path of the row in there.
  ///
  /// - Parameter indexPath: A global path.
  /// - Returns: The child, which may be made of others itself; nil if there is no such row.
  /// - Complexity: O(log *c*), where *c* is the number of children.
  public func localIndexPath(
    for indexPath: ListIndexPath
  ) -> (child: ListDataSource, indexPath: ListIndexPath)? {
    node.localRow(at: indexPath)
  }

  /// Returns the child that shows a section, and the index of the section in there.
  ///
  /// - Parameter section: A global index.
  /// - Returns: The child, which may be made of others itself; nil if there is no such section, or if
  ///   it belongs to the data source as a whole.
  /// - Complexity: O(log *c*), where *c* is the number of children.
  public func localSection(for section: Int) -> (child: ListDataSource, section: Int)? {
    node.localSectionOfChild(at: section)
  }

  /// Returns the provider that a row comes from, which item it shows, and where it is in there.
  ///
  /// - Parameter indexPath: A global path.
  /// - Returns: The origin; nil if there is no such row.
  public func origin(of indexPath: ListIndexPath) -> RowOrigin? {
    guard let place = node.place(of: indexPath, from: source.snapshotSource),
      let provider = place.source as? ListDataSource,
      let version = place.source.rowVersion(at: place.indexPath, in: place.node)
    else { return nil }
    return RowOrigin(
      source: provider, identity: version.identity, indexPath: place.indexPath)
  }

  /// Returns the global path of the row of an origin.
  ///
  /// The path that the origin had is of no matter, so the origin may be of another version.
  ///
  /// - Parameter origin: A row of any data source.
  /// - Returns: The path; nil if there is no such row, or if it isn't shown.
  public func indexPath(of origin: RowOrigin) -> ListIndexPath? {
    guard let way = way(to: origin.source),
      let leaf = node.descendant(through: way),
      let path = origin.source.snapshotSource.indexPath(of: origin.identity, in: leaf)
    else { return nil }
    return node.globalIndexPath(for: path, through: way)
  }

  /// Returns the positions in the same version of a data source inside; nil if it isn't shown.
  func positions(in source: ListDataSource) -> ListPositions? {
    way(to: source).flatMap(node.descendant).map { ListPositions(of: source, in: $0) }
  }

  /// Returns the data sources to go through to reach one; nil if it is elsewhere.
  private func way(to source: ListDataSource) -> ArraySlice<SourceReference>? {
    var way: [SourceReference] = []
    var current: ListDataSource? = source
    while let step = current, step !== self.source {
      way.append(step.reference)
      current = step.parent
    }
    if current != nil,
      node === self.source.node || node.descendant(through: way.reversed()[...]) != nil
    {
      return way.reversed()[...]
    }
    // It was elsewhere: only the version knows.
    return node === self.source.node ? nil : node.way(to: source.reference)
  }
}

@available(*, unavailable)
extension ListPositions: Sendable {}

extension SnapshotNode {
  func localRow(at path: ListIndexPath) -> (child: ListDataSource, indexPath: ListIndexPath)? {
    guard let local = localIndexPath(for: path), let child = local.child.entry.child else {
      return nil
    }
    return (child, local.path)
  }

  func localSectionOfChild(at section: Int) -> (child: ListDataSource, section: Int)? {
    guard let local = localSection(for: section), let child = local.child.entry.child,
      !child.isHeading
    else { return nil }
    return (child, local.section)
  }
}

extension ListDataSource {
  /// Where rows are in what the model holds now.
  public final var positions: ListPositions { ListPositions(of: self, in: node) }
}
