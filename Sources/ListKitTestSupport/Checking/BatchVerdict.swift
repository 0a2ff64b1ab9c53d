// Part of ListKit, MIT licence: see LICENSE.

/// What a checker says about one batch.
public struct BatchVerdict: Hashable, Sendable {
  /// The broken rules, the first to be complained of first.
  public let diagnostics: [BatchDiagnostic]

  /// Where rows and sections go; nil if the batch is so wrong that nobody can tell.
  public let mapping: BatchMapping?

  /// The operations of the batch, in words.
  public var operations: [String] { judged.map(\.description) }

  /// The operations of the batch; in words only when somebody asks for them.
  let judged: [BatchOperation]

  /// The broken rules that matter: all but the notes.
  public var faults: [BatchDiagnostic] { diagnostics.filter { $0.code.level != .note } }

  /// A Boolean value indicating whether no rule is broken, or only such as are harmless.
  public var isLegal: Bool { faults.isEmpty }

  /// The codes of the broken rules, the first to be complained of first.
  public var codes: [BatchDiagnostic.Code] { diagnostics.map(\.code) }
}

extension BatchVerdict: CustomStringConvertible {
  /// The broken rules, one a line, and then the batch.
  public var description: String { Self.report(diagnostics, operations: operations) }

  static func report(_ diagnostics: [BatchDiagnostic], operations: [String]) -> String {
    guard let first = diagnostics.first else { return "legal" }
    var lines = [first.description]
    lines += diagnostics.dropFirst().map { "also \($0)" }
    lines.append(operations.isEmpty ? "The batch is empty." : "The batch:")
    lines += operations.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
}
