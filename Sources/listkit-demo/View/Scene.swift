// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// What a terminal list view shows just before a batch.
@MainActor
struct Scene {
  /// A row in the window.
  struct VisibleRow {
    var path: ListIndexPath
    var screenLine: Int
  }

  let rows: [VisibleRow]
  let rowCounts: [Int]
  let cursor: ListIndexPath?
  let isAtTop: Bool

  /// A Boolean value indicating whether the cursor is in the window.
  let showsCursor: Bool

  init(_ view: TerminalListView) {
    let lines = view.visibleLines
    rows = lines.enumerated().compactMap { screenLine, line in
      view.indexPath(of: line).map { VisibleRow(path: $0, screenLine: screenLine) }
    }
    rowCounts = view.rowCounts
    cursor = view.cursor
    isAtTop = lines.first == nil || lines.first == view.layout.first
    showsCursor = rows.contains { $0.path == view.cursor }
  }
}
