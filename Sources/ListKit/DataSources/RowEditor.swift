// Part of ListKit, MIT licence: see LICENSE.

/// Edits single rows of a provider's sections, and has the locator follow.
///
/// - Complexity: O(log *n*) an edit, where *n* is the number of rows of the section; O(*n*) for the first
///   one, and where a section isn't a ``SimpleSection``.
@MainActor
struct RowEditor<S: Section> {
  private(set) var sections: [LeafSection<S>]

  /// The identities of rows that were taken out.
  private(set) var removed: Set<S.Item.Identity> = []
  private let locator: RowLocator<S>

  init(_ sections: [LeafSection<S>], locator: RowLocator<S>) {
    self.sections = sections
    self.locator = locator
    locator.beginEdits()
  }

  mutating func insert(_ item: S.Item, at path: ListIndexPath) {
    let (tree, newLeaf) = sections[path.section].rows.tree.inserting(item, at: path.row)
    locator.insert(item.identity, into: tree.leaf(at: path.row).leaf, ofSection: path.section)
    if let newLeaf { locator.move(to: newLeaf, ofSection: path.section) }
    sections[path.section].replaceTree(with: tree)
  }

  mutating func remove(at path: ListIndexPath) {
    let tree = sections[path.section].rows.tree
    let (leaf, start) = tree.leaf(at: path.row)
    let identity = leaf.rows[path.row - start].identity
    locator.remove(identity)
    removed.insert(identity)
    sections[path.section].replaceTree(with: tree.removing(at: path.row))
  }

  /// Replaces a row by one of the same identity.
  mutating func replace(_ item: S.Item, at path: ListIndexPath) {
    let tree = sections[path.section].rows.tree
    sections[path.section].replaceTree(with: tree.replacing(at: path.row, with: item))
  }
}
