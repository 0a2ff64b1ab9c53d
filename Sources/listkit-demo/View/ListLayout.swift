// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Walks over the lines of a list.
///
/// There is no table of all lines: a walk starts where the window is and asks only about the
/// sections on its way. So scrolling costs as much as there is on screen, however long the list is.
@MainActor
struct ListLayout {
  /// The number of rows of each section.
  let rowCounts: [Int]

  /// Returns whether a section has a header.
  let hasHeader: (Int) -> Bool

  /// Returns whether a section has a footer.
  let hasFooter: (Int) -> Bool

  /// The first line, or nil if there is none.
  var first: LinePosition? { firstLine(fromSection: 0) }

  /// The last line, or nil if there is none.
  var last: LinePosition? { lastLine(upToSection: rowCounts.count - 1) }

  /// Returns the line below another one.
  func line(after position: LinePosition) -> LinePosition? {
    let next = LinePosition(section: position.section, line: position.line + 1)
    if contains(next) { return next }
    return firstLine(fromSection: position.section + 1)
  }

  /// Returns the line above another one.
  func line(before position: LinePosition) -> LinePosition? {
    let previous = LinePosition(section: position.section, line: position.line - 1)
    if contains(previous) { return previous }
    return lastLine(upToSection: position.section - 1)
  }

  /// Returns the lines from one on, as many as fit.
  func lines(from position: LinePosition?, count: Int) -> [LinePosition] {
    var lines: [LinePosition] = []
    var next = position
    while let line = next, lines.count < count {
      lines.append(line)
      next = self.line(after: line)
    }
    return lines
  }

  /// Returns the line that is a number of lines above another one, or the first.
  func line(_ count: Int, above position: LinePosition) -> LinePosition {
    var result = position
    for _ in 0..<max(0, count) {
      guard let previous = line(before: result) else { break }
      result = previous
    }
    return result
  }

  /// Returns whether a line is there.
  func contains(_ position: LinePosition) -> Bool {
    guard rowCounts.indices.contains(position.section) else { return false }
    let count = rowCounts[position.section]
    if position.line == -1 { return hasHeader(position.section) }
    if position.line == count { return hasFooter(position.section) }
    return (0..<count).contains(position.line)
  }

  private func firstLine(fromSection start: Int) -> LinePosition? {
    var section = start
    while section < rowCounts.count {
      if hasHeader(section) { return .header(section) }
      if rowCounts[section] > 0 || hasFooter(section) {
        return LinePosition(section: section, line: 0)
      }
      section += 1
    }
    return nil
  }

  private func lastLine(upToSection end: Int) -> LinePosition? {
    var section = end
    while section >= 0 {
      let count = rowCounts[section]
      if hasFooter(section) { return LinePosition(section: section, line: count) }
      if count > 0 { return LinePosition(section: section, line: count - 1) }
      if hasHeader(section) { return .header(section) }
      section -= 1
    }
    return nil
  }
}
