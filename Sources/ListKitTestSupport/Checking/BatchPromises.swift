// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// What ListKit promises of its batches over and above the law.
struct BatchPromises {
  let batch: ListBatch
  let before: ListShape
  let after: ListShape
  let mapping: BatchMapping?

  /// Returns the promises that the batch breaks.
  func broken() -> [BatchDiagnostic] {
    guard !batch.isEmpty else { return [BatchDiagnostic(.emptyBatch, "there is nothing to do")] }
    var broken: [BatchDiagnostic] = []
    let refreshes =
      batch.reconfiguredRows.count + batch.reloadedRows.count
      + batch.refreshedSupplementaries.count + batch.reloadedSections.count
    if batch.isStructural && refreshes > 0 {
      broken.append(
        BatchDiagnostic(.mixedBatch, "\(refreshes) refreshes beside changes of position"))
    }
    broken += unsorted()
    if let mapping {
      broken += impliedMoves(mapping)
      broken += surplusMoves(mapping)
    }
    return broken
  }

  private func unsorted() -> [BatchDiagnostic] {
    let lists: [(String, Bool)] = [
      ("deleted sections", batch.deletedSections.isAscending),
      ("inserted sections", batch.insertedSections.isAscending),
      ("moved sections", batch.movedSections.map(\.to).isAscending),
      ("deleted rows", batch.deletedRows.isAscending),
      ("inserted rows", batch.insertedRows.isAscending),
      ("moved rows", batch.movedRows.map(\.to).isAscending),
      ("reconfigured rows", batch.reconfiguredRows.isAscending),
      ("reloaded rows", batch.reloadedRows.isAscending),
      ("refreshed supplementaries", batch.refreshedSupplementaries.isAscending),
      ("reloaded sections", batch.reloadedSections.isAscending),
    ]
    return lists.filter { !$0.1 }.map { BatchDiagnostic(.unsortedBatch, "the \($0.0)") }
  }

  /// Finds moves from a place to the same place without which nothing would change.
  ///
  /// Others are needed: when the rows around a row change sides, its moving to where it is may be
  /// part of the fewest moves.
  private func impliedMoves(_ mapping: BatchMapping) -> [BatchDiagnostic] {
    var implied: [BatchDiagnostic] = []
    for (index, move) in batch.movedSections.enumerated() where move.from == move.to {
      var rest = batch
      rest.movedSections.remove(at: index)
      if isEnough(rest, mapping) {
        implied.append(BatchDiagnostic(.impliedMove, "section \(move.from) moves to where it is"))
      }
    }
    for (index, move) in batch.movedRows.enumerated() where move.from == move.to {
      var rest = batch
      rest.movedRows.remove(at: index)
      if isEnough(rest, mapping) {
        implied.append(BatchDiagnostic(.impliedMove, "\(move.from) moves to where it is"))
      }
    }
    return implied
  }

  private func isEnough(_ rest: ListBatch, _ mapping: BatchMapping) -> Bool {
    BatchChecker().verdict(
      before: ListShape(counts: before.counts), operations: rest.operations,
      after: ListShape(counts: after.counts)
    ).mapping == mapping
  }

  /// Of all things that stay together, the longest run in the old order needs no move.
  private func surplusMoves(_ mapping: BatchMapping) -> [BatchDiagnostic] {
    var surplus: [BatchDiagnostic] = []
    let sections = mapping.sectionOrigins.compactMap { $0 }
    let needed = sections.count - sections.longestAscendingRun
    if batch.movedSections.count > needed {
      surplus.append(
        BatchDiagnostic(
          .surplusMoves, "\(batch.movedSections.count) sections move where \(needed) do"))
    }
    guard !batch.movedRows.isEmpty else { return surplus }
    for (index, origin) in mapping.sectionOrigins.enumerated() {
      guard let origin else { continue }
      let rows = mapping.rowOrigins[index].compactMap { $0?.section == origin ? $0?.row : nil }
      let moves = batch.movedRows.count { $0.from.section == origin && $0.to.section == index }
      guard moves > 0 else { continue }
      let needed = rows.count - rows.longestAscendingRun
      if moves > needed {
        surplus.append(
          BatchDiagnostic(
            .surplusMoves, "\(moves) rows of section \(index)(after) move where \(needed) do"))
      }
    }
    return surplus
  }
}

extension Array where Element: Comparable {
  fileprivate var isAscending: Bool { !zip(self, dropFirst()).contains { $0 >= $1 } }

  /// The length of the longest subsequence that ascends.
  fileprivate var longestAscendingRun: Int {
    // The smallest end of a run of each length.
    var ends: [Element] = []
    for element in self {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < element { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(element) } else { ends[low] = element }
    }
    return ends.count
  }
}
