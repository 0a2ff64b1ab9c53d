// Part of ListKit, MIT licence: see LICENSE.

/// The base of everything that a list view can show.
///
/// A data source is the model: the truth now. It never talks to a view; a view that it is bound to
/// is brought up to date with one legal, minimal update whenever it changes. Use ``SimpleProvider``
/// for rows, ``SectionedProvider`` for sections of rows, and ``CompositeDataSource`` to make one
/// list of several.
///
/// A data source holds no view strongly. Keep the data source for as long as the list is shown.
@MainActor
open class ListDataSource {
  /// A name for descriptions and messages, or nil for none.
  public final var name: String?

  /// How many rows can be selected in a list that this data source is the root of.
  ///
  /// The mode of a data source inside another one has no effect. Changing the mode drops what it
  /// doesn't allow.
  public final var selectionMode: SelectionMode = .single {
    didSet { if selectionMode != oldValue { restrictSelection() } }
  }

  /// The largest number of rows that can be selected; nil for any number.
  ///
  /// Further selections are refused. A lower limit deselects what is too much, from the last row on. The
  /// limit of a data source inside another one has no effect.
  public final var selectionLimit: Int? {
    didSet { if selectionLimit != oldValue { restrictSelection() } }
  }

  /// A Boolean value indicating whether updates leave the first row on screen that stays where it is.
  ///
  /// The default is false: the view keeps its offset, so that rows inserted above push the others
  /// down. The setting of a data source inside another one has no effect.
  public final var keepsVisibleRows = false

  /// When a view is updated step by step, and when it is reloaded as a whole.
  ///
  /// The policy of a data source inside another one has no effect.
  public final var updatePolicy = UpdatePolicy.standard

  /// How updates are shown.
  ///
  /// The animation of a data source inside another one has no effect.
  public final var animation = ListAnimation.automatic

  /// Called with every report, by the default of ``didUpdate(_:)``.
  public final var onUpdate: (@MainActor (UpdateReport) -> Void)?

  /// Called before a view is updated, by the default of ``willUpdate()``.
  public final var onWillUpdate: (@MainActor () -> Void)?

  /// Called with every scroll event, by the default of ``didScroll(_:)``.
  public final var onScroll: (@MainActor (ScrollEvent) -> Void)?

  /// Called when a person pulls to refresh, by the default of ``didPullToRefresh()``.
  public final var onRefresh: (@MainActor () -> Void)?

  /// Called when a person switches editing mode, by the default of ``didChangeEditing(_:)``.
  public final var onEditingChange: (@MainActor (Bool) -> Void)?

  /// What the root of a tree knows of the whole list.
  var isListRefreshing = false
  var isListEditing = false

  /// Who else follows the scrolling of this data source.
  var scrollFollower: (any ScrollFollower)?

  /// Whether anyone has ever followed the scrolling of this data source or of one inside it.
  var mayHaveFollowers = false

  weak var parent: ContainerDataSource?
  var sinks: [any UpdateSink] = []
  var pending = UpdateRequest()
  var changedSelections: [ListDataSource] = []
  var waitingRequests: [(source: ListDataSource, request: ViewRequest)] = []
  var observers: [WeakObservation] = []
  var treeSelectionCount = 0

  /// Whether there may be rows of the same identity that nobody was told of.
  final var hasUnreportedRows = true
  private var cachedNode: SnapshotNode?
  private var cachedReference: SourceReference?

  init() {}

  // MARK: - Override points

  /// Tells that a view is about to be updated.
  ///
  /// Called once an update, before the view is told anything, on the data source that is bound and
  /// on those that changed. Changes made here are part of the update. The default calls
  /// ``onWillUpdate``.
  open func willUpdate() { onWillUpdate?() }

  /// Tells that a view shows the newest version.
  ///
  /// Called once an update, when the view has settled, on the data source that is bound and on those
  /// that changed; without a view, right after the model changed. The default calls
  /// ``onUpdate``.
  ///
  /// - Parameter report: What the update did. Positions are those of the whole list.
  open func didUpdate(_ report: UpdateReport) { onUpdate?(report) }

  /// Tells that a view scrolls.
  ///
  /// Called on the data source that is bound to the view. The default calls ``onScroll``.
  open func didScroll(_ event: ScrollEvent) { onScroll?(event) }

  /// Tells that a person has pulled to refresh.
  ///
  /// Called once a refresh, on the data source that is bound to the view. Call ``endRefreshing()``
  /// when the new rows are there. The default calls ``onRefresh``, or ends the refresh if there is
  /// nothing to call.
  open func didPullToRefresh() {
    if let onRefresh { onRefresh() } else { endRefreshing() }
  }

