// Part of ListKit, MIT licence: see LICENSE.

/// One rule of the law that a batch breaks, and where.
public struct BatchDiagnostic: Hashable, Sendable {
  /// The rule.
  public let code: Code

  /// The place and the numbers, in words.
  public let detail: String

  /// Creates a diagnostic.
  public init(_ code: Code, _ detail: String) {
    self.code = code
    self.detail = detail
  }
}

extension BatchDiagnostic: CustomStringConvertible {
  /// The code, its name and the detail, as in `D18 invalidSectionCount has 2, expected 1 = …`.
  public var description: String { "\(code.rawValue) \(code) \(detail)" }
}
