// Part of ListKit, MIT licence: see LICENSE.

/// One version of several lists that follow one another, each with its own sections.
@MainActor
final class StackedNode: ContainerNode {
  private let sections: OffsetTable
  private lazy var rows = OffsetTable(lengths: entries.map(\.node.rowCount))

  init(_ entries: [Entry]) {
    sections = OffsetTable(lengths: entries.map(\.node.sectionCount))
    super.init(entries, sectionCount: sections.total)
  }

  override func rowCount(inSection section: Int) -> Int {
    guard let local = localSection(for: section) else { return 0 }
    return entries[local.entry].node.rowCount(inSection: local.section)
  }

  override var rowCount: Int { rows.total }

  override func flatIndex(of path: ListIndexPath) -> Int {
    guard let local = localSection(for: path.section) else { return rows.total }
    let localPath = ListIndexPath(row: path.row, section: local.section)
    return rows.starts[local.entry] + entries[local.entry].node.flatIndex(of: localPath)
  }

  override func indexPath(atFlatIndex index: Int) -> ListIndexPath {
    guard let place = rows.run(containing: index) else {
      return ListIndexPath(row: 0, section: sectionCount)
    }
    let path = entries[place.run].node.indexPath(atFlatIndex: place.offset)
    return ListIndexPath(row: path.row, section: path.section + sections.starts[place.run])
  }

  override func globalIndexPath(for path: ListIndexPath, inEntry entry: Int) -> ListIndexPath? {
    guard entries[entry].node.contains(path) else { return nil }
    return ListIndexPath(row: path.row, section: path.section + sections.starts[entry])
  }

  override func globalSection(for section: Int, inEntry entry: Int) -> Int? {
    entries[entry].node.containsSection(section) ? section + sections.starts[entry] : nil
  }

  override func localIndexPath(for path: ListIndexPath) -> (entry: Int, path: ListIndexPath)? {
    guard let local = localSection(for: path.section) else { return nil }
    let localPath = ListIndexPath(row: path.row, section: local.section)
    return entries[local.entry].node.contains(localPath) ? (local.entry, localPath) : nil
  }

  override func localSection(for section: Int) -> (entry: Int, section: Int)? {
    sections.run(containing: section).map { ($0.run, $0.offset) }
  }

  override func firstAnswer<Answer>(
    inSection section: Int, from source: any SnapshotSource,
    _ ask: (any SnapshotSource, SnapshotNode, Int) -> Answer?
  ) -> Answer? {
    guard let local = localSection(for: section) else { return nil }
    if let own = ask(source, self, section) { return own }
    let entry = entries[local.entry]
    return entry.node.firstAnswer(inSection: local.section, from: entry.source, ask)
  }

  override func sectionVersion(
    at section: Int, from source: any SnapshotSource
  ) -> SectionVersion? {
    guard let local = localSection(for: section) else { return nil }
    let entry = entries[local.entry]
    return entry.node.sectionVersion(at: local.section, from: entry.source)
  }

  override func retarget(
    _ destination: ListIndexPath, movingFrom origin: ListIndexPath,
    from source: any SnapshotSource, leaf: any SnapshotSource,
    _ correct: (ListIndexPath) -> ListIndexPath?
  ) -> ListIndexPath? {
    guard let local = localSection(for: destination.section),
      let start = localSection(for: origin.section), start.entry == local.entry
    else { return nil }
    let entry = entries[local.entry]
    let path = entry.node.retarget(
      ListIndexPath(row: destination.row, section: local.section),
      movingFrom: ListIndexPath(row: origin.row, section: start.section), from: entry.source,
      leaf: leaf, correct)
    return path.map {
      ListIndexPath(row: $0.row, section: $0.section + sections.starts[local.entry])
    }
  }

  override func changes(to new: SnapshotNode) -> ListChanges {
    guard self !== new else { return ListChanges() }
    guard let new = new as? StackedNode else { return super.changes(to: new) }
    let pairs = pairs(with: new) { node, _, changes in
      node.sectionCount - changes.deletedSections.count - changes.movedSections.count
    }
    var result = ListChanges()
    var isMatched = [Bool](repeating: false, count: entries.count)
    var next = 0
    for number in new.entries.indices {
      let start = new.sections.starts[number]
      guard next < pairs.count, pairs[next].new == number else {
        result.insertedSections += start..<new.sections.starts[number + 1]
        continue
      }
      let pair = pairs[next]
      next += 1
      isMatched[pair.old] = true
      let oldStart = sections.starts[pair.old]
      var changes = pair.changes
      if !pair.stays { changes.moveAllSections(of: entries[pair.old].node.sectionCount) }
      result.append(changes, oldOffset: oldStart, newOffset: start)
    }
    for number in entries.indices where !isMatched[number] {
      result.deletedSections += sections.starts[number]..<sections.starts[number + 1]
    }
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
