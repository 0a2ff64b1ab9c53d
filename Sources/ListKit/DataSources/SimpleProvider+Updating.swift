// Part of ListKit, MIT licence: see LICENSE.

extension SimpleProvider {
  private var count: Int { storage[0].rows.count }

  /// Replaces all rows, and shows it as the least update that leads there.
  ///
  /// - Parameters:
  ///   - items: The rows, in order.
  ///   - animated: Whether the update is animated.
  ///   - completion: Called exactly once, when all views show the rows.
  public final func apply(
    _ items: [Element], animated: Bool = true,
    completion: (@MainActor (UpdateReport) -> Void)? = nil
  ) {
    commit(sections(with: items), UpdateOptions(isAnimated: animated), completion: completion)
  }

  /// Replaces all rows, and shows it as the least update that leads there, at once.
  public final func applyWithoutAnimation(_ items: [Element]) { apply(items, animated: false) }

  /// Replaces all rows and reloads the views as a whole.
  public final func reload(
    with items: [Element], crossFade: Bool = false,
    completion: (@MainActor (UpdateReport) -> Void)? = nil
  ) {
    let options = UpdateOptions(isAnimated: crossFade, reloads: true, crossFades: crossFade)
    commit(sections(with: items), options, completion: completion)
  }

  /// Replaces all rows of the model.
  ///
  /// Views follow at the next update.
  public final func setSilently(_ items: [Element]) {
    take(sections(with: items))
    reportDuplicates()
  }

  /// Adds a row at the end.
  public final func append(_ item: Element, animated: Bool = true) {
    append(contentsOf: [item], animated: animated)
  }

  /// Adds rows at the end.
  public final func append(contentsOf items: some Sequence<Element>, animated: Bool = true) {
    insertItems(Array(items), at: ListIndexPath(row: count, section: 0), animated: animated)
  }

  /// Inserts a row at an index.
  ///
  /// - Precondition: The index isn't negative nor greater than the number of rows.
  public final func insert(_ item: Element, at index: Int, animated: Bool = true) {
    insert(contentsOf: [item], at: index, animated: animated)
  }

  /// Inserts rows at an index.
  ///
  /// - Precondition: The index isn't negative nor greater than the number of rows.
  public final func insert(
    contentsOf items: some Sequence<Element>, at index: Int, animated: Bool = true
  ) {
    insertItems(Array(items), at: ListIndexPath(row: index, section: 0), animated: animated)
  }

  /// Inserts a row before or after another one.
  public final func insert(
    _ item: Element, at position: InsertPosition<Element.Identity>, animated: Bool = true
  ) {
    insert(contentsOf: [item], at: position, animated: animated)
  }

  /// Inserts rows before or after another one.
  public final func insert(
    contentsOf items: some Sequence<Element>, at position: InsertPosition<Element.Identity>,
    animated: Bool = true
  ) {
    let index = position.index(count: count) { indexPath(of: $0)?.row }
    insert(contentsOf: items, at: index, animated: animated)
  }

  /// Removes the row with an identity; returns false if there is none.
  @discardableResult
  public final func remove(_ identity: Element.Identity, animated: Bool = true) -> Bool {
    removeItems([identity], animated: animated) > 0
  }

  /// Removes the rows with these identities; returns how many there were.
  @discardableResult
  public final func remove(
    _ identities: some Sequence<Element.Identity>, animated: Bool = true
  ) -> Int {
    removeItems(Set(identities), animated: animated)
  }

  /// Removes all rows.
  public final func removeAll(animated: Bool = true) { apply([], animated: animated) }

  /// Replaces the row of the same identity; returns false if there is none.
  @discardableResult
  public final func replace(_ item: Element, animated: Bool = true) -> Bool {
    replaceItems([item], animated: animated) > 0
  }

  /// Replaces the rows of the same identities; returns how many there were.
  @discardableResult
  public final func replace(
    contentsOf items: some Sequence<Element>, animated: Bool = true
  ) -> Int {
    replaceItems(Array(items), animated: animated)
  }

  /// Moves a row to an index after the move; returns false if there is no such row.
  ///
  /// - Precondition: The index isn't negative, and is less than the number of rows.
  @discardableResult
  public final func move(
    _ identity: Element.Identity, to index: Int, animated: Bool = true
  ) -> Bool {
    precondition(
      (0..<count).contains(index) || count == 0,
      "Can't move a row to index \(index): \(self) has \(count) rows")
    guard let source = indexPath(of: identity) else { return false }
    return moveRow(
      from: source, to: ListIndexPath(row: index, section: 0), animated: animated)
  }

  /// Moves a row before or after another one; returns false if there is no such row.
  @discardableResult
  public final func move(
    _ identity: Element.Identity, to position: InsertPosition<Element.Identity>,
    animated: Bool = true
  ) -> Bool {
    guard let source = indexPath(of: identity)?.row else { return false }
    let index = position.index(count: count) { indexPath(of: $0)?.row }
    return move(identity, to: index > source ? index - 1 : index, animated: animated)
  }

  /// Shows rows again whose items, being classes, were changed in place.
  ///
  /// Identities that aren't in the provider are ignored.
  public final func refresh(_ identities: some Sequence<Element.Identity>) {
    refreshItems(identities)
  }

  /// Shows the row again whose item, being a class, was changed in place.
  public final func refresh(_ identity: Element.Identity) {
    refreshItems(CollectionOfOne(identity))
  }
}
