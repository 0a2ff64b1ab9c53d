// Part of ListKit, MIT licence: see LICENSE.

/// A ready-made section: an identity, a title and rows.
///
/// ```swift
/// SimpleSection("fruit", title: "Fruit", items: ["apple", "fig"])
/// ```
public struct SimpleSection<ID: Hashable, Element: Item>: MutableSection, Identifiable {
  /// The type of the rows.
  public typealias Item = Element

  /// What stays the same for as long as this is "the same section".
  public let id: ID

  /// The rows, in order.
  public var items: [Element]

  /// The text of the header, or nil for none.
  public var title: String?

  /// The entry of this section in the section index, or nil for none.
  public var indexTitle: String?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: What tells this section from its siblings.
  ///   - title: The text of the header, or nil for none.
  ///   - indexTitle: The entry in the section index, or nil for none.
  ///   - items: The rows, in order.
  public init(_ id: ID, title: String? = nil, indexTitle: String? = nil, items: [Element]) {
    self.id = id
    self.items = items
    self.title = title
    self.indexTitle = indexTitle
  }
}

extension SimpleSection: Sendable where ID: Sendable, Element: Sendable {}
extension SimpleSection: Equatable where Element: Equatable {}
extension SimpleSection: Hashable where Element: Hashable {}

extension SimpleSection: CustomStringConvertible {
  /// The identity and the rows, as in `fruit: [apple, fig]`.
  public var description: String { "\(id): \(items)" }
}
