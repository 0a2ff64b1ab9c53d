// Part of ListKit, MIT licence: see LICENSE.

extension ListChanges {
  /// Returns the structural batches in which a view would be told these changes, for benchmarks.
  package func structuralBatches(oldSectionCount: Int, newSectionCount: Int) -> [ListBatch] {
    ListStaging(
      changes: self, oldSectionCount: oldSectionCount, newSectionCount: newSectionCount
    ).stages().map(\.batch)
  }
}
