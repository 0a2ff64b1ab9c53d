// Part of ListKit, MIT licence: see LICENSE.

/// Compares versions of a provider in memory that it keeps for the next time.
///
/// It is made where the type of the sections is known, so that the compiler can specialise the
/// comparison for it, even in another module.
@MainActor
@usableFromInline
final class LeafDiffer<S: Section> {
  @usableFromInline
  typealias Compare =
    ([LeafSection<S>], [LeafSection<S>], inout DiffWorkspace) -> ListChanges

  private let compare: Compare
  private var workspace = DiffWorkspace()

  @usableFromInline
  init(_ compare: @escaping Compare) { self.compare = compare }

  func changes(from old: [LeafSection<S>], to new: [LeafSection<S>]) -> ListChanges {
    // Taken out, so that an item whose comparison asks its provider finds another one here.
    var workspace = DiffWorkspace()
    swap(&workspace, &self.workspace)
    defer { swap(&workspace, &self.workspace) }
    return compare(old, new, &workspace)
  }
}
