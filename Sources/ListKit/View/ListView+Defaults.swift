// Part of ListKit, MIT licence: see LICENSE.

extension ListView {
  /// Reloads without a fade.
  public func reloadDataWithCrossFade() { reloadData() }

  /// Reloads, and scrolls the row of the anchor to the top.
  public func reloadData(keeping anchor: ListAnchor) {
    reloadData()
    scrollToRow(at: anchor.after, position: .top, animated: false)
  }

  /// Does nothing.
  public func selectRow(at indexPath: ListIndexPath, animated: Bool) {}

  /// Does nothing.
  public func deselectRow(at indexPath: ListIndexPath, animated: Bool) {}

  /// Does nothing.
  public func scrollToRow(
    at indexPath: ListIndexPath, position: ScrollPosition, animated: Bool
  ) {}

  /// Does nothing.
  public func showSwipeActions(_ edge: SwipeEdge, at indexPath: ListIndexPath) {}

  /// Does nothing.
  public func dismissSwipeActions(animated: Bool) {}

  /// Does nothing.
  public func setEditing(_ isEditing: Bool, animated: Bool) {}

  /// Does nothing.
  public func setRefreshing(_ isRefreshing: Bool) {}

  /// Does nothing.
  public func reloadSectionIndexTitles() {}

  /// No rows.
  public var indexPathsForVisibleRows: [ListIndexPath] { [] }

  /// No rows.
  public var indexPathsForSelectedRows: [ListIndexPath] { [] }

  /// Nothing is known.
  public var scrollMetrics: ScrollMetrics? { nil }

  /// Does nothing.
  public func scrollToTop(animated: Bool) {}

  /// Runs the action in a new main-actor task.
  public func performAfterCurrentCallback(_ action: @escaping @MainActor () -> Void) {
    Task { action() }
  }
}
