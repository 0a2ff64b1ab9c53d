// Part of ListKit, MIT licence: see LICENSE.

/// Turns the bytes of a terminal into keys.
///
/// Bytes may come in any pieces. What is incomplete waits for the rest; ``flush()`` says that nothing
/// more came, which is the only way to tell the escape key from the start of a sequence.
struct KeyParser {
  private var pending: [UInt8] = []

  /// A Boolean value indicating whether the bytes so far may be the start of something longer.
  var isWaiting: Bool { !pending.isEmpty }

  /// Returns the keys that are complete now.
  mutating func keys(for bytes: some Sequence<UInt8>) -> [Key] {
    pending.append(contentsOf: bytes)
    var keys: [Key] = []
    var rest = pending[...]
    while let step = Self.step(rest) {
      rest = rest.dropFirst(step.length)
      if let key = step.key { keys.append(key) }
    }
    pending = Array(rest)
    return keys
  }

  /// Returns the keys of what was incomplete, nothing more having come.
  mutating func flush() -> [Key] {
    let isEscape = pending.first == 0x1B
    pending = []
    return isEscape ? [.escape] : []
  }

  private struct Step {
    var key: Key?
    var length: Int
  }

  /// Reads one key, or returns nil if the bytes are incomplete.
  private static func step(_ bytes: ArraySlice<UInt8>) -> Step? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escapeStep(bytes)
    case 0x03: return Step(key: .interrupt, length: 1)
    case 0x08, 0x7F: return Step(key: .backspace, length: 1)
    case 0x09: return Step(key: .tab, length: 1)
    case 0x0A, 0x0D: return Step(key: .enter, length: 1)
    case 0x0C: return Step(key: .redraw, length: 1)
    case 0x00..<0x20: return Step(key: nil, length: 1)
    case 0x20..<0x7F:
      return Step(key: .character(Character(Unicode.Scalar(first))), length: 1)
    default: return textStep(bytes, first: first)
    }
  }

  private static func escapeStep(_ bytes: ArraySlice<UInt8>) -> Step? {
    guard bytes.count > 1 else { return nil }
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "["): return sequenceStep(bytes)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return Step(key: key(final: bytes[bytes.startIndex + 2], parameters: ""), length: 3)
    default:
      return Step(key: .escape, length: 1)
    }
  }

  /// Reads a control sequence: parameters, then one final byte.
  private static func sequenceStep(_ bytes: ArraySlice<UInt8>) -> Step? {
    var parameters = ""
    for (offset, byte) in bytes.enumerated().dropFirst(2) {
      switch byte {
      case 0x20..<0x40 where offset < 32:
        parameters.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x40..<0x7F:
        return Step(key: key(final: byte, parameters: parameters), length: offset + 1)
      default:
        // Not a sequence after all: drop what was taken for one, keep the byte.
        return Step(key: nil, length: offset)
      }
    }
    return nil
  }

  private static func key(final: UInt8, parameters: String) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "M": .enter
    case "~":
      switch parameters.split(separator: ";").first {
      case "1", "7": .home
      case "4", "8": .end
      case "5": .pageUp
      case "6": .pageDown
      default: nil
      }
    default: nil
    }
  }

  private static func textStep(_ bytes: ArraySlice<UInt8>, first: UInt8) -> Step? {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    let isComplete = bytes.count >= length
    // A byte that can't continue a character ends the wait for the rest.
    let tail = bytes.prefix(length).dropFirst().prefix { $0 & 0xC0 == 0x80 }
    if !isComplete && tail.count == bytes.count - 1 && length > 1 { return nil }
    guard
      let text = String(utf8: bytes.prefix(length)),
      let character = text.first
    else { return Step(key: nil, length: 1) }
    return Step(key: .character(character), length: length)
  }
}
