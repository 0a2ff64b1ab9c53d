// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Arranged providers against arrays that are filtered, sorted and grouped anew after each step.
@MainActor
final class ArrangedHistoryTests: XCTestCase {
  func test_random_ofFewItems_agreesWithPlainArrays() async {
    for seed: UInt64 in 0..<150 {
      guard holds(.random(seed: seed, ids: 8, steps: 30), seed, isUnique: true) else { return }
    }
  }

  func test_random_ofManyItems_agreesWithPlainArrays() async {
    for seed: UInt64 in 0..<8 {
      guard holds(.random(seed: seed, ids: 200, steps: 60), seed, isUnique: true) else { return }
    }
  }

  func test_random_insideALargerList_agreesWithPlainArrays() async {
    for seed: UInt64 in 1_000..<1_100 {
      let history = ArrangedHistory.random(seed: seed, ids: 8, steps: 25)
      guard holds(history, seed, isUnique: true, isNested: true) else { return }
    }
  }

  func test_random_ofItemsWithTwins_agreesWithPlainArrays() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    ListDiagnostics.handler = nil
    for policy in [DuplicatePolicy.numberOccurrences, .keepFirst, .keepLast] {
      for seed: UInt64 in 0..<60 {
        let history = ArrangedHistory.random(seed: seed, ids: 6, steps: 25, duplicates: policy)
        guard holds(history, seed, isUnique: false) else { return }
      }
    }
  }

  /// Returns whether a provider agrees with its model all the time; else fails with the simplest history in
  /// which it doesn't.
  private func holds(
    _ history: ArrangedHistory, _ seed: UInt64, isUnique: Bool, isNested: Bool = false
  ) -> Bool {
    func faults(_ history: ArrangedHistory) -> [String] {
      ArrangedWorld(history, isUnique: isUnique, isNested: isNested).faults(after: history.steps)
    }
    guard !faults(history).isEmpty else { return true }
    let simplest = history.shrunk { !faults($0).isEmpty }
    XCTFail(
      """
      Seed \(seed) fails, and so does
        items: \(simplest.items)
        \(simplest.arrangement), \(simplest.duplicates)
        steps: \(simplest.steps.map { "\n    \($0)" }.joined())
      \(faults(simplest).joined(separator: "\n"))
      """)
    return false
  }
}
