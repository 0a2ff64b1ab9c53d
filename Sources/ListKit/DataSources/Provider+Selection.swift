// Part of ListKit, MIT licence: see LICENSE.

extension Provider {
  /// The identities of the selected rows.
  public final var selectedIDs: Set<Item.Identity> { selection }

  /// The selected items, in the order of the list.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of selected rows.
  public final var selectedItems: [Item] {
    let index = leaf.index
    return selection.compactMap { index.rows[$0] }.sorted().compactMap(item(at:))
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
  /// In a list of single selection only the last one is selected.
  public final func select(_ identities: some Sequence<Item.Identity>) {
    let known = identities.filter { leaf.index.rows[$0] != nil }
    guard let last = known.last else { return }
    switch effectiveSelectionMode {
    case .none: return
    case .single:
      root.clearTreeSelection(except: self)
      setSelection([last])
    case .multiple: setSelection(selection.union(known))
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
    var identities = selection
    for (section, content) in storage.enumerated() {
      for (number, item) in content.items.enumerated() {
        let path = ListIndexPath(row: number, section: section)
        if row(for: item, at: path).traits.isSelectable { identities.insert(item.identity) }
      }
    }
    setSelection(identities)
  }

  /// Replaces the selection, and tells the hook and everyone who shows it.
  final func setSelection(_ identities: Set<Item.Identity>) {
    guard identities != selection else { return }
    let difference = identities.count - selection.count
    selection = identities
    selectionCountDidChange(by: difference)
    selectionDidChange()
    for sink in allSinks { sink.selectionDidChange() }
  }

  final func selectByPerson(_ identity: Item.Identity) {
    if effectiveSelectionMode == .single {
      root.clearTreeSelection(except: self)
      setSelection([identity])
    } else {
      setSelection(selection.union([identity]))
    }
  }

  final func restrictOwnSelection() {
    guard parent == nil else { return }
    switch selectionMode {
    case .none: setSelection([])
    case .single: if let first = selectedItems.first { setSelection([first.identity]) }
    case .multiple: break
    }
  }

  /// Drops identities that are no longer in the model.
  final func dropVanishedSelection() {
    guard !selection.isEmpty else { return }
    let index = leaf.index
    setSelection(selection.filter { index.rows[$0] != nil })
  }

  func selectedPaths(in node: SnapshotNode) -> [ListIndexPath] {
    guard let leaf = node as? LeafNode<S> else { return [] }
    return selection.compactMap { leaf.index.rows[$0] }
  }
}
