// Part of ListKit, MIT licence: see LICENSE.

import XCTest

@testable import listkit_demo

final class TextWidthTests: XCTestCase {
  func test_of_countsCells() {
    XCTAssertEqual(TextWidth.of(""), 0)
    XCTAssertEqual(TextWidth.of("fig"), 3)
    XCTAssertEqual(TextWidth.of("日本語"), 6)
    XCTAssertEqual(TextWidth.of("한글"), 4)
    XCTAssertEqual(TextWidth.of("ｆｉｇ"), 6, "full-width letters")
    XCTAssertEqual(TextWidth.of("ﾌ"), 1, "a half-width letter")
    XCTAssertEqual(TextWidth.of("…★▌✓"), 4)
  }

  func test_of_whenMarksAreCombined_countsTheLetterOnly() {
    XCTAssertEqual(TextWidth.of("e\u{301}"), 1)
    XCTAssertEqual(TextWidth.of("e\u{301}\u{302}\u{303}"), 1)
    XCTAssertEqual(TextWidth.of("か\u{3099}"), 2)
    XCTAssertEqual(TextWidth.of("\u{1112}\u{1161}\u{11AB}"), 2, "a syllable in three parts")
    XCTAssertEqual(TextWidth.of("a\u{200B}b"), 2, "a space of no width")
  }

  func test_of_whenEmoji_isTwo() {
    XCTAssertEqual(TextWidth.of("🍎"), 2)
    XCTAssertEqual(TextWidth.of("👩‍👩‍👧‍👦"), 2)
    XCTAssertEqual(TextWidth.of("👍🏽"), 2)
    XCTAssertEqual(TextWidth.of("🇯🇵"), 2)
    XCTAssertEqual(TextWidth.of("❤️"), 2, "a heart made an emoji")
    XCTAssertEqual(TextWidth.of("❤"), 1, "a heart as text")
    XCTAssertEqual(TextWidth.of("1"), 1)
  }

  func test_clipped_neverIsWiderThanAsked() {
    let texts = ["", "fig", "日本語日本語", "a日b本c語", "👩‍👩‍👧‍👦👍🏽", "e\u{301}e\u{301}e\u{301}"]
    for text in texts {
      for width in 0...12 {
        let clipped = TextWidth.clipped(text, to: width)
        XCTAssertLessThanOrEqual(TextWidth.of(clipped), width, "\(text) to \(width)")
        if TextWidth.of(text) <= width { XCTAssertEqual(clipped, text) }
      }
    }
    XCTAssertEqual(TextWidth.clipped("apple", to: 4), "app…")
    XCTAssertEqual(TextWidth.clipped("日本語", to: 4), "日…")
    XCTAssertEqual(TextWidth.clipped("apple", to: -3), "")
  }
}
