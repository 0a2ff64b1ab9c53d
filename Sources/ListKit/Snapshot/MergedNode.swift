// Part of ListKit, MIT licence: see LICENSE.

/// One version of several lists whose rows follow one another in one section.
@MainActor
final class MergedNode: ContainerNode {
  init(_ children: ChildTree, heading: Heading) {
    super.init(children, heading: heading, sectionCount: 1)
  }

  override func rowCount(inSection section: Int) -> Int { rowCount }

  override var rowCount: Int { children.measure.rows }

  override func global(
    _ path: ListIndexPath, in child: SnapshotNode, at start: ChildMeasure
  ) -> ListIndexPath? {
    ListIndexPath(row: start.rows + child.flatIndex(of: path), section: 0)
  }

  override func globalSection(_ section: Int, at start: ChildMeasure) -> Int? { 0 }

  override func slot(
    ofRowAt path: ListIndexPath
  ) -> (child: ChildSlot, path: ListIndexPath)? {
    guard contains(path) else { return nil }
    let child = slot(of: path.row, .rows)
    return (child, child.withNode { $0.indexPath(atFlatIndex: path.row - child.start.rows) })
  }

  override func retarget(
    _ destination: ListIndexPath, movingFrom origin: ListIndexPath,
    from source: any SnapshotSource, leaf: any SnapshotSource,
    _ correct: (ListIndexPath) -> ListIndexPath?
  ) -> ListIndexPath? {
    guard var local = localIndexPath(for: destination),
      let start = localIndexPath(for: origin), start.child.start == local.child.start
    else { return nil }
    // The row now at the destination makes room upwards if the dragged row came from above it. In
    // a section that the dragged row didn't leave, that is one place further down.
    if start.path.section < local.path.section { local.path.row += 1 }
    let child = local.child
    let path = child.node.retarget(
      local.path, movingFrom: start.path, from: child.entry.source, leaf: leaf, correct)
    return path.map { path in
      let left = start.path.section < path.section ? 1 : 0
      return ListIndexPath(
        row: child.start.rows + child.node.flatIndex(of: path) - left, section: 0)
    }
  }

  override func landing(
    at destination: ListIndexPath, leaving origin: ListIndexPath?, fromAbove: Bool?,
    from source: any SnapshotSource, where accepts: (any SnapshotSource) -> Bool
  ) -> RowPlace? {
    let count = rowCount - (origin == nil ? 0 : 1)
    guard destination.section == 0, (0...count).contains(destination.row) else { return nil }
    if count == 0, origin == nil { return landing(where: accepts) }
    // The row joins the list of the neighbour that it was dragged past.
    let goesDown =
      origin.map { destination.row > $0.row } ?? fromAbove ?? (destination.row == count)
    var neighbour = destination.row - (goesDown ? 1 : 0)
    if let origin, neighbour >= origin.row { neighbour += 1 }
    guard var local = localIndexPath(for: path(neighbour)) else { return nil }
    let start = origin.flatMap(localIndexPath).flatMap {
      $0.child.start == local.child.start ? $0.path : nil
    }
    // Behind the neighbour, which makes room upwards if the dragged row has left the same section.
    if goesDown, start?.section != local.path.section { local.path.row += 1 }
    return local.child.node.landing(
      at: local.path, leaving: start, fromAbove: goesDown, from: local.child.entry.source,
      where: accepts)
  }

  /// Returns the first of some empty lists that a row could join.
  private func landing(where accepts: (any SnapshotSource) -> Bool) -> RowPlace? {
    for entry in children.entries {
      for section in 0..<entry.node.sectionCount {
        let landing = entry.node.landing(
          at: ListIndexPath(row: 0, section: section), leaving: nil, fromAbove: nil,
          from: entry.source, where: accepts)
        if let landing { return landing }
      }
    }
    return nil
  }

  override func changes(to new: SnapshotNode) -> ListChanges {
    guard self !== new else { return ListChanges() }
    guard let new = new as? MergedNode else { return super.changes(to: new) }
    let comparison = ChildComparison(from: children, to: new.children)
    let parts = comparison.kept.map { stretch in
      stretch.versions.map { old, new in
        FlatChanges(old.changes(to: new), old: old, new: new)
      } ?? FlatChanges(rowCount: stretch.size.rows)
    }
    let staying = comparison.staying(parts.map(\.stayingCount))
    var result = ListChanges()
    for (index, stretch) in comparison.kept.enumerated() {
      var flat = parts[index]
      if !staying[index] { flat.moveAll() }
      flat.add(to: &result, oldOffset: stretch.old.rows, newOffset: stretch.new.rows)
    }
    for child in comparison.gone { result.deletedRows += child.rows.map(path) }
    for child in comparison.come { result.insertedRows += child.rows.map(path) }
    result.updatedSections = Heading.changes(from: self, to: new, result)
    result.sort()
    return result
  }

  private func path(_ row: Int) -> ListIndexPath { ListIndexPath(row: row, section: 0) }
}
