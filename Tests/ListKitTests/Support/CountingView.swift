// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A view that shows nothing and counts what it is told.
final class CountingView: ListView {
  weak var dataSource: (any ListViewDataSource)?
  private(set) var reloads = 0
  private(set) var batches: [ListBatch] = []

  func reloadData() { reloads += 1 }

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    batches.append(batch)
    updateModel()
    completion(true)
  }
}
