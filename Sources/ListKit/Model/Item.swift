// Part of ListKit, MIT licence: see LICENSE.

/// A value that a list can show as a row.
///
/// A row needs two answers from its value: *is this the same row?* (``identity``) and *does it look
/// the same?* (``hasSameContent(as:)``). Both have defaults, so most types conform with one word:
///
/// ```swift
/// struct Contact: Identifiable, Equatable, Item {
///   let id: Int
///   var name: String
/// }
/// ```
///
/// The identity of a row must not change while its content does, and two rows of one provider
/// should differ in it. Rows that don't are handled by the provider's ``DuplicatePolicy``.
///
/// A class is an item too. Changing one in place changes the old version with the new, so no
/// comparison can notice it: tell the provider with `refresh(_:)`.
public protocol Item<Identity> {
  /// The type that tells rows apart.
  associatedtype Identity: Hashable

  /// What stays the same for as long as this is "the same row".
  ///
  /// The default is `id` for `Identifiable` types, else the value itself for `Hashable` types.
  var identity: Identity { get }

  /// Returns a Boolean value indicating whether the row looks the same for both values.
  ///
  /// Called only for values of equal identity. The default is `==` for `Equatable` types, and
  /// `===` for classes that aren't.
  func hasSameContent(as other: Self) -> Bool
}

/// Another name of ``Item``, for files in which `Item` means something else.
public typealias ListItem = Item

extension Item where Self: Hashable, Identity == Self {
  /// The value itself.
  @inlinable
  public var identity: Self { self }
}

extension Item where Self: Identifiable, Identity == ID {
  /// The `id` of the value.
  @inlinable
  public var identity: ID { id }
}

extension Item where Self: Identifiable & Hashable, Identity == ID {
  /// The `id` of the value.
  @inlinable
  public var identity: ID { id }
}

extension Item where Self: Equatable {
  /// Returns `self == other`.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { self == other }
}

extension Item where Self: AnyObject {
  /// Returns `self === other`.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { self === other }
}

extension Item where Self: AnyObject & Equatable {
  /// Returns `self == other`.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { self == other }
}
