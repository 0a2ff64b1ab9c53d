// Part of ListKit, MIT licence: see LICENSE.

import Foundation
import XCTest

@testable import listkit_demo

/// Runs the built demo on a terminal, as a person would.
final class BrowsingTests: XCTestCase {
  private var folder: TemporaryFolder?
  private let arrow = (up: "\u{1B}[A", down: "\u{1B}[B", right: "\u{1B}[C", left: "\u{1B}[D")

  // A test lives as long as the whole run does.
  override func tearDown() { folder = nil }

  private func start(
    columns: Int = 70, rows: Int = 16, _ options: [String] = []
  ) throws -> PseudoTerminal {
    let folder = try TemporaryFolder()
    self.folder = folder
    try folder.write("notes.txt", "12345")
    try folder.write("alpha/apple.txt", String(repeating: "a", count: 10))
    try folder.write("alpha/fig.swift", String(repeating: "a", count: 3_000))
    try folder.write("alpha/kiwi.txt", String(repeating: "a", count: 200))
    try folder.write("zeta/lemon.png", "1")
    let terminal = try PseudoTerminal(
      options + [folder.path], size: TerminalSize(columns: columns, rows: rows))
    if rows > 10 {
      terminal.wait("the list") { $0.text.contains("lemon.png") }
    }
    return terminal
  }

  /// The names in the list from top to bottom, headers too.
  private func names(_ screen: VirtualTerminal) -> [String] {
    screen.lines.dropFirst().dropLast().compactMap { line in
      let text = line.filter { !"▌✓★".contains($0) }
      return text.split(separator: " ").first.map(String.init)
    }
  }

  private func cursorLine(_ screen: VirtualTerminal) -> String {
    screen.lines.first { $0.contains("▌") } ?? ""
  }

  func test_start_showsFoldersAsSections() throws {
    let terminal = try start()
    XCTAssertEqual(
      names(terminal.screen),
      [
        "./", "notes.txt", "alpha/", "apple.txt", "fig.swift", "kiwi.txt", "zeta/", "lemon.png",
      ])
    let lines = terminal.screen.lines
    XCTAssertTrue(lines[0].contains("listkit-demo") && lines[0].contains("5 files"), lines[0])
    XCTAssertTrue(lines[3].contains("3 files, 3.2 kB"), lines[3])
    XCTAssertTrue(lines[5].contains("3.0 kB"), lines[5])
    XCTAssertEqual(lines.dropFirst().prefix(3).map { $0.last }, [".", "A", "Z"], "the index")
    XCTAssertEqual(terminal.screen.strayControls, [])
  }

  func test_arrows_moveTheCursor() throws {
    let terminal = try start()
    terminal.type(arrow.down + arrow.down)
    terminal.wait("two down") { self.cursorLine($0).contains("fig.swift") }
    terminal.type("\u{1B}[F")
    terminal.wait("the end") { self.cursorLine($0).contains("lemon.png") }
    terminal.type("\u{1B}[H")
    terminal.wait("the start") { self.cursorLine($0).contains("notes.txt") }
    terminal.type("\u{1B}[6~")
    terminal.wait("a page down") { self.cursorLine($0).contains("lemon.png") }
    terminal.type("\u{1B}[5~" + arrow.up)
    terminal.wait("a page up") { self.cursorLine($0).contains("notes.txt") }
  }

  func test_moving_sendsOnlyTheLinesThatChange() throws {
    let terminal = try start()
    let before = terminal.receivedCount
    terminal.type(arrow.down)
    terminal.wait("one down") { self.cursorLine($0).contains("apple.txt") }
    let sent = terminal.receivedCount - before
    XCTAssertLessThan(sent, 1_000, "two rows and the index at most")
  }

  func test_space_selectsSeveral() throws {
    let terminal = try start()
    terminal.type(" " + arrow.down + " ")
    terminal.wait("two marks") {
      $0.lines[0].contains("2 selected") && $0.lines.filter { $0.contains("✓") }.count == 2
    }
    terminal.type(" ")
    terminal.wait("one mark") { $0.lines[0].contains("1 selected") }
    terminal.type("\u{1B}")
    terminal.wait("no mark") { !$0.text.contains("✓") && !$0.text.contains("selected") }
  }

