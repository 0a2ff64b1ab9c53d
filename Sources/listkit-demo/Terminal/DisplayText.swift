// Part of ListKit, MIT licence: see LICENSE.

/// Makes any text safe to send to a terminal.
enum DisplayText {
  /// Returns the text with everything that isn't visible text shown as an escape.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  /// Returns the name of a file as text: bytes that aren't UTF-8 are shown as in `\xFF`.
  static func escaped(bytes: some Collection<UInt8>) -> String {
    if let text = String(utf8: bytes) { return escaped(text) }
    var result = ""
    var rest = Array(bytes)[...]
    while let first = rest.first {
      if let (scalar, length) = scalar(atStartOf: rest) {
        append(scalar, to: &result)
        rest = rest.dropFirst(length)
      } else {
        result += "\\x" + hexadecimal(UInt32(first), digits: 2)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func scalar(atStartOf bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    for length in 1...4 where bytes.count >= length {
      if let text = String(utf8: bytes.prefix(length)),
        let scalar = text.unicodeScalars.first
      {
        return (scalar, length)
      }
    }
    return nil
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      result += "\\x" + hexadecimal(scalar.value, digits: 2)
    case _ where isHarmful(scalar):
      result += "\\u{" + hexadecimal(scalar.value, digits: 4) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  /// Returns whether a scalar acts on a terminal, or on the order of the text around it.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB:
      true
    default:
      false
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
