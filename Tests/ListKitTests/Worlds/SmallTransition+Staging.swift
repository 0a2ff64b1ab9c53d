// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

extension SmallTransition {
  /// Returns what is wrong with the batches for these changes: what the law says of them, or that
  /// they lead somewhere else.
  ///
  /// Without moves of sections there may be one batch. With them there may be two, and between them
  /// the sections are where they were, those that stay with their final rows, those that go with the
  /// rows that haven't moved out.
  func stagingBreach(_ changes: ListChanges, _ checker: BatchChecker) -> String? {
    let batches = changes.structuralBatches(
      oldSectionCount: old.count, newSectionCount: new.count)
    var versions = [old.map(\.items.identities)]
    if batches.count == 2 { versions.append(rowsInPlace) }
    versions.append(new.map(\.items.identities))
    if batches.isEmpty { return versions[0] == versions[1] ? nil : "there is no batch" }
    guard batches.count < versions.count, batches.count <= (changes.movedSections.isEmpty ? 1 : 2)
    else { return "\(batches.count) batches" }
    for (index, batch) in batches.enumerated() {
      if batch.isEmpty { return "batch \(index) is empty" }
      let verdict = checker.verdict(
        before: ListShape(rows: versions[index]), batch: batch,
        after: ListShape(rows: versions[index + 1]))
      // A move to where a thing is can be one of the fewest: the others step over it.
      if !verdict.codes.allSatisfy({ $0 == .noOpMove }) { return "batch \(index): \(verdict)" }
      guard let origins = verdict.mapping?.sectionOrigins else {
        return "batch \(index) leads nowhere"
      }
      let expected =
        batches.count == 2 && index == 0 ? old.indices.map { $0 } : sectionOrigins
      if origins.map({ $0 ?? -1 }) != expected { return "batch \(index) mixes up sections" }
    }
    return nil
  }

  private var rowsInPlace: [[Int]] {
    let kept = Set(new.indices.flatMap { sectionOrigins[$0] < 0 ? [] : new[$0].items.identities })
    return old.indices.map { section in
      if let partner = sectionOrigins.firstIndex(of: section) {
        return new[partner].items.identities
      }
      return old[section].items.identities.filter { !kept.contains($0) }
    }
  }
}

extension [SmallRow] {
  fileprivate var identities: [Int] { map(\.identity) }
}
