// Part of ListKit, MIT licence: see LICENSE.

/// What all providers have in common: hooks, look-ups and selection.
///
/// Every hook can be overridden in a subclass and has a closure twin for use without one. An override
/// wins over the closure, the closure over a constant, and that over the default. Hooks get the item
/// that the person saw, and paths of this provider alone, wherever it is in a larger list.
@MainActor
open class Provider<S: Section>: ListDataSource {
  /// The type of the rows.
  public typealias Item = S.Item

  /// The height of rows that don't set one of their own; automatic by default.
  public final var rowHeight: RowHeight = .automatic

  /// The width of rows that don't set their own, in views that lay rows out in lines; automatic by default.
  public final var rowWidth: RowWidth = .automatic

  /// How rows are spaced in sections that don't say it; nil lets the view choose.
  public final var sectionLayout: SectionLayout?

  /// Rules for selection that can be shared with other providers.
  public final var selectionPolicy: SelectionPolicy<S.Item>?

  /// What becomes of the selection when a selected row leaves the provider; by default it is dropped.
  public final var vanishedSelection = VanishedSelection.dropped

  /// What becomes of rows of the same identity.
  public final let duplicatePolicy: DuplicatePolicy

  var closures = ProviderClosures<S>()
  var storage: [LeafSection<S>] = []
  var log = RefreshLog<S>()
  var selection: Set<S.Item.Identity> = []
  var selectionAnchor: S.Item.Identity?

  /// What finds rows, once they have been edited one by one.
  var locator: RowLocator<S>?

  /// How often the model was replaced.
  @usableFromInline var generation = 0

  /// The version that a comparison off the main actor starts from.
  var comparisonBase: LeafNode<S>?
  let engine: LeafEngine<S>

  @usableFromInline
  init(_ sections: [LeafSection<S>], duplicates: DuplicatePolicy, engine: LeafEngine<S>) {
    duplicatePolicy = duplicates
    self.engine = engine
    super.init()
    storage = accepted(sections)
    reportDuplicates()
  }

  // MARK: - Content

  /// Describes a row.
  ///
  /// Called when a view is about to show the row, and when its content has changed. Describe the item,
  /// whatever the path says: an item that has left the model, and is still on screen since the view
  /// hasn't been told yet, has the path that it had. The default asks ``makeRow``, and else shows the
  /// description of the item.
  open func row(for item: Item, at indexPath: ListIndexPath) -> Row {
    closures.makeRow?(RowContext(item: item, indexPath: indexPath)) ?? Row("\(item)")
  }

  /// Describes the header of a section.
  ///
  /// The default asks ``makeHeader`` if it is set, and else shows the title of the section, if any.
  open func header(for section: S, at index: Int) -> Supplementary? {
    guard let makeHeader = closures.makeHeader else {
      return section.title.map { Supplementary($0) }
    }
    return makeHeader(SectionContext(section: section, index: index))
  }

  /// Describes the footer of a section.
  ///
  /// The default asks ``makeFooter``; without one there is no footer.
  open func footer(for section: S, at index: Int) -> Supplementary? {
    closures.makeFooter?(SectionContext(section: section, index: index))
  }

  /// Describes a supplementary of a section that is neither header nor footer.
  ///
  /// The default asks ``makeSupplementary``; without one there is none.
  open func supplementary(
    _ kind: SupplementaryKind, for section: S, at index: Int
  ) -> Supplementary? {
    closures.makeSupplementary?(kind, SectionContext(section: section, index: index))
  }

  /// Says how the rows of a section are spaced, or nil to let the view choose.
  ///
  /// The default asks ``makeLayout`` if it is set, and else takes ``sectionLayout``.
  open func layout(for section: S) -> SectionLayout? {
    guard let makeLayout = closures.makeLayout else { return sectionLayout }
    return makeLayout(section)
  }

  /// Returns the entry of a section in the section index, or nil for none.
  ///
  /// The default asks ``makeSectionIndexTitle`` if it is set, and else takes the section's own.
  open func sectionIndexTitle(for section: S) -> String? {
    guard let makeTitle = closures.makeSectionIndexTitle else { return section.indexTitle }
    return makeTitle(section)
  }

