// Part of ListKit, MIT licence: see LICENSE.

import XCTest

@testable import listkit_demo

final class ScreenTests: XCTestCase {
  private func lines(_ texts: [String], width: Int = 20) -> [ScreenLine] {
    texts.map { text in
      var line = ScreenLine(width: width)
      line.add(text)
      return line
    }
  }

  func test_update_sendsOnlyLinesThatChanged() {
    var screen = Screen(size: TerminalSize(columns: 20, rows: 3))
    let first = screen.update(to: lines(["apple", "fig", "kiwi"]))
    XCTAssertTrue(first.contains("apple") && first.contains("fig") && first.contains("kiwi"))
    XCTAssertEqual(screen.sentLineCount, 3)

    XCTAssertEqual(screen.update(to: lines(["apple", "fig", "kiwi"])), "")

    let second = screen.update(to: lines(["apple", "plum", "kiwi"]))
    XCTAssertEqual(second, "\u{1B}[2;1H\u{1B}[0m\u{1B}[K\u{1B}[0mplum\u{1B}[0m")
    XCTAssertEqual(screen.sentLineCount, 4)
  }

  func test_update_whenLinesAreMissing_clearsThem() {
    var screen = Screen(size: TerminalSize(columns: 20, rows: 3))
    _ = screen.update(to: lines(["apple", "fig", "kiwi"]))
    XCTAssertEqual(
      screen.update(to: lines(["apple", "fig"])), "\u{1B}[3;1H\u{1B}[0m\u{1B}[K\u{1B}[0m")
  }

  func test_update_afterAResize_sendsEverything() {
    var screen = Screen(size: TerminalSize(columns: 20, rows: 3))
    _ = screen.update(to: lines(["apple", "fig", "kiwi"]))
    screen.resize(to: TerminalSize(columns: 20, rows: 2))
    let output = screen.update(to: lines(["apple", "fig"]))
    XCTAssertTrue(output.contains("\u{1B}[2J") && output.contains("apple"))
  }

  func test_update_whenThereIsNoRoom_sendsNothing() {
    var screen = Screen(size: TerminalSize(columns: 0, rows: 0))
    XCTAssertEqual(screen.update(to: lines(["apple"], width: 0)), "")
  }

  func test_update_withoutColours_sendsNone() {
    var screen = Screen(size: TerminalSize(columns: 20, rows: 1), hasColours: false)
    var line = ScreenLine(width: 20)
    line.add("fig", Style(foreground: 3, background: 4, isBold: true))
    let output = screen.update(to: [line])
    XCTAssertTrue(output.contains("\u{1B}[0;1;7mfig"))
    XCTAssertFalse(output.contains("8;5;"))
  }

  func test_line_escapesAndClips() {
    var line = ScreenLine(width: 8)
    line.add("a\u{1B}[2J", upTo: 5)
    XCTAssertEqual(line.text, "a\\x1…")
    line.add("日本語")
    XCTAssertEqual(line.text, "a\\x1…日…")
    line.add("more")
    XCTAssertEqual(line.end, 8)
  }

  func test_line_pads() {
    var line = ScreenLine(width: 6)
    line.add("ab")
    line.pad(to: 4)
    line.add("c")
    line.pad(to: 100)
    XCTAssertEqual(line.text, "ab  c ")
    line.pad(to: 2)
    XCTAssertEqual(line.end, 6)
  }
}
