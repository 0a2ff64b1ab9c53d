// Part of ListKit, MIT licence: see LICENSE.

/// Edits single rows of a provider's sections, and has the locator follow.
///
/// - Complexity: O(log *n*) an edit of a row, where *n* is the number of rows of the section; O(*n*) for
///   the first one, and where a section isn't a ``PlainSection``. O(*s*) an edit of a section, where *s* is
///   the number of sections.
@MainActor
@usableFromInline
struct RowEditor<S: Section> {
  @usableFromInline var sections: [LeafSection<S>]

  /// The identities of rows that were taken out.
  @usableFromInline var removed: [S.Item.Identity] = []
  @usableFromInline let locator: RowLocator<S>

  @inlinable
  init(_ sections: [LeafSection<S>], locator: RowLocator<S>) {
    self.sections = sections
    self.locator = locator
    locator.beginEdits()
  }

  @inlinable
  mutating func insert(_ item: S.Item, at path: ListIndexPath) {
    let (tree, newLeaf) = sections[path.section].rows.tree.inserting(item, at: path.row)
    locator.insert(item.identity, into: tree.leaf(at: path.row).leaf, ofSection: path.section)
    if let newLeaf { locator.move(to: newLeaf, ofSection: path.section) }
    sections[path.section].replaceTree(with: tree)
  }

  @inlinable
  mutating func remove(at path: ListIndexPath) {
    let tree = sections[path.section].rows.tree
    let (leaf, start) = tree.leaf(at: path.row)
    let identity = leaf.rows[path.row - start].identity
    locator.remove(identity)
    removed.append(identity)
    sections[path.section].replaceTree(with: tree.removing(at: path.row))
  }

  /// Replaces a row by one of the same identity.
  @inlinable
  mutating func replace(_ item: S.Item, at path: ListIndexPath) {
    let tree = sections[path.section].rows.tree
    sections[path.section].replaceTree(with: tree.replacing(at: path.row, with: item))
  }

  /// Inserts a section without rows.
  @inlinable
  mutating func insertSection(_ section: LeafSection<S>, at index: Int) {
    sections.insert(section, at: index)
    locator.insertSection(at: index)
  }

  /// Removes a section whose rows were taken out.
  @inlinable
  mutating func removeSection(at index: Int) {
    sections.remove(at: index)
    locator.removeSection(at: index)
  }

  /// Moves a section to an index after the move.
  @inlinable
  mutating func moveSection(from index: Int, to target: Int) {
    sections.insert(sections.remove(at: index), at: target)
    locator.moveSection(from: index, to: target)
  }
}
