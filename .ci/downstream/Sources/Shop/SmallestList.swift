// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A list view: only what has no default.
package final class SmallestList: ListView {
  package weak var dataSource: (any ListViewDataSource)?
  package private(set) var reloadCount = 0
  package private(set) var batches: [ListBatch] = []

  package init() {}

  package func reloadData() { reloadCount += 1 }

  package func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    updateModel()
    batches.append(batch)
    completion(true)
  }
}
