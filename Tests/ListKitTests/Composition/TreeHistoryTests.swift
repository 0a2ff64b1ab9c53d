// Part of ListKit, MIT licence: see LICENSE.

@testable import ListKit
import XCTest

/// Random trees, changed at random, against a model that lays out its rows by hand.
@MainActor
final class TreeHistoryTests: XCTestCase {
  override func setUp() async throws { ChildBlock.capacity = 2 }

  override func tearDown() async throws { ChildBlock.capacity = 32 }

  func test_update_whenTreesChangeAtRandom_keepsViewAndPositionsRight() async {
    for seed: UInt64 in 0..<20_000 {
      let history = TreeHistory(seed: seed)
      guard history.failure() != nil else { continue }
      let shrunk = history.shrunk()
      return XCTFail("seed \(seed), shrunk to \(shrunk)\n\(shrunk.failure(isLogged: true) ?? "")")
    }
  }
}
