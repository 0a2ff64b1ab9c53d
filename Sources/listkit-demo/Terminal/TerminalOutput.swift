// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// Writes text to a descriptor, all of it or, once the other end has gone, none of it.
@MainActor
final class TerminalOutput {
  /// A Boolean value indicating whether nobody reads any more.
  private(set) var isClosed = false

  private let descriptor: CInt

  init(descriptor: CInt) { self.descriptor = descriptor }

  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty, !isClosed {
        rest = rest.dropFirst(writeSome(UnsafeBufferPointer(rebasing: rest)))
      }
    }
  }

  private func writeSome(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let count = writeBytes(descriptor, bytes)
    if count >= 0 { return count }
    switch errno {
    case EINTR: break
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&request, 1, 1_000)
    default: isClosed = true
    }
    return 0
  }
}

// Outside of the class, where this is the system's function.
private func writeBytes(_ descriptor: CInt, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
