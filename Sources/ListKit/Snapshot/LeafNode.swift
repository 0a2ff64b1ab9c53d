// Part of ListKit, MIT licence: see LICENSE.

/// One version of a provider's sections.
@MainActor
@usableFromInline
final class LeafNode<S: Section>: SnapshotNode {
  let sections: [LeafSection<S>]
  let log: RefreshLog<S>

  /// Changes that are known without comparing, and the version that they start from.
  var known: (from: LeafNode<S>, changes: ListChanges)?

  /// What finds rows of the newest version, and how many edits this version comes after.
  private var locator: (of: RowLocator<S>, revision: Int)?
  private let engine: LeafEngine<S>

  init(
    _ sections: [LeafSection<S>], log: RefreshLog<S>, locator: RowLocator<S>?,
    engine: LeafEngine<S>
  ) {
    self.sections = sections
    self.log = log
    self.engine = engine
    onlyCount = sections.count == 1 ? sections[0].rows.count : 0
    super.init(sectionCount: sections.count)
    if let locator { adopt(locator) }
  }

  /// Where each identity is, in a version that no locator knows.
  ///
  /// Made when it is first asked for.
  private lazy var index = engine.functions.makeIndex(sections)

  private lazy var offsets = OffsetTable(lengths: sections.map(\.rows.count))

  /// The number of rows of the section if there is only one.
  private let onlyCount: Int

  /// Has the rows of this version, which is the newest one, found by a locator.
  func adopt(_ locator: RowLocator<S>) { self.locator = (locator, locator.revision) }

  /// The locator if it can be asked.
  private var currentLocator: RowLocator<S>? {
    guard let locator, locator.revision == locator.of.revision else { return nil }
    return engine.functions.prepare(locator.of, sections) ? locator.of : nil
  }

  /// Returns where the row of an identity is, or nil if there is none.
  ///
  /// Of several rows with this identity it is the first.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows; O(*n*) for the first time in a version
  ///   that an edit of single rows didn't lead to, or that isn't the newest one.
  func path(of identity: S.Item.Identity) -> ListIndexPath? {
    guard let locator = currentLocator else { return index.rows[identity] }
    return engine.functions.locate(locator, identity, sections)
  }

  /// Returns where all rows of an identity are.
  func paths(of identity: S.Item.Identity) -> [ListIndexPath] {
    guard let first = path(of: identity) else { return [] }
    return currentLocator == nil ? [first] + (index.twins[identity] ?? []) : [first]
  }

  /// Returns the index of the section of an identity, or nil if there is none.
  func section(of identity: S.Identity) -> Int? {
    guard let locator else { return index.sections[identity] }
    guard locator.revision == locator.of.revision else {
      return sections.firstIndex { $0.identity == identity }
    }
    return locator.of.section(of: identity, in: sections)
  }

  /// Whether no two rows share an identity, as far as is known.
  ///
  /// False if only a look at all rows can tell.
  var hasUniqueRows: Bool { currentLocator != nil }

  /// Rows and sections that share an identity.
  var duplicates: [ListDiagnostic.Kind] { currentLocator == nil ? index.duplicates : [] }

  func item(at path: ListIndexPath) -> S.Item? {
    contains(path) ? sections[path.section].rows[path.row] : nil
  }

  /// Returns the row nearest to one that is gone: the next that stays, else the one before.
  func neighbour(
    of identity: S.Item.Identity, in new: LeafNode<S>, where isWanted: (ListIndexPath) -> Bool
  ) -> S.Item.Identity? {
    guard let path = path(of: identity) else { return nil }
    let position = flatIndex(of: path)
    for other in Array(position..<rowCount) + (0..<position).reversed() {
      let candidate = item(at: indexPath(atFlatIndex: other))?.identity
      if let candidate, let path = new.path(of: candidate), isWanted(path) { return candidate }
    }
    return nil
  }

  override func rowCount(inSection section: Int) -> Int {
    sectionCount == 1 ? onlyCount : sections[section].rows.count
  }

  override var rowCount: Int { sectionCount == 1 ? onlyCount : offsets.total }

  override func flatIndex(of path: ListIndexPath) -> Int {
    path.section == 0 ? path.row : offsets.starts[path.section] + path.row
  }

  override func indexPath(atFlatIndex index: Int) -> ListIndexPath {
    guard sectionCount != 1, let place = offsets.run(containing: index) else {
      return ListIndexPath(row: index, section: 0)
    }
    return ListIndexPath(row: place.offset, section: place.run)
  }

  override func changes(to new: SnapshotNode) -> ListChanges {
    guard self !== new else { return ListChanges() }
    guard let new = new as? LeafNode<S> else { return super.changes(to: new) }
    var changes: ListChanges
    if let known = new.known, known.from === self {
      changes = known.changes
    } else {
      changes = engine.changes(from: sections, to: new.sections)
    }
    if new.log.revision > log.revision { addRefreshes(of: new, to: &changes) }
    return changes
  }

  private func addRefreshes(of new: LeafNode<S>, to changes: inout ListChanges) {
    // Each row is followed to where the changes lead it: of twins others may have come and gone.
    let map = ListBatchMap(changes)
    var updatedRows = Set(changes.updatedRows.map(\.to))
    for (identity, revision) in new.log.rows where revision > log.revision {
      for from in paths(of: identity) {
        if let to = map.indexPath(after: from), updatedRows.insert(to).inserted {
          changes.updatedRows.append(Move(from: from, to: to))
        }
      }
    }
    var updatedSections = Set(changes.updatedSections.map(\.to))
    let refreshed = new.log.sections.filter { $0.value > log.revision }
    if !refreshed.isEmpty {
      for (from, section) in sections.enumerated() where refreshed[section.identity] != nil {
        if let to = map.section(after: from), updatedSections.insert(to).inserted {
          changes.updatedSections.append(Move(from: from, to: to))
        }
      }
    }
    changes.updatedRows.sort { $0.to < $1.to }
    changes.updatedSections.sort { $0.to < $1.to }
  }
}
