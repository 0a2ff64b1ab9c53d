// Part of ListKit, MIT licence: see LICENSE.

/// Compares versions of a provider in memory that it keeps for the next time, and finds rows in them.
///
/// It is made where the type of the sections is known, so that the compiler can specialise the
/// loops for it, even in another module.
@MainActor
@usableFromInline
final class LeafDiffer<S: Section> {
  @usableFromInline
  typealias Compare =
    ([LeafSection<S>], [LeafSection<S>], inout DiffWorkspace) -> ListChanges

  @usableFromInline
  typealias Find = (RowTree<S.Item>, S.Item.Identity) -> Int?

  private let compare: Compare
  private let find: Find
  private var workspace = DiffWorkspace()

  @inlinable
  convenience init() {
    self.init(
      compare: { ListDiff.leafChanges(from: $0, to: $1, workspace: &$2) },
      find: { leaf, identity in leaf.index(of: identity) })
  }

  @usableFromInline
  init(compare: @escaping Compare, find: @escaping Find) {
    self.compare = compare
    self.find = find
  }

  func changes(from old: [LeafSection<S>], to new: [LeafSection<S>]) -> ListChanges {
    // Taken out, so that an item whose comparison asks its provider finds another one here.
    var workspace = DiffWorkspace()
    swap(&workspace, &self.workspace)
    defer { swap(&workspace, &self.workspace) }
    return compare(old, new, &workspace)
  }

  func makeLocator() -> RowLocator<S> { RowLocator(find: find) }
}
