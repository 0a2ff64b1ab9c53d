// Part of ListKit, MIT licence: see LICENSE.

/// One simultaneous change of what a list view shows.
///
/// Indexes of deletes and move sources count in the list *before* the batch, those of inserts and
/// move destinations in the list *after* it; the section part of a path counts in the same list as
/// the path. What shifts because of other operations is implied and never listed.
///
/// A batch holds either structural operations, or refreshing ones (``reconfiguredRows``,
/// ``reloadedRows``, ``refreshedSupplementaries``, ``reloadedSections``), whose positions are the same
/// before and after.
public struct ListBatch: Hashable, Sendable {
  /// Sections to delete, by index before, ascending.
  public var deletedSections: [Int] = []

  /// Sections to insert, by index after, ascending.
  public var insertedSections: [Int] = []

  /// Sections to move, with all their rows, ascending by destination.
  public var movedSections: [Move<Int>] = []

  /// Rows to delete, by path before, ascending.
  public var deletedRows: [ListIndexPath] = []

  /// Rows to insert, by path after, ascending.
  public var insertedRows: [ListIndexPath] = []

  /// Rows to move, ascending by destination.
  public var movedRows: [Move<ListIndexPath>] = []

  /// Rows to configure again in the cell that they have, ascending.
  public var reconfiguredRows: [ListIndexPath] = []

  /// Rows to show in a new cell, ascending.
  public var reloadedRows: [ListIndexPath] = []

  /// Headers, footers and other supplementaries to ask for again: the indexes of their sections,
  /// ascending.
  public var refreshedSupplementaries: [Int] = []

  /// Sections to ask for again as a whole, ascending.
  public var reloadedSections: [Int] = []

  /// The row that must not move on screen, if one is asked for.
  public var anchor: ListAnchor?

  /// A Boolean value indicating whether no further batch of the same update follows.
  ///
  /// An update is shown in up to four batches. Once the last one is done, every row on screen must
  /// show what the data source says.
  public var endsUpdate = true

  /// Creates an empty batch.
  public init() {}

  /// A Boolean value indicating whether there is nothing to do.
  public var isEmpty: Bool { operationCount == 0 }

  /// A Boolean value indicating whether rows or sections come, go or move.
  public var isStructural: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
  }

  /// The number of operations of all kinds.
  public var operationCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count
      + deletedRows.count + insertedRows.count + movedRows.count
      + reconfiguredRows.count + reloadedRows.count
      + refreshedSupplementaries.count + reloadedSections.count
  }
}
