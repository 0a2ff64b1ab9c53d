// Part of ListKit, MIT licence: see LICENSE.

/// Rows that are filtered, sorted and put into sections out of a list of items.
///
/// ```swift
/// let people = ArrangedProvider(contacts) { Row($0.name, detail: $0.city) }
/// people.arrange {
///   $0.sort = [.ascending(\.name)]
///   $0.grouping = .by(\.city, order: .ascending)
/// }
/// people.bind(to: listView)
/// people.filter = { $0.isActive }
/// people.append(contact)
/// ```
///
/// The items are the *source*; what is shown of them follows from ``filter``, ``sort`` and ``grouping``,
/// whatever is done to the source: a new item appears where it belongs, if it does; one that changes moves
/// there; and sections come with their first row and go with the last. Each change is one least update.
/// A list that isn't grouped has exactly one section.
///
/// Positions of rows, and all that is said of rows, concern what is shown: ``Provider/indexPath(of:)`` is
/// nil for a hidden item. A selected row that is filtered out vanishes as if its item had been removed.
///
/// People can't reorder rows, since the arrangement says where they are, nor drag them to other lists or
/// here. Rows that a person deletes leave the source.
///
/// An edit of one item costs O(log *n* + *s*), where *n* is the number of items and *s* that of sections,
/// and so does showing it: it asks the filter and the grouping once, and the sort O(log *n*) times. The first
/// edit after all items were replaced or arranged anew costs O(*n*), and so do edits of items of which
/// several have the same identity.
///
/// The filter, the sort and the grouping must not change the provider. Subclass it to override the hooks of
/// ``Provider``.
open class ArrangedProvider<Element: Item>: Provider<ArrangedSection<Element>> {
  @usableFromInline let arranger: Arranger<Element>

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - items: The source.
  ///   - arrangement: What is shown of it. The default shows all items as they come.
  ///   - duplicates: What becomes of items of the same identity, hidden ones included.
  ///   - row: Describes the row of an item. The default shows its description.
  @inlinable
  public init(
    _ items: [Element] = [], arrangement: ListArrangement<Element> = ListArrangement(),
    duplicates: DuplicatePolicy = .numberOccurrences, row: (@MainActor (Element) -> Row)? = nil
  ) {
    arranger = Arranger(Arranger.Functions(), arrangement)
    super.init([], duplicates: duplicates, engine: LeafEngine())
    setSilently(items)
    if let row { makeRow = { row($0.item) } }
  }

  override var isEditable: Bool { false }

  override func dropItem(_ item: Element, at indexPath: ListIndexPath) -> Bool {
    dropFromSource(item, at: indexPath)
  }

  override func storedItem(with identity: Element.Identity) -> Element? {
    sourceIndex(of: identity).map { arranger.source[0].rows[$0] }
  }
}

extension ArrangedProvider {
  /// All items in the order of the source, those that aren't shown included.
  ///
  /// - Complexity: O(1); O(*n*) for the first time after an edit, where *n* is the number of items.
  public final var items: [Element] { arranger.items }

  /// The items that are shown, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public final var arrangedItems: [Element] { storage.flatMap(\.items) }

  /// The sections that are shown, in order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections; O(*n*) for the first time after an edit,
  ///   where *n* is the number of rows.
  public final var sections: [ArrangedSection<Element>] { storage.map(\.payload) }

  /// Returns the items that are shown in a section, or none if there is no such section.
  public final func items(inSection section: Int) -> [Element] {
    storage.indices.contains(section) ? storage[section].items : []
  }

  /// Returns the index of the section of a key, or nil if none is shown.
  ///
  /// - Complexity: O(1); O(*n*) for the first time after a change, where *n* is the number of rows.
  public final func sectionIndex(of key: some Hashable & Sendable) -> Int? {
    leaf.section(of: ArrangedSectionID(key))
  }

  /// Returns where an item is in the source, shown or not, or nil if it isn't there.
  ///
  /// Of several items with this identity it is the first.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of items; O(*n*) for the first time after all items
  ///   were replaced, and where items share an identity.
  public final func sourceIndex(of identity: Element.Identity) -> Int? {
    arranger.index(of: identity)
  }
}
