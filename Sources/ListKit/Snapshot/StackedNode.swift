// Part of ListKit, MIT licence: see LICENSE.

/// One version of several lists that follow one another, each with its own sections.
@MainActor
final class StackedNode: ContainerNode {
  init(_ children: ChildTree, heading: Heading) {
    super.init(children, heading: heading, sectionCount: children.measure.sections)
  }

  override func rowCount(inSection section: Int) -> Int {
    guard let local = slot(ofSection: section) else { return 0 }
    return local.child.withNode { $0.rowCount(inSection: local.section) }
  }

  override var rowCount: Int { children.measure.rows }

  override func flatIndex(of path: ListIndexPath) -> Int {
    guard let local = localSection(for: path.section) else { return rowCount }
    let localPath = ListIndexPath(row: path.row, section: local.section)
    return local.child.start.rows + local.child.node.flatIndex(of: localPath)
  }

  override func indexPath(atFlatIndex index: Int) -> ListIndexPath {
    guard index >= 0, index < rowCount else {
      return ListIndexPath(row: 0, section: sectionCount)
    }
    let child = slot(of: index, .rows).position
    let path = child.node.indexPath(atFlatIndex: index - child.start.rows)
    return ListIndexPath(row: path.row, section: path.section + child.start.sections)
  }

  override func global(
    _ path: ListIndexPath, in child: SnapshotNode, at start: ChildMeasure
  ) -> ListIndexPath? {
    ListIndexPath(row: path.row, section: path.section + start.sections)
  }

  override func globalSection(_ section: Int, at start: ChildMeasure) -> Int? {
    section + start.sections
  }

  override func slot(
    ofRowAt path: ListIndexPath
  ) -> (child: ChildSlot, path: ListIndexPath)? {
    guard let local = slot(ofSection: path.section), path.row >= 0,
      path.row < local.child.withNode({ $0.rowCount(inSection: local.section) })
    else { return nil }
    return (local.child, ListIndexPath(row: path.row, section: local.section))
  }

  override func slot(ofSection section: Int) -> (child: ChildSlot, section: Int)? {
    guard containsSection(section) else { return nil }
    let child = slot(of: section, .sections)
    return (child, section - child.start.sections)
  }

  override func firstAnswer<Answer>(
    inSection section: Int, from source: any SnapshotSource,
    _ ask: (any SnapshotSource, SnapshotNode, Int) -> Answer?
  ) -> Answer? {
    guard let local = localSection(for: section) else { return nil }
    if let own = ask(source, self, section) { return own }
    return local.child.node.firstAnswer(
      inSection: local.section, from: local.child.entry.source, ask)
  }

  override func sectionVersion(
    at section: Int, from source: any SnapshotSource
  ) -> SectionVersion? {
    guard let local = localSection(for: section) else { return nil }
    return local.child.node.sectionVersion(at: local.section, from: local.child.entry.source)
  }

  override func retarget(
    _ destination: ListIndexPath, movingFrom origin: ListIndexPath,
    from source: any SnapshotSource, leaf: any SnapshotSource,
    _ correct: (ListIndexPath) -> ListIndexPath?
  ) -> ListIndexPath? {
    guard let local = localSection(for: destination.section),
      let start = localSection(for: origin.section), start.child.start == local.child.start
    else { return nil }
    let path = local.child.node.retarget(
      ListIndexPath(row: destination.row, section: local.section),
      movingFrom: ListIndexPath(row: origin.row, section: start.section),
      from: local.child.entry.source, leaf: leaf, correct)
    return path.flatMap { global($0, in: local.child.node, at: local.child.start) }
  }

  override func landing(
    at destination: ListIndexPath, leaving origin: ListIndexPath?, fromAbove: Bool?,
    from source: any SnapshotSource, where accepts: (any SnapshotSource) -> Bool
  ) -> RowPlace? {
    guard let local = localSection(for: destination.section) else { return nil }
    let start = origin.flatMap { origin in
      localSection(for: origin.section).flatMap { start in
        start.child.start == local.child.start
          ? ListIndexPath(row: origin.row, section: start.section) : nil
      }
    }
    return local.child.node.landing(
      at: ListIndexPath(row: destination.row, section: local.section), leaving: start,
      fromAbove: fromAbove, from: local.child.entry.source, where: accepts)
  }

  override func changes(to new: SnapshotNode) -> ListChanges {
    guard self !== new else { return ListChanges() }
    guard let new = new as? StackedNode else { return super.changes(to: new) }
    let comparison = ChildComparison(from: children, to: new.children)
    let parts = comparison.kept.map { stretch in
      stretch.versions.map { $0.old.changes(to: $0.new) }
    }
    let staying = comparison.staying(
      zip(comparison.kept, parts).map { stretch, changes in
        guard let changes, let old = stretch.versions?.old else { return stretch.size.sections }
        return old.sectionCount - changes.deletedSections.count - changes.movedSections.count
      })
    var result = ListChanges()
    for (index, stretch) in comparison.kept.enumerated() {
      var changes = parts[index] ?? ListChanges()
      if !staying[index] {
        changes.moveAllSections(of: stretch.versions?.old.sectionCount ?? stretch.size.sections)
      }
      result.append(changes, oldOffset: stretch.old.sections, newOffset: stretch.new.sections)
    }
    for child in comparison.gone { result.deletedSections += child.sections }
    for child in comparison.come { result.insertedSections += child.sections }
    result.updatedSections += Heading.changes(from: self, to: new, result)
    result.sort()
    return result
  }
}

extension ListChanges {
  /// Lists every section that stays as a move.
  fileprivate mutating func moveAllSections(of oldSectionCount: Int) {
    let map = ListBatchMap(sectionsOf: self)
    movedSections = (0..<oldSectionCount).compactMap { old in
      map.section(after: old).map { Move(from: old, to: $0) }
    }
  }
}
