// Part of ListKit, MIT licence: see LICENSE.

extension Provider {
  /// The identities of the selected rows.
  public final var selectedIDs: Set<Item.Identity> { selection }

  /// The selected items, in the order of the list.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of selected rows.
  public final var selectedItems: [Item] {
    selection.compactMap(leaf.path(of:)).sorted().compactMap(item(at:))
  }

  /// Returns whether the row with an identity is selected.
  public final func isSelected(_ identity: Item.Identity) -> Bool { selection.contains(identity) }

  /// Selects the row with an identity.
  ///
  /// No handler is called. An identity that isn't in the provider is ignored, and so is the call in
  /// a list without selection; in a list of single selection the row before is deselected.
  public final func select(_ identity: Item.Identity) { select(CollectionOfOne(identity)) }

  /// Selects the rows with these identities.
  ///
  /// In a list of single selection only the last one is selected; beyond the limit of the list, none.
  public final func select(_ identities: some Sequence<Item.Identity>) {
    let known = identities.filter { leaf.path(of: $0) != nil }
    guard let last = known.last else { return }
    selectionAnchor = last
    switch effectiveSelectionMode {
    case .none: return
    case .single: selectAlone(last)
    case .multiple:
      let new = known.filter { !selection.contains($0) }
      setSelection(selection.union(new.prefix(freeSelectionCount)))
    }
  }

  /// Selects all rows from the one that was selected last to another one, in a list of multiple
  /// selection.
  ///
  /// Rows that aren't selectable by their traits are left out. Without a row that was selected last,
  /// only the other one is selected, as in a list of single selection. Where a limit doesn't allow
  /// all rows, those nearest to the first one are selected. No handler is called.
  public final func extendSelection(to identity: Item.Identity) {
    guard let target = leaf.path(of: identity) else { return }
    guard effectiveSelectionMode == .multiple else { return select(identity) }
    let start = selectionAnchor.flatMap(leaf.path(of:)) ?? target
    let anchor = selectionAnchor
    let range = selectableIdentities(from: min(start, target), to: max(start, target))
    select(target < start ? range.reversed() : range)
    if start != target { selectionAnchor = anchor }
  }

  private func selectableIdentities(
    from first: ListIndexPath, to last: ListIndexPath
  ) -> [Item.Identity] {
    var identities: [Item.Identity] = []
    for (section, content) in storage.enumerated() {
      for (number, item) in content.items.enumerated() {
        let path = ListIndexPath(row: number, section: section)
        guard first <= path, path <= last, row(for: item, at: path).traits.isSelectable else {
          continue
        }
        identities.append(item.identity)
      }
    }
    return identities
  }

  /// How many more rows can be selected.
  private var freeSelectionCount: Int {
    root.selectionLimit.map { max(0, $0 - selectionScope.treeSelectionCount) } ?? .max
  }

  /// Returns whether a row can be selected under the mode and the limit of the list.
  final func canSelect(_ identity: Item.Identity) -> Bool {
    switch effectiveSelectionMode {
    case .none: false
    case .single: true
    case .multiple: selection.contains(identity) || freeSelectionCount > 0
    }
  }

  /// Deselects the row with an identity.
  ///
  /// No handler is called.
  public final func deselect(_ identity: Item.Identity) { deselect(CollectionOfOne(identity)) }

  /// Deselects the rows with these identities.
  ///
  /// No handler is called.
  public final func deselect(_ identities: some Sequence<Item.Identity>) {
    setSelection(selection.subtracting(identities))
  }

  /// Selects every row that is selectable by its traits, in a list of multiple selection.
  ///
  /// No handler is called. Does nothing in a list of single selection.
  public final func selectAll() {
    guard effectiveSelectionMode == .multiple else { return }
    let end = ListIndexPath(row: .max, section: .max)
    select(selectableIdentities(from: ListIndexPath(row: 0, section: 0), to: end))
  }

  /// Replaces the selection, and tells the hook and everyone who shows it.
  final func setSelection(_ identities: Set<Item.Identity>) {
    guard takeSelection(identities) else { return }
    announceSelection()
  }

  /// Replaces the selection and tells the hook; returns false if it is the same.
  private func takeSelection(_ identities: Set<Item.Identity>) -> Bool {
    guard identities != selection else { return false }
    let difference = identities.count - selection.count
    selection = identities
    selectionCountDidChange(by: difference)
    selectionDidChange()
    return true
  }

  /// Deselects a row that goes elsewhere, so that nothing takes its place.
  final func forgetSelection(of identity: Item.Identity) {
    _ = takeSelection(selection.subtracting([identity]))
  }

  final func selectByPerson(_ identity: Item.Identity) {
    selectionAnchor = identity
    if effectiveSelectionMode == .single {
      selectAlone(identity)
    } else {
      setSelection(selection.union([identity]))
    }
  }

  /// Makes one row the only selected one of the tree; views hear of it once.
  private func selectAlone(_ identity: Item.Identity) {
    performUpdates {
      selectionScope.clearTreeSelection(except: self)
      setSelection([identity])
    }
  }

  final func keepOwnSelection(_ count: inout Int) {
    guard !selection.isEmpty else { return }
    let kept = selectedItems.prefix(count).map(\.identity)
    count -= kept.count
    setSelection(Set(kept))
  }

  /// Drops identities that are no longer in the model, where nothing can take their place; the hook has
  /// yet to be told.
  ///
  /// - Returns: Whether there were any.
  final func dropVanishedSelection(among candidates: Set<Item.Identity>) -> Bool {
    let leaf = leaf
    guard
      vanishedSelection == .dropped || vanishedSelection == .neighbour && leaf.rowCount == 0
    else { return false }
    let vanished = candidates.filter { leaf.path(of: $0) == nil }
    selection.subtract(vanished)
    selectionCountDidChange(by: -vanished.count)
    return !vanished.isEmpty
  }

  /// Does with identities that are no longer in the model what ``vanishedSelection`` says.
  ///
  /// Views lose the mark of a row together with the row.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - candidates: The selected identities that may have gone.
  final func updateVanishedSelection(
    since old: LeafNode<S>, among candidates: Set<Item.Identity>
  ) {
    let leaf = leaf
    let vanished = candidates.filter { leaf.path(of: $0) == nil }
    guard !vanished.isEmpty, vanishedSelection != .kept else { return }
    var neighbours: Set<Item.Identity> = []
    if vanishedSelection == .neighbour {
      for identity in vanished {
        let neighbour = old.neighbour(of: identity, in: leaf) { path in
          leaf.item(at: path).map { row(for: $0, at: path).traits.isSelectable } ?? false
        }
        if let neighbour { neighbours.insert(neighbour) }
      }
      // Describing rows is the user's code, which may have changed the model once more.
      neighbours = neighbours.filter(contains)
    }
    _ = takeSelection(selection.subtracting(vanished).union(neighbours))
  }

  func selectedPaths(in node: SnapshotNode) -> [ListIndexPath] {
    guard let leaf = node as? LeafNode<S> else { return [] }
    return selection.flatMap(leaf.paths(of:))
  }
}
