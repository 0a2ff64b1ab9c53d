// Part of ListKit, MIT licence: see LICENSE.

/// One version of several lists whose rows follow one another in one section.
@MainActor
final class MergedNode: ContainerNode {
  private let rows: OffsetTable

  /// Changes whenever header or footer do.
  private let supplementaryRevision: Int

  init(_ entries: [Entry], supplementaryRevision: Int) {
    self.supplementaryRevision = supplementaryRevision
    rows = OffsetTable(lengths: entries.map(\.node.rowCount))
    super.init(entries, sectionCount: 1)
  }

  override func rowCount(inSection section: Int) -> Int { rows.total }

  override var rowCount: Int { rows.total }

  override func globalIndexPath(for path: ListIndexPath, inEntry entry: Int) -> ListIndexPath? {
    guard entries[entry].node.contains(path) else { return nil }
    let row = rows.starts[entry] + entries[entry].node.flatIndex(of: path)
    return ListIndexPath(row: row, section: 0)
  }

  override func globalSection(for section: Int, inEntry entry: Int) -> Int? {
    entries[entry].node.containsSection(section) ? 0 : nil
  }

  override func localIndexPath(for path: ListIndexPath) -> (entry: Int, path: ListIndexPath)? {
    guard path.section == 0, let place = rows.run(containing: path.row) else { return nil }
    return (place.run, entries[place.run].node.indexPath(atFlatIndex: place.offset))
  }

  override func retarget(
    _ destination: ListIndexPath, movingFrom origin: ListIndexPath,
    from source: any SnapshotSource, leaf: any SnapshotSource,
    _ correct: (ListIndexPath) -> ListIndexPath?
  ) -> ListIndexPath? {
    guard var local = localIndexPath(for: destination),
      let start = localIndexPath(for: origin), start.entry == local.entry
    else { return nil }
    // The row now at the destination makes room upwards if the dragged row came from above it. In
    // a section that the dragged row didn't leave, that is one place further down.
    if start.path.section < local.path.section { local.path.row += 1 }
    let entry = entries[local.entry]
    let path = entry.node.retarget(
      local.path, movingFrom: start.path, from: entry.source, leaf: leaf, correct)
    return path.map { path in
      let left = start.path.section < path.section ? 1 : 0
      return ListIndexPath(
        row: rows.starts[local.entry] + entry.node.flatIndex(of: path) - left, section: 0)
    }
  }

  override func changes(to new: SnapshotNode) -> ListChanges {
    guard self !== new else { return ListChanges() }
    guard let new = new as? MergedNode else { return super.changes(to: new) }
    var flat: [Int: FlatChanges] = [:]
    let pairs = pairs(with: new) { old, new, changes in
      FlatChanges(changes, old: old, new: new, movesAll: false).stayingCount(of: old.rowCount)
    }
    var result = ListChanges()
    var isMatched = [Bool](repeating: false, count: entries.count)
    for pair in pairs {
      isMatched[pair.old] = true
      flat[pair.new] = FlatChanges(
        pair.changes, old: entries[pair.old].node, new: new.entries[pair.new].node,
        movesAll: !pair.stays)
      flat[pair.new]?.add(
        to: &result, oldOffset: rows.starts[pair.old], newOffset: new.rows.starts[pair.new])
    }
    for number in new.entries.indices where flat[number] == nil {
      result.insertedRows += (new.rows.starts[number]..<new.rows.starts[number + 1]).map(path)
    }
    for number in entries.indices where !isMatched[number] {
      result.deletedRows += (rows.starts[number]..<rows.starts[number + 1]).map(path)
    }
    if supplementaryRevision != new.supplementaryRevision {
      result.updatedSections = [Move(from: 0, to: 0)]
    }
    result.sort()
    return result
  }

  private func path(_ row: Int) -> ListIndexPath { ListIndexPath(row: row, section: 0) }
}
