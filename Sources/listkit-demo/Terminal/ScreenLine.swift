// Part of ListKit, MIT licence: see LICENSE.

/// One line of a screen: pieces of text, each at a column and in a style.
///
/// Text is escaped and clipped on its way in, so whatever a file is called, a line neither moves the
/// cursor nor leaves its window. Pieces have their columns for the same reason: where a terminal
/// takes another width for a character than ``TextWidth`` does, the next piece is in its place.
struct ScreenLine: Hashable, Sendable {
  /// One piece.
  struct Piece: Hashable, Sendable {
    var column: Int
    var text: String
    var style: Style
  }

  private(set) var pieces: [Piece] = []

  /// The number of columns.
  let width: Int

  /// The column after the last piece.
  private(set) var end = 0

  init(width: Int) { self.width = max(0, width) }

  /// Adds text after the last piece, cut at a column or at the end of the line.
  mutating func add(_ text: String, _ style: Style = .plain, upTo limit: Int? = nil) {
    let room = min(limit ?? width, width) - end
    let clipped = TextWidth.clipped(DisplayText.escaped(text), to: room)
    guard !clipped.isEmpty else { return }
    pieces.append(Piece(column: end, text: clipped, style: style))
    end += TextWidth.of(clipped)
  }

  /// Fills the line with spaces up to a column.
  mutating func pad(to column: Int, _ style: Style = .plain) {
    let count = min(column, width) - end
    if count > 0 { add(String(repeating: " ", count: count), style) }
  }

  /// The text of the line, as somebody would read it.
  var text: String {
    var result = ""
    var column = 0
    for piece in pieces {
      result += String(repeating: " ", count: max(0, piece.column - column)) + piece.text
      column = piece.column + TextWidth.of(piece.text)
    }
    return result
  }
}
