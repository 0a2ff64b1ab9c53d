// Part of ListKit, MIT licence: see LICENSE.

/// A section as it was when a provider took it over.
///
/// The rows are read from the section once, so that a section that is a class, or computes its
/// rows, can't change under a list view.
public struct LeafSection<S: Section>: Section {
  /// The type that tells sections apart.
  public typealias Identity = S.Identity

  /// The type of the rows.
  public typealias Item = S.Item

  /// The section.
  public var payload: S

  /// The rows that are shown.
  public var items: [S.Item]

  /// Takes over a section with its rows of this moment.
  @inlinable
  public init(_ payload: S) {
    self.payload = payload
    items = payload.items
  }

  /// The identity of the section.
  @inlinable
  public var identity: S.Identity { payload.identity }

  /// The title of the section.
  @inlinable
  public var title: String? { payload.title }

  /// The entry of the section in the section index.
  @inlinable
  public var indexTitle: String? { payload.indexTitle }

  /// Returns whether header and footer look the same for both sections.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { payload.hasSameContent(as: other.payload) }
}

extension LeafSection: Sendable where S: Sendable, S.Item: Sendable {}
