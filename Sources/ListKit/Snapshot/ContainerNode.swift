// Part of ListKit, MIT licence: see LICENSE.

/// One version of a data source that is made of others.
@MainActor
class ContainerNode: SnapshotNode {
  /// A child and its version.
  struct Entry {
    let reference: SourceReference
    let node: SnapshotNode

    @MainActor var source: any SnapshotSource { reference.source }
  }

  let entries: [Entry]

  init(_ entries: [Entry], sectionCount: Int) {
    self.entries = entries
    super.init(sectionCount: sectionCount)
  }

  /// A child that is in both versions, by its positions among the children.
  struct Pair {
    let old: Int
    let new: Int
    let changes: ListChanges

    /// A Boolean value indicating whether the child keeps its place among those that stay.
    var stays = true
  }

  /// Returns the children that are in both versions, by their new position.
  ///
  /// - Parameters:
  ///   - new: The other version.
  ///   - weight: Returns how much of a child needn't move if the child stays, from its two versions
  ///     and the changes between them.
  /// - Returns: The pairs, ascending by new position.
  func pairs(
    with new: ContainerNode, weight: (SnapshotNode, SnapshotNode, ListChanges) -> Int
  ) -> [Pair] {
    var pairs: [Pair] = []
    var positions: [ObjectIdentifier: Int]?
    for (number, entry) in new.entries.enumerated() {
      var match: Int?
      if number < entries.count, entries[number].reference === entry.reference {
        match = number
      } else {
        let known = positions ?? Self.positions(of: entries)
        positions = known
        match = known[ObjectIdentifier(entry.reference)]
      }
      guard let match else { continue }
      let changes = entries[match].node.changes(to: entry.node)
      pairs.append(Pair(old: match, new: number, changes: changes))
    }
    let stays = IncreasingSubsequence.heaviest(
      of: pairs.map(\.old),
      weights: pairs.map { weight(entries[$0.old].node, new.entries[$0.new].node, $0.changes) })
    for index in pairs.indices { pairs[index].stays = stays[index] }
    return pairs
  }

  private static func positions(of entries: [Entry]) -> [ObjectIdentifier: Int] {
    var positions: [ObjectIdentifier: Int] = [:]
    for (number, entry) in entries.enumerated() {
      positions[ObjectIdentifier(entry.reference)] = number
    }
    return positions
  }

  /// Returns the path in this node of a row of a child; nil if the child has no such row.
  func globalIndexPath(for path: ListIndexPath, inEntry entry: Int) -> ListIndexPath? { nil }

  /// Returns the section in this node of a section of a child; nil if the child has none.
  func globalSection(for section: Int, inEntry entry: Int) -> Int? { nil }

  /// Returns the child that shows a row, and the path in there; nil if there is no such row.
  func localIndexPath(for path: ListIndexPath) -> (entry: Int, path: ListIndexPath)? { nil }

  /// Returns the child that shows a section, and the section in there; nil if there is none.
  func localSection(for section: Int) -> (entry: Int, section: Int)? { nil }

  override func place(of path: ListIndexPath, from source: any SnapshotSource) -> RowPlace? {
    guard let local = localIndexPath(for: path) else { return nil }
    let entry = entries[local.entry]
    return entry.node.place(of: local.path, from: entry.source)
  }

  override func preferredFocus(from source: any SnapshotSource) -> ListIndexPath? {
    for (number, entry) in entries.enumerated() {
      if let path = entry.node.preferredFocus(from: entry.source) {
        return globalIndexPath(for: path, inEntry: number)
      }
    }
    return nil
  }

  override func selectedPaths(from source: any SnapshotSource) -> [ListIndexPath] {
    guard source.selectionCount > 0 else { return [] }
    var paths: [ListIndexPath] = []
    for (number, entry) in entries.enumerated() where entry.source.selectionCount > 0 {
      paths += entry.node.selectedPaths(from: entry.source).compactMap {
        globalIndexPath(for: $0, inEntry: number)
      }
    }
    return paths
  }
}
