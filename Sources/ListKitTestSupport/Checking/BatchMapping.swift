// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

/// Where the sections and rows of a list go in a legal batch.
public struct BatchMapping: Hashable, Sendable {
  /// For each section after the batch, its index before it; nil for an inserted section.
  public let sectionOrigins: [Int?]

  /// For each row after the batch, its path before it; nil for an inserted row and for all rows of
  /// inserted and reloaded sections.
  public let rowOrigins: [[ListIndexPath?]]

  /// The sections that were reloaded, by index before the batch.
  public let reloadedSections: Set<Int>

  /// The rows that were reloaded, by path before the batch.
  public let reloadedRows: Set<ListIndexPath>

  private let sectionTargets: [Int: Int]
  private let rowTargets: [ListIndexPath: ListIndexPath]

  init(
    sectionOrigins: [Int?], rowOrigins: [[ListIndexPath?]], reloadedSections: Set<Int>,
    reloadedRows: Set<ListIndexPath>
  ) {
    self.sectionOrigins = sectionOrigins
    self.rowOrigins = rowOrigins
    self.reloadedSections = reloadedSections
    self.reloadedRows = reloadedRows
    var sectionTargets: [Int: Int] = [:]
    var rowTargets: [ListIndexPath: ListIndexPath] = [:]
    for (section, origin) in sectionOrigins.enumerated() {
      if let origin { sectionTargets[origin] = section }
      for (row, origin) in rowOrigins[section].enumerated() {
        if let origin { rowTargets[origin] = ListIndexPath(row: row, section: section) }
      }
    }
    self.sectionTargets = sectionTargets
    self.rowTargets = rowTargets
  }

  /// Returns the index that a section has after the batch, or nil if it is deleted.
  public func section(after section: Int) -> Int? { sectionTargets[section] }

  /// Returns the path that a row has after the batch, or nil if it is deleted.
  ///
  /// A row of a reloaded section counts as deleted; a reloaded row has a path.
  public func row(after path: ListIndexPath) -> ListIndexPath? { rowTargets[path] }

  /// Returns the path that a row has after the batch, or nil unless it keeps its cell and with it
  /// whether it is selected.
  public func survivor(of path: ListIndexPath) -> ListIndexPath? {
    reloadedRows.contains(path) ? nil : rowTargets[path]
  }
}
