// Part of ListKit, MIT licence: see LICENSE.

/// What it takes to make one version of a sectioned list out of another.
///
/// All changes are simultaneous: positions named *old* count in the old version, positions named
/// *new* in the new one, and none counts in between. Nothing is said twice, and nothing that
/// follows from the rest is said at all:
///
/// - The rows of a deleted or inserted section are not listed, unless they move out of it or into it.
/// - Sections and rows that only shift since others came or went are not moves.
/// - Moves are minimal: of all rows that stay in a pair of sections, the longest run that keeps its
///   order stays, and so it is for sections.
///
/// Every array is sorted: deletes by old position, all others by new position.
public struct ListChanges: Hashable, Sendable {
  /// Sections that are gone, by old index, ascending.
  public var deletedSections: [Int] = []

  /// Sections that are new, by new index, ascending.
  public var insertedSections: [Int] = []

  /// Sections that changed their order, ascending by new index.
  public var movedSections: [Move<Int>] = []

  /// Sections in both versions whose header or footer changed, ascending by new index.
  public var updatedSections: [Move<Int>] = []

  /// Rows that are gone from sections that stay, by old path, ascending.
  public var deletedRows: [ListIndexPath] = []

  /// Rows that are new in sections that were there before, by new path, ascending.
  public var insertedRows: [ListIndexPath] = []

  /// Rows that changed their order or their section, ascending by new path.
  ///
  /// Either section may be one that is deleted or inserted.
  public var movedRows: [Move<ListIndexPath>] = []

  /// Rows in both versions whose content changed, moved or not, ascending by new path.
  public var updatedRows: [Move<ListIndexPath>] = []

  /// Creates an empty set of changes.
  @inlinable
  public init() {}

  /// A Boolean value indicating whether there is nothing to do.
  @inlinable
  public var isEmpty: Bool {
    !hasStructuralChanges && updatedSections.isEmpty && updatedRows.isEmpty
  }

  /// A Boolean value indicating whether rows or sections come, go or move.
  @inlinable
  public var hasStructuralChanges: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
  }

  /// The number of changes of all kinds.
  public var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count + updatedSections.count
      + deletedRows.count + insertedRows.count + movedRows.count + updatedRows.count
  }
}
