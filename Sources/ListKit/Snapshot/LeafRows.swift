// Part of ListKit, MIT licence: see LICENSE.

/// The rows of a section in one version, as an array, as a tree, or both.
///
/// Rows come as an array, and are asked for as one. They are put into a tree when the first of them is
/// edited, so that further edits and comparisons don't cost what the whole section costs.
@usableFromInline
final class LeafRows<Row> {
  @usableFromInline let count: Int
  @usableFromInline var array: [Row]?

  /// The rows as a tree, if they have been edited.
  @usableFromInline var editedTree: RowTree<Row>?

  /// The same for versions whose trees may share nodes.
  @usableFromInline var lineage: RowBlock?

  @inlinable
  init(_ array: [Row]) {
    self.array = array
    count = array.count
  }

  /// Creates the version that an edit of another one leads to.
  @inlinable
  init(_ tree: RowTree<Row>, after other: LeafRows<Row>) {
    editedTree = tree
    lineage = other.lineage
    count = tree.count
  }

  /// The rows as an array.
  ///
  /// - Complexity: O(1); O(*n*) for the first time after an edit, where *n* is the number of rows.
  @inlinable var items: [Row] {
    if let array { return array }
    var items: [Row] = []
    items.reserveCapacity(count)
    editedTree?.forEachLeaf { items += $0.rows }
    array = items
    return items
  }

  /// The rows as a tree.
  ///
  /// - Complexity: O(1); O(*n*) for the first edit, where *n* is the number of rows.
  @inlinable
  var tree: RowTree<Row> {
    if let editedTree { return editedTree }
    let tree = RowTree.make(of: items)
    editedTree = tree
    lineage = tree.block
    return tree
  }

  @inlinable
  subscript(index: Int) -> Row {
    if let array { return array[index] }
    guard let (leaf, start) = editedTree?.leaf(at: index) else {
      preconditionFailure("Row \(index) doesn't exist: there are no rows")
    }
    return leaf.rows[index - start]
  }

  /// Puts another row in the place of one, where nobody else holds these rows.
  @inlinable
  func replaceInPlace(at index: Int, with row: Row) {
    let tree = tree
    array = nil
    tree.replaceInPlace(at: index, with: row)
  }

  /// Returns whether two versions may share nodes, or are the same.
  @inlinable
  static func areRelated(_ old: LeafRows<Row>, _ new: LeafRows<Row>) -> Bool {
    old === new || (old.lineage != nil && old.lineage === new.lineage)
  }
}

// What is made late is made on the main actor. Elsewhere only the array is read, and only where it was
// there before.
extension LeafRows: @unchecked Sendable where Row: Sendable {}
