// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// The position of a line in a list: headers, rows and footers are one line each.
struct LinePosition: Hashable, Comparable, Sendable {
  var section: Int

  /// -1 for the header, the index of a row, or the number of rows for the footer.
  var line: Int

  static func header(_ section: Int) -> LinePosition { LinePosition(section: section, line: -1) }

  static func row(_ indexPath: ListIndexPath) -> LinePosition {
    LinePosition(section: indexPath.section, line: indexPath.row)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.section != right.section ? left.section < right.section : left.line < right.line
  }
}
