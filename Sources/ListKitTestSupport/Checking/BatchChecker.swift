// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

/// Says whether a batch is legal: whether a table or a collection would carry it out, and whether
/// the right rows would be on screen then.
///
/// The checker knows nothing of how ListKit makes batches. Use it for batches of your own too:
///
/// ```swift
/// let verdict = BatchChecker().verdict(
///   before: ListShape(counts: [2]), operations: [.deleteRow(path)], after: ListShape(counts: [1]))
/// XCTAssertTrue(verdict.isLegal, "\(verdict)")
/// ```
public struct BatchChecker: Hashable, Sendable {
  /// The kind of view whose law is applied.
  public var flavour: ListFlavour

  /// Creates a checker.
  public init(flavour: ListFlavour = .table) {
    self.flavour = flavour
  }

  /// Returns the broken rules, the first to be complained of first; none if the batch is legal.
  ///
  /// - Complexity: O(*n* + *k* log *k*), where *n* is the number of rows before and after and *k*
  ///   the number of operations.
  public func diagnostics(
    before: ListShape, operations: [BatchOperation], after: ListShape
  ) -> [BatchDiagnostic] {
    verdict(before: before, operations: operations, after: after).diagnostics
  }

  /// Returns the broken rules and where everything goes.
  public func verdict(
    before: ListShape, operations: [BatchOperation], after: ListShape
  ) -> BatchVerdict {
    var examination = BatchExamination(
      flavour: flavour, operations: operations, before: before, after: after)
    let mapping = examination.run()
    return BatchVerdict(
      diagnostics: examination.diagnostics.sortedByPrecedence(), mapping: mapping,
      judged: operations)
  }

  /// Returns the broken rules and where everything goes, for a batch as ListKit makes it.
  public func verdict(before: ListShape, batch: ListBatch, after: ListShape) -> BatchVerdict {
    verdict(before: before, operations: batch.operations, after: after)
  }
}

extension [BatchDiagnostic] {
  private static let ranks = Dictionary(
    uniqueKeysWithValues: BatchDiagnostic.Code.allCases.enumerated().map { ($1, $0) })

  /// The same diagnostics, the first to be complained of first; those of one rule keep their order.
  func sortedByPrecedence() -> [BatchDiagnostic] {
    enumerated().sorted { left, right in
      let ranks = (
        Self.ranks[left.element.code, default: 0], Self.ranks[right.element.code, default: 0]
      )
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : left.offset < right.offset
    }
    .map(\.element)
  }
}
