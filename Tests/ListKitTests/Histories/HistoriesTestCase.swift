// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Shows random histories to a view that judges every batch.
///
/// It holds the rows that the batches lead to. Subclasses say which histories; all of them together are 100 000.
@MainActor
class HistoriesTestCase: XCTestCase {
  /// The number of histories of each class.
  ///
  /// There are five of them.
  static let count = 20_000

  /// Fails with the seed and the simplest history if a batch is illegal, a row isn't where it
  /// belongs, or it shows old content.
  func check(
    _ options: ListHistory.Options, seed: UInt64, filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    let handler = ListDiagnostics.handler
    ListDiagnostics.handler = nil
    defer { ListDiagnostics.handler = handler }
    let players = ListFlavour.allCases.map { HistoryPlayer(flavour: $0) }
    for index in 0..<Self.count {
      let history = ListHistory.random(seed: seed + UInt64(index), options: options)
      let player = players[index % players.count]
      guard let fault = player.fault(history) else { continue }
      XCTFail(
        "seed \(seed + UInt64(index)): " + text(fault, history, player.flavour), file: filePath,
        line: line)
      return
    }
    // At least one version after the first show each, and batches for most of them.
    let versions = players.map(\.versionCount).reduce(0, +)
    XCTAssertGreaterThanOrEqual(versions, Self.count, file: filePath, line: line)
    XCTAssertGreaterThan(
      players.map(\.batchCount).reduce(0, +), Self.count / 2, file: filePath, line: line)
  }

  private func text(_ fault: String, _ history: ListHistory, _ flavour: ListFlavour) -> String {
    func faultAlone(_ history: ListHistory) -> String? {
      HistoryPlayer(flavour: flavour).fault(history)
    }
    guard faultAlone(history) != nil else {
      return "\(fault)\nonly after the histories of the seeds before, in\n\(history)"
    }
    let simplest = history.shrunk { faultAlone($0) != nil }
    return "\(faultAlone(simplest) ?? fault)\nin\n\(simplest)"
  }
}