  /// Tells that a person has switched editing mode on or off.
  ///
  /// Called on the data source that is bound to the view. The default calls ``onEditingChange``.
  open func didChangeEditing(_ isEditing: Bool) { onEditingChange?(isEditing) }

  // MARK: - For the module's own subclasses

  /// Calls a closure for everyone who follows the scrolling of this data source and of those inside it.
  ///
  /// - Parameters:
  ///   - onlyShown: Whether to leave out data sources that aren't shown.
  ///   - body: Receives each follower.
  func forEachFollower(onlyShown: Bool, _ body: (any ScrollFollower) -> Void) {
    if let scrollFollower { body(scrollFollower) }
  }

  /// Makes the version that holds what the model holds now.
  func makeNode() -> SnapshotNode { SnapshotNode(sectionCount: 0) }

  /// A Boolean value indicating whether this stands for its container, as no child of it.
  var isHeading: Bool { false }

  /// What snapshots of this data source ask.
  var snapshotSource: any SnapshotSource { NoSource.shared }

  /// Drops all selected rows of the tree but the first few.
  ///
  /// - Parameter count: How many may stay; less those that do, afterwards.
  func keepSelection(_ count: inout Int) {}

  /// Drops selected rows that the selection mode doesn't allow.
  final func restrictSelection() {
    if parent == nil { admitSelection() }
  }

  /// Drops all selected identities of the tree, except for those of one data source.
  func clearTreeSelection(except source: ListDataSource?) {}

  /// What snapshots keep of this data source.
  final var reference: SourceReference {
    if let cachedReference { return cachedReference }
    let reference = SourceReference(snapshotSource)
    cachedReference = reference
    return reference
  }

  /// Calls a closure with the reference, which isn't counted.
  @inline(__always)
  final func withReference<Result>(_ body: (SourceReference) -> Result) -> Result {
    ownReference.borrow(body)
  }

  private var ownReference: Unmanaged<SourceReference> {
    if let cachedReference { .passUnretained(cachedReference) } else { .passUnretained(reference) }
  }

  /// The newest version.
  final var node: SnapshotNode {
    if let cachedNode { return cachedNode }
    let node = makeNode()
    cachedNode = node
    return node
  }

  /// Calls a closure with the newest version, of which no reference is counted.
  ///
  /// The closure must not change the model.
  @inline(__always)
  final func withNode<Result>(_ body: (SnapshotNode) -> Result) -> Result {
    newestNode.borrow(body)
  }

  private var newestNode: Unmanaged<SnapshotNode> {
    if let cachedNode { .passUnretained(cachedNode) } else { .passUnretained(node) }
  }

  /// Forgets the newest version, here and in all that show it as a part of theirs.
  ///
  /// Where nobody has asked for a version since the last change, those above know already.
  final func invalidateNode() { invalidateNode {} }

  /// Forgets the newest version here, does something, and then forgets it in all that show it.
  final func invalidateNode(_ first: () -> Void) {
    let wasKnown = cachedNode != nil
    cachedNode = nil
    first()
    if wasKnown, let parent, parent.shows(self) { parent.childDidChange(self) }
  }
}

extension ListDataSource {
  /// The number of sections.
  public final var numberOfSections: Int { withNode { $0.sectionCount } }

  /// Returns the number of rows in a section.
  ///
  /// - Parameter section: An index in this data source.
  /// - Returns: The number of rows; 0 if there is no such section.
  public final func numberOfRows(inSection section: Int) -> Int {
    withNode { $0.containsSection(section) ? $0.rowCount(inSection: section) : 0 }
  }

  /// The number of rows in all sections.
  public final var numberOfRows: Int { withNode { $0.rowCount } }

  /// A Boolean value indicating whether there are no rows.
  public final var isEmpty: Bool { withNode { $0.rowCount == 0 } }

  /// The data source at the top of the tree that this one is in.
  final var root: ListDataSource {
    var source = self
    while let parent = source.parent { source = parent }
    return source
  }

  /// Everyone who shows this data source, alone or as a part of another one.
  final var allSinks: [any UpdateSink] {
    var all = sinks
    var source: ListDataSource = self
    while let parent = source.parent, parent.shows(source) {
      all += parent.sinks
      source = parent
    }
    return all
  }
}

extension ListDataSource: @MainActor CustomStringConvertible {
  /// The type, and the name if there is one.
  public final var description: String {
    name.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
  }
}
