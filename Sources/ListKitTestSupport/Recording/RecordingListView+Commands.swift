// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

// What a data source tells a view to do, apart from updates.
extension RecordingListView {
  /// Marks a row as selected.
  public func selectRow(at indexPath: ListIndexPath, animated: Bool) {
    record(.selectRow(indexPath, animated: animated))
    existingRow(at: indexPath, "select")?.isSelected = true
  }

  /// Marks a row as not selected.
  public func deselectRow(at indexPath: ListIndexPath, animated: Bool) {
    record(.deselectRow(indexPath, animated: animated))
    existingRow(at: indexPath, "deselect")?.isSelected = false
  }

  /// Scrolls by code.
  public func scrollToRow(
    at indexPath: ListIndexPath, position: ScrollPosition, animated: Bool
  ) {
    record(.scrollToRow(indexPath, position, animated: animated))
    guard existingRow(at: indexPath, "scroll to") != nil else { return }
    let start = scrollOffset
    scroll(animated: animated) { [unowned self] in
      guard let extent = extent(of: indexPath) else { return nil }
      let top = extent.y
      let bottom = extent.y + extent.height - viewportHeight
      return switch position {
      case .top: top
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      case .nearest: start > top ? top : max(start, bottom)
      }
    }
  }

  /// Scrolls to the top by code.
  public func scrollToTop(animated: Bool) {
    record(.scrollToTop(animated: animated))
    loadIfNeeded()
    scroll(animated: animated) { 0 }
  }

  private func scroll(animated: Bool, to target: @escaping () -> Double?) {
    whileBusy {
      scrollSilently(to: target)
      tell(.scroll(.didScroll(metrics)))
      if animated { tell(.scroll(.didEndScrollingAnimation)) }
    }
  }

  /// Reveals swipe actions by code.
  public func showSwipeActions(_ edge: SwipeEdge, at indexPath: ListIndexPath) {
    record(.showSwipeActions(edge, indexPath))
    guard existingRow(at: indexPath, "show the swipe actions of") != nil else { return }
    _ = whileBusy { reveal(edge, at: indexPath) }
  }

  /// Hides swipe actions by code.
  public func dismissSwipeActions(animated: Bool) {
    record(.dismissSwipeActions(animated: animated))
    whileBusy { dismiss() }
  }

  /// Switches editing mode on or off by code.
  public func setEditing(_ isEditing: Bool, animated: Bool) {
    record(.setEditing(isEditing, animated: animated))
    self.isEditing = isEditing
  }

  /// Shows or hides the sign that the list is being refreshed.
  public func setRefreshing(_ isRefreshing: Bool) {
    record(.setRefreshing(isRefreshing))
    self.isRefreshing = isRefreshing
  }

  /// Asks for the section index titles again.
  public func reloadSectionIndexTitles() {
    record(.reloadSectionIndexTitles)
    sectionIndexTitles = ask([]) { $0.sectionIndexTitles }
  }

  private func existingRow(at path: ListIndexPath, _ deed: String) -> ShownRow? {
    loadIfNeeded()
    if let row = row(at: path) { return row }
    judge([BatchDiagnostic(.noSuchRow, "\(deed) \(path): there is no such row")], operations: [])
    return nil
  }
}
