// Part of ListKit, MIT licence: see LICENSE.

/// What a ``LeafSection`` holds.
///
/// An object, so that a version of many sections is made of another one by counting one reference for each,
/// and that what both share is known by its address.
@usableFromInline
final class LeafContent<S: Section> {
  /// The section, but for its rows if ``isBehind``.
  @usableFromInline let kept: S

  /// The rows that are shown.
  @usableFromInline let rows: LeafRows<S.Item>

  /// Whether the section itself has yet to be given the rows.
  @usableFromInline let isBehind: Bool

  @inlinable
  init(_ kept: S, _ rows: LeafRows<S.Item>, isBehind: Bool) {
    self.kept = kept
    self.rows = rows
    self.isBehind = isBehind
  }
}

extension LeafContent: Sendable where S: Sendable, S.Item: Sendable {}
