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
    compare(old, new, &workspace)
  }
}
