// Part of ListKit, MIT licence: see LICENSE.

/// One version of a provider's sections.
@MainActor
@usableFromInline
final class LeafNode<S: Section>: SnapshotNode {
  let sections: [LeafSection<S>]
  let log: RefreshLog<S>

  /// Changes that are known without comparing, and the version that they start from.
  var known: (from: LeafNode<S>, changes: ListChanges)?

  private let differ: LeafDiffer<S>

  init(_ sections: [LeafSection<S>], log: RefreshLog<S>, differ: LeafDiffer<S>) {
    self.sections = sections
    self.log = log
    self.differ = differ
    super.init(sectionCount: sections.count)
  }

  /// Where each identity is.
  ///
  /// Made when it is first asked for.
  private(set) lazy var index = LeafIndex(sections)

  private lazy var offsets = OffsetTable(lengths: sections.map(\.items.count))

  func item(at path: ListIndexPath) -> S.Item? {
    contains(path) ? sections[path.section].items[path.row] : nil
  }

  /// Returns the row nearest to one that is gone: the next that stays, else the one before.
  func neighbour(
    of identity: S.Item.Identity, in index: LeafIndex<S>,
    where isWanted: (ListIndexPath) -> Bool
  ) -> S.Item.Identity? {
    guard let path = self.index.rows[identity] else { return nil }
    let position = flatIndex(of: path)
    for other in Array(position..<rowCount) + (0..<position).reversed() {
      let candidate = item(at: indexPath(atFlatIndex: other))?.identity
      if let candidate, let path = index.rows[candidate], isWanted(path) { return candidate }
    }
    return nil
  }

  override func rowCount(inSection section: Int) -> Int { sections[section].items.count }

  override var rowCount: Int {
    sectionCount == 1 ? sections[0].items.count : offsets.total
  }

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
      changes = differ.changes(from: sections, to: new.sections)
    }
    if new.log.revision > log.revision { addRefreshes(of: new, to: &changes) }
    return changes
  }

  private func addRefreshes(of new: LeafNode<S>, to changes: inout ListChanges) {
    let updatedRows = Set(changes.updatedRows.map(\.to))
    for (identity, revision) in new.log.rows where revision > log.revision {
      guard let from = index.rows[identity], let to = new.index.rows[identity],
        !updatedRows.contains(to)
      else { continue }
      changes.updatedRows.append(Move(from: from, to: to))
    }
    let updatedSections = Set(changes.updatedSections.map(\.to))
    for (identity, revision) in new.log.sections where revision > log.revision {
      guard let from = index.sections[identity], let to = new.index.sections[identity],
        !updatedSections.contains(to)
      else { continue }
      changes.updatedSections.append(Move(from: from, to: to))
    }
    changes.updatedRows.sort { $0.to < $1.to }
    changes.updatedSections.sort { $0.to < $1.to }
  }
}
