// Part of ListKit, MIT licence: see LICENSE.

/// What a view knows of a list before or after a batch: the number of rows of each section and, if
/// they are given, the identities of the rows.
public struct ListShape: Hashable {
  /// The number of rows of each section.
  public let counts: [Int]

  /// The identity in each slot; nil where it isn't known.
  let identities: [[AnyHashable?]]

  /// Creates a shape of which only the numbers are known.
  public init(counts: [Int]) {
    self.counts = counts
    identities = []
  }

  /// Creates a shape whose rows are known.
  ///
  /// - Parameter rows: The identities of the rows, section by section.
  public init<Identity: Hashable>(rows: [[Identity]]) {
    self.init(optionalRows: rows)
  }

  /// Creates a shape of which some rows are known.
  init<Identity: Hashable>(optionalRows rows: [[Identity?]]) {
    counts = rows.map(\.count)
    identities = rows.map { row in row.map { $0.map { AnyHashable($0) } } }
  }

  func identity(section: Int, row: Int) -> AnyHashable? {
    identities.indices.contains(section) ? identities[section][row] : nil
  }
}

extension ListShape: CustomStringConvertible {
  /// The identities, or the numbers where they aren't known.
  public var description: String {
    guard !identities.isEmpty || counts.isEmpty else { return "\(counts)" }
    let sections = identities.map { row in
      "[" + row.map { $0.map { "\($0)" } ?? "?" }.joined(separator: ", ") + "]"
    }
    return "[" + sections.joined(separator: ", ") + "]"
  }
}

@available(*, unavailable)
extension ListShape: Sendable {}
