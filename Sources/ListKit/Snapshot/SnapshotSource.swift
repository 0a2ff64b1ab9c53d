// Part of ListKit, MIT licence: see LICENSE.

/// What a snapshot asks of the data source that it is a version of.
///
/// Positions are local to the node that is passed: the version on screen, not the model.
@MainActor
protocol SnapshotSource: AnyObject {
  func row(at indexPath: ListIndexPath, in node: SnapshotNode) -> Row
  func rowVersion(at indexPath: ListIndexPath, in node: SnapshotNode) -> RowVersion?
  func permits(_ permission: RowPermission, at path: ListIndexPath, in node: SnapshotNode) -> Bool
  func handle(_ event: RowEvent, at indexPath: ListIndexPath, in node: SnapshotNode)
  func handlePrefetch(_ paths: [ListIndexPath], isCancelled: Bool, in node: SnapshotNode)
  func proposedMove(from: ListIndexPath, to: ListIndexPath, in node: SnapshotNode) -> ListIndexPath

  /// Follows a move that the view has made.
  ///
  /// Returns false, and changes nothing, if it can't.
  ///
  /// Calls the closure once the model has followed, before anyone else hears of it.
  func move(
    from: ListIndexPath, to: ListIndexPath, in node: SnapshotNode, whenMoved: () -> Void
  ) -> Bool
  func didEndDisplaying(_ version: RowVersion)

  /// Returns whether a row of another list could join this one.
  func canTake(_ version: RowVersion) -> Bool

  /// Lets a row leave for another list.
  ///
  /// Returns the item, or nil if it can't.
  func giveAway(at indexPath: ListIndexPath, in node: SnapshotNode) -> Any?

  /// Lets an item of another list join this one; it is selected if its row was.
  func take(
    _ item: Any, at indexPath: ListIndexPath, in node: SnapshotNode, isSelected: Bool
  ) -> Bool

  /// Tells the hooks about an item that has left for another list, or come from one.
  func didMoveAway(_ item: Any, from indexPath: ListIndexPath)
  func didMoveIn(_ item: Any, to indexPath: ListIndexPath)

  /// Reports rows and sections of the same identity that have come since the last report.
  func reportDuplicates()

  func sectionVersion(at section: Int, in node: SnapshotNode) -> SectionVersion?
  func supplementary(
    _ kind: SupplementaryKind, inSection section: Int, in node: SnapshotNode
  ) -> Supplementary?
  func layout(inSection section: Int, in node: SnapshotNode) -> SectionLayout?
  func sectionIndexTitle(inSection section: Int, in node: SnapshotNode) -> String?
  func willDisplay(_ kind: SupplementaryKind, inSection section: Int, in node: SnapshotNode)
  func didEndDisplaying(_ kind: SupplementaryKind, of version: SectionVersion)

  /// The row that should have the focus, if this source owns it.
  func preferredFocus(in node: SnapshotNode) -> ListIndexPath?

  /// The number of selected identities, those of children included.
  var selectionCount: Int { get }
  func selectedPaths(in node: SnapshotNode) -> [ListIndexPath]

  /// The children that have selected identities.
  var selectedChildren: [SourceReference] { get }

  /// Returns where a row of a version is now; nil if it has gone since.
  func currentIndexPath(of path: ListIndexPath, in node: SnapshotNode) -> ListIndexPath?

  /// Returns where the row of an identity is in a version; nil if it isn't there.
  func indexPath(of identity: RowIdentity, in node: SnapshotNode) -> ListIndexPath?

  /// Selects or deselects a row by code.
  func setSelected(_ isSelected: Bool, at path: ListIndexPath, in node: SnapshotNode)
}
