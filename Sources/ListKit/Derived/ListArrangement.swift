// Part of ListKit, MIT licence: see LICENSE.

/// Which items of an ``ArrangedProvider`` are shown, in which order, and in which sections.
///
/// ```swift
/// let people = ArrangedProvider(
///   contacts, arrangement: ListArrangement(sort: [.ascending(\.name)], grouping: .by(\.city)))
/// ```
public struct ListArrangement<Element> {
  /// Returns whether an item is shown; nil shows all.
  public var filter: (@MainActor (Element) -> Bool)?

  /// What the rows of each section are sorted by, the weightiest first.
  ///
  /// Where there is no difference, and without any, rows are in the order of the source.
  public var sort: [ListSort<Element>]

  /// How rows are put into sections; nil puts all into one.
  public var grouping: ListGrouping<Element>?

  /// Creates an arrangement, which shows all items as they come unless it is told otherwise.
  @inlinable
  public init(
    filter: (@MainActor (Element) -> Bool)? = nil, sort: [ListSort<Element>] = [],
    grouping: ListGrouping<Element>? = nil
  ) {
    self.filter = filter
    self.sort = sort
    self.grouping = grouping
  }

  /// Compares two items as ``ListSort`` does.
  @inlinable
  @MainActor
  func compare(_ first: Element, _ second: Element) -> Int {
    for key in sort {
      let result = key.compare(first, second)
      if result != 0 { return result }
    }
    return 0
  }
}

extension ListArrangement: Sendable {}
