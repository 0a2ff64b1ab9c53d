// Part of ListKit, MIT licence: see LICENSE.

/// A diff that keeps its memory from one time to the next, as providers do; for benchmarks.
@usableFromInline
package struct ReusedDiff: ~Copyable {
  @usableFromInline var workspace = DiffWorkspace()
  @usableFromInline var matching = Matching()

  @inlinable
  package init() {}

  @inlinable
  package mutating func changes<Element: Item>(
    from old: [Element], to new: [Element]
  ) -> ItemChanges<Element> {
    ListDiff.changes(from: old, to: new, matching: &matching)
  }

  @inlinable
  package mutating func changes<S: Section>(from old: [S], to new: [S]) -> ListChanges {
    ListDiff.listChanges(from: old, to: new, workspace: &workspace)
  }
}

@available(*, unavailable)
extension ReusedDiff: Sendable {}
