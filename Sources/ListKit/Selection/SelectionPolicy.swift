// Part of ListKit, MIT licence: see LICENSE.

/// Decides what can be selected, and hears of it, for any number of providers.
///
/// Make a subclass for rules that several providers share; a provider asks its
/// ``Provider/selectionPolicy`` where it has neither an override nor a closure of its own.
///
/// ```swift
/// let locked = SelectionPolicy<Contact>.unselectable
/// friends.selectionPolicy = locked
/// family.selectionPolicy = locked
/// ```
@MainActor
open class SelectionPolicy<Item> {
  /// Creates a policy that allows everything and does nothing.
  public init() {}

  /// Decides whether a person may select a row.
  ///
  /// The default allows it. There is no need to call `super`.
  open func shouldSelect(_ item: Item) -> Bool { true }

  /// Decides whether a person may deselect a row.
  ///
  /// The default allows it. There is no need to call `super`.
  open func shouldDeselect(_ item: Item) -> Bool { true }

  /// Decides whether a row lights up under a finger.
  ///
  /// The default allows it. There is no need to call `super`.
  open func shouldHighlight(_ item: Item) -> Bool { true }

  /// Tells that a person has selected a row.
  ///
  /// Called before the closure of the provider. The default does nothing.
  open func didSelect(_ item: Item) {}

  /// Tells that a person has deselected a row.
  ///
  /// Called before the closure of the provider. The default does nothing.
  open func didDeselect(_ item: Item) {}

  /// Tells that a finger came down on a row.
  ///
  /// Called before the closure of the provider. The default does nothing.
  open func didHighlight(_ item: Item) {}

  /// Tells that the finger has left a row.
  ///
  /// Called before the closure of the provider. The default does nothing.
  open func didUnhighlight(_ item: Item) {}

  /// A policy under which nothing can be selected or lights up.
  public static var unselectable: SelectionPolicy<Item> { UnselectablePolicy() }
}
