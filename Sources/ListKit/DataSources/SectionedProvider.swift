// Part of ListKit, MIT licence: see LICENSE.

/// Sections of rows.
///
/// ```swift
/// let store = SectionedProvider(shelves) { Row($0.title) }
/// store.onSelect = { basket.add($0.item) }
/// store.bind(to: listView)
/// store.apply(newShelves)
/// ```
///
/// The titles of the sections are shown as headers. Sections that are ``MutableSection``s can be
/// edited row by row. Subclass it to override the hooks of ``Provider``.
open class SectionedProvider<S: Section>: Provider<S> {
  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order. Their rows are read once, here.
  ///   - duplicates: What becomes of rows and of sections of the same identity.
  ///   - row: Describes the row of an item. The default shows its description.
  @inlinable
  public init(
    _ sections: [S] = [], duplicates: DuplicatePolicy = .numberOccurrences,
    row: (@MainActor (S.Item) -> Row)? = nil
  ) {
    super.init(
      sections.map { LeafSection($0) }, duplicates: duplicates,
      engine: LeafEngine())
    if let row { makeRow = { row($0.item) } }
  }
}

extension SectionedProvider {
  /// The sections, in order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections; O(*n*) for the first time after rows have
  ///   been edited one by one, where *n* is the number of rows.
  public final var sections: [S] { storage.map(\.payload) }

  /// The rows of all sections, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public final var items: [S.Item] { storage.flatMap(\.items) }

  /// Returns the rows of a section, or none if there is no such section.
  public final func items(inSection section: Int) -> [S.Item] {
    storage.indices.contains(section) ? storage[section].items : []
  }

  /// Returns the section with an identity, or nil if there is none.
  ///
  /// - Complexity: O(1); O(*s*) for the first look-up after rows have been edited one by one, where *s*
  ///   is the number of sections; O(*n*) after any other change, where *n* is that of rows.
  public final func section(with identity: S.Identity) -> S? {
    sectionIndex(of: identity).map { storage[$0].payload }
  }

  /// Returns the index of the section with an identity, or nil if there is none.
  ///
  /// - Complexity: O(1); O(*s*) for the first look-up after rows have been edited one by one, where *s*
  ///   is the number of sections; O(*n*) after any other change, where *n* is that of rows.
  public final func sectionIndex(of identity: S.Identity) -> Int? {
    leaf.section(of: identity)
  }
}
