// Part of ListKit, MIT licence: see LICENSE.

/// What a supplementary of a section is.
public enum SupplementaryKind: Hashable, Sendable {
  /// What stands above the rows.
  case header

  /// What stands below the rows.
  case footer

  /// Something that the view knows by this name.
  case custom(String)
}

extension SupplementaryKind: CustomStringConvertible {
  /// The name of the kind.
  public var description: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .custom(let name): name
    }
  }
}
