// Part of ListKit, MIT licence: see LICENSE.

/// How many children, sections and rows a run of children has.
///
/// A position is a measure too: that of everything before it.
struct ChildMeasure: Hashable {
  var children = 0
  var sections = 0
  var rows = 0

  static func + (left: Self, right: Self) -> Self {
    ChildMeasure(
      children: left.children + right.children, sections: left.sections + right.sections,
      rows: left.rows + right.rows)
  }

  static func += (left: inout Self, right: Self) { left = left + right }
}

/// A child of a container, as one version of the container has it.
struct ChildEntry {
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

/// Where a child stands: the child, and what comes before it.
struct ChildPosition {
  let entry: ChildEntry
  let start: ChildMeasure

  var node: SnapshotNode { entry.node }
  var sections: Range<Int> { start.sections..<start.sections + entry.measure.sections }
  var rows: Range<Int> { start.rows..<start.rows + entry.measure.rows }
}
