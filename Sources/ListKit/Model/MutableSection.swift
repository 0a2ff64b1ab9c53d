// Part of ListKit, MIT licence: see LICENSE.

/// A section whose rows can be replaced.
///
/// Conform to it, instead of ``Section``, to let a ``SectionedProvider`` edit single rows: append,
/// remove, move, and take part in swipe to delete and reordering.
///
/// After an edit of a row the section is given all of its rows, at a cost that grows with their number.
/// Only a ``SimpleSection`` is given them when somebody looks, so that edits of a long one stay cheap.
public protocol MutableSection<Item>: Section {
  /// The rows, in order.
  var items: [Item] { get set }
}
