// Part of ListKit, MIT licence: see LICENSE.

/// A group of rows with an identity of its own, and what its header and footer show.
///
/// Structs, enums and classes can all be sections. ``SimpleSection`` is the ready-made one.
///
/// ```swift
/// struct Shelf: Identifiable, Section {
///   let id: String
///   var items: [Fruit]
///   var title: String? { id }
/// }
/// ```
public protocol Section<Item> {
  /// The type that tells sections apart.
  associatedtype Identity: Hashable

  /// The type of the rows.
  associatedtype Item: ListKit.Item

  /// What stays the same for as long as this is "the same section".
  ///
  /// The default is `id` for `Identifiable` types. An identity made anew each time the section is
  /// built turns every update into a delete and an insert.
  var identity: Identity { get }

  /// The rows, in order.
  var items: [Item] { get }

  /// The text of the header, or nil for none.
  ///
  /// The default is nil.
  var title: String? { get }

  /// The entry of this section in the section index, or nil for none.
  ///
  /// The default is nil.
  var indexTitle: String? { get }

  /// Returns a Boolean value indicating whether header and footer look the same for both values.
  ///
  /// Rows are not part of it: they are compared one by one. Called only for values of equal
  /// identity. The default compares ``title`` and ``indexTitle``.
  func hasSameContent(as other: Self) -> Bool
}

/// Another name of ``Section``, for files in which `Section` means something else.
public typealias ListSection = Section

extension Section where Self: Identifiable, Identity == ID {
  /// The `id` of the section.
  @inlinable
  public var identity: ID { id }
}

extension Section {
  /// No title.
  @inlinable
  public var title: String? { nil }

  /// No entry in the section index.
  @inlinable
  public var indexTitle: String? { nil }

  /// Returns whether both titles are equal.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool {
    title == other.title && indexTitle == other.indexTitle
  }
}
