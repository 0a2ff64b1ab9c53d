// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A list view made of lines of text: one for each header, row and footer.
///
/// It has a cursor, which is the row with the focus. It holds the row counts that it was told, and
/// changes them in batches alone; rows are asked for when they are drawn, those on screen and no
/// others.
@MainActor
final class TerminalListView: ListView {
  weak var dataSource: (any ListViewDataSource)? {
    didSet { if dataSource == nil { forgetEverything() } }
  }

  /// Called when the view looks different from what ``lines(now:)`` returned last.
  var onChange: () -> Void = {}

  /// The number of rows of each section, as of the last reload or batch.
  var rowCounts: [Int] = []

  /// The row with the focus; nil if there are no rows.
  var cursor: ListIndexPath?

  /// The line at the top of the window; nil for the first.
  var top: LinePosition?

  /// The rows marked as selected.
  var selectedRows: Set<ListIndexPath> = []

  /// The rows that have just changed, and until when they are lit.
  var flashes: [ListIndexPath: ContinuousClock.Instant] = [:]

  /// The swipe actions that are revealed.
  var openSwipe: OpenSwipe?

  /// The entries of the section index.
  var indexTitles: [String] = []

  /// The rows that the data source was told to be on screen.
  var displayed: [RowIdentity: RowVersion] = [:]

  /// The sections whose headers the data source was told to be on screen.
  var displayedHeaders: [SectionVersion] = []

  /// The line at the top of the window, as the data source was told.
  var reportedTop: LinePosition?

  /// A Boolean value indicating whether the data source says that it is refreshing.
  private(set) var isRefreshing = false

  /// The size of the window.
  var size = TerminalSize(columns: 80, rows: 24) {
    didSet {
      guard size != oldValue else { return }
      revealCursor()
      setNeedsDisplay()
    }
  }

  func setRefreshing(_ isRefreshing: Bool) {
    self.isRefreshing = isRefreshing
    setNeedsDisplay()
  }

  func setNeedsDisplay() { onChange() }

  /// The walk over the lines as they are now.
  var layout: ListLayout {
    ListLayout(
      rowCounts: rowCounts,
      hasHeader: { [weak self] in self?.dataSource?.supplementary(.header, inSection: $0) != nil },
      hasFooter: { [weak self] in self?.dataSource?.supplementary(.footer, inSection: $0) != nil })
  }

  /// The lines in the window.
  var visibleLines: [LinePosition] {
    let layout = layout
    let start = top.flatMap { layout.contains($0) ? $0 : nil } ?? layout.first
    return layout.lines(from: start, count: size.rows)
  }

  /// The rows in the window, ascending.
  var indexPathsForVisibleRows: [ListIndexPath] { visibleLines.compactMap(indexPath(of:)) }

  /// The rows marked as selected, ascending.
  var indexPathsForSelectedRows: [ListIndexPath] { selectedRows.sorted() }

  /// Returns the row that a line shows, or nil for a header or a footer.
  func indexPath(of line: LinePosition) -> ListIndexPath? {
    guard rowCounts.indices.contains(line.section),
      (0..<rowCounts[line.section]).contains(line.line)
    else { return nil }
    return ListIndexPath(row: line.line, section: line.section)
  }

  /// Returns whether there is a row at a path.
  func hasRow(at indexPath: ListIndexPath) -> Bool {
    rowCounts.indices.contains(indexPath.section)
      && (0..<rowCounts[indexPath.section]).contains(indexPath.row)
  }

  private func forgetEverything() {
    rowCounts = []
    cursor = nil
    top = nil
    selectedRows = []
    flashes = [:]
    openSwipe = nil
    indexTitles = []
    displayed = [:]
    displayedHeaders = []
    reportedTop = nil
    setNeedsDisplay()
  }
}
