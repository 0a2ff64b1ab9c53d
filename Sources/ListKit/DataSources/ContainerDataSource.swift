// Part of ListKit, MIT licence: see LICENSE.

/// The base of data sources that are made of others.
@MainActor
open class ContainerDataSource: ListDataSource {
  /// Describes supplementaries in place of the children; called by the default of
  /// ``supplementary(_:inSection:)``.
  ///
  /// Setting it asks for them again.
  public final var makeSupplementary: (@MainActor (SupplementaryKind, Int) -> Supplementary?)? {
    didSet { refreshSupplementaries() }
  }

  /// Says how the rows of a section are spaced, in place of the child; called by the default of
  /// ``layout(inSection:)``.
  public final var makeLayout: (@MainActor (Int) -> SectionLayout?)?

  /// Returns the entry of a section in the section index, in place of the child's; called by the
  /// default of ``sectionIndexTitle(inSection:)``.
  public final var makeSectionIndexTitle: (@MainActor (Int) -> String?)?

  /// All children, shown or not, each in the version that it last had when it was shown.
  final var tree = ChildTree()

  /// The children again, to keep them alive: what snapshots hold doesn't.
  final var owned: [ObjectIdentifier: KeptChild<ListDataSource>] = [:]

  /// The children on screen that have selected rows, at whatever depth, and how many.
  ///
  /// A child that isn't shown keeps its selection for its return, and doesn't count.
  private var selected: [ObjectIdentifier: (child: ListDataSource, count: Int)] = [:]

  private var headingRevision = 0

  /// The section above all others of a data source that shows one child.
  ///
  /// Kept when it isn't shown, so that it is the same one when it is shown again.
  private var listHeading: HeadingProvider?
  private var showsListHeading = false

  override init() {}

  // MARK: - For the module's own subclasses

  /// The one child that is shown, where it is at most one.
  var shownChild: ListDataSource? { nil }

  /// Returns whether a child is shown; one that isn't costs nothing.
  func shows(_ child: ListDataSource) -> Bool { child === shownChild }

  /// Tells that there is a new version of a child that is shown.
  func childDidChange(_ child: ListDataSource) { invalidateNode() }

  /// What is shown beside the rows of the children.
  var heading: Heading {
    var heading = Heading(revision: headingRevision)
    if makeSupplementary != nil || mayOverrideSupplementary {
      heading.make = { [weak self] in self?.supplementary($0, inSection: $1) }
    }
    return heading
  }

  /// A Boolean value indicating whether this may be a subclass with supplementaries of its own.
  var mayOverrideSupplementary: Bool { true }

  override func makeNode() -> SnapshotNode {
    let shown = [showsListHeading ? listHeading : nil, shownChild].compactMap { $0 }.map {
      ChildEntry($0.reference, node: $0.node)
    }
    return StackedNode(ChildTree(showing: shown), heading: heading)
  }

  override var snapshotSource: any SnapshotSource { self }

  override func forEachFollower(onlyShown: Bool, _ body: (any ScrollFollower) -> Void) {
    super.forEachFollower(onlyShown: onlyShown, body)
    for child in owned.values.map(\.child)
    where child.mayHaveFollowers && (!onlyShown || shows(child)) {
      child.forEachFollower(onlyShown: onlyShown, body)
    }
  }

  override func clearTreeSelection(except source: ListDataSource?) {
    for entry in selected.values { entry.child.clearTreeSelection(except: source) }
  }

  override func keepSelection(_ count: inout Int) {
    for child in children where selected[ObjectIdentifier(child)] != nil {
      child.keepSelection(&count)
    }
  }

  /// Counts the selected rows of a child anew, after they have changed, or whether it is shown has.
  final func recountSelection(of child: ListDataSource) {
    let key = ObjectIdentifier(child)
    let isShown = child.parent === self && shows(child)
    let count = isShown ? child.treeSelectionCount : 0
    let difference = count - (selected[key]?.count ?? 0)
    selected[key] = count > 0 ? (child, count) : nil
    selectionCountDidChange(by: difference)
  }

  /// Follows that another child is shown: the one before keeps its selection for its return.
  final func shownChildDidChange(from old: ListDataSource?, to new: ListDataSource?) {
    guard old !== new else { return }
    if let old { recountSelection(of: old) }
    guard let new else { return }
    recountSelection(of: new)
    new.admitSelection()
  }

  // MARK: - Override points

  /// Describes a supplementary of a section, in place of the child's.
  ///
  /// Asked before the child that owns the section. The default asks ``makeSupplementary``, and else
  /// describes none, so that the child is asked. Call ``refreshSupplementaries()`` when the answers
  /// have changed.
  ///
  /// - Parameters:
  ///   - kind: What is asked for.
  ///   - section: An index in this data source.
  /// - Returns: The supplementary, or nil to ask the child.
  open func supplementary(
    _ kind: SupplementaryKind, inSection section: Int
  ) -> Supplementary? { makeSupplementary?(kind, section) }

  /// Says how the rows of a section are spaced, in place of the child.
  ///
  /// The default asks ``makeLayout``, and else says nothing, so that the child is asked.
  ///
  /// - Parameter section: An index in this data source.
  /// - Returns: The layout, or nil to ask the child.
  open func layout(inSection section: Int) -> SectionLayout? { makeLayout?(section) }

  /// Returns the entry of a section in the section index, in place of the child's.
  ///
  /// The default asks ``makeSectionIndexTitle``, and else has none, so that the child is asked.
  ///
  /// - Parameter section: An index in this data source.
  /// - Returns: The entry, or nil to ask the child.
  open func sectionIndexTitle(inSection section: Int) -> String? { makeSectionIndexTitle?(section) }
}

extension ContainerDataSource {
  /// Has the views ask again for what ``supplementary(_:inSection:)`` and ``makeSupplementary`` describe.
  ///
  /// Only sections of this data source are asked for, as an update like any other.
  public final func refreshSupplementaries() {
    headingRevision += 1
    modelDidChange()
  }
}

extension ContainerDataSource {
  /// The header of the section above all others; nil if there is no such section.
  final var headingAboveAll: Supplementary? {
    get { showsListHeading ? listHeading?.header : nil }
    set {
      showsListHeading = newValue != nil
      if let newValue {
        if let listHeading {
          listHeading.header = newValue
        } else {
          listHeading = HeadingProvider(newValue)
        }
      }
      modelDidChange()
    }
  }
}

extension ContainerDataSource: SnapshotSource {
  var selectionCount: Int { treeSelectionCount }

  var selectedChildren: [SourceReference] { selected.values.map(\.child.reference) }

  func supplementary(
    _ kind: SupplementaryKind, inSection section: Int, in node: SnapshotNode
  ) -> Supplementary? {
    (node as? ContainerNode)?.heading.supplementary(
      kind, inSection: section, of: node.sectionCount)
  }

  func layout(inSection section: Int, in node: SnapshotNode) -> SectionLayout? {
    layout(inSection: section)
  }

  func sectionIndexTitle(inSection section: Int, in node: SnapshotNode) -> String? {
    sectionIndexTitle(inSection: section)
  }

  func sectionVersion(at section: Int, in node: SnapshotNode) -> SectionVersion? {
    SectionVersion(wholeOf: self)
  }
}
