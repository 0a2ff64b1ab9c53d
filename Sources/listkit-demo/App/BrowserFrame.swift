// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Lays out the screen: a bar, the list, and a line of status, as far as there is room.
@MainActor
struct BrowserFrame {
  private let app: TerminalApp
  private let size: TerminalSize

  init(_ app: TerminalApp, size: TerminalSize) {
    self.app = app
    self.size = size
  }

  // The list is what matters: the bars are there only if it has a line too.
  private var hasBar: Bool { size.rows >= 4 }
  private var hasStatus: Bool { size.rows >= 2 }

  /// The room for the list.
  var listSize: TerminalSize {
    let rows = size.rows - (hasBar ? 1 : 0) - (hasStatus ? 1 : 0)
    return TerminalSize(columns: size.columns, rows: max(0, rows))
  }

  /// Returns all lines of the screen.
  func lines() -> [ScreenLine] {
    var lines: [ScreenLine] = []
    if hasBar { lines.append(bar) }
    lines += list
    if hasStatus { lines.append(status) }
    return lines
  }

  private var list: [ScreenLine] {
    let lines = app.view.drawnLines()
    if let overlay = app.overlay { return texts(overlay) }
    return app.view.cursor == nil && !emptyText.isEmpty ? placed(emptyText, over: lines) : lines
  }

  private var emptyText: String {
    if !app.browser.hasListing { return "Reading the directory…" }
    if app.browser.listing.isMissing { return "The directory can't be read any more." }
    if !app.browser.arrangement.filter.isEmpty { return "No file matches." }
    return app.view.rowCounts.isEmpty ? "No files." : ""
  }

  private func placed(_ text: String, over lines: [ScreenLine]) -> [ScreenLine] {
    guard !lines.isEmpty else { return lines }
    var lines = lines
    var line = ScreenLine(width: size.columns)
    line.pad(to: (size.columns - TextWidth.of(text)) / 2)
    line.add(text, Palette.detail)
    lines[lines.count / 3] = line
    return lines
  }

  private func texts(_ texts: [String]) -> [ScreenLine] {
    (0..<listSize.rows).map { row in
      var line = ScreenLine(width: size.columns)
      if texts.indices.contains(row) {
        line.add("  ")
        line.add(texts[row], row == 0 ? Palette.header : .plain)
      }
      return line
    }
  }
}

// MARK: - Bars

extension BrowserFrame {
  private var bar: ScreenLine {
    var line = ScreenLine(width: size.columns)
    let counts = self.counts
    let start = size.columns - TextWidth.of(counts) - 1
    line.add(" listkit-demo ", Palette.bar, upTo: max(14, start))
    line.add(" " + app.directory, Palette.barDetail, upTo: start - 1)
    // The header of a long section is out of sight most of the time.
    if let title = app.view.titleAbove, start > line.end + 3 {
      line.add(" › " + title, Palette.barDetail, upTo: start - 1)
    }
    if start > line.end {
      line.pad(to: start, Palette.bar)
      line.add(counts, Palette.bar)
    }
    line.pad(to: size.columns, Palette.bar)
    return line
  }

  private var counts: String {
    let browser = app.browser
    let files = browser.listing.items.count
    var parts = [files == 1 ? "1 file" : "\(FileFormat.count(files)) files"]
    let shown = browser.provider.numberOfRows
    if shown != files { parts.append("\(FileFormat.count(shown)) shown") }
    let selected = browser.provider.selectedIDs.count
    if selected > 0 { parts.append("\(FileFormat.count(selected)) selected") }
    let hidden = browser.arrangement.hidden.count
    if hidden > 0 { parts.append("\(FileFormat.count(hidden)) hidden") }
    let unreadable = browser.listing.unreadable.count
    if unreadable > 0 { parts.append("\(FileFormat.count(unreadable)) unreadable") }
    if browser.listing.isTruncated { parts.append("more not shown") }
    return parts.joined(separator: " · ")
  }

  private var status: ScreenLine {
    var line = ScreenLine(width: size.columns)
    let arrangement = app.browser.arrangement
    if app.isTypingFilter || !arrangement.filter.isEmpty {
      line.add(" /", Palette.statusKey)
      line.add(arrangement.filter, Palette.status)
      line.add(app.isTypingFilter ? "▏" : " ", Palette.statusKey)
      line.add("  ", Palette.status)
    }
    if app.view.isRefreshing { line.add(" refreshing… ", Palette.statusKey) }
    for (key, text) in keys where line.end + TextWidth.of(key + text) + 3 <= size.columns {
      line.add(" \(key)", Palette.statusKey)
      line.add(" \(text) ", Palette.status)
    }
    line.pad(to: size.columns, Palette.status)
    return line
  }

  private var keys: [(String, String)] {
    let arrangement = app.browser.arrangement
    if app.overlay != nil { return [("any key", "back")] }
    if app.isTypingFilter { return [("enter", "keep"), ("esc", "clear")] }
    if app.view.openSwipe != nil {
      return [("enter", "do it"), ("← →", "choose"), ("esc", "close")]
    }
    return [
      ("s", "by \(arrangement.order)"), ("g", "by \(arrangement.grouping)"), ("/", "filter"),
      ("q", "quit"), ("?", "help"), ("space", "select"), ("enter", "details"), ("→", "pin"),
      ("←", "hide"), ("r", "refresh"),
    ]
  }
}
