// Part of ListKit, MIT licence: see LICENSE.

extension ArrangedProvider {
  /// Replaces all items, and shows what is to be shown of them as the least update that leads there.
  ///
  /// - Parameters:
  ///   - items: The source, in order.
  ///   - animated: Whether the update is animated.
  ///   - completion: Called exactly once, when all views show it.
  /// - Complexity: O(*n* log *n*), where *n* is the number of items.
  public final func apply(
    _ items: [Element], animated: Bool = true,
    completion: (@MainActor (UpdateReport) -> Void)? = nil
  ) {
    commit(arranged(items), UpdateOptions(isAnimated: animated), completion: completion)
  }

  /// Replaces all items, and shows it as the least update that leads there, at once.
  public final func applyWithoutAnimation(_ items: [Element]) { apply(items, animated: false) }

  /// Replaces all items and reloads the views as a whole.
  public final func reload(
    with items: [Element], crossFade: Bool = false,
    completion: (@MainActor (UpdateReport) -> Void)? = nil
  ) {
    let options = UpdateOptions(isAnimated: crossFade, reloads: true, crossFades: crossFade)
    commit(arranged(items), options, completion: completion)
  }

  /// Replaces all items of the model.
  ///
  /// Views follow at the next update.
  public final func setSilently(_ items: [Element]) {
    take(arranged(items))
    reportDuplicates()
  }

  /// Adds an item at the end of the source.
  public final func append(_ item: Element, animated: Bool = true) {
    append(contentsOf: [item], animated: animated)
  }

  /// Adds items at the end of the source.
  public final func append(contentsOf items: some Sequence<Element>, animated: Bool = true) {
    insert(contentsOf: items, at: arranger.count, animated: animated)
  }

  /// Adds an item, to be shown where it belongs.
  ///
  /// The same as ``append(_:animated:)``, for lists in which the order of the source says nothing.
  public final func add(_ item: Element, animated: Bool = true) { append(item, animated: animated) }

  /// Inserts an item at an index of the source.
  ///
  /// - Precondition: The index isn't negative nor greater than the number of items.
  public final func insert(_ item: Element, at index: Int, animated: Bool = true) {
    insert(contentsOf: [item], at: index, animated: animated)
  }

  /// Inserts items at an index of the source.
  ///
  /// - Precondition: The index isn't negative nor greater than the number of items.
  public final func insert(
    contentsOf items: some Sequence<Element>, at index: Int, animated: Bool = true
  ) {
    insertIntoSource(Array(items), at: index, animated: animated)
  }

  /// Inserts an item before or after another one of the source, shown or not.
  public final func insert(
    _ item: Element, at position: InsertPosition<Element.Identity>, animated: Bool = true
  ) {
    insert(contentsOf: [item], at: position, animated: animated)
  }

  /// Inserts items before or after another one of the source, shown or not.
  public final func insert(
    contentsOf items: some Sequence<Element>, at position: InsertPosition<Element.Identity>,
    animated: Bool = true
  ) {
    let index = position.index(count: arranger.count, of: sourceIndex(of:))
    insert(contentsOf: items, at: index, animated: animated)
  }

  /// Removes the item with an identity, shown or not; returns false if there is none.
  @discardableResult
  public final func remove(_ identity: Element.Identity, animated: Bool = true) -> Bool {
    removeFromSource([identity], animated: animated) > 0
  }

  /// Removes the items with these identities, shown or not; returns how many there were.
  @discardableResult
  public final func remove(
    _ identities: some Sequence<Element.Identity>, animated: Bool = true
  ) -> Int {
    removeFromSource(Set(identities), animated: animated)
  }

  /// Removes all items, those that aren't shown included.
  public final func removeAll(animated: Bool = true) { apply([], animated: animated) }

  /// Replaces the item of the same identity, shown or not; returns false if there is none.
  ///
  /// Its row appears, moves or goes, as the arrangement says.
  @discardableResult
  public final func replace(_ item: Element, animated: Bool = true) -> Bool {
    replaceInSource(item, animated: animated)
  }

  /// Replaces the items of the same identities, shown or not; returns how many there were.
  @discardableResult
  public final func replace(
    contentsOf items: some Sequence<Element>, animated: Bool = true
  ) -> Int {
    replaceInSource(Array(items), animated: animated)
  }

  /// Puts an item in the place of the one with its identity; returns false if there is none.
  ///
  /// The same as ``replace(_:animated:)``.
  @discardableResult
  public final func update(_ item: Element, animated: Bool = true) -> Bool {
    replace(item, animated: animated)
  }

  /// Moves an item to an index of the source after the move; returns false if there is no such item.
  ///
  /// It shows where rows aren't sorted, or the sort finds no difference.
  ///
  /// - Precondition: The index isn't negative, and is less than the number of items.
  @discardableResult
  public final func move(
    _ identity: Element.Identity, to index: Int, animated: Bool = true
  ) -> Bool {
    precondition(
      (0..<arranger.count).contains(index) || arranger.count == 0,
      "Can't move an item to index \(index): \(self) has \(arranger.count) items")
    guard let source = sourceIndex(of: identity) else { return false }
    moveInSource(from: source, to: index, animated: animated)
    return true
  }

  /// Moves an item before or after another one of the source; returns false if there is no such item.
  @discardableResult
  public final func move(
    _ identity: Element.Identity, to position: InsertPosition<Element.Identity>,
    animated: Bool = true
  ) -> Bool {
    guard let source = sourceIndex(of: identity) else { return false }
    let index = position.index(count: arranger.count, of: sourceIndex(of:))
    return move(identity, to: index > source ? index - 1 : index, animated: animated)
  }

  /// Shows rows again, where they belong now, whose items, being classes, were changed in place.
  ///
  /// Identities that aren't in the source are ignored. Name all items that were changed together: the
  /// others are taken to be where they belong.
  ///
  /// - Complexity: O(log *n* + *s*) for one item, where *n* is the number of items and *s* that of sections;
  ///   O(*n* log *n*) for several.
  public final func refresh(_ identities: some Sequence<Element.Identity>) {
    refreshInSource(Array(identities))
  }

  /// Shows the row again, where it belongs now, whose item, being a class, was changed in place.
  public final func refresh(_ identity: Element.Identity) { refreshInSource([identity]) }
}

extension ArrangedProvider where Element: Sendable {
  /// Replaces all items, and shows what is to be shown of them as the least update that leads there.
  ///
  /// The model changes at once, and the items are arranged here. The comparison runs off the main actor, and
  /// the views follow when it is done, or earlier if the model changes again by then.
  ///
  /// - Returns: What the update did, once all views show it. It is superseded if the model changed
  ///   again meanwhile.
  @inlinable
  @discardableResult
  public final func apply(_ items: [Element]) async -> UpdateReport {
    await applyInBackground(arranged(items))
  }
}
