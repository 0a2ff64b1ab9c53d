// Part of ListKit, MIT licence: see LICENSE.

/// Where a child stands: the child, and what comes before it.
struct ChildPosition {
  let entry: ChildEntry
  let start: ChildMeasure

  var node: SnapshotNode { entry.node }
  var sections: Range<Int> { start.sections..<start.sections + entry.measure.sections }
  var rows: Range<Int> { start.rows..<start.rows + entry.measure.rows }
}

/// A row of a container as its child has it.
struct LocalRow {
  var child: ChildPosition
  var path: ListIndexPath
}

/// A section of a container as its child has it.
struct LocalSection {
  var child: ChildPosition
  var section: Int
}
