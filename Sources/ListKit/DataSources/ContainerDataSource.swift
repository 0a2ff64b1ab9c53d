// Part of ListKit, MIT licence: see LICENSE.

/// The base of data sources that are made of others.
@MainActor
open class ContainerDataSource: ListDataSource {
  /// The data sources that this one is made of, shown or not.
  public internal(set) final var children: [ListDataSource] = []

  override init() {}

  // MARK: - For the module's own subclasses

  /// The children that are shown, in order.
  var shownChildren: [ListDataSource] { children }

  /// Returns whether a child is shown; one that isn't costs nothing.
  func shows(_ child: ListDataSource) -> Bool { true }

  final var entries: [ContainerNode.Entry] {
    shownChildren.map { ContainerNode.Entry(reference: $0.reference, node: $0.node) }
  }

  override func makeNode() -> SnapshotNode { StackedNode(entries) }

  override var snapshotSource: any SnapshotSource { self }

  override func clearTreeSelection(except source: ListDataSource?) {
    guard treeSelectionCount > 0 else { return }
    for child in children { child.clearTreeSelection(except: source) }
  }

  override func keepSelection(_ count: inout Int) {
    for child in children { child.keepSelection(&count) }
  }

  /// Describes a supplementary of a section, in place of the child's.
  ///
  /// Asked before the child that owns the section. The default describes none, so that the child is
  /// asked.
  ///
  /// - Parameters:
  ///   - kind: What is asked for.
  ///   - section: An index in this data source.
  /// - Returns: The supplementary, or nil to ask the child.
  open func supplementary(
    _ kind: SupplementaryKind, inSection section: Int
  ) -> Supplementary? { nil }

  /// Says how the rows of a section are spaced, in place of the child.
  ///
  /// The default says nothing, so that the child is asked.
  ///
  /// - Parameter section: An index in this data source.
  /// - Returns: The layout, or nil to ask the child.
  open func layout(inSection section: Int) -> SectionLayout? { nil }

  /// Returns the entry of a section in the section index, in place of the child's.
  ///
  /// The default has none, so that the child is asked.
  ///
  /// - Parameter section: An index in this data source.
  /// - Returns: The entry, or nil to ask the child.
  open func sectionIndexTitle(inSection section: Int) -> String? { nil }
}

extension ContainerDataSource: SnapshotSource {
  var selectionCount: Int { treeSelectionCount }

  func supplementary(
    _ kind: SupplementaryKind, inSection section: Int, in node: SnapshotNode
  ) -> Supplementary? { supplementary(kind, inSection: section) }

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
