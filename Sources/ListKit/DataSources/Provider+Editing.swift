// Part of ListKit, MIT licence: see LICENSE.

extension Provider {
  /// Makes few edits of rows, at the cost of these, and tells everyone who shows the rows.
  private func editRows(animated: Bool, _ edit: @MainActor (inout RowEditor<S>) -> Void) {
    takeEdits(edit)
    modelDidChange(UpdateOptions(isAnimated: animated))
  }

  /// Makes few edits of rows, at the cost of these, and tells nobody.
  final func takeEdits(_ edit: @MainActor (inout RowEditor<S>) -> Void) {
    var editor = RowEditor(storage, locator: preparedLocator())
    edit(&editor)
    replaceStorage(editor.sections, without: editor.removed)
  }

  /// What finds rows; the newest version can be asked for them from now on as it is for those to come.
  @discardableResult
  final func preparedLocator() -> RowLocator<S> {
    if let locator { return locator }
    let locator = RowLocator<S>()
    self.locator = locator
    leaf.adopt(locator)
    return locator
  }

  /// Returns whether so many rows are better edited at once than one by one.
  private func areMany(_ count: Int) -> Bool { count > 64 && count > leaf.rowCount / 8 }

  /// Removes the rows with these identities; returns how many there were.
  ///
  /// Of rows with the same identity all are removed.
  @discardableResult
  final func removeItems(_ identities: Set<Item.Identity>, animated: Bool) -> Int {
    preparedLocator()
    guard leaf.hasUniqueRows, !areMany(identities.count) else {
      return removeAll(identities, animated: animated)
    }
    let paths = identities.compactMap(leaf.path(of:)).sorted()
    guard !paths.isEmpty else { return 0 }
    editRows(animated: animated) { editor in
      for path in paths.reversed() { engine.functions.remove(&editor, path) }
    }
    return paths.count
  }

  /// Removes rows by a look at each.
  private func removeAll(_ identities: Set<Item.Identity>, animated: Bool) -> Int {
    var count = 0
    var sections = storage
    for index in sections.indices {
      let items = sections[index].items
      let kept = items.filter { !identities.contains($0.identity) }
      let removed = items.count - kept.count
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
    let count = storage[path.section].rows.count
    precondition(
      (0...count).contains(path.row),
      "Can't insert at \(path): \(self) has \(count) rows there")
    guard !items.isEmpty else { return }
    preparedLocator()
    guard !areMany(items.count), canAccept(items) else {
      edit(animated: animated) { sections in
        var all = sections[path.section].items
        all.insert(contentsOf: items, at: path.row)
        _ = sections[path.section].replaceItems(with: all)
      }
      return
    }
    editRows(animated: animated) { editor in
      for item in items.reversed() { engine.functions.insert(&editor, item, path) }
    }
  }

  /// Returns whether the duplicate policy shows all of some new rows, and all old ones beside them.
  private func canAccept(_ items: [Item]) -> Bool {
    if duplicatePolicy == .numberOccurrences { return true }
    let leaf = leaf
    var identities: Set<Item.Identity> = []
    return items.allSatisfy {
      identities.insert($0.identity).inserted && leaf.path(of: $0.identity) == nil
    }
  }

  @discardableResult
  final func replaceItems(_ items: [Item], animated: Bool) -> Int {
    preparedLocator()
    let leaf = leaf
    let found = items.compactMap { item in leaf.path(of: item.identity).map { (item, $0) } }
    guard !found.isEmpty else { return 0 }
    if areMany(found.count) {
      replaceAll(found, animated: animated)
    } else {
      editRows(animated: animated) { editor in
        for (item, path) in found { engine.functions.replace(&editor, item, path) }
      }
    }
    return found.count
  }

  /// Replaces rows in arrays.
  private func replaceAll(_ items: [(Item, ListIndexPath)], animated: Bool) {
    edit(animated: animated) { sections in
      var changed: [Int: [Item]] = [:]
      for (item, path) in items {
        changed[path.section, default: sections[path.section].items][path.row] = item
      }
      for (section, items) in changed { _ = sections[section].replaceItems(with: items) }
    }
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
    let others = storage[target.section].rows.count - (source.section == target.section ? 1 : 0)
    guard (0...others).contains(target.row) else { return false }
    editRows(animated: animated) { editor in
      engine.functions.remove(&editor, source)
      engine.functions.insert(&editor, item, target)
    }
    return true
  }

  /// Takes a row out of its section; returns whether that was possible.
  final func dropRow(of item: Item, at indexPath: ListIndexPath) -> Bool {
    guard isEditable else {
      ListDiagnostics.report(
        ListDiagnostic(
          .immutableSection(identity: "\(item.identity)", sectionType: "\(S.self)"),
          source: description))
      return false
    }
    guard let path = place(of: item.identity, near: indexPath) else { return false }
    editRows(animated: true) { engine.functions.remove(&$0, path) }
    return true
  }

  /// Returns the path itself if a row with the identity is there, else that of the first such row.
  final func place(
    of identity: Item.Identity, near indexPath: ListIndexPath
  ) -> ListIndexPath? {
    item(at: indexPath)?.identity == identity ? indexPath : leaf.path(of: identity)
  }

  /// Notes that rows were changed in place.
  final func refreshItems(_ identities: some Sequence<Item.Identity>) {
    noteRefresh(ofRowsWith: identities)
    modelDidChange()
  }

  /// Notes that rows were changed in place, and tells nobody.
  final func noteRefresh(ofRowsWith identities: some Sequence<Item.Identity>) {
    forgetShownRefreshes()
    log.note(rows: identities)
  }

  /// Shows all headers, footers and other supplementaries again.
  ///
  /// To be called when they show something else than their sections and rows, and that has changed.
  public final func refreshSupplementaries() {
    refreshHeaders(ofSectionsWith: storage.map(\.identity))
  }

  /// Notes that headers and footers were changed in place.
  final func refreshHeaders(ofSectionsWith identities: some Sequence<S.Identity>) {
    forgetShownRefreshes()
    log.note(sections: identities)
    modelDidChange()
  }

  /// Drops the notes of earlier refreshes, if there are many and all views have shown them.
  ///
  /// A few may be there for longer: a view that isn't known here, since this is out of its tree for a
  /// moment, may have to show them yet.
  private func forgetShownRefreshes() {
    let sinks = allSinks
    guard log.rows.count + log.sections.count > 1_000, !UpdateBlock.holdsBack(root), !sinks.isEmpty
    else {
      return
    }
    if sinks.allSatisfy(\.isUpToDate) { log.forget() }
  }
}
