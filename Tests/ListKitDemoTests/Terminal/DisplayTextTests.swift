// Part of ListKit, MIT licence: see LICENSE.

import XCTest

@testable import listkit_demo

final class DisplayTextTests: XCTestCase {
  func test_escaped_showsControlCharacters() {
    XCTAssertEqual(DisplayText.escaped("fig"), "fig")
    XCTAssertEqual(DisplayText.escaped("a\u{1B}[31mb"), "a\\x1B[31mb")
    XCTAssertEqual(DisplayText.escaped("a\nb\tc\rd\0e\u{7F}"), "a\\nb\\tc\\rd\\x00e\\x7F")
    XCTAssertEqual(DisplayText.escaped("\u{9B}31m"), "\\u{009B}31m", "one-character sequences")
    XCTAssertEqual(DisplayText.escaped("\u{202E}gpj.exe"), "\\u{202E}gpj.exe", "order of text")
    XCTAssertEqual(DisplayText.escaped("a\r\nb"), "a\\r\\nb", "one character, two scalars")
    XCTAssertEqual(DisplayText.escaped("é日🍎👩‍👩‍👧‍👦"), "é日🍎👩‍👩‍👧‍👦")
  }

  func test_escapedBytes_showsWhatIsNotText() {
    XCTAssertEqual(DisplayText.escaped(bytes: Array("日本".utf8)), "日本")
    XCTAssertEqual(DisplayText.escaped(bytes: [0x61, 0xFF, 0x62]), "a\\xFFb")
    XCTAssertEqual(DisplayText.escaped(bytes: [0xC3, 0xA9, 0xC3, 0x1B]), "é\\xC3\\x1B")
    XCTAssertEqual(DisplayText.escaped(bytes: [0xED, 0xA0, 0x80]), "\\xED\\xA0\\x80")
    XCTAssertEqual(DisplayText.escaped(bytes: []), "")
  }

  func test_escapedBytes_neverHoldsAControlCharacter() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let bytes = (0..<20).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let text = DisplayText.escaped(bytes: bytes)
      XCTAssertFalse(
        text.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(bytes)")
    }
  }
}
