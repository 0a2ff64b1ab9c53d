// Part of ListKit, MIT licence: see LICENSE.

/// Where a row of a tree of lists comes from.
@MainActor
struct RowPlace {
  let source: any SnapshotSource
  let node: SnapshotNode

  /// The path of the row in `node`.
  let indexPath: ListIndexPath
}
