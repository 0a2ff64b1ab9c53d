// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// The size of a window in character cells, of which there may be none.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// Asks a terminal for its size.
  ///
  /// A terminal that was never told its size answers with nothing at all; it is taken as one of the
  /// classic size. A window that is merely closed to no rows stays so.
  static func current(of descriptor: CInt) -> TerminalSize {
    var window = winsize()
    let classic = TerminalSize(columns: 80, rows: 24)
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 else { return classic }
    if window.ws_col == 0 && window.ws_row == 0 { return classic }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }
}
