// Part of ListKit, MIT licence: see LICENSE.

/// A version between two others: sections are where they were, those that stay have their new rows.
@MainActor
final class StagedNode: SnapshotNode {
  private enum Part: Equatable {
    /// A section that stays, as the new version has it.
    case new(Int)

    /// A section that will go, with the rows that don't move out of it.
    case old(Int, rows: [Int]?)

    var oldSection: Int? {
      guard case .old(let section, _) = self else { return nil }
      return section
    }
  }

  private let old: SnapshotNode
  private let new: SnapshotNode
  private let parts: [Part]

  init(from old: SnapshotNode, to new: SnapshotNode, changes: ListChanges) {
    self.old = old
    self.new = new
    let map = ListBatchMap(sectionsOf: changes)
    let inserted = Set(changes.insertedSections)
    var leaving: [Int: Set<Int>] = [:]
    for move in changes.movedRows where !inserted.contains(move.to.section) {
      leaving[move.from.section, default: []].insert(move.from.row)
    }
    parts = (0..<old.sectionCount).map { section in
      if let kept = map.section(after: section) { return .new(kept) }
      let gone = leaving[section]
      let rows = gone.map { gone in
        (0..<old.rowCount(inSection: section)).filter { !gone.contains($0) }
      }
      return .old(section, rows: rows)
    }
    super.init(sectionCount: old.sectionCount)
  }

  override func rowCount(inSection section: Int) -> Int {
    switch parts[section] {
    case .new(let section): new.rowCount(inSection: section)
    case .old(let section, let rows): rows?.count ?? old.rowCount(inSection: section)
    }
  }

  override func localIndexPath(
    for path: ListIndexPath
  ) -> LocalRow? {
    guard contains(path) else { return nil }
    switch parts[path.section] {
    case .new(let section):
      return new.localIndexPath(for: ListIndexPath(row: path.row, section: section))
    case .old(let section, let rows):
      let row = rows?[path.row] ?? path.row
      return old.localIndexPath(for: ListIndexPath(row: row, section: section))
    }
  }

  override func localSection(for section: Int) -> LocalSection? {
    guard containsSection(section) else { return nil }
    switch parts[section] {
    case .new(let section): return new.localSection(for: section)
    case .old(let section, _): return old.localSection(for: section)
    }
  }

  override func globalIndexPath(
    for path: ListIndexPath, through sources: ArraySlice<SourceReference>
  ) -> ListIndexPath? {
    if let path = new.globalIndexPath(for: path, through: sources),
      let section = section(where: { $0 == .new(path.section) })
    {
      return ListIndexPath(row: path.row, section: section)
    }
    guard let path = old.globalIndexPath(for: path, through: sources),
      let section = section(where: { $0.oldSection == path.section })
    else { return nil }
    guard case .old(_, let rows?) = parts[section] else {
      return ListIndexPath(row: path.row, section: section)
    }
    return rows.firstIndex(of: path.row).map { ListIndexPath(row: $0, section: section) }
  }

  override func globalSection(
    for section: Int, through sources: ArraySlice<SourceReference>
  ) -> Int? {
    if let new = new.globalSection(for: section, through: sources),
      let section = self.section(where: { $0 == .new(new) })
    {
      return section
    }
    guard let old = old.globalSection(for: section, through: sources) else { return nil }
    return self.section { $0.oldSection == old }
  }

  override func descendant(through sources: ArraySlice<SourceReference>) -> SnapshotNode? {
    new.descendant(through: sources) ?? old.descendant(through: sources)
  }

  override func way(to source: SourceReference) -> ArraySlice<SourceReference>? {
    new.way(to: source) ?? old.way(to: source)
  }

  private func section(where isWanted: (Part) -> Bool) -> Int? { parts.firstIndex(where: isWanted) }

  override func place(of path: ListIndexPath, from source: any SnapshotSource) -> RowPlace? {
    guard contains(path) else { return nil }
    switch parts[path.section] {
    case .new(let section):
      return new.place(of: ListIndexPath(row: path.row, section: section), from: source)
    case .old(let section, let rows):
      let row = rows?[path.row] ?? path.row
      return old.place(of: ListIndexPath(row: row, section: section), from: source)
    }
  }

  override func firstAnswer<Answer>(
    inSection section: Int, from source: any SnapshotSource,
    _ ask: (any SnapshotSource, SnapshotNode, Int) -> Answer?
  ) -> Answer? {
    guard containsSection(section) else { return nil }
    switch parts[section] {
    case .new(let section): return new.firstAnswer(inSection: section, from: source, ask)
    case .old(let section, _): return old.firstAnswer(inSection: section, from: source, ask)
    }
  }

  override func sectionVersion(
    at section: Int, from source: any SnapshotSource
  ) -> SectionVersion? {
    guard containsSection(section) else { return nil }
    switch parts[section] {
    case .new(let section): return new.sectionVersion(at: section, from: source)
    case .old(let section, _): return old.sectionVersion(at: section, from: source)
    }
  }
}