  // MARK: - Permissions

  /// Decides whether a person may select a row.
  ///
  /// Called before ``didSelect(_:at:)``, for rows that are selectable by their traits. The default
  /// asks ``onShouldSelect``, then ``selectionPolicy``, and else allows it.
  open func shouldSelect(_ item: Item, at indexPath: ListIndexPath) -> Bool {
    closures.ask(\.onShouldSelect, item, indexPath)
      ?? selectionPolicy?.shouldSelect(item) ?? true
  }

  /// Decides whether a person may deselect a row.
  ///
  /// The default asks ``onShouldDeselect``, then ``selectionPolicy``, and else allows it.
  open func shouldDeselect(_ item: Item, at indexPath: ListIndexPath) -> Bool {
    closures.ask(\.onShouldDeselect, item, indexPath)
      ?? selectionPolicy?.shouldDeselect(item) ?? true
  }

  /// Decides whether a row lights up under a finger.
  ///
  /// The default asks ``onShouldHighlight``, then ``selectionPolicy``, and else allows it.
  open func shouldHighlight(_ item: Item, at indexPath: ListIndexPath) -> Bool {
    closures.ask(\.onShouldHighlight, item, indexPath)
      ?? selectionPolicy?.shouldHighlight(item) ?? true
  }

  /// Decides whether a person may edit a row.
  ///
  /// The default asks ``onCanEdit``, and else allows it for rows with an editing style.
  open func canEdit(_ item: Item, at indexPath: ListIndexPath) -> Bool {
    closures.ask(\.onCanEdit, item, indexPath)
      ?? (row(for: item, at: indexPath).traits.editingStyle != .none)
  }

  /// Decides whether a person may move a row.
  ///
  /// Asked only where rows can be moved one by one, as in ``MutableSection``s. The default asks
  /// ``onCanMove``, and else allows it for rows that are movable by their traits.
  open func canMove(_ item: Item, at indexPath: ListIndexPath) -> Bool {
    closures.ask(\.onCanMove, item, indexPath) ?? row(for: item, at: indexPath).traits.isMovable
  }

  /// Decides whether a row may receive the focus.
  ///
  /// The default asks ``onCanFocus``, and else allows it.
  open func canFocus(_ item: Item, at indexPath: ListIndexPath) -> Bool {
    closures.ask(\.onCanFocus, item, indexPath) ?? true
  }

  /// Chooses the row that should have the focus when the list receives it.
  ///
  /// Called when a view asks. An identity that isn't in the list, or nil, lets the view choose. The
  /// default asks ``onPreferredFocusIdentity``, and else has no preference.
  open func preferredFocusIdentity() -> Item.Identity? { closures.onPreferredFocusIdentity?() }

  /// Decides where a dragged row lands.
  ///
  /// Called while the finger moves. The default asks ``onTargetIndexPath``, and else lands where the finger
  /// is. Paths are those on screen, which may be behind the model.
  ///
  /// - Parameters:
  ///   - item: The item that is dragged.
  ///   - source: Where it was.
  ///   - destination: Where the finger is: a path after the move.
  /// - Returns: A path after the move; `source` to refuse.
  open func targetIndexPath(
    forMoveOf item: Item, from source: ListIndexPath, to destination: ListIndexPath
  ) -> ListIndexPath {
    closures.onTargetIndexPath?(RowContext(item: item, indexPath: source), destination)
      ?? destination
  }

  /// Decides whether a person may choose an entry of a row's menu, or a copy or paste command.
  ///
  /// The default asks ``onPermitsMenuAction``, and else allows the enabled entries of the row's menu.
  open func permits(menuAction action: String, for item: Item) -> Bool {
    if let permits = closures.onPermitsMenuAction { return permits(action, item) }
    let path = indexPath(of: item.identity) ?? ListIndexPath(row: 0, section: 0)
    return row(for: item, at: path).menu?().item(with: action)?.isEnabled ?? false
  }

  // MARK: - Events

