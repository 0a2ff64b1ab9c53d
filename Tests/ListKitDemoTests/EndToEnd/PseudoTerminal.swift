// Part of ListKit, MIT licence: see LICENSE.

import Foundation
import XCTest

@testable import listkit_demo

/// A program that runs on a terminal of its own, with a person who types and looks.
final class PseudoTerminal {
  /// What can go wrong before the program runs.
  struct LaunchError: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var screen: VirtualTerminal

  /// The number of bytes that the program has sent.
  private(set) var receivedCount = 0

  /// How the program ended, as `waitpid` tells it; nil while it runs.
  private(set) var status: CInt?

  private let master: CInt
  private let slave: CInt
  private let process: pid_t

  init(_ arguments: [String], size: TerminalSize) throws {
    screen = VirtualTerminal(size: size)
    var (master, slave): (CInt, CInt) = (-1, -1)
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    guard openpty(&master, &slave, nil, nil, &window) == 0, let name = ttyname(slave) else {
      throw LaunchError(description: "there is no terminal to be had")
    }
    self.master = master
    // Kept open, so that the settings can be looked at after the program has gone.
    self.slave = slave
    process = try Self.spawn(arguments, on: String(cString: name))
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var status: CInt = 0
      waitpid(process, &status, 0)
    }
    close(slave)
    close(master)
  }

  /// The built demo, next to the tests.
  static var demo: String {
    var folder = Bundle(for: PseudoTerminal.self).bundleURL
    // On Apple's systems the tests are in a bundle, elsewhere they are a program themselves.
    if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("listkit-demo").path
  }

  func setSize(_ size: TerminalSize) {
    if size != screen.size { screen.resize(to: size) }
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func send(_ signal: CInt) { kill(process, signal) }

  /// A Boolean value indicating whether the terminal collects lines and echoes them, as a shell's.
  var isCooked: Bool {
    var settings = termios()
    tcgetattr(slave, &settings)
    return settings.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }

  /// Reads until the screen is as it should be.
  ///
  /// - Returns: Whether it came to be so before the time was up.
  @discardableResult
  func wait(
    _ what: String, seconds: Double = 30, file: StaticString = #filePath, line: UInt = #line,
    until isDone: (VirtualTerminal) -> Bool
  ) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < deadline {
      read()
      if isDone(screen) { return true }
      if status != nil { break }
    }
    XCTFail("\(what): it never came to be. The screen:\n\(screen.text)", file: file, line: line)
    return false
  }

  /// Waits until the program has ended.
  func waitForEnd(file: StaticString = #filePath, line: UInt = #line) {
    let deadline = ContinuousClock.now + .seconds(30)
    while status == nil, ContinuousClock.now < deadline { read() }
    XCTAssertNotNil(status, "The program goes on.\n\(screen.text)", file: file, line: line)
    read()
  }

  private func read() {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    if poll(&request, 1, 20) > 0, request.revents & Int16(POLLIN) != 0 {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = readBytes(master, into: &buffer)
      if count > 0 {
        receivedCount += count
        screen.feed(Array(buffer.prefix(count)))
        return
      }
    }
    var status: CInt = 0
    if self.status == nil, waitpid(process, &status, WNOHANG) == process { self.status = status }
  }

  private static func spawn(_ arguments: [String], on terminal: String) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens becomes its own.
    #if canImport(Darwin)
      let newSession = POSIX_SPAWN_SETSID
    #else
      let newSession = 0x80  // The name of this flag isn't visible to Swift.
    #endif
    posix_spawnattr_setflags(&attributes, Int16(newSession))
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var process: pid_t = 0
    let words: [UnsafeMutablePointer<CChar>?] =
      ([demo] + arguments).map { (word: String) in strdup(word) } + [nil]
    let environment: [UnsafeMutablePointer<CChar>?] =
      ["TERM=xterm-256color", "LANG=C.UTF-8"].map { (word: String) in strdup(word) } + [nil]
    defer { for word in words + environment { free(word) } }
    let result = posix_spawn(&process, demo, &actions, &attributes, words, environment)
    guard result == 0 else {
      throw LaunchError(description: "\(demo) can't be run: \(String(cString: strerror(result)))")
    }
    return process
  }
}

// Outside of the class, where this is the system's function.
private func readBytes(_ descriptor: CInt, into buffer: inout [UInt8]) -> Int {
  buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}
