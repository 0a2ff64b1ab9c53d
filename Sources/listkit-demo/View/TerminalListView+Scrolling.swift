// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// MARK: - Scrolling

extension TerminalListView {
  func scrollToRow(at indexPath: ListIndexPath, position: ScrollPosition, animated: Bool) {
    guard hasRow(at: indexPath) else { return }
    let line = LinePosition.row(indexPath)
    switch position {
    case .nearest: reveal(line)
    case .top: scroll(toPut: line, onScreenLine: 0)
    case .middle: scroll(toPut: line, onScreenLine: size.rows / 2)
    case .bottom: scroll(toPut: line, onScreenLine: size.rows - 1)
    }
    setNeedsDisplay()
  }

  /// Scrolls as little as needed to have the cursor in the window.
  func revealCursor() {
    if let cursor { reveal(.row(cursor)) }
    clampTop()
  }

  /// Scrolls so that a line of the list is on a line of the window, if the list is long enough.
  func scroll(toPut line: LinePosition, onScreenLine screenLine: Int) {
    top = layout.line(screenLine, above: line)
    clampTop()
  }

  /// Returns the line of the window that a row is on, or nil if it is outside.
  func screenLine(of indexPath: ListIndexPath) -> Int? {
    visibleLines.firstIndex(of: .row(indexPath))
  }

  private func reveal(_ line: LinePosition) {
    let layout = layout
    guard size.rows > 0, let start = top.flatMap({ layout.contains($0) ? $0 : nil }) ?? layout.first
    else { return }
    if line < start {
      top = line
      // The header of a first row comes with it, if there is room for both.
      if size.rows > 1, let above = layout.line(before: line), above.line == -1 { top = above }
    } else if !layout.lines(from: start, count: size.rows).contains(line) {
      top = layout.line(size.rows - 1, above: line)
    }
  }

  /// Takes care that the window isn't empty below while there are lines above.
  func clampTop() {
    let layout = layout
    guard let last = layout.last else { return top = nil }
    let start = top.flatMap { layout.contains($0) ? $0 : nil } ?? layout.first ?? last
    let lines = layout.lines(from: start, count: size.rows)
    top = lines.count < size.rows ? layout.line(size.rows - 1, above: last) : start
    // Whatever comes above the first line is to be seen.
    if top == layout.first { top = nil }
  }

  func scrollToTop(animated: Bool) {
    top = nil
    setNeedsDisplay()
  }

  /// Where the window is, with rows for points.
  var scrollMetrics: ScrollMetrics? {
    let start = top ?? LinePosition(section: 0, line: 0)
    let above = rowCounts.prefix(start.section).reduce(max(0, start.line), +)
    return ScrollMetrics(
      offset: Double(above), contentHeight: Double(rowCounts.reduce(0, +)),
      viewportHeight: Double(size.rows))
  }
}
