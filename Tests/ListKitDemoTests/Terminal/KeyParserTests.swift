// Part of ListKit, MIT licence: see LICENSE.

import XCTest

@testable import listkit_demo

final class KeyParserTests: XCTestCase {
  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return parser.keys(for: text.utf8) + parser.flush()
  }

  func test_keys_ofPlainText() {
    XCTAssertEqual(
      keys("aZ /"), [.character("a"), .character("Z"), .character(" "), .character("/")])
    XCTAssertEqual(keys("é日🍎"), [.character("é"), .character("日"), .character("🍎")])
    XCTAssertEqual(
      keys("\r\n\u{7F}\u{8}\t\u{3}\u{C}"),
      [.enter, .enter, .backspace, .backspace, .tab, .interrupt, .redraw])
    XCTAssertEqual(keys("\u{1}\u{2}\u{0}"), [], "other control keys")
  }

  func test_keys_ofSequences() {
    XCTAssertEqual(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D"), [.up, .down, .right, .left])
    XCTAssertEqual(keys("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD"), [.up, .down, .right, .left])
    XCTAssertEqual(keys("\u{1B}[5~\u{1B}[6~"), [.pageUp, .pageDown])
    XCTAssertEqual(keys("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~"), [.home, .end, .home, .end])
    XCTAssertEqual(keys("\u{1B}[7~\u{1B}[8~\u{1B}OH\u{1B}OF"), [.home, .end, .home, .end])
    XCTAssertEqual(keys("\u{1B}[1;5A"), [.up], "with control held")
    XCTAssertEqual(keys("\u{1B}[15~x"), [.character("x")], "a key nobody knows")
  }

  func test_keys_ofEscape() {
    XCTAssertEqual(keys("\u{1B}"), [.escape])
    XCTAssertEqual(keys("\u{1B}\u{1B}"), [.escape, .escape])
    XCTAssertEqual(keys("\u{1B}q"), [.escape, .character("q")])
  }

  func test_keys_whenBytesComeOneByOne_areTheSame() {
    let text = "a\u{1B}[A\u{1B}[5~\u{1B}OHé日🍎\u{1B}[1;5Bz"
    var parser = KeyParser()
    var found: [Key] = []
    for byte in text.utf8 { found += parser.keys(for: [byte]) }
    XCTAssertEqual(found, keys(text))
    XCTAssertFalse(parser.isWaiting)
  }

  func test_keys_whenBytesAreRubbish_goOn() {
    var parser = KeyParser()
    XCTAssertEqual(parser.keys(for: [0xFF, 0x80, 0xC3, 0x61]), [.character("a")])
    XCTAssertEqual(parser.keys(for: [0x1B, 0x5B, 0xFF, 0x62]), [.character("b")])
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = parser.keys(for: bytes)
    }
    _ = parser.flush()
    XCTAssertEqual(parser.keys(for: "x".utf8), [.character("x")])
  }

  func test_keys_whenASequenceNeverEnds_endsIt() {
    var parser = KeyParser()
    let digits = [UInt8](repeating: UInt8(ascii: "1"), count: 100)
    XCTAssertFalse(parser.keys(for: [0x1B, 0x5B] + digits).isEmpty)
  }
}
