// Part of ListKit, MIT licence: see LICENSE.

/// One section of rows.
///
/// ```swift
/// let names = SimpleProvider(["Ada", "Bob"])
/// let people = SimpleProvider(contacts) { Row($0.name, detail: $0.phone) }
/// people.onSelect = { show($0.item) }
/// people.bind(to: listView)
/// people.apply(newContacts)
/// ```
///
/// Edits of single rows cost O(log *n*), where *n* is the number of rows, and so does showing them. The
/// first edit after all rows were replaced, and the first look at ``items`` after an edit, cost O(*n*).
///
/// Subclass it to override the hooks of ``Provider``.
open class SimpleProvider<Element: Item>: Provider<SimpleSection<String, Element>> {
  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - items: The rows, in order.
  ///   - duplicates: What becomes of rows of the same identity.
  ///   - row: Describes the row of an item. The default shows its description.
  @inlinable
  public init(
    _ items: [Element] = [], duplicates: DuplicatePolicy = .numberOccurrences,
    row: (@MainActor (Element) -> Row)? = nil
  ) {
    super.init(
      [LeafSection(SimpleSection("", items: items))], duplicates: duplicates,
      engine: LeafEngine())
    if let row { makeRow = { row($0.item) } }
  }
}

extension SimpleProvider {
  /// The rows, in order.
  ///
  /// - Complexity: O(1); O(*n*) for the first time after rows have been edited one by one, where *n* is
  ///   the number of rows.
  public final var items: [Element] { storage[0].items }

  /// The text of the header, or nil for none.
  public final var title: String? {
    get { storage[0].title }
    set {
      edit { sections in
        var section = sections[0].kept
        section.title = newValue
        sections[0].keep(section)
      }
    }
  }

  @usableFromInline
  func sections(with items: [Element]) -> [LeafSection<SimpleSection<String, Element>>] {
    var section = storage[0].kept
    section.items = items
    return [LeafSection(section)]
  }
}
