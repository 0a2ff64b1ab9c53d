// Part of ListKit, MIT licence: see LICENSE.

/// The column of letters at the trailing edge.
struct SectionIndex {
  private let entries: [String]
  private let height: Int

  /// Lays titles out in a column.
  ///
  /// Titles that follow each other and are equal are shown once.
  init(titles: [String], height: Int) {
    var entries: [String] = []
    for title in titles where title != entries.last { entries.append(title) }
    self.entries = entries
    self.height = height
  }

  /// Returns the title on a line.
  ///
  /// If there are more titles than lines, some are left out evenly.
  func title(onLine line: Int) -> String? {
    guard line >= 0, line < height, !entries.isEmpty else { return nil }
    if entries.count <= height { return line < entries.count ? entries[line] : nil }
    return entries[line * entries.count / height]
  }
}
