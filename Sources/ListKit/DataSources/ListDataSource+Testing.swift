// Part of ListKit, MIT licence: see LICENSE.

extension ListDataSource {
  /// The newest version, to be compared with another one, for benchmarks and tests.
  package var version: ListVersion { ListVersion(node: node) }
}

/// A version of a data source, for benchmarks and tests.
@MainActor
package struct ListVersion {
  fileprivate let node: SnapshotNode

  /// Returns what leads from this version to a later one.
  package func changes(to new: ListVersion) -> ListChanges { node.changes(to: new.node) }
}
