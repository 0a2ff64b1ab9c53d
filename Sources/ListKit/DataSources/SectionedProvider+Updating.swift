// Part of ListKit, MIT licence: see LICENSE.

extension SectionedProvider {
  /// Replaces all sections, and shows it as the least update that leads there.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order. Their rows are read once, here.
  ///   - animated: Whether the update is animated.
  ///   - completion: Called exactly once, when all views show the sections.
  public final func apply(
    _ sections: [S], animated: Bool = true,
    completion: (@MainActor (UpdateReport) -> Void)? = nil
  ) {
    commit(
      sections.map { LeafSection($0) }, UpdateOptions(isAnimated: animated),
      completion: completion)
  }

  /// Replaces all sections, and shows it as the least update that leads there, at once.
  public final func applyWithoutAnimation(_ sections: [S]) { apply(sections, animated: false) }

  /// Replaces all sections and reloads the views as a whole.
  public final func reload(
    with sections: [S], crossFade: Bool = false,
    completion: (@MainActor (UpdateReport) -> Void)? = nil
  ) {
    let options = UpdateOptions(isAnimated: crossFade, reloads: true, crossFades: crossFade)
    commit(sections.map { LeafSection($0) }, options, completion: completion)
  }

  /// Replaces all sections of the model.
  ///
  /// Views follow at the next update.
  public final func setSilently(_ sections: [S]) {
    take(sections.map { LeafSection($0) })
    reportDuplicates()
  }

  /// Removes all sections.
  public final func removeAll(animated: Bool = true) { apply([], animated: animated) }

  /// Adds a section at the end.
  public final func appendSection(_ section: S, animated: Bool = true) {
    insertSection(section, at: storage.count, animated: animated)
  }

  /// Inserts a section at an index.
  ///
  /// - Precondition: The index isn't negative nor greater than the number of sections.
  public final func insertSection(_ section: S, at index: Int, animated: Bool = true) {
    precondition(
      (0...storage.count).contains(index),
      "Can't insert a section at \(index): \(self) has \(storage.count) sections")
    edit(animated: animated) { $0.insert(LeafSection(section), at: index) }
  }

  /// Inserts a section before or after another one.
  public final func insertSection(
    _ section: S, at position: InsertPosition<S.Identity>, animated: Bool = true
  ) {
    let index = position.index(count: storage.count, of: sectionIndex(of:))
    insertSection(section, at: index, animated: animated)
  }

  /// Removes the sections with these identities; returns how many there were.
  @discardableResult
  public final func removeSections(
    _ identities: some Sequence<S.Identity>, animated: Bool = true
  ) -> Int {
    let gone = Set(identities)
    let kept = storage.filter { !gone.contains($0.identity) }
    let count = storage.count - kept.count
    if count > 0 { commit(kept, UpdateOptions(isAnimated: animated)) }
    return count
  }

  /// Removes the section with an identity; returns false if there is none.
  @discardableResult
  public final func removeSection(_ identity: S.Identity, animated: Bool = true) -> Bool {
    removeSections(CollectionOfOne(identity), animated: animated) > 0
  }

  /// Replaces the section of the same identity; returns false if there is none.
  @discardableResult
  public final func replaceSection(_ section: S, animated: Bool = true) -> Bool {
    guard let index = sectionIndex(of: section.identity) else { return false }
    edit(animated: animated) { $0[index] = LeafSection(section) }
    return true
  }

  /// Moves a section to an index after the move; returns false if there is no such section.
  ///
  /// - Precondition: The index isn't negative, and is less than the number of sections.
  @discardableResult
  public final func moveSection(
    _ identity: S.Identity, to index: Int, animated: Bool = true
  ) -> Bool {
    precondition(
      storage.indices.contains(index) || storage.isEmpty,
      "Can't move a section to index \(index): \(self) has \(storage.count) sections")
    guard let source = sectionIndex(of: identity) else { return false }
    edit(animated: animated) { $0.insert($0.remove(at: source), at: index) }
    return true
  }

  /// Shows headers and footers again whose sections, being classes, were changed in place.
  ///
  /// To show changed rows of such a section, apply the sections again.
  public final func refreshSections(_ identities: some Sequence<S.Identity>) {
    refreshHeaders(ofSectionsWith: identities)
  }

  /// Shows rows again whose items, being classes, were changed in place.
  ///
  /// Identities that aren't in the provider are ignored.
  public final func refresh(_ identities: some Sequence<S.Item.Identity>) {
    refreshItems(identities)
  }

  /// Shows the row again whose item, being a class, was changed in place.
  public final func refresh(_ identity: S.Item.Identity) {
    refreshItems(CollectionOfOne(identity))
  }
}
