// Part of ListKit, MIT licence: see LICENSE.

import Dispatch
import Foundation
import ListKit
import XCTest

extension SmallWorld {
  /// Judges every transition on all processors, and fails for the first that is wrong.
  ///
  /// The count is how many transitions there are, counted without making them: the sum over all pairs
  /// of numbers of sections and rows of the ways to lay the rows over the sections, times the ways to
  /// say which of the new sections and rows are which of the old ones.
  func judge(
    count: Int, file: StaticString = #filePath, line: UInt = #line,
    _ breach: @Sendable (borrowing SmallTransition) -> String?
  ) {
    let beginnings = self.beginnings.reversed().map { $0 }
    let findings = Findings()
    DispatchQueue.concurrentPerform(iterations: beginnings.count) { index in
      var first: String?
      let count = forEachTransition(from: beginnings[index]) { transition in
        guard first == nil, let text = breach(transition) else { return }
        first = "\(text), from \(transition.old) to \(transition.new)"
      }
      findings.add(count, first)
    }
    let (total, breaches) = findings.all
    print("judged \(total) transitions of up to \(rows) rows in up to \(sections) sections")
    XCTAssertEqual(total, count, file: file, line: line)
    if let first = breaches.min(by: { $0.count < $1.count }) {
      XCTFail(
        "\(first)\nand others, from \(breaches.count) of \(beginnings.count) lists", file: file,
        line: line)
    }
  }
}

/// What several threads find.
private final class Findings: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private var breaches: [String] = []

  func add(_ count: Int, _ breach: String?) {
    lock.withLock {
      self.count += count
      if let breach { breaches.append(breach) }
    }
  }

  var all: (Int, [String]) { lock.withLock { (count, breaches) } }
}