  func test_enter_showsDetails() throws {
    let terminal = try start()
    terminal.type(arrow.down + "\r")
    terminal.wait("details") {
      $0.text.contains("alpha/apple.txt") && $0.text.contains("Permissions")
        && $0.text.contains("10 B (10 bytes)")
    }
    terminal.type("\u{1B}")
    terminal.wait("the list again") { !$0.text.contains("Permissions") }
  }

  func test_swipes_pinAndHide() throws {
    let terminal = try start()
    terminal.type(arrow.down + arrow.down + arrow.right)
    terminal.wait("the pin") { self.cursorLine($0).contains("Pin to top") }
    terminal.type("\r")
    terminal.wait("a pinned row") { self.names($0).prefix(2) == ["Pinned", "alpha/fig.swift"] }
    terminal.type("\u{1B}[H" + arrow.right + "\r")
    terminal.wait("no pinned row") { self.names($0).first == "./" }

    terminal.type("\u{1B}[H" + arrow.left)
    terminal.wait("the hide") { self.cursorLine($0).contains("Hide") }
    terminal.type("\r")
    terminal.wait("a hidden row") {
      !$0.text.contains("notes.txt") && $0.lines[0].contains("1 hidden")
    }
    terminal.type("h")
    terminal.wait("everything") { $0.text.contains("notes.txt") && !$0.text.contains("hidden") }
    XCTAssertTrue(FileManager.default.fileExists(atPath: (folder?.path ?? "") + "/notes.txt"))
  }

  func test_slash_filtersWhileTyping() throws {
    let terminal = try start()
    terminal.type(arrow.down + " " + "/KI")
    terminal.wait("one match") { self.names($0) == ["alpha/", "kiwi.txt"] }
    terminal.type("\u{7F}\u{7F}.t")
    terminal.wait("three matches") {
      self.names($0) == ["./", "notes.txt", "alpha/", "apple.txt", "kiwi.txt"]
    }
    terminal.type("q")
    terminal.wait("no match") { $0.text.contains("No file matches.") }
    terminal.type("\u{1B}")
    terminal.wait("everything, and the mark") {
      self.names($0).count == 8 && $0.lines.contains { $0.contains("✓ apple.txt") }
    }
    terminal.type("/fig\r")
    terminal.wait("a filter that stays") { self.names($0) == ["alpha/", "fig.swift"] }
    terminal.type("\u{1B}")
    terminal.wait("everything") { self.names($0).count == 8 }
  }

  func test_s_sortsAndTheCursorStaysWithItsFile() throws {
    let terminal = try start()
    terminal.type(arrow.down)
    terminal.type("s")
    terminal.wait("by size") {
      Array(self.names($0)[3...5]) == ["fig.swift", "kiwi.txt", "apple.txt"]
        && self.cursorLine($0).contains("apple.txt") && $0.text.contains("by size")
    }
    terminal.type("ss")
    terminal.wait("by name") {
      Array(self.names($0)[3...5]) == ["apple.txt", "fig.swift", "kiwi.txt"]
    }
  }

  func test_g_groups() throws {
    let terminal = try start()
    terminal.type("g")
    terminal.wait("by kind") {
      self.names($0) == [
        "Code", "alpha/fig.swift", "Documents", "alpha/apple.txt", "alpha/kiwi.txt", "notes.txt",
        "Pictures", "zeta/lemon.png",
      ] && self.cursorLine($0).contains("notes.txt")
    }
    terminal.type("P")
    terminal.wait("a jump") { self.cursorLine($0).contains("lemon.png") }
    terminal.type("g")
    terminal.wait("by nothing") { self.names($0).first == "All" && self.names($0).count == 6 }
    terminal.type("g")
    terminal.wait("by folder") { self.names($0).first == "./" }
  }

  func test_letters_jumpToSections() throws {
    let terminal = try start()
    terminal.type("Z")
    terminal.wait("the last section") { self.cursorLine($0).contains("lemon.png") }
    terminal.type("A")
    terminal.wait("the section before") { self.cursorLine($0).contains("apple.txt") }
  }

