// Part of ListKit, MIT licence: see LICENSE.

/// The sections that a grouping has made so far, by key.
///
/// Its closures are made where the types of items and keys are known, so that looking up a key takes no
/// erased hashing.
@usableFromInline
struct GroupDirectory<Element> {
  /// Returns the group of an item, which is made for the first of its key.
  @usableFromInline let find: @MainActor (Element) -> ArrangedGroup

  /// Forgets a group that has no rows any more.
  @usableFromInline let forget: @MainActor (ArrangedGroup) -> Void

  /// Compares the keys of two groups as ``ListSort`` does; nil if only their first rows count.
  @usableFromInline var compare: (@MainActor (ArrangedGroup, ArrangedGroup) -> Int)?

  @inlinable
  init(
    find: @escaping @MainActor (Element) -> ArrangedGroup,
    forget: @escaping @MainActor (ArrangedGroup) -> Void
  ) {
    self.find = find
    self.forget = forget
  }
}

@available(*, unavailable)
extension GroupDirectory: Sendable {}
