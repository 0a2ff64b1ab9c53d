// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Arranged providers against arrays that are filtered, sorted and grouped anew after each step.
@MainActor
final class ArrangedHistoryTests: XCTestCase {
  func test_random_ofFewItems_agreesWithPlainArrays() async {
    for seed: UInt64 in 0..<150 {
      tryHistory(seed, .random(seed: seed, ids: 8, steps: 30), isUnique: true)
    }
  }

  func test_random_ofManyItems_agreesWithPlainArrays() async {
    for seed: UInt64 in 0..<8 {
      tryHistory(seed, .random(seed: seed, ids: 200, steps: 60), isUnique: true)
    }
  }

  func test_random_ofItemsWithTwins_agreesWithPlainArrays() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    ListDiagnostics.handler = nil
    for policy in [DuplicatePolicy.numberOccurrences, .keepFirst, .keepLast] {
      for seed: UInt64 in 0..<60 {
        tryHistory(
          seed, .random(seed: seed, ids: 6, steps: 25, duplicates: policy), isUnique: false)
      }
    }
  }

  private func tryHistory(_ seed: UInt64, _ history: ArrangedHistory, isUnique: Bool) {
    func faults(_ history: ArrangedHistory) -> [String] {
      ArrangedWorld(history, isUnique: isUnique).faults(after: history.steps)
    }
    guard !faults(history).isEmpty else { return }
    let simplest = history.shrunk { !faults($0).isEmpty }
    XCTFail(
      """
      Seed \(seed) fails, and so does
        items: \(simplest.items)
        \(simplest.arrangement), \(simplest.duplicates)
        steps: \(simplest.steps.map { "\n    \($0)" }.joined())
      \(faults(simplest).joined(separator: "\n"))
      """)
  }
}
