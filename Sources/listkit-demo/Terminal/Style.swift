// Part of ListKit, MIT licence: see LICENSE.

/// How text looks: colours of the palette of 256, and a few switches.
struct Style: Hashable, Sendable {
  var foreground: UInt8?
  var background: UInt8?
  var isBold = false
  var isDim = false
  var isReversed = false

  static let plain = Style()

  /// The escape sequence that switches to this style from any other.
  var sequence: String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isReversed { codes.append("7") }
    if let foreground { codes.append("38;5;\(foreground)") }
    if let background { codes.append("48;5;\(background)") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  /// Returns the style on another background.
  func on(_ background: UInt8?) -> Style {
    var copy = self
    copy.background = background
    return copy
  }
}
