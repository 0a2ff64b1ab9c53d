// Part of ListKit, MIT licence: see LICENSE.

import XCTest

@testable import listkit_demo

final class FileFormatTests: XCTestCase {
  func test_size() {
    let expected: [(Int64, String)] = [
      (-1, "0 B"), (0, "0 B"), (999, "999 B"), (1_000, "1.0 kB"), (1_449, "1.4 kB"),
      (9_949, "9.9 kB"), (9_950, "10 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"),
      (123_456_789, "123 MB"), (.max, "9.2 EB"),
    ]
    for (bytes, text) in expected { XCTAssertEqual(FileFormat.size(bytes), text) }
  }

  func test_age() {
    func age(_ seconds: Int64) -> String {
      FileFormat.age(1_000_000_000, now: 1_000_000_000 + seconds * 1_000_000_000)
    }
    XCTAssertEqual(age(0), "0 s")
    XCTAssertEqual(age(59), "59 s")
    XCTAssertEqual(age(60), "1 min")
    XCTAssertEqual(age(7_200), "2 h")
    XCTAssertEqual(age(86_400 * 3), "3 d")
    XCTAssertEqual(age(86_400 * 800), "2 y")
    XCTAssertEqual(age(-10), "future")
    XCTAssertEqual(FileFormat.age(.min, now: .max).isEmpty, false)
  }

  func test_count_setsThousandsApart() {
    XCTAssertEqual(
      [0, 12, 999, 1_000, 1_234_567].map(FileFormat.count),
      ["0", "12", "999", "1 000", "1 234 567"])
  }

  func test_permissions() {
    XCTAssertEqual(FileFormat.permissions(0o100_644), "rw-r--r--")
    XCTAssertEqual(FileFormat.permissions(0o755), "rwxr-xr-x")
  }
}
