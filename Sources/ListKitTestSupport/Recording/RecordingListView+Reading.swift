// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

// What a test may look at.
extension RecordingListView {
  /// The rows on screen, ascending.
  public var indexPathsForVisibleRows: [ListIndexPath] { paths { $0.realised != nil } }

  /// The rows marked as selected, ascending.
  public var indexPathsForSelectedRows: [ListIndexPath] { paths(where: \.isSelected) }

  /// Returns the row on screen at a path as the view shows it, or nil for a row out of sight.
  public func shownRow(at path: ListIndexPath) -> Row? { row(at: path)?.realised?.row }

  /// Returns the cell on screen at a path; nil for standard content and for a row out of sight.
  public func cell(at path: ListIndexPath) -> AnyObject? { row(at: path)?.realised?.cell }

  /// Returns a supplementary as the view shows it, or nil if it has none or hasn't come in sight.
  public func shownSupplementary(
    _ kind: SupplementaryKind, inSection section: Int
  ) -> Supplementary? {
    sections.indices.contains(section)
      ? sections[section].supplementaries?[kind]?.supplementary : nil
  }

  /// Returns the object that shows a supplementary; nil for standard content.
  public func supplementaryCell(_ kind: SupplementaryKind, inSection section: Int) -> AnyObject? {
    sections.indices.contains(section) ? sections[section].supplementaries?[kind]?.cell : nil
  }

  /// The path and the edge of the swipe actions that are revealed, or nil if none are.
  public var revealedSwipeActions: (edge: SwipeEdge, path: ListIndexPath, actions: [SwipeAction])? {
    guard let revealed, let path = path(of: revealed.row) else { return nil }
    return (revealed.edge, path, revealed.actions.actions)
  }

  /// The row under the finger, or nil for none.
  public var highlightedRow: ListIndexPath? { highlighted.flatMap(path(of:)) }

  /// The row that has the focus, or nil for none.
  public var focusedRow: ListIndexPath? { focused.flatMap(path(of:)) }

  /// Where the view has been scrolled to.
  ///
  /// Never nil.
  public var scrollMetrics: ScrollMetrics? { metrics }

  var metrics: ScrollMetrics {
    ScrollMetrics(
      offset: scrollOffset, contentHeight: contentHeight, viewportHeight: viewportHeight)
  }

  private func paths(where isWanted: (ShownRow) -> Bool) -> [ListIndexPath] {
    sections.enumerated().flatMap { section, shown in
      shown.rows.enumerated().filter { isWanted($0.element) }
        .map { ListIndexPath(row: $0.offset, section: section) }
    }
  }
}
