// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// MARK: - Moving the cursor

extension TerminalListView {
  /// The ways to move the cursor.
  enum Step: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
  }

  func moveCursor(_ step: Step) {
    dismissSwipeActions(animated: false)
    guard let cursor else { return }
    let page = max(1, size.rows - 1)
    switch step {
    case .up: setCursor(row(1, above: cursor))
    case .down: setCursor(row(1, below: cursor))
    case .pageUp: setCursor(row(page, above: cursor))
    case .pageDown: setCursor(row(page, below: cursor))
    case .first: setCursor(firstRow)
    case .last: setCursor(lastRow)
    }
    // The header above the very first row can't have the cursor, but it can be seen.
    if self.cursor == firstRow, size.rows > 1 { top = nil }
    revealCursor()
    setNeedsDisplay()
  }

  /// Moves the cursor to the first row of the next section with an index title like this one.
  ///
  /// Without such a section it is the nearest one before.
  ///
  /// - Returns: Whether there is a section index.
  @discardableResult
  func jump(toIndexTitle title: String) -> Bool {
    let entries = indexTitles.indices.filter {
      indexTitles[$0].caseInsensitiveCompare(to: title)
    }
    let sections = entries.compactMap { dataSource?.section(forSectionIndexTitleAt: $0) }
    let current = cursor?.section ?? -1
    guard
      let section = sections.first(where: { $0 > current }) ?? sections.first
        ?? dataSource?.section(nearestToSectionIndexTitle: title)
    else { return false }
    jump(toSection: section)
    return true
  }

  /// Brings a section to the top of the window, with the cursor on its first row.
  func jump(toSection section: Int) {
    dismissSwipeActions(animated: false)
    let start = ListIndexPath(row: 0, section: section)
    guard let row = hasRow(at: start) ? start : nearestRow(to: start) else { return }
    setCursor(row)
    let header = LinePosition.header(section)
    scroll(toPut: layout.contains(header) ? header : .row(row), onScreenLine: 0)
    revealCursor()
    setNeedsDisplay()
  }

  /// Moves the cursor without scrolling, and tells the data source where the focus is.
  func setCursor(_ indexPath: ListIndexPath?) {
    guard let indexPath, indexPath != cursor, hasRow(at: indexPath),
      dataSource?.permits(.focus, at: indexPath) != false
    else { return }
    if let cursor { dataSource?.handle(.row(.unfocused, at: cursor)) }
    cursor = indexPath
    dataSource?.handle(.row(.focused, at: indexPath))
    setNeedsDisplay()
  }

  /// Puts the cursor on a row, and the row on a line of the window if it isn't in there already.
  func focus(_ indexPath: ListIndexPath, onScreenLine screenLine: Int?) {
    setCursor(indexPath)
    guard cursor == indexPath else { return }
    if let screenLine { scroll(toPut: .row(indexPath), onScreenLine: screenLine) }
    revealCursor()
    setNeedsDisplay()
  }

  /// The first row of the list.
  var firstRow: ListIndexPath? { row(after: ListIndexPath(row: -1, section: 0)) }

  /// The last row of the list.
  var lastRow: ListIndexPath? { row(before: ListIndexPath(row: 0, section: rowCounts.count)) }

  /// Returns the row at a path or, if there is none, one near to it.
  func nearestRow(to indexPath: ListIndexPath) -> ListIndexPath? {
    if hasRow(at: indexPath) { return indexPath }
    return row(before: indexPath) ?? row(after: indexPath)
  }

  private func row(_ count: Int, below start: ListIndexPath) -> ListIndexPath {
    var result = start
    for _ in 0..<count { result = row(after: result) ?? result }
    return result
  }

  private func row(_ count: Int, above start: ListIndexPath) -> ListIndexPath {
    var result = start
    for _ in 0..<count { result = row(before: result) ?? result }
    return result
  }

  private func row(after path: ListIndexPath) -> ListIndexPath? {
    guard path.section < rowCounts.count else { return nil }
    if path.section >= 0, path.row + 1 < rowCounts[path.section] {
      return ListIndexPath(row: path.row + 1, section: path.section)
    }
    let next = (max(-1, path.section) + 1..<rowCounts.count).first { rowCounts[$0] > 0 }
    return next.map { ListIndexPath(row: 0, section: $0) }
  }

  private func row(before path: ListIndexPath) -> ListIndexPath? {
    if rowCounts.indices.contains(path.section), rowCounts[path.section] > 0, path.row > 0 {
      return ListIndexPath(
        row: min(path.row, rowCounts[path.section]) - 1, section: path.section)
    }
    let previous = (0..<max(0, min(path.section, rowCounts.count))).last { rowCounts[$0] > 0 }
    return previous.map { ListIndexPath(row: rowCounts[$0] - 1, section: $0) }
  }
}

extension String {
  fileprivate func caseInsensitiveCompare(to other: String) -> Bool {
    lowercased() == other.lowercased()
  }
}
