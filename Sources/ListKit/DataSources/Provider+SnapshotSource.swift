// Part of ListKit, MIT licence: see LICENSE.

// Translates what a snapshot asks, by position, into the hooks, by item.
extension Provider: SnapshotSource {
  var selectionCount: Int { selection.count }

  /// The newest version.
  final var leaf: LeafNode<S> {
    guard let leaf = node as? LeafNode<S> else {
      preconditionFailure("\(self) made a version of type \(type(of: node))")
    }
    return leaf
  }

  /// Returns the item that a version shows at a path, and where it is now; nil if it has gone since.
  func current(
    at path: ListIndexPath, in node: SnapshotNode
  ) -> (item: Item, path: ListIndexPath)? {
    guard let shown = node as? LeafNode<S>, let item = shown.item(at: path) else { return nil }
    let leaf = leaf
    if shown === leaf || leaf.item(at: path)?.identity == item.identity { return (item, path) }
    return leaf.path(of: item.identity).map { (item, $0) }
  }

  func row(at path: ListIndexPath, in node: SnapshotNode) -> Row {
    guard let leaf = node as? LeafNode<S>, let item = leaf.item(at: path) else { return Row("") }
    var row = row(for: item, at: current(at: path, in: node)?.path ?? path)
    if row.traits.height == .automatic { row.traits.height = rowHeight }
    if row.traits.width == .automatic { row.traits.width = rowWidth }
    return row
  }

  func rowVersion(at path: ListIndexPath, in node: SnapshotNode) -> RowVersion? {
    (node as? LeafNode<S>)?.item(at: path).map { RowVersion($0, source: self) }
  }

  func permits(_ permission: RowPermission, at path: ListIndexPath, in node: SnapshotNode) -> Bool {
    guard let (item, path) = current(at: path, in: node) else { return false }
    switch permission {
    case .select:
      // Describing the row is the user's code, which may have moved or dropped the item.
      guard canSelect(item.identity), row(for: item, at: path).traits.isSelectable,
        let path = place(of: item.identity, near: path)
      else { return false }
      return shouldSelect(item, at: path)
    case .deselect: return shouldDeselect(item, at: path)
    case .highlight:
      guard row(for: item, at: path).traits.isHighlightable,
        let path = place(of: item.identity, near: path)
      else { return false }
      return shouldHighlight(item, at: path)
    case .edit: return canEdit(item, at: path)
    case .move: return isEditable && canMove(item, at: path)
    case .focus: return canFocus(item, at: path)
    case .menuAction(let action): return permits(menuAction: action, for: item)
    }
  }

  func handle(_ event: RowEvent, at path: ListIndexPath, in node: SnapshotNode) {
    guard let (item, path) = current(at: path, in: node) else { return }
    switch event {
    case .selected, .selectionExtended: select(item, at: path)
    case .deselected: deselect(item, at: path)
    case .highlighted: didHighlight(item, at: path)
    case .unhighlighted: didUnhighlight(item, at: path)
    case .primaryAction:
      let handler = row(for: item, at: path).primaryActionHandler
      guard let path = place(of: item.identity, near: path) else { return }
      primaryAction(item, at: path)
      handler?()
    case .willDisplay: willDisplay(item, at: path)
    case .swipeAction(let edge, let action): perform(action, at: edge, on: item, at: path)
    case .menuAction(let action):
      guard permits(menuAction: action, for: item),
        let path = place(of: item.identity, near: path)
      else { return }
      performMenuAction(action, on: item, at: path)
    case .commitDelete, .commitInsert:
      guard canEdit(item, at: path), let path = place(of: item.identity, near: path) else { return }
      if event == .commitDelete {
        commitDelete(item, at: path)
      } else {
        commitInsert(item, at: path)
      }
    case .willBeginEditing: willBeginEditing(item, at: path)
    case .didEndEditing: didEndEditing(item, at: path)
    case .focused: didFocus(item, at: path)
    case .unfocused: didUnfocus(item, at: path)
    }
  }

  private func select(_ item: Item, at path: ListIndexPath) {
    let row = row(for: item, at: path)
    // Describing the row is the user's code, which may have dropped the item.
    guard canSelect(item.identity), row.traits.isSelectable,
      place(of: item.identity, near: path) != nil
    else { return }
    selectByPerson(item.identity)
    // So may everybody who hears of the selection or of an update that has waited.
    guard selection.contains(item.identity), let path = place(of: item.identity, near: path) else {
      return
    }
    didSelect(item, at: path)
    row.selectionHandler?()
  }

