// Part of ListKit, MIT licence: see LICENSE.

/// What a view shows after a person has dropped a row in it, while the model is something else.
///
/// All is as in the version before but for the row, which is where it was dropped. It answers for what is on
/// screen until the view can be reloaded, and takes part in no other drag.
@MainActor
final class DroppedNode: SnapshotNode {
  private let base: SnapshotNode
  private let origin: ListIndexPath
  private let destination: ListIndexPath
  private let map: ListBatchMap

  init(_ base: SnapshotNode, _ move: Move<ListIndexPath>) {
    self.base = base
    origin = move.from
    destination = move.to
    var batch = ListBatch()
    batch.movedRows = [move]
    map = ListBatchMap(batch)
    super.init(sectionCount: base.sectionCount)
  }

  /// Returns where a row was before the drop.
  private func before(_ path: ListIndexPath) -> ListIndexPath {
    if path == destination { return origin }
    var path = path
    if path.section == destination.section, path.row > destination.row { path.row -= 1 }
    if path.section == origin.section, path.row >= origin.row { path.row += 1 }
    return path
  }

  override func rowCount(inSection section: Int) -> Int {
    base.rowCount(inSection: section) - (section == origin.section ? 1 : 0)
      + (section == destination.section ? 1 : 0)
  }

  override var rowCount: Int { base.rowCount }

  override func flatIndex(of path: ListIndexPath) -> Int {
    (0..<min(path.section, sectionCount)).reduce(path.row) { $0 + rowCount(inSection: $1) }
  }

  override func indexPath(atFlatIndex index: Int) -> ListIndexPath {
    var path = ListIndexPath(row: index, section: 0)
    while path.section < sectionCount, path.row >= rowCount(inSection: path.section) {
      path.row -= rowCount(inSection: path.section)
      path.section += 1
    }
    return path
  }

  override func place(of path: ListIndexPath, from source: any SnapshotSource) -> RowPlace? {
    contains(path) ? base.place(of: before(path), from: source) : nil
  }

  override func localIndexPath(for path: ListIndexPath) -> LocalRow? {
    contains(path) ? base.localIndexPath(for: before(path)) : nil
  }

  override func localSection(for section: Int) -> LocalSection? { base.localSection(for: section) }

  override func globalIndexPath(
    for path: ListIndexPath, through sources: ArraySlice<SourceReference>
  ) -> ListIndexPath? {
    base.globalIndexPath(for: path, through: sources).flatMap(map.indexPath(after:))
  }

  override func globalSection(
    for section: Int, through sources: ArraySlice<SourceReference>
  ) -> Int? { base.globalSection(for: section, through: sources) }

  override func descendant(through sources: ArraySlice<SourceReference>) -> SnapshotNode? {
    base.descendant(through: sources)
  }

  override func way(to source: SourceReference) -> ArraySlice<SourceReference>? {
    base.way(to: source)
  }

  override func firstAnswer<Answer>(
    inSection section: Int, from source: any SnapshotSource,
    _ ask: (any SnapshotSource, SnapshotNode, Int) -> Answer?
  ) -> Answer? { base.firstAnswer(inSection: section, from: source, ask) }

  override func sectionVersion(
    at section: Int, from source: any SnapshotSource
  ) -> SectionVersion? { base.sectionVersion(at: section, from: source) }

  override func selectedPaths(from source: any SnapshotSource) -> [ListIndexPath] {
    base.selectedPaths(from: source).compactMap(map.indexPath(after:))
  }

  override func preferredFocus(from source: any SnapshotSource) -> ListIndexPath? {
    base.preferredFocus(from: source).flatMap(map.indexPath(after:))
  }

  override func retarget(
    _ destination: ListIndexPath, movingFrom origin: ListIndexPath,
    from source: any SnapshotSource, leaf: any SnapshotSource,
    _ correct: (ListIndexPath) -> ListIndexPath?
  ) -> ListIndexPath? { nil }

  override func landing(
    at destination: ListIndexPath, leaving origin: ListIndexPath?, fromAbove: Bool?,
    from source: any SnapshotSource, where accepts: (any SnapshotSource) -> Bool
  ) -> RowPlace? { nil }
}
