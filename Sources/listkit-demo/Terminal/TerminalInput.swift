// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// Reads the keyboard and signals on a thread of its own, so that nothing blocks the main actor.
final class TerminalInput: Sendable {
  /// What can come in.
  enum Event: Sendable {
    case bytes([UInt8])

    /// Nothing came for a moment after some bytes: an escape was the key of that name.
    case pause

    case signal(CInt)

    /// The terminal has gone.
    case closed
  }

  /// Everything that comes in, in order.
  let events: AsyncStream<Event>

  private let continuation: AsyncStream<Event>.Continuation

  init(descriptor: CInt) {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    self.continuation = continuation
    let thread = Thread { Self.read(descriptor, into: continuation) }
    thread.start()
  }

  /// Ends the stream of events.
  func stop() { continuation.finish() }

  private static func read(_ descriptor: CInt, into events: AsyncStream<Event>.Continuation) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var isPausing = false
    while true {
      var requests = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: SignalPipe.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&requests, 2, isPausing ? 30 : -1)
      if ready < 0 && errno != EINTR { break }
      if ready == 0 {
        events.yield(.pause)
        isPausing = false
      }
      if ready <= 0 { continue }
      if requests[1].revents != 0 {
        let count = readBytes(SignalPipe.readEnd, into: &buffer)
        for number in buffer.prefix(max(0, count)) { events.yield(.signal(CInt(number))) }
      }
      if requests[0].revents != 0 {
        let count = readBytes(descriptor, into: &buffer)
        if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
        if count <= 0 { break }
        events.yield(.bytes(Array(buffer.prefix(count))))
        isPausing = true
      }
    }
    events.yield(.closed)
  }
}

// Outside of the class, where this is the system's function.
private func readBytes(_ descriptor: CInt, into buffer: inout [UInt8]) -> Int {
  buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}