  private func deselect(_ item: Item, at path: ListIndexPath) {
    guard selection.contains(item.identity) else { return }
    setSelection(selection.subtracting([item.identity]))
    guard !selection.contains(item.identity), let path = place(of: item.identity, near: path) else {
      return
    }
    didDeselect(item, at: path)
  }

  private func perform(
    _ identifier: String, at edge: SwipeEdge, on item: Item, at path: ListIndexPath
  ) {
    let row = row(for: item, at: path)
    let actions = (edge == .leading ? row.leadingSwipe : row.trailingSwipe)?()
    guard let action = actions?.actions.first(where: { $0.id == identifier }),
      let path = place(of: item.identity, near: path)
    else { return }
    action.perform { [weak self] result in
      guard let self else { return }
      if result == .performed, action.style == .delete,
        let path = place(of: item.identity, near: path)
      {
        commitDelete(item, at: path)
      }
      didPerformSwipeAction(identifier, result: result, on: item)
      let row = RowIdentity(source: ObjectIdentifier(self), item: item.identity)
      ask(.dismissSwipeActionsOf(row))
    }
  }

  func preferredFocus(in node: SnapshotNode) -> ListIndexPath? {
    guard let leaf = node as? LeafNode<S>, let identity = preferredFocusIdentity() else {
      return nil
    }
    return leaf.path(of: identity)
  }

  func handlePrefetch(_ paths: [ListIndexPath], isCancelled: Bool, in node: SnapshotNode) {
    let items = paths.compactMap { current(at: $0, in: node)?.item }
    guard !items.isEmpty else { return }
    if isCancelled { cancelPrefetch(items) } else { prefetch(items) }
  }

  func didEndDisplaying(_ version: RowVersion) {
    guard let item = version.item(as: Item.self) else { return }
    didEndDisplaying(item)
  }
}

// Positions.
extension Provider {
  func currentIndexPath(of path: ListIndexPath, in node: SnapshotNode) -> ListIndexPath? {
    current(at: path, in: node)?.path
  }

  func indexPath(of identity: RowIdentity, in node: SnapshotNode) -> ListIndexPath? {
    guard identity.source == ObjectIdentifier(self), let leaf = node as? LeafNode<S>,
      let item = identity.item(as: S.Item.Identity.self)
    else { return nil }
    return leaf.path(of: item)
  }

  func setSelected(_ isSelected: Bool, at path: ListIndexPath, in node: SnapshotNode) {
    guard let item = current(at: path, in: node)?.item else { return }
    if isSelected { select(item.identity) } else { deselect(item.identity) }
  }
}

// Sections, in the same way.
extension Provider {
  func sectionVersion(at section: Int, in node: SnapshotNode) -> SectionVersion? {
    (node as? LeafNode<S>).map { SectionVersion($0.sections[section].payload, source: self) }
  }

  func supplementary(
    _ kind: SupplementaryKind, inSection number: Int, in node: SnapshotNode
  ) -> Supplementary? {
    guard let leaf = node as? LeafNode<S> else { return nil }
    let section = leaf.sections[number].payload
    switch kind {
    case .header: return header(for: section, at: number)
    case .footer: return footer(for: section, at: number)
    case .custom: return supplementary(kind, for: section, at: number)
    }
  }

  func layout(inSection section: Int, in node: SnapshotNode) -> SectionLayout? {
    (node as? LeafNode<S>).flatMap { layout(for: $0.sections[section].payload) }
  }

  func sectionIndexTitle(inSection section: Int, in node: SnapshotNode) -> String? {
    (node as? LeafNode<S>).flatMap { sectionIndexTitle(for: $0.sections[section].payload) }
  }

  func willDisplay(_ kind: SupplementaryKind, inSection number: Int, in node: SnapshotNode) {
    guard let leaf = node as? LeafNode<S> else { return }
    willDisplay(kind, for: leaf.sections[number].payload, at: number)
  }

  func didEndDisplaying(_ kind: SupplementaryKind, of version: SectionVersion) {
    guard let section = version.section as? S else { return }
    didEndDisplaying(kind, for: section)
  }
}
