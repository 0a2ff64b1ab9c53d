// Part of ListKit, MIT licence: see LICENSE.

extension ArrangedProvider {
  /// Which items are shown, in which order, and in which sections.
  ///
  /// Setting it makes one least update.
  ///
  /// - Complexity: O(*n* log *n*) to set, where *n* is the number of items.
  public final var arrangement: ListArrangement<Element> {
    get { arranger.arrangement }
    set { setArrangement(newValue, animated: true, completion: nil) }
  }

  /// Returns whether an item is shown; nil shows all.
  ///
  /// Setting it makes one least update. A filter that reads what changes otherwise is asked again by
  /// ``rearrange(animated:completion:)``.
  public final var filter: (@MainActor (Element) -> Bool)? {
    get { arrangement.filter }
    set { arrangement.filter = newValue }
  }

  /// What the rows of each section are sorted by, the weightiest first; none for the order of the source.
  ///
  /// Setting it makes one least update. Rows between which there is no difference are in the order of the
  /// source.
  public final var sort: [ListSort<Element>] {
    get { arrangement.sort }
    set { arrangement.sort = newValue }
  }

  /// How rows are put into sections; nil puts all into one.
  ///
  /// Setting it makes one least update.
  public final var grouping: ListGrouping<Element>? {
    get { arrangement.grouping }
    set { arrangement.grouping = newValue }
  }

  /// Puts items of which a property is the same into one section.
  ///
  /// The same as setting ``grouping`` to a ``ListGrouping`` by the property.
  @inlinable
  public final func section<Key: Hashable & Sendable>(
    by key: KeyPath<Element, Key>, order: ListGroupOrder<Key> = .appearance,
    title: (@MainActor (Key) -> String?)? = nil,
    indexTitle: (@MainActor (Key) -> String?)? = nil
  ) {
    grouping = .by(key, order: order, title: title, indexTitle: indexTitle)
  }

  /// Puts items of the same key into one section.
  ///
  /// The same as setting ``grouping`` to a ``ListGrouping`` by the key.
  @inlinable
  public final func section<Key: Hashable & Sendable>(
    by key: @escaping @MainActor (Element) -> Key, order: ListGroupOrder<Key> = .appearance,
    title: (@MainActor (Key) -> String?)? = nil,
    indexTitle: (@MainActor (Key) -> String?)? = nil
  ) {
    grouping = .by(key, order: order, title: title, indexTitle: indexTitle)
  }

  /// Changes filter, sort and grouping together, and shows it as one least update.
  ///
  /// - Parameters:
  ///   - animated: Whether the update is animated.
  ///   - completion: Called exactly once, when all views show it.
  ///   - change: Changes the arrangement.
  public final func arrange(
    animated: Bool = true, completion: (@MainActor (UpdateReport) -> Void)? = nil,
    _ change: @MainActor (inout ListArrangement<Element>) -> Void
  ) {
    var arrangement = arrangement
    change(&arrangement)
    setArrangement(arrangement, animated: animated, completion: completion)
  }

  /// Filters, sorts and groups all items anew, and shows it as one least update.
  ///
  /// To be called when what the arrangement reads has changed: a search text, the day, an object that several
  /// items refer to. Titles of sections are asked again as well.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of items.
  public final func rearrange(
    animated: Bool = true, completion: (@MainActor (UpdateReport) -> Void)? = nil
  ) {
    commit(
      arranger.functions.arrange(arranger), UpdateOptions(isAnimated: animated),
      completion: completion)
  }

  private func setArrangement(
    _ arrangement: ListArrangement<Element>, animated: Bool,
    completion: (@MainActor (UpdateReport) -> Void)?
  ) {
    arranger.arrangement = arrangement
    rearrange(animated: animated, completion: completion)
  }
}