  func test_disk_isFollowed() throws {
    let terminal = try start()
    let folder = try XCTUnwrap(folder)
    terminal.type(arrow.down + arrow.down + " ")
    terminal.wait("the cursor") { self.cursorLine($0).contains("✓ fig.swift") }

    try folder.write("alpha/banana.txt", "1")
    terminal.wait("a new file, lit") {
      self.names($0).contains("banana.txt") && self.cursorLine($0).contains("✓ fig.swift")
        && $0.cells.contains { $0.map(\.text).joined().contains("banana") && self.isLit($0) }
    }
    terminal.wait("the light goes out") { !$0.cells.contains(where: self.isLit) }
    try folder.write("alpha/fig.swift", String(repeating: "a", count: 5_000))
    terminal.wait("a larger file, lit") {
      self.cursorLine($0).contains("5.0 kB") && $0.cells.contains(where: self.isLit)
    }
    try folder.remove("alpha/apple.txt")
    try folder.remove("zeta")
    terminal.wait("fewer files") {
      !$0.text.contains("apple.txt") && !$0.text.contains("zeta")
        && self.cursorLine($0).contains("✓ fig.swift")
    }
    try folder.remove("alpha/fig.swift")
    terminal.wait("the cursor goes on") { self.cursorLine($0).contains("kiwi.txt") }
  }

  func test_r_readsTheDisk() throws {
    let terminal = try start()
    try XCTUnwrap(folder).write("new.txt", "1")
    terminal.type("r")
    terminal.wait("the new file") { $0.text.contains("new.txt") }
  }

  func test_resize_drawsAnew() throws {
    let terminal = try start()
    for (columns, rows) in [(40, 6), (100, 30), (20, 3), (1, 1), (5, 2), (70, 16)] {
      terminal.setSize(TerminalSize(columns: columns, rows: rows))
      terminal.wait("\(columns) by \(rows)") { screen in
        columns < 20 ? !screen.text.isEmpty : screen.text.contains("notes.txt")
      }
    }
    terminal.setSize(TerminalSize(columns: 70, rows: 0))
    terminal.type(arrow.down + arrow.down + "Zgs/x\u{1B}")
    terminal.setSize(TerminalSize(columns: 70, rows: 16))
    terminal.wait("everything again") { $0.text.contains("lemon.png") }
    XCTAssertNil(terminal.status)
  }

  func test_oddNames_areShownEscaped() throws {
    let terminal = try start()
    let folder = try XCTUnwrap(folder)
    folder.create(Array("a\u{1B}[2Jb\u{7}.txt".utf8))
    folder.create(Array("日本語🍎.txt".utf8))
    #if !canImport(Darwin)
      folder.create([0xFF, 0xFE])
    #endif
    try folder.link("broken", to: "nowhere")
    terminal.wait("the names") {
      $0.text.contains("a\\x1B[2Jb\\x07.txt") && $0.text.contains("日本語🍎.txt")
        && $0.text.contains("broken")
    }
    #if !canImport(Darwin)
      XCTAssertTrue(terminal.screen.text.contains("\\xFF\\xFE"))
    #endif
    XCTAssertEqual(terminal.screen.strayControls, [])
  }

  func test_quitting_restoresTheTerminal() throws {
    for way in ["q", "\u{3}", "/fi\u{3}", "SIGTERM", "SIGHUP"] {
      let terminal = try start()
      XCTAssertTrue(terminal.screen.modes.contains("?1049"), "a screen of its own")
      XCTAssertFalse(terminal.isCooked)
      switch way {
      case "SIGTERM": terminal.send(SIGTERM)
      case "SIGHUP": terminal.send(SIGHUP)
      default: terminal.type(way)
      }
      terminal.waitForEnd()
      XCTAssertEqual(terminal.status, 0, way)
      XCTAssertTrue(terminal.isCooked, way)
      XCTAssertEqual(terminal.screen.modes, ["?7", "?25"], way)
    }
  }

  private func isLit(_ cells: [VirtualTerminal.Cell]) -> Bool {
    cells.contains { $0.style.hasSuffix("48;5;58") || $0.style.hasSuffix("48;5;64") }
  }
}