  /// Tells that a person has selected a row.
  ///
  /// The default tells ``selectionPolicy`` and calls ``onSelect``.
  open func didSelect(_ item: Item, at indexPath: ListIndexPath) {
    selectionPolicy?.didSelect(item)
    closures.tell(\.onSelect, item, indexPath)
  }

  /// Tells that a person has deselected a row.
  ///
  /// The default tells ``selectionPolicy`` and calls ``onDeselect``.
  open func didDeselect(_ item: Item, at indexPath: ListIndexPath) {
    selectionPolicy?.didDeselect(item)
    closures.tell(\.onDeselect, item, indexPath)
  }

  /// Tells that a finger came down on a row.
  ///
  /// The default tells ``selectionPolicy`` and calls ``onHighlight``.
  open func didHighlight(_ item: Item, at indexPath: ListIndexPath) {
    selectionPolicy?.didHighlight(item)
    closures.tell(\.onHighlight, item, indexPath)
  }

  /// Tells that the finger has left a row.
  ///
  /// The default tells ``selectionPolicy`` and calls ``onUnhighlight``.
  open func didUnhighlight(_ item: Item, at indexPath: ListIndexPath) {
    selectionPolicy?.didUnhighlight(item)
    closures.tell(\.onUnhighlight, item, indexPath)
  }

  /// Tells that a person asked for what a row is for.
  ///
  /// The default calls ``onPrimaryAction``.
  open func primaryAction(_ item: Item, at indexPath: ListIndexPath) {
    closures.tell(\.onPrimaryAction, item, indexPath)
  }

  /// Tells that a row is about to come on screen.
  ///
  /// The default calls ``onWillDisplay``.
  open func willDisplay(_ item: Item, at indexPath: ListIndexPath) {
    closures.tell(\.onWillDisplay, item, indexPath)
  }

  /// Tells that a row has gone off screen.
  ///
  /// The default calls ``onDidEndDisplaying``.
  ///
  /// - Parameter item: The item that the row showed. It may have left the provider.
  open func didEndDisplaying(_ item: Item) { closures.onDidEndDisplaying?(item) }

  /// Tells that a supplementary is about to come on screen.
  ///
  /// The default calls ``onWillDisplaySupplementary``.
  open func willDisplay(_ kind: SupplementaryKind, for section: S, at index: Int) {
    closures.onWillDisplaySupplementary?(kind, SectionContext(section: section, index: index))
  }

  /// Tells that a supplementary has gone off screen.
  ///
  /// The default calls ``onDidEndDisplayingSupplementary``.
  ///
  /// The section may have left the provider.
  open func didEndDisplaying(_ kind: SupplementaryKind, for section: S) {
    closures.onDidEndDisplayingSupplementary?(kind, section)
  }

  /// Tells that a person has moved a row, once model and view agree.
  ///
  /// The default calls ``onMove``.
  open func didMove(_ item: Item, from source: ListIndexPath, to destination: ListIndexPath) {
    closures.onMove?(RowContext(item: item, indexPath: destination), source)
  }

  /// Tells that a person has moved a row from here to another provider, once model and view agree.
  ///
  /// The default calls ``onMoveAway``.
  open func didMoveAway(_ item: Item, from indexPath: ListIndexPath) {
    closures.tell(\.onMoveAway, item, indexPath)
  }

  /// Tells that a person has moved a row here from another provider, once model and view agree.
  ///
  /// The default calls ``onMoveIn``.
  open func didMoveIn(_ item: Item, to indexPath: ListIndexPath) {
    closures.tell(\.onMoveIn, item, indexPath)
  }

  /// Carries out that a person has deleted a row, by its control or a swipe.
  ///
  /// The default calls ``onCommitDelete`` if it is set; else it drops the item and then calls
  /// ``didDelete(_:at:)``. Call `super` to have it dropped.
  open func commitDelete(_ item: Item, at indexPath: ListIndexPath) {
    if closures.onCommitDelete != nil {
      closures.tell(\.onCommitDelete, item, indexPath)
    } else if dropItem(item, at: indexPath) {
      didDelete(item, at: indexPath)
    }
  }

