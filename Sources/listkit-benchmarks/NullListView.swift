// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A view that shows nothing, and takes no time for it.
@MainActor
final class NullListView: ListView {
  var dataSource: (any ListViewDataSource)?

  /// The batch that it was given last.
  private(set) var lastBatch = ListBatch()

  /// How many batches it was given.
  private(set) var batchCount = 0

  func reloadData() {}

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    lastBatch = batch
    batchCount += 1
    updateModel()
    completion(true)
  }
}
