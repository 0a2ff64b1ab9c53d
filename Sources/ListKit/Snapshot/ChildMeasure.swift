// Part of ListKit, MIT licence: see LICENSE.

/// How many children, sections and rows a run of children has.
///
/// A position is a measure too: that of everything before it.
struct ChildMeasure: Hashable {
  var children = 0
  var sections = 0
  var rows = 0

  /// The number of one kind.
  @inline(__always)
  subscript(kind: ChildBounds.Kind) -> Int {
    switch kind {
    case .children: children
    case .sections: sections
    case .rows: rows
    }
  }

  static func + (left: Self, right: Self) -> Self {
    ChildMeasure(
      children: left.children + right.children, sections: left.sections + right.sections,
      rows: left.rows + right.rows)
  }

  static func - (left: Self, right: Self) -> Self {
    ChildMeasure(
      children: left.children - right.children, sections: left.sections - right.sections,
      rows: left.rows - right.rows)
  }

  static func += (left: inout Self, right: Self) { left = left + right }
}
