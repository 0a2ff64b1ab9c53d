// Part of ListKit, MIT licence: see LICENSE.

/// A series of versions of a list, to try a data source with.
///
/// A random history has all that data sources find hard: rows that come back, move across sections and
/// change at once, sections that move, empty out and vanish, rows of one identity, and changes that
/// come in the middle of an update.
public struct ListHistory: Hashable, Sendable {
  /// When a version is shown.
  public enum Timing: Hashable, Sendable, CaseIterable {
    /// After everything before it is done.
    case calm

    /// In one update with the version before it.
    case together

    /// While the view shows the rows of the version before it, as from a hook or a cell.
    case whileShowing

    /// Before the batches of the version before it have completed.
    case whileAnimating

    /// As observers are told of the version before it.
    case whileReporting
  }

  /// One version, and when it is shown.
  public struct Step: Hashable, Sendable {
    /// The sections of the version.
    public var sections: [HistorySection]

    /// When the version is shown.
    public var timing: Timing

    /// Creates a step.
    public init(_ sections: [HistorySection], timing: Timing = .calm) {
      self.sections = sections
      self.timing = timing
    }
  }

  /// The version that is there when a view is bound.
  public var first: [HistorySection]

  /// The versions after it, in order.
  public var steps: [Step]

  /// Creates a history.
  public init(first: [HistorySection], steps: [Step]) {
    self.first = first
    self.steps = steps
  }
}

extension ListHistory: CustomStringConvertible {
  /// The versions, one a line.
  public var description: String {
    (["first: \(Self.line(first))"]
      + steps.map { "\($0.timing): \(Self.line($0.sections))" }).joined(separator: "\n")
  }

  private static func line(_ sections: [HistorySection]) -> String {
    sections.isEmpty ? "nothing" : sections.map(\.description).joined(separator: " ")
  }
}
