// Part of ListKit, MIT licence: see LICENSE.

@testable import listkit_demo

/// As much of a terminal as the demo needs: it interprets what is sent and holds what is shown.
struct VirtualTerminal {
  /// One cell; the second cell of a wide character is empty text.
  struct Cell: Hashable {
    var text = " "
    var style = "0"
  }

  private(set) var size: TerminalSize
  private(set) var cells: [[Cell]]

  /// The switches that are on, as in `?1049`.
  private(set) var modes: Set<String> = ["?7", "?25"]

  /// Control characters that were sent outside of sequences: there should be none.
  private(set) var strayControls: [UInt8] = []

  private var row = 0
  private var column = 0
  private var style = "0"
  private var pending: [UInt8] = []

  init(size: TerminalSize) {
    self.size = size
    cells = Self.blank(size)
  }

  mutating func resize(to size: TerminalSize) {
    self.size = size
    cells = Self.blank(size)
  }

  /// The lines as text, without the spaces at their ends.
  var lines: [String] {
    cells.map { cells in
      var text = cells.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  var text: String { lines.joined(separator: "\n") }

  mutating func feed(_ bytes: [UInt8]) {
    pending += bytes
    var rest = pending[...]
    while let length = consume(rest) { rest = rest.dropFirst(length) }
    pending = Array(rest)
  }

  /// Interprets what the bytes begin with, and returns its length; nil if it is incomplete.
  private mutating func consume(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first == 0x1B {
      guard bytes.count > 2 else { return nil }
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40..<0x7F).contains($0) }) else {
        return nil
      }
      let parameters = String(decoding: bytes[(bytes.startIndex + 2)..<end], as: UTF8.self)
      perform(Character(Unicode.Scalar(bytes[end])), parameters)
      return end - bytes.startIndex + 1
    }
    if first < 0x20 || first == 0x7F {
      strayControls.append(first)
      return 1
    }
    // Characters may be made of several scalars: take all text up to the next sequence.
    let end = bytes.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? bytes.endIndex
    if end == bytes.endIndex, String(utf8: bytes) == nil { return nil }
    for character in String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self) {
      put(character)
    }
    return end - bytes.startIndex
  }

  private mutating func put(_ character: Character) {
    let width = TextWidth.of(character)
    guard cells.indices.contains(row), column + width <= size.columns else { return }
    for offset in 0..<width {
      cells[row][column + offset] = Cell(text: offset == 0 ? String(character) : "", style: style)
    }
    column += width
  }

  private mutating func perform(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch final {
    case "H":
      row = (numbers.first ?? 1) - 1
      column = (numbers.count > 1 ? numbers[1] : 1) - 1
    case "K":
      guard cells.indices.contains(row) else { return }
      for index in cells[row].indices where index >= column { cells[row][index] = Cell() }
    case "J": cells = Self.blank(size)
    case "m": style = parameters
    case "h": modes.insert(parameters)
    case "l": modes.remove(parameters)
    default: break
    }
  }

  private static func blank(_ size: TerminalSize) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
  }
}
