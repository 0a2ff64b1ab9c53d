// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

extension RecordingListView {
  /// Runs a gesture on a row, if it is on screen.
  func gesture<Result>(at path: ListIndexPath, _ body: (ShownRow) -> Result) -> Result? {
    layoutIfNeeded()
    guard let row = row(at: path), row.realised != nil else { return nil }
    return whileBusy { body(row) }
  }

  func permits(_ permission: RowPermission, _ row: ShownRow) -> Bool {
    guard let path = path(of: row) else { return false }
    return ask(false) { $0.permits(permission, at: path) }
  }

  /// Tells about a row, wherever it is by now; not at all if it has gone.
  func tell(_ event: RowEvent, _ row: ShownRow) {
    if let path = path(of: row) { tell(.row(event, at: path)) }
  }

  /// Taps a row: it lights up, and is selected or deselected if it may be.
  ///
  /// A tap on a selected row deselects it if ``allowsMultipleSelection`` is set. If not, a table
  /// selects it once more, and a collection does nothing.
  ///
  /// - Returns: Whether the row was selected or deselected.
  @discardableResult
  public func tap(_ path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      dismiss()
      guard permits(.highlight, row) else { return false }
      highlighted = row
      tell(.highlighted, row)
      highlighted = nil
      tell(.unhighlighted, row)
      return row.isSelected ? tapSelected(row) : select(row)
    } ?? false
  }

  private func tapSelected(_ row: ShownRow) -> Bool {
    guard allowsMultipleSelection else {
      guard flavour == .table, permits(.select, row) else { return false }
      tell(.selected, row)
      return true
    }
    guard permits(.deselect, row) else { return false }
    row.isSelected = false
    tell(.deselected, row)
    return true
  }

  private func select(_ row: ShownRow) -> Bool {
    guard permits(.select, row) else { return false }
    var others: [ShownRow] = []
    if !allowsMultipleSelection {
      others = sections.flatMap(\.rows).filter { $0.isSelected && $0 !== row }
      guard others.allSatisfy({ permits(.deselect, $0) }) else { return false }
    }
    for other in others {
      other.isSelected = false
      tell(.deselected, other)
    }
    row.isSelected = true
    tell(.selected, row)
    return true
  }

  /// Extends the selection to a row, as a click with the shift key does.
  ///
  /// The view leaves it to the data source which rows are selected then.
  ///
  /// - Returns: Whether the row is on screen, and several rows can be selected.
  @discardableResult
  public func extendSelection(to path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      guard allowsMultipleSelection else { return false }
      tell(.selectionExtended, row)
      return true
    } ?? false
  }

  /// Puts a finger down on a row, and leaves it there.
  ///
  /// - Returns: Whether the row lights up.
  @discardableResult
  public func highlight(_ path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      unhighlightNow()
      guard permits(.highlight, row) else { return false }
      highlighted = row
      tell(.highlighted, row)
      return true
    } ?? false
  }

  /// Takes away the finger that was put down by ``highlight(_:)``, without selecting.
  ///
  /// - Returns: Whether a row was lit up.
  @discardableResult
  public func unhighlight() -> Bool {
    whileBusy { unhighlightNow() }
  }

  @discardableResult
  private func unhighlightNow() -> Bool {
    guard let row = highlighted else { return false }
    highlighted = nil
    tell(.unhighlighted, row)
    return true
  }

  /// Moves the focus to a row.
  ///
  /// - Returns: Whether the row took it.
  @discardableResult
  public func focus(_ path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      guard permits(.focus, row) else { return false }
      guard focused !== row else { return true }
      if let old = focused {
        focused = nil
        tell(.unfocused, old)
      }
      focused = row
      tell(.focused, row)
      return true
    } ?? false
  }

  /// Moves the focus to the list, which gives it to the row that the data source prefers.
  ///
  /// - Returns: The row that took it, if any.
  @discardableResult
  public func focusPreferredRow() -> ListIndexPath? {
    layoutIfNeeded()
    guard let path = ask(nil, { $0.preferredFocusIndexPath }), focus(path) else { return nil }
    return focusedRow
  }

  /// Presses the return key, or double clicks a row.
  ///
  /// - Returns: Whether the row is on screen.
  @discardableResult
  public func performPrimaryAction(at path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      tell(.primaryAction, row)
      return true
    } ?? false
  }
}
