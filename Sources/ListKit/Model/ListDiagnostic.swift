// Part of ListKit, MIT licence: see LICENSE.

/// Something wrong with the data of a list that the list has coped with.
public struct ListDiagnostic: Hashable, Sendable {
  /// The kinds of trouble.
  public enum Kind: Hashable, Sendable {
    /// Two rows have the same identity.
    ///
    /// Positions are in the list as it was given.
    case duplicateRow(identity: String, first: ListIndexPath, second: ListIndexPath)

    /// Two sections have the same identity.
    ///
    /// Indexes are in the list as it was given.
    case duplicateSection(identity: String, first: Int, second: Int)

    /// A swipe or an edit asked a provider to drop a row that its section type can't drop.
    case immutableSection(identity: String, sectionType: String)
  }

  /// What is wrong.
  public let kind: Kind

  /// The provider that has the data, described.
  public let source: String

  /// Creates a diagnostic.
  public init(_ kind: Kind, source: String) {
    self.kind = kind
    self.source = source
  }
}

extension ListDiagnostic: CustomStringConvertible {
  /// One sentence that names the identity and both positions.
  public var description: String {
    switch kind {
    case .duplicateRow(let identity, let first, let second):
      "\(source): \(second) has the identity of \(first): \(identity)"
    case .duplicateSection(let identity, let first, let second):
      "\(source): section \(second) has the identity of section \(first): \(identity)"
    case .immutableSection(let identity, let sectionType):
      "\(source): row \(identity) stays, since \(sectionType) isn't a MutableSection"
    }
  }
}
