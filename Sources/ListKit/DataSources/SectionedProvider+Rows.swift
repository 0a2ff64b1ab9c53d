// Part of ListKit, MIT licence: see LICENSE.

extension SectionedProvider where S: MutableSection {
  /// Adds a row at the end of a section; returns false if there is no such section.
  @discardableResult
  public final func append(
    _ item: S.Item, toSection identity: S.Identity, animated: Bool = true
  ) -> Bool {
    append(contentsOf: [item], toSection: identity, animated: animated)
  }

  /// Adds rows at the end of a section; returns false if there is no such section.
  @discardableResult
  public final func append(
    contentsOf items: some Sequence<S.Item>, toSection identity: S.Identity,
    animated: Bool = true
  ) -> Bool {
    guard let section = sectionIndex(of: identity) else { return false }
    let path = ListIndexPath(row: storage[section].rows.count, section: section)
    insertItems(Array(items), at: path, animated: animated)
    return true
  }

  /// Inserts a row at a path.
  ///
  /// - Precondition: The section exists, and the row isn't negative nor greater than the number of
  ///   its rows.
  public final func insert(_ item: S.Item, at indexPath: ListIndexPath, animated: Bool = true) {
    insertItems([item], at: indexPath, animated: animated)
  }

  /// Inserts rows at a path.
  ///
  /// - Precondition: The section exists, and the row isn't negative nor greater than the number of
  ///   its rows.
  public final func insert(
    contentsOf items: some Sequence<S.Item>, at indexPath: ListIndexPath, animated: Bool = true
  ) {
    insertItems(Array(items), at: indexPath, animated: animated)
  }

  /// Inserts a row before or after another one.
  ///
  /// The start is that of the first section, the end that of the last one.
  ///
  /// - Precondition: There is a section.
  public final func insert(
    _ item: S.Item, at position: InsertPosition<S.Item.Identity>, animated: Bool = true
  ) {
    insertItems([item], at: path(for: position), animated: animated)
  }

  /// Removes the row with an identity; returns false if there is none.
  @discardableResult
  public final func remove(_ identity: S.Item.Identity, animated: Bool = true) -> Bool {
    removeItems([identity], animated: animated) > 0
  }

  /// Removes the rows with these identities; returns how many there were.
  @discardableResult
  public final func remove(
    _ identities: some Sequence<S.Item.Identity>, animated: Bool = true
  ) -> Int {
    removeItems(Set(identities), animated: animated)
  }

  /// Replaces the row of the same identity; returns false if there is none.
  @discardableResult
  public final func replace(_ item: S.Item, animated: Bool = true) -> Bool {
    replaceItems([item], animated: animated) > 0
  }

  /// Replaces the rows of the same identities; returns how many there were.
  @discardableResult
  public final func replace(
    contentsOf items: some Sequence<S.Item>, animated: Bool = true
  ) -> Int {
    replaceItems(Array(items), animated: animated)
  }

  /// Moves a row to a path after the move; returns false if there is no such row.
  ///
  /// - Precondition: The path is one that a row can have after the move.
  @discardableResult
  public final func move(
    _ identity: S.Item.Identity, to indexPath: ListIndexPath, animated: Bool = true
  ) -> Bool {
    guard let source = self.indexPath(of: identity) else { return false }
    let didMove = moveRow(from: source, to: indexPath, animated: animated)
    precondition(didMove, "Can't move \(source) to \(indexPath) in \(self): no row can be there")
    return true
  }

  /// Moves a row before or after another one; returns false if there is no such row.
  @discardableResult
  public final func move(
    _ identity: S.Item.Identity, to position: InsertPosition<S.Item.Identity>,
    animated: Bool = true
  ) -> Bool {
    guard let source = indexPath(of: identity) else { return false }
    var target = path(for: position)
    if target.section == source.section, target.row > source.row { target.row -= 1 }
    return moveRow(from: source, to: target, animated: animated)
  }

  private func path(for position: InsertPosition<S.Item.Identity>) -> ListIndexPath {
    let last = storage.count - 1
    let end = ListIndexPath(row: storage.last?.rows.count ?? 0, section: last)
    switch position {
    case .start: return ListIndexPath(row: 0, section: 0)
    case .end: return end
    case .before(let identity): return indexPath(of: identity) ?? end
    case .after(let identity):
      return indexPath(of: identity).map {
        ListIndexPath(row: $0.row + 1, section: $0.section)
      } ?? end
    }
  }
}
