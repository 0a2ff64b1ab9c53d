// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// MARK: - Selection

extension TerminalListView {
  func selectRow(at indexPath: ListIndexPath, animated: Bool) {
    guard hasRow(at: indexPath) else { return }
    selectedRows.insert(indexPath)
    setNeedsDisplay()
  }

  func deselectRow(at indexPath: ListIndexPath, animated: Bool) {
    selectedRows.remove(indexPath)
    setNeedsDisplay()
  }

  /// Does what the space key does: selects the row under the cursor, or takes that back.
  func toggleSelection() {
    guard let cursor, let dataSource else { return }
    if selectedRows.contains(cursor) {
      guard dataSource.permits(.deselect, at: cursor) else { return }
      selectedRows.remove(cursor)
      dataSource.handle(.row(.deselected, at: cursor))
    } else {
      guard dataSource.permits(.select, at: cursor) else { return }
      selectedRows.insert(cursor)
      dataSource.handle(.row(.selected, at: cursor))
    }
    setNeedsDisplay()
  }

  /// Does what the enter key does: performs the chosen swipe action, or what the row is for.
  func performPrimaryAction() {
    if let swipe = openSwipe {
      let action = swipe.actions[swipe.chosen]
      dataSource?.handle(.row(.swipeAction(swipe.edge, action.id), at: swipe.indexPath))
      dismissSwipeActions(animated: false)
    } else if let cursor {
      dataSource?.handle(.row(.primaryAction, at: cursor))
    }
  }

  /// Does what pulling the list down does.
  func refresh() { dataSource?.handle(.refresh) }
}

// MARK: - Swipe actions

extension TerminalListView {
  func showSwipeActions(_ edge: SwipeEdge, at indexPath: ListIndexPath) {
    guard hasRow(at: indexPath), let dataSource else { return }
    dismissSwipeActions(animated: false)
    let row = dataSource.row(at: indexPath)
    let actions = (edge == .leading ? row.leadingSwipe : row.trailingSwipe)?().actions ?? []
    guard !actions.isEmpty else { return }
    dataSource.handle(.row(.willBeginEditing, at: indexPath))
    openSwipe = OpenSwipe(indexPath: indexPath, edge: edge, actions: actions)
    setNeedsDisplay()
  }

  func dismissSwipeActions(animated: Bool) {
    guard let swipe = openSwipe else { return }
    openSwipe = nil
    dataSource?.handle(.row(.didEndEditing, at: swipe.indexPath))
    setNeedsDisplay()
  }

  /// Does what the arrow keys to the sides do: a swipe to the right reveals the leading edge.
  ///
  /// Going on in the same direction chooses the next action, the other direction hides them.
  func swipe(_ edge: SwipeEdge) {
    guard let cursor else { return }
    guard let swipe = openSwipe else { return showSwipeActions(edge, at: cursor) }
    guard swipe.edge == edge else { return dismissSwipeActions(animated: false) }
    openSwipe?.chosen = (swipe.chosen + 1) % swipe.actions.count
    setNeedsDisplay()
  }
}
