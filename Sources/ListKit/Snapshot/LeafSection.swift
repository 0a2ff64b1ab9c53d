// Part of ListKit, MIT licence: see LICENSE.

/// A section as it was when a provider took it over.
///
/// The rows are read from the section once, so that a section that is a class, or computes its
/// rows, can't change under a list view.
public struct LeafSection<S: Section>: Section {
  /// The type that tells sections apart.
  public typealias Identity = S.Identity

  /// The type of the rows.
  public typealias Item = S.Item

  @usableFromInline var content: LeafContent<S>

  /// Takes over a section with its rows of this moment.
  @inlinable
  public init(_ payload: S) { self.init(payload, LeafRows(payload.items)) }

  @inlinable
  init(_ payload: S, _ rows: LeafRows<S.Item>) {
    content = LeafContent(payload, rows, isBehind: false)
  }

  /// Takes over a section that is to be given its rows when somebody looks.
  @inlinable
  init(_ payload: S, showing rows: [S.Item]) where S: PlainSection {
    content = LeafContent(payload, LeafRows(rows), isBehind: true)
  }

  /// The section, but for its rows if it has yet to be given them.
  @inlinable var kept: S { content.kept }

  /// The rows that are shown.
  @inlinable var rows: LeafRows<S.Item> { content.rows }

  /// The section.
  ///
  /// - Complexity: O(1); O(*n*) for the first time after an edit, where *n* is the number of rows.
  public var payload: S {
    content.isBehind ? kept.replacingItems(with: items) ?? kept : kept
  }

  /// The rows that are shown.
  ///
  /// - Complexity: O(1); O(*n*) for the first time after an edit, where *n* is the number of rows.
  public var items: [S.Item] { rows.items }

  /// The identity of the section.
  @inlinable
  public var identity: S.Identity { kept.identity }

  /// The title of the section.
  @inlinable
  public var title: String? { kept.title }

  /// The entry of the section in the section index.
  @inlinable
  public var indexTitle: String? { kept.indexTitle }

  /// Returns whether header and footer look the same for both sections.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { kept.hasSameContent(as: other.kept) }
}

extension LeafSection {
  /// Shows other rows, and leaves the section itself as it is.
  mutating func showItems(_ items: [S.Item]) {
    content = LeafContent(kept, LeafRows(items), isBehind: content.isBehind)
  }

  /// Replaces the section itself, but for its rows.
  mutating func keep(_ payload: S) {
    content = LeafContent(payload, rows, isBehind: content.isBehind)
  }

  /// Replaces the rows here and in the section itself; returns false if its type can't do that.
  mutating func replaceItems(with items: [S.Item]) -> Bool {
    guard let payload = kept.replacingItems(with: items) else { return false }
    self = LeafSection(payload, LeafRows(items))
    return true
  }

  /// Replaces the rows here and in the section itself by what an edit has made of them.
  ///
  /// A ``SimpleSection`` is given them when it is asked for. Any other section may derive its title
  /// from its rows, or be an object that others look at, and is given them at once.
  ///
  /// - Complexity: O(1) for a ``SimpleSection``; else O(*n*), where *n* is the number of rows.
  @inlinable
  mutating func replaceTree(with tree: RowTree<S.Item>) {
    let rows = LeafRows(tree, after: rows)
    if S.self is any PlainSection.Type {
      content = LeafContent(kept, rows, isBehind: true)
    } else {
      content = LeafContent(
        kept.replacingItems(with: rows.items) ?? kept, rows, isBehind: content.isBehind)
    }
  }
}

extension LeafSection: Sendable where S: Sendable, S.Item: Sendable {}

/// A section whose parts don't depend on one another.
@usableFromInline
protocol PlainSection {}
extension SimpleSection: PlainSection {}

extension Section {
  /// Returns the section with other rows, or nil if its type can't do that.
  @usableFromInline
  func replacingItems(with items: [Item]) -> Self? {
    guard var mutable = self as? any MutableSection<Item> else { return nil }
    mutable.items = items
    return mutable as? Self
  }
}
