// Part of ListKit, MIT licence: see LICENSE.

/// Edits single rows of a provider's sections, and has the locator follow.
///
/// - Complexity: O(log *n*) an edit, where *n* is the number of rows of the section; O(*n*) for the first
///   one, and where a section isn't a ``SimpleSection``.
@MainActor
@usableFromInline
struct RowEditor<S: Section> {
  @usableFromInline var sections: [LeafSection<S>]

  /// The identities of rows that were taken out.
  @usableFromInline var removed: Set<S.Item.Identity> = []
  @usableFromInline let locator: RowLocator<S>

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
    removed.insert(identity)
    sections[path.section].replaceTree(with: tree.removing(at: path.row))
  }

  /// Replaces a row by one of the same identity.
  @inlinable
  mutating func replace(_ item: S.Item, at path: ListIndexPath) {
    let tree = sections[path.section].rows.tree
    sections[path.section].replaceTree(with: tree.replacing(at: path.row, with: item))
  }
}
