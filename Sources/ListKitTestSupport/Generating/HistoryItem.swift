// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

/// A row of a ``ListHistory``: a number, and how often its content has changed.
public struct HistoryItem: Item, Identifiable, Hashable, Sendable {
  /// What stays the same for as long as this is the same row.
  public let id: Int

  /// The version of the content.
  public var content: Int

  /// Creates a row.
  public init(id: Int, content: Int = 0) {
    self.id = id
    self.content = content
  }
}

extension HistoryItem: CustomStringConvertible {
  /// The number, with a prime for each change of the content.
  public var description: String { "\(id)" + String(repeating: "'", count: content) }
}
