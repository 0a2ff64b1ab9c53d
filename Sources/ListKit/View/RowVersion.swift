// Part of ListKit, MIT licence: see LICENSE.

/// An item as a row shows it: which one it is, and with what content.
///
/// Two versions are equal if they show the same item, whatever its content.
@MainActor
public struct RowVersion {
  /// Which row it is.
  public let identity: RowIdentity

  /// The data source that the row comes from, if it still exists.
  weak var source: AnyObject?

  /// The item.
  let item: Any

  private let isSame: (Any) -> Bool

  /// Creates a version.
  ///
  /// - Parameters:
  ///   - item: The item that the row shows.
  ///   - source: The data source that the row comes from. It is held weakly.
  public init<Element: Item>(_ item: Element, source: AnyObject) {
    identity = RowIdentity(source: ObjectIdentifier(source), item: item.identity)
    self.source = source
    self.item = item
    isSame = { ($0 as? Element).map(item.hasSameContent(as:)) ?? false }
  }

  /// Returns whether a row looks the same for both versions.
  public func hasSameContent(as other: RowVersion) -> Bool {
    identity == other.identity && isSame(other.item)
  }

  /// Returns the item, or nil if it isn't of this type.
  public func item<Element>(as type: Element.Type = Element.self) -> Element? { item as? Element }
}

extension RowVersion: @MainActor CustomStringConvertible {
  /// The item in words.
  public var description: String { String(describing: item) }
}
