// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

/// A section of a ``ListHistory``.
public struct HistorySection: MutableSection, Identifiable, Hashable, Sendable {
  /// What stays the same for as long as this is the same section.
  public let id: String

  /// The text of the header, or nil for none.
  public var title: String?

  /// The rows, in order.
  public var items: [HistoryItem]

  /// Creates a section.
  public init(_ id: String, title: String? = nil, items: [HistoryItem] = []) {
    self.id = id
    self.title = title
    self.items = items
  }
}

extension HistorySection: CustomStringConvertible {
  /// The identity, the title and the rows, as in `A "one" [0 1']`.
  public var description: String {
    let rows = items.map(\.description).joined(separator: " ")
    return "\(id)\(title.map { " \"\($0)\" " } ?? "")[\(rows)]"
  }
}
