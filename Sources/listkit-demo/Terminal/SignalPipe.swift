// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// Turns signals into bytes of a pipe, which can be waited for together with the keyboard.
enum SignalPipe {
  /// Where to read the numbers of signals.
  static let readEnd: CInt = ends.read

  // A handler can't capture anything, and may call next to nothing: it finds the pipe here.
  private static let ends: (read: CInt, write: CInt) = {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    // A full pipe must not block a handler.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }()

  /// Starts catching signals.
  static func catchSignals(_ numbers: [CInt]) {
    // The pipe must be there before the first signal: making it isn't safe in a handler.
    _ = ends
    for number in numbers {
      _ = signal(number) { number in
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(SignalPipe.ends.write, &byte, 1)
        errno = saved
      }
    }
  }

  /// Makes writing to a closed pipe an error instead of the end.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }
}
