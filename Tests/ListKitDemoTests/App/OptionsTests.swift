// Part of ListKit, MIT licence: see LICENSE.

import XCTest

@testable import listkit_demo

final class OptionsTests: XCTestCase {
  func test_init_readsArguments() throws {
    XCTAssertEqual(try Options([]).mode, .browse)
    XCTAssertEqual(try Options([]).directory, ".")
    XCTAssertEqual(try Options(["fruit"]).directory, "fruit")
    XCTAssertEqual(try Options(["--print", "fruit"]).mode, .print)
    XCTAssertEqual(try Options(["--transcript", "2.5"]).mode, .transcript(seconds: 2.5))
    XCTAssertEqual(try Options(["--transcript=3", "."]).mode, .transcript(seconds: 3))
    XCTAssertEqual(try Options(["--help"]).mode, .help)
    XCTAssertEqual(try Options(["-h", "--print"]).mode, .help)
    XCTAssertTrue(try Options(["-a"]).includesHidden)
    XCTAssertEqual(try Options(["--", "--print"]).directory, "--print")
    XCTAssertEqual(try Options(["-"]).directory, "-")
  }

  func test_init_whenSomethingIsWrong_saysWhat() {
    func message(_ arguments: [String]) -> String {
      do {
        _ = try Options(arguments)
        return "nothing is wrong"
      } catch { return "\(error)" }
    }
    XCTAssertEqual(message(["--fruit"]), "unknown option '--fruit'; try --help")
    XCTAssertEqual(message(["-\u{1B}"]), "unknown option '-\\x1B'; try --help")
    XCTAssertEqual(message(["--transcript"]), "--transcript needs a number of seconds")
    for text in ["fig", "-1", "nan", "inf", "1e9"] {
      XCTAssertEqual(
        message(["--transcript", text]),
        "--transcript needs a number of seconds from 0 to 86400, not '\(text)'")
    }
    XCTAssertEqual(message(["a", "b"]), "one directory at a time: 'a', 'b'")
  }

  func test_checkDirectory_whenItCannotBeRead_saysWhy() throws {
    XCTAssertNoThrow(try Options(["/"]).checkDirectory())
    XCTAssertThrowsError(try Options(["/no/such/fruit"]).checkDirectory()) {
      XCTAssertEqual("\($0)", "there is no directory '/no/such/fruit'")
    }
    XCTAssertThrowsError(try Options(["/dev/null"]).checkDirectory()) {
      XCTAssertEqual("\($0)", "'/dev/null' isn't a directory")
    }
  }
}
