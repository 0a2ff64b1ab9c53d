// Part of ListKit, MIT licence: see LICENSE.

/// What goes through the rows of a provider: it compares versions, finds rows and edits them.
///
/// It is made where the type of the sections is known, so that the compiler can specialise the
/// loops for it, even in another module.
@MainActor
@usableFromInline
final class LeafEngine<S: Section> {
  @usableFromInline typealias Sections = [LeafSection<S>]

  /// The loops, each for the type of the sections.
  @usableFromInline
  struct Functions {
    @usableFromInline var compare: (Sections, Sections, inout DiffWorkspace) -> ListChanges
    @usableFromInline var makeIndex: (Sections) -> LeafIndex<S>
    @usableFromInline var prepare: @MainActor (RowLocator<S>, Sections) -> Bool
    @usableFromInline var locate:
      @MainActor (RowLocator<S>, S.Item.Identity, Sections) -> ListIndexPath?
    @usableFromInline var insert: @MainActor (inout RowEditor<S>, S.Item, ListIndexPath) -> Void
    @usableFromInline var remove: @MainActor (inout RowEditor<S>, ListIndexPath) -> Void
    @usableFromInline var replace: @MainActor (inout RowEditor<S>, S.Item, ListIndexPath) -> Void

    @inlinable
    init() {
      compare = { ListDiff.leafChanges(from: $0, to: $1, workspace: &$2) }
      makeIndex = { LeafIndex($0) }
      prepare = { $0.prepare($1) }
      locate = { $0.path(of: $1, in: $2) }
      insert = { $0.insert($1, at: $2) }
      remove = { $0.remove(at: $1) }
      replace = { $0.replace($1, at: $2) }
    }
  }

  let functions: Functions
  private var workspace = DiffWorkspace()

  @inlinable
  convenience init() { self.init(Functions()) }

  @usableFromInline
  init(_ functions: Functions) { self.functions = functions }

  func changes(from old: Sections, to new: Sections) -> ListChanges {
    // Taken out, so that an item whose comparison asks its provider finds another one here.
    var workspace = DiffWorkspace()
    swap(&workspace, &self.workspace)
    defer { swap(&workspace, &self.workspace) }
    return functions.compare(old, new, &workspace)
  }
}

@available(*, unavailable)
extension LeafEngine.Functions: Sendable {}
