// Part of ListKit, MIT licence: see LICENSE.

/// What all versions of a section of an ``ArrangedProvider`` have in common.
///
/// An object, so that a version with many sections is copied by counting references, and sections are
/// told apart by their address.
@usableFromInline
final class ArrangedGroup: Sendable {
  @usableFromInline let key: any Hashable & Sendable

  /// The hash of the key, so that it is computed once.
  @usableFromInline let hash: Int

  /// Tells it from others of the same directory; they are numbered as they come.
  @usableFromInline let number: Int
  @usableFromInline let title: String?
  @usableFromInline let indexTitle: String?

  @inlinable
  init<Key: Hashable & Sendable>(
    _ key: Key, number: Int = 0, title: String? = nil, indexTitle: String? = nil
  ) {
    self.key = key
    self.number = number
    self.title = title
    self.indexTitle = indexTitle
    hash = key.hashValue
  }

  /// The section of a list that isn't grouped.
  @usableFromInline static let all = ArrangedGroup(UngroupedKey())

  private struct UngroupedKey: Hashable {}

  /// Returns what a section is called that nobody gives a title to.
  @usableFromInline
  static func title(of key: some Hashable & Sendable) -> String? {
    guard let optional = key as? any OptionalKey else { return "\(key)" }
    return optional.title
  }

  @usableFromInline
  func hasSameKey(as other: ArrangedGroup) -> Bool {
    hash == other.hash && AnyHashable(key) == AnyHashable(other.key)
  }
}

/// A key that may be missing.
private protocol OptionalKey {
  /// The description of the key, without a word of its being optional; nil without a key.
  var title: String? { get }
}

extension Optional: OptionalKey {
  fileprivate var title: String? { map { "\($0)" } }
}
