// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A view that does no more than it must: it shows nothing, and obeys.
@MainActor
final class BareListView: ListView {
  var dataSource: (any ListViewDataSource)?

  func reloadData() {}

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    updateModel()
    completion(true)
  }
}
