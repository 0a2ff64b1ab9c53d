// Part of ListKit, MIT licence: see LICENSE.

/// What a terminal shows, and the least that must be sent to make it show something else.
struct Screen {
  /// The size of the window.
  private(set) var size: TerminalSize

  /// The lines shown; nil where nobody knows what is shown.
  private var shown: [ScreenLine?]

  /// A Boolean value indicating whether to send colours.
  let hasColours: Bool

  /// The number of lines sent so far.
  private(set) var sentLineCount = 0

  init(size: TerminalSize, hasColours: Bool = true) {
    self.size = size
    self.hasColours = hasColours
    shown = []
  }

  /// Forgets what is shown: the next update sends every line.
  mutating func invalidate() { shown = [] }

  /// Takes another size for the window.
  ///
  /// A resized terminal may show anything.
  mutating func resize(to size: TerminalSize) {
    self.size = size
    invalidate()
  }

  /// Returns what to send so that the terminal shows these lines; empty if it does already.
  mutating func update(to lines: [ScreenLine]) -> String {
    var output = ""
    if shown.count != size.rows {
      shown = Array(repeating: nil, count: max(0, size.rows))
      if size.rows > 0 { output += "\u{1B}[0m\u{1B}[2J" }
    }
    for row in shown.indices {
      let line = row < lines.count ? lines[row] : ScreenLine(width: size.columns)
      if shown[row] == line { continue }
      shown[row] = line
      sentLineCount += 1
      output += encoded(line, row: row)
    }
    return output.isEmpty ? "" : output + "\u{1B}[0m"
  }

  private func encoded(_ line: ScreenLine, row: Int) -> String {
    // Erasing comes first: after a full line the cursor is still on its last column.
    var output = "\u{1B}[\(row + 1);1H\u{1B}[0m\u{1B}[K"
    for piece in line.pieces {
      if piece.column > 0 { output += "\u{1B}[\(row + 1);\(piece.column + 1)H" }
      output += sequence(piece.style) + piece.text
    }
    return output
  }

  private func sequence(_ style: Style) -> String {
    if hasColours { return style.sequence }
    var style = style
    // Without colours, a background is still worth showing.
    style.isReversed = style.isReversed || style.background != nil
    style.foreground = nil
    style.background = nil
    return style.sequence
  }
}