  /// Tells that an item was dropped since a person deleted its row.
  ///
  /// The default calls ``onDelete``.
  ///
  /// - Parameters:
  ///   - item: The item that was dropped.
  ///   - indexPath: Where it was.
  open func didDelete(_ item: Item, at indexPath: ListIndexPath) {
    closures.tell(\.onDelete, item, indexPath)
  }

  /// Carries out that a person has pressed a row's insert control.
  ///
  /// The default calls ``onCommitInsert``.
  open func commitInsert(_ item: Item, at indexPath: ListIndexPath) {
    closures.tell(\.onCommitInsert, item, indexPath)
  }

  /// Tells that a row's swipe actions or delete button are about to be revealed.
  ///
  /// The default calls ``onWillBeginEditing``.
  open func willBeginEditing(_ item: Item, at indexPath: ListIndexPath) {
    closures.tell(\.onWillBeginEditing, item, indexPath)
  }

  /// Tells that a row's swipe actions or delete button are hidden again.
  ///
  /// The default calls ``onDidEndEditing``.
  open func didEndEditing(_ item: Item, at indexPath: ListIndexPath) {
    closures.tell(\.onDidEndEditing, item, indexPath)
  }

  /// Tells that rows will come on screen soon.
  ///
  /// The default calls ``onPrefetch``.
  open func prefetch(_ items: [Item]) { closures.onPrefetch?(items) }

  /// Tells that rows announced for prefetching won't come on screen.
  ///
  /// The default calls ``onCancelPrefetch``.
  open func cancelPrefetch(_ items: [Item]) { closures.onCancelPrefetch?(items) }

  /// Carries out an entry of a row's menu, or a copy or paste command.
  ///
  /// The default runs the handler of the entry, and calls ``onMenuAction``.
  open func performMenuAction(_ action: String, on item: Item, at indexPath: ListIndexPath) {
    row(for: item, at: indexPath).menu?().item(with: action)?.handler()
    closures.onMenuAction?(action, RowContext(item: item, indexPath: indexPath))
  }

  /// Tells that a swipe action of a row has ended.
  ///
  /// The default calls ``onSwipeAction``.
  ///
  /// - Parameters:
  ///   - action: The identifier of the action.
  ///   - result: Whether it was carried out.
  ///   - item: The item that it was carried out on.
  open func didPerformSwipeAction(_ action: String, result: SwipeActionResult, on item: Item) {
    closures.onSwipeAction?(action, result, item)
  }

  /// Tells that a row has received the focus.
  ///
  /// The default calls ``onFocus``.
  open func didFocus(_ item: Item, at indexPath: ListIndexPath) {
    closures.tell(\.onFocus, item, indexPath)
  }

  /// Tells that a row has lost the focus.
  ///
  /// The default calls ``onUnfocus``.
  open func didUnfocus(_ item: Item, at indexPath: ListIndexPath) {
    closures.tell(\.onUnfocus, item, indexPath)
  }

  /// Tells that the set of selected identities has changed, by a person, by code or since items went.
  ///
  /// The default calls ``onSelectionChange``.
  open func selectionDidChange() { closures.onSelectionChange?(selection) }

  // MARK: - For this module

  override func makeNode() -> SnapshotNode {
    LeafNode(storage, log: log, locator: locator, engine: engine)
  }

  override var snapshotSource: any SnapshotSource { self }

  /// A Boolean value indicating whether rows can be removed and moved one by one.
  var isEditable: Bool { S.self is any MutableSection.Type }

  /// Drops the item of a row that a person has deleted; returns whether that was possible.
  func dropItem(_ item: Item, at path: ListIndexPath) -> Bool { dropRow(of: item, at: path) }

  /// Returns the item with an identity, whether it is shown or not; nil if there is none.
  func storedItem(with id: Item.Identity) -> Item? { indexPath(of: id).flatMap(item(at:)) }

  override func keepSelection(_ count: inout Int) { keepOwnSelection(&count) }

  override func clearTreeSelection(except source: ListDataSource?) {
    if source !== self { setSelection([]) }
  }
}
