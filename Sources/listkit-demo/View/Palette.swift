// Part of ListKit, MIT licence: see LICENSE.

/// The styles of the browser.
enum Palette {
  static let bar = Style(foreground: 255, background: 24, isBold: true)
  static let barDetail = Style(foreground: 153, background: 24)
  static let status = Style(foreground: 252, background: 236)
  static let statusKey = Style(foreground: 222, background: 236, isBold: true)
  static let header = Style(foreground: 75, isBold: true)
  static let detail = Style(foreground: 245)
  static let index = Style(foreground: 67)
  static let currentIndex = Style(foreground: 222, isBold: true)
  static let mark = Style(foreground: 214, isBold: true)
  static let pin = Style(foreground: 220)
  static let action = Style(foreground: 255, background: 31)
  static let destructiveAction = Style(foreground: 255, background: 124)

  static let cursorBackground: UInt8 = 238
  static let lightBackground: UInt8 = 58

  /// Returns the style of a row's text for the name of its image.
  static func text(image: String?) -> Style {
    switch image {
    case "link": Style(foreground: 80)
    case "code": Style(foreground: 114)
    case "picture": Style(foreground: 176)
    case "archive": Style(foreground: 173)
    case "sound", "film": Style(foreground: 139)
    case "program": Style(foreground: 120, isBold: true)
    case "special": Style(foreground: 179)
    default: .plain
    }
  }
}
