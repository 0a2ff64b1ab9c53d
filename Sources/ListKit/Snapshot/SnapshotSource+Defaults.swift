// Part of ListKit, MIT licence: see LICENSE.

// The answers of a source that owns neither rows nor supplementaries.
extension SnapshotSource {
  func row(at indexPath: ListIndexPath, in node: SnapshotNode) -> Row { Row("") }

  func rowVersion(at indexPath: ListIndexPath, in node: SnapshotNode) -> RowVersion? { nil }

  func permits(_ permission: RowPermission, at path: ListIndexPath, in node: SnapshotNode) -> Bool {
    false
  }

  func reportDuplicates() {}

  func handle(_ event: RowEvent, at indexPath: ListIndexPath, in node: SnapshotNode) {}

  func handlePrefetch(_ paths: [ListIndexPath], isCancelled: Bool, in node: SnapshotNode) {}

  func proposedMove(
    from: ListIndexPath, to: ListIndexPath, in node: SnapshotNode
  ) -> ListIndexPath { from }

  func move(
    from: ListIndexPath, to: ListIndexPath, in node: SnapshotNode, whenMoved: () -> Void
  ) -> Bool { false }

  func didEndDisplaying(_ version: RowVersion) {}

  func canTake(_ version: RowVersion) -> Bool { false }

  func giveAway(at indexPath: ListIndexPath, in node: SnapshotNode) -> Any? { nil }

  func take(
    _ item: Any, at indexPath: ListIndexPath, in node: SnapshotNode, isSelected: Bool
  ) -> Bool { false }

  func didMoveAway(_ item: Any, from indexPath: ListIndexPath) {}

  func didMoveIn(_ item: Any, to indexPath: ListIndexPath) {}

  func sectionVersion(at section: Int, in node: SnapshotNode) -> SectionVersion? { nil }

  func supplementary(
    _ kind: SupplementaryKind, inSection section: Int, in node: SnapshotNode
  ) -> Supplementary? { nil }

  func layout(inSection section: Int, in node: SnapshotNode) -> SectionLayout? { nil }

  func sectionIndexTitle(inSection section: Int, in node: SnapshotNode) -> String? { nil }

  func willDisplay(_ kind: SupplementaryKind, inSection section: Int, in node: SnapshotNode) {}

  func didEndDisplaying(_ kind: SupplementaryKind, of version: SectionVersion) {}

  func preferredFocus(in node: SnapshotNode) -> ListIndexPath? { nil }

  func selectedPaths(in node: SnapshotNode) -> [ListIndexPath] { [] }

  var selectedChildren: [SourceReference] { [] }

  func currentIndexPath(of path: ListIndexPath, in node: SnapshotNode) -> ListIndexPath? { nil }

  func indexPath(of identity: RowIdentity, in node: SnapshotNode) -> ListIndexPath? { nil }

  func setSelected(_ isSelected: Bool, at path: ListIndexPath, in node: SnapshotNode) {}
}
