// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// MARK: - Drawing

extension TerminalListView {
  /// Returns what is in the window, one line for each of its rows.
  func drawnLines() -> [ScreenLine] {
    let visible = visibleLines
    let index = SectionIndex(titles: indexTitles, height: size.rows)
    // A window that is hardly wider than a name has no room for the index.
    let indexWidth = indexTitles.count > 1 && size.columns >= 20 ? 2 : 0
    let currentTitle = currentIndexTitle(visible)
    let lines = (0..<max(0, size.rows)).map { screenLine in
      var line = ScreenLine(width: size.columns)
      if screenLine < visible.count {
        draw(visible[screenLine], on: &line, width: size.columns - indexWidth)
      }
      if indexWidth > 0, let title = index.title(onLine: screenLine) {
        line.pad(to: size.columns - indexWidth)
        line.add(" ")
        line.add(
          String(title.prefix(1)), title == currentTitle ? Palette.currentIndex : Palette.index)
      }
      return line
    }
    reportDisplay(of: visible)
    return lines
  }

  /// The header of the section at the top of the window, if the window begins below it.
  var titleAbove: String? {
    guard let top, top.line >= 0 else { return nil }
    return dataSource?.supplementary(.header, inSection: top.section)?.content?.text
  }

  private func draw(_ position: LinePosition, on line: inout ScreenLine, width: Int) {
    if let path = indexPath(of: position) {
      guard let row = dataSource?.row(at: path) else { return }
      RowPainter(
        row: row, width: width, isUnderCursor: path == cursor,
        isSelected: selectedRows.contains(path), isLit: flashes[path] != nil,
        swipe: openSwipe.flatMap { $0.indexPath == path ? $0 : nil }
      ).paint(&line)
    } else {
      let kind: SupplementaryKind = position.line == -1 ? .header : .footer
      guard let content = dataSource?.supplementary(kind, inSection: position.section)?.content
      else { return }
      let detailWidth = content.detail.map(TextWidth.of) ?? 0
      line.add(content.text, kind == .header ? Palette.header : Palette.detail, upTo: width)
      if detailWidth > 0, line.end + detailWidth + 2 <= width {
        line.add("  ")
        line.add(content.detail ?? "", Palette.detail, upTo: width)
      }
    }
  }

  private func currentIndexTitle(_ visible: [LinePosition]) -> String? {
    guard let section = cursor?.section ?? visible.first?.section, let dataSource else {
      return nil
    }
    let entry = indexTitles.indices.last {
      (dataSource.section(forSectionIndexTitleAt: $0) ?? .max) <= section
    }
    return entry.map { indexTitles[$0] }
  }
}
