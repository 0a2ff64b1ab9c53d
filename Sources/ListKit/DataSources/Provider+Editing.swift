// Part of ListKit, MIT licence: see LICENSE.

extension LeafSection {
  /// Replaces the rows here and in the section itself; returns false if its type can't do that.
  mutating func replaceItems(with items: [S.Item]) -> Bool {
    guard var mutable = payload as? any MutableSection<S.Item> else { return false }
    mutable.items = items
    guard let payload = mutable as? S else { return false }
    self.payload = payload
    self.items = items
    return true
  }
}

extension Provider {
  /// A Boolean value indicating whether rows can be removed and moved one by one.
  var isEditable: Bool { S.self is any MutableSection.Type }

  /// Removes the rows with these identities; returns how many there were.
  ///
  /// Of rows with the same identity all are removed.
  @discardableResult
  final func removeItems(_ identities: Set<Item.Identity>, animated: Bool) -> Int {
    var count = 0
    var sections = storage
    for index in sections.indices {
      let kept = sections[index].items.filter { !identities.contains($0.identity) }
      let removed = sections[index].items.count - kept.count
      guard removed > 0, sections[index].replaceItems(with: kept) else { continue }
      count += removed
    }
    if count > 0 { commit(sections, UpdateOptions(isAnimated: animated)) }
    return count
  }

  final func insertItems(_ items: [Item], at path: ListIndexPath, animated: Bool) {
    precondition(
      storage.indices.contains(path.section),
      "Can't insert at \(path): \(self) has \(storage.count) sections")
    let count = storage[path.section].items.count
    precondition(
      (0...count).contains(path.row),
      "Can't insert at \(path): \(self) has \(count) rows there")
    guard !items.isEmpty else { return }
    edit(animated: animated) { sections in
      var all = sections[path.section].items
      all.insert(contentsOf: items, at: path.row)
      _ = sections[path.section].replaceItems(with: all)
    }
  }

  @discardableResult
  final func replaceItems(_ items: [Item], animated: Bool) -> Int {
    var sections = storage
    let index = leaf.index
    var count = 0
    var changed: [Int: [Item]] = [:]
    for item in items {
      guard let path = index.rows[item.identity] else { continue }
      changed[path.section, default: sections[path.section].items][path.row] = item
      count += 1
    }
    for (section, items) in changed { _ = sections[section].replaceItems(with: items) }
    if count > 0 { commit(sections, UpdateOptions(isAnimated: animated)) }
    return count
  }

  /// Moves a row in the model; `target` is a path after the move.
  ///
  /// Returns false if it isn't possible.
  final func moveRow(
    from source: ListIndexPath, to target: ListIndexPath, animated: Bool = true
  ) -> Bool {
    guard isEditable, let item = item(at: source), storage.indices.contains(target.section) else {
      return false
    }
    var sections = storage
    var items = sections[source.section].items
    items.remove(at: source.row)
    guard sections[source.section].replaceItems(with: items) else { return false }
    items = sections[target.section].items
    guard (0...items.count).contains(target.row) else { return false }
    items.insert(item, at: target.row)
    guard sections[target.section].replaceItems(with: items) else { return false }
    commit(sections, UpdateOptions(isAnimated: animated))
    return true
  }

  /// Drops an item that a person has deleted; returns whether that was possible.
  ///
  /// Of rows with the same identity only the one at the path is dropped.
  final func dropItem(_ item: Item, at indexPath: ListIndexPath) -> Bool {
    guard isEditable else {
      ListDiagnostics.report(
        ListDiagnostic(
          .immutableSection(identity: "\(item.identity)", sectionType: "\(S.self)"),
          source: description))
      return false
    }
    guard let path = place(of: item.identity, near: indexPath) else { return false }
    var sections = storage
    var items = sections[path.section].items
    items.remove(at: path.row)
    guard sections[path.section].replaceItems(with: items) else { return false }
    commit(sections)
    return true
  }

  /// Returns the path itself if a row with the identity is there, else that of the first such row.
  final func place(
    of identity: Item.Identity, near indexPath: ListIndexPath
  ) -> ListIndexPath? {
    item(at: indexPath)?.identity == identity ? indexPath : leaf.index.rows[identity]
  }

  /// Notes that rows were changed in place.
  final func refreshItems(_ identities: some Sequence<Item.Identity>) {
    forgetShownRefreshes()
    log.note(rows: identities)
    modelDidChange()
  }

  /// Notes that headers and footers were changed in place.
  final func refreshHeaders(ofSectionsWith identities: some Sequence<S.Identity>) {
    forgetShownRefreshes()
    log.note(sections: identities)
    modelDidChange()
  }

  /// Drops the notes of earlier refreshes, if all views have shown them.
  ///
  /// Without a view there may be one all the same: this may be out of its tree for a moment.
  private func forgetShownRefreshes() {
    let sinks = allSinks
    guard root.updateDepth == 0, !sinks.isEmpty else { return }
    if sinks.allSatisfy(\.isUpToDate) { log.forget() }
  }
}
