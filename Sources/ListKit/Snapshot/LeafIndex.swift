// Part of ListKit, MIT licence: see LICENSE.

/// Where each identity of one version of a provider is.
@usableFromInline
struct LeafIndex<S: Section> {
  @usableFromInline var rows: [S.Item.Identity: ListIndexPath] = [:]
  @usableFromInline var sections: [S.Identity: Int] = [:]
  @usableFromInline var duplicates: [ListDiagnostic.Kind] = []

  /// The rows that have an identity of a row before them.
  @usableFromInline var twins: [S.Item.Identity: [ListIndexPath]] = [:]

  /// Creates the index.
  ///
  /// Of several rows with one identity it holds the first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @inlinable
  init(_ leafSections: [LeafSection<S>]) {
    rows.reserveCapacity(leafSections.reduce(0) { $0 + $1.rows.count })
    for (number, section) in leafSections.enumerated() {
      let identity = section.identity
      if let first = sections[identity] {
        duplicates.append(
          .duplicateSection(identity: "\(identity)", first: first, second: number))
      } else {
        sections[identity] = number
      }
      let items = section.items
      for row in items.indices { add(items[row].identity, row, number) }
    }
  }

  @inlinable
  mutating func add(_ identity: S.Item.Identity, _ row: Int, _ section: Int) {
    let path = ListIndexPath(row: row, section: section)
    if let first = rows.updateValue(path, forKey: identity) {
      rows[identity] = first
      twins[identity, default: []].append(path)
      duplicates.append(.duplicateRow(identity: "\(identity)", first: first, second: path))
    }
  }
}

@available(*, unavailable)
extension LeafIndex: Sendable {}
