// Part of ListKit, MIT licence: see LICENSE.

// Edits of single items of the source, each with what it does to the rows.
extension Arranger {
  @inlinable
  func insert(_ item: Element, at index: Int, _ editor: inout RowEditor<Shown>) {
    editSource { $0.insert(item, at: ListIndexPath(row: index, section: 0)) }
    place(item, from: nil, &editor)
  }

  @inlinable
  func remove(at index: Int, _ editor: inout RowEditor<Shown>) {
    let identity = source[0].rows[index].identity
    editSource { $0.remove(at: ListIndexPath(row: index, section: 0)) }
    if let path = editor.path(of: identity) { take(path, &editor) }
  }

  /// Replaces an item by one of the same identity.
  @inlinable
  func replace(at index: Int, with item: Element, _ editor: inout RowEditor<Shown>) {
    // Nobody is shown the source, so that it has no other version.
    source[0].rows.replaceInPlace(at: index, with: item)
    place(item, from: editor.path(of: item.identity), &editor)
  }

  /// Moves an item to an index after the move.
  @inlinable
  func move(from index: Int, to target: Int, _ editor: inout RowEditor<Shown>) {
    let item = source[0].rows[index]
    editSource { source in
      source.remove(at: ListIndexPath(row: index, section: 0))
      source.insert(item, at: ListIndexPath(row: target, section: 0))
    }
    place(item, from: editor.path(of: item.identity), &editor)
  }

  /// Shows an item of the source where it belongs, or nowhere.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - path: Where its row is now; nil if there is none.
  ///   - editor: The rows.
  /// - Complexity: O(log *n* + *s*), where *n* is the number of rows and *s* that of sections.
  @inlinable
  func place(_ item: Element, from path: ListIndexPath?, _ editor: inout RowEditor<Shown>) {
    if let filter = arrangement.filter, !filter(item) {
      if let path { take(path, &editor) }
      return
    }
    let group = directory?.find(item) ?? .all
    if let path, editor.group(at: path.section) === group {
      if isInPlace(item, at: path.row, in: editor.sections[path.section].rows.tree) {
        editor.replace(item, at: path)
        if path.row == 0 { restoreOrder(of: path.section, &editor) }
        return
      }
      editor.remove(at: path)
      let row = insert(item, in: path.section, &editor)
      if path.row == 0 || row == 0 { restoreOrder(of: path.section, &editor) }
      return
    }
    if let path { take(path, &editor) }
    if let section = editor.section(of: group) {
      if insert(item, in: section, &editor) == 0 { restoreOrder(of: section, &editor) }
    } else {
      let section = firstSection(behind: group, item, in: editor.sections)
      editor.insertSection(LeafSection(Shown(group), showing: []), at: section)
      insert(item, in: section, &editor)
    }
  }

  /// Takes a row out, and its section if that was the last one.
  @inlinable
  func take(_ path: ListIndexPath, _ editor: inout RowEditor<Shown>) {
    editor.remove(at: path)
    if let directory, editor.sections[path.section].rows.count == 0 {
      directory.forget(editor.group(at: path.section))
      editor.removeSection(at: path.section)
    } else if path.row == 0 {
      restoreOrder(of: path.section, &editor)
    }
  }

  /// Inserts a row where it belongs in a section, and returns where that is.
  @inlinable
  @discardableResult
  func insert(_ item: Element, in section: Int, _ editor: inout RowEditor<Shown>) -> Int {
    let row = editor.sections[section].rows.tree.firstIndex { isOrdered(item, $0) }
    editor.insert(item, at: ListIndexPath(row: row, section: section))
    return row
  }

  // MARK: - Order

  /// Returns whether an item comes before another one.
  @inlinable
  func isOrdered(_ first: Element, _ second: Element) -> Bool {
    let order = arrangement.compare(first, second)
    if order != 0 { return order < 0 }
    return locator.isOrdered(first.identity, second.identity, in: source)
  }

  /// Returns whether an item is in order with the rows around one.
  @inlinable
  func isInPlace(_ item: Element, at row: Int, in tree: RowTree<Element>) -> Bool {
    if row > 0, !isOrdered(tree.row(at: row - 1), item) { return false }
    return row + 1 >= tree.count || isOrdered(item, tree.row(at: row + 1))
  }

  /// Returns whether a section comes before another one.
  @inlinable
  func isOrdered(
    _ first: ArrangedGroup, _ row: Element, before second: LeafSection<Shown>
  ) -> Bool {
    let order = directory?.compare?(first, second.kept.group) ?? 0
    return order == 0 ? isOrdered(row, second.rows[0]) : order < 0
  }

  /// Returns the index of the first section that comes behind one.
  @inlinable
  func firstSection(behind group: ArrangedGroup, _ row: Element, in sections: Sections) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if isOrdered(group, row, before: sections[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Moves a section to where it belongs since its first row is another one.
  @inlinable
  func restoreOrder(of section: Int, _ editor: inout RowEditor<Shown>) {
    guard directory != nil, editor.sections.count > 1 else { return }
    let group = editor.group(at: section)
    let row = editor.sections[section].rows[0]
    let isBehind =
      section == 0 || !isOrdered(group, row, before: editor.sections[section - 1])
    let isBefore =
      section + 1 == editor.sections.count
      || isOrdered(group, row, before: editor.sections[section + 1])
    if isBehind, isBefore { return }
    var others = editor.sections
    others.remove(at: section)
    let target = firstSection(behind: group, row, in: others)
    editor.moveSection(from: section, to: target)
  }
}

extension RowEditor {
  /// Returns where a row is now; nil if it isn't there.
  @inlinable
  func path(of identity: S.Item.Identity) -> ListIndexPath? {
    locator.path(of: identity, in: sections)
  }

  @inlinable
  func group<Element>(at section: Int) -> ArrangedGroup where S == ArrangedSection<Element> {
    sections[section].kept.group
  }

  /// Returns the index of the section of a group; nil if there is none.
  @inlinable
  func section<Element>(of group: ArrangedGroup) -> Int? where S == ArrangedSection<Element> {
    for index in sections.indices where sections[index].kept.group === group { return index }
    return nil
  }
}
