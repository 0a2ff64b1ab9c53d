// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// Takes over a terminal and gives it back as it was.
@MainActor
final class TerminalMode {
  private let descriptor: CInt
  private let output: TerminalOutput
  private var original = termios()
  private var isRaw = false

  init(descriptor: CInt, output: TerminalOutput) {
    self.descriptor = descriptor
    self.output = output
  }

  /// Switches to single keys without echo, a screen of its own, no cursor and no wrapping.
  func enter() {
    guard !isRaw, tcgetattr(descriptor, &original) == 0 else { return }
    var raw = original
    cfmakeraw(&raw)
    // A read returns with what is there, but not with nothing.
    withUnsafeMutableBytes(of: &raw.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    guard tcsetattr(descriptor, TCSAFLUSH, &raw) == 0 else { return }
    isRaw = true
    output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
  }

  /// Undoes ``enter()``.
  func leave() {
    guard isRaw else { return }
    isRaw = false
    output.write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(descriptor, TCSAFLUSH, &original)
  }
}
