// Part of ListKit, MIT licence: see LICENSE.

/// A section whose rows can be replaced.
///
/// Conform to it, instead of ``Section``, to let a ``SectionedProvider`` edit single rows: append,
/// remove, move, and take part in swipe to delete and reordering.
public protocol MutableSection<Item>: Section {
  /// The rows, in order.
  var items: [Item] { get set }
}
