// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// Random gestures between random updates, with more of both inside handlers.
@MainActor
final class GestureHistoryTests: XCTestCase {
  func test_gestures_whenAnythingChangesAnywhere_reachTheRowThatWasSeen() async {
    for seed: UInt64 in 0..<5_000 {
      let history = GestureHistory(seed: seed)
      guard history.failure() != nil else { continue }
      let shrunk = history.shrunk()
      return XCTFail("seed \(seed), shrunk to \(shrunk)\n\(shrunk.failure() ?? "")")
    }
  }
}
