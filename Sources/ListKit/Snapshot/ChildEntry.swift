// Part of ListKit, MIT licence: see LICENSE.

/// A child of a container, as one version of the container has it.
///
/// An object, so that it is handed on by one reference.
final class ChildEntry {
  let reference: SourceReference
  let node: SnapshotNode
  let measure: ChildMeasure

  /// The data source; one without rows if it is gone.
  @MainActor var source: any SnapshotSource { reference.source }

  @MainActor
  init(_ reference: SourceReference, node: SnapshotNode) {
    self.reference = reference
    self.node = node
    measure = ChildMeasure(children: 1, sections: node.sectionCount, rows: node.rowCount)
  }
}
