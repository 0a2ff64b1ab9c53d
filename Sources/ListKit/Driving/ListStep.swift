// Part of ListKit, MIT licence: see LICENSE.

/// One batch of an update, and the version that the view shows after it.
@MainActor
struct ListStep {
  var batch: ListBatch
  var node: SnapshotNode
}
