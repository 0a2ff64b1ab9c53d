// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

extension RecordingListView {
  /// Swipes a row until its actions are revealed.
  ///
  /// A row that leaves the trailing edge open and may be edited gets the usual delete action.
  ///
  /// - Returns: Whether there are any actions, and the row is on screen.
  @discardableResult
  public func swipe(_ edge: SwipeEdge, at path: ListIndexPath) -> Bool {
    gesture(at: path) { _ in reveal(edge, at: path) } ?? false
  }

  /// Swipes a row as far as it goes, which performs the first action if the row says so.
  ///
  /// - Returns: Whether an action was performed. If not, the actions may be revealed.
  @discardableResult
  public func fullSwipe(_ edge: SwipeEdge, at path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      guard reveal(edge, at: path), let revealed else { return false }
      guard revealed.actions.performsFirstActionWithFullSwipe,
        let action = revealed.actions.actions.first
      else { return false }
      perform(action.id, on: row, edge: edge)
      return true
    } ?? false
  }

  /// Chooses a swipe action, revealing it first if it isn't yet.
  ///
  /// - Parameters:
  ///   - id: The identifier of the action.
  ///   - path: The row.
  /// - Returns: Whether the row has such an action, and is on screen.
  @discardableResult
  public func perform(_ id: String, at path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      for edge in SwipeEdge.allCases {
        let isRevealed = revealed?.row === row && revealed?.edge == edge
        let actions = isRevealed ? revealed?.actions : actions(edge, at: path)
        guard let actions, actions.actions.contains(where: { $0.id == id }) else { continue }
        if !isRevealed { reveal(edge, at: path) }
        perform(id, on: row, edge: edge)
        return true
      }
      return false
    } ?? false
  }

  private func perform(_ id: String, on row: ShownRow, edge: SwipeEdge) {
    if let path = path(of: row) {
      tell(
        id == Self.usualDelete
          ? .row(.commitDelete, at: path) : .row(.swipeAction(edge, id), at: path))
    }
    if revealed?.row === row { dismiss() }
  }

  /// The identifier of the delete action that a view adds by itself.
  private static let usualDelete = "delete (by the view)"

  private func actions(_ edge: SwipeEdge, at path: ListIndexPath) -> SwipeActions? {
    let row = ask(Optional<Row>.none) { $0.row(at: path) }
    if let make = edge == .leading ? row?.leadingSwipe : row?.trailingSwipe {
      callbackDepth += 1
      defer { callbackDepth -= 1 }
      return make()
    }
    guard edge == .trailing, ask(false, { $0.permits(.edit, at: path) }) else { return nil }
    return SwipeActions([
      SwipeAction(Self.usualDelete, title: "Delete", style: .delete, handler: {})
    ])
  }

  @discardableResult
  func reveal(_ edge: SwipeEdge, at path: ListIndexPath) -> Bool {
    guard let row = row(at: path) else { return false }
    if revealed?.row === row && revealed?.edge == edge { return true }
    dismiss()
    guard let path = self.path(of: row), let actions = actions(edge, at: path),
      !actions.actions.isEmpty
    else { return false }
    revealed = RevealedSwipe(edge: edge, row: row, actions: actions)
    tell(.row(.willBeginEditing, at: path))
    return true
  }

  /// Hides what is revealed, and says so.
  func dismiss() {
    guard let row = revealed?.row else { return }
    revealed = nil
    if let path = path(of: row) { tell(.row(.didEndEditing, at: path)) }
  }

  /// Hides what is revealed, as rows go.
  func dismissSilently() {
    revealed = nil
    highlighted = nil
    focused = nil
  }

  /// Forgets everything about rows that go.
  func forget(where isGone: (ShownRow) -> Bool) {
    if let row = revealed?.row, isGone(row) { revealed = nil }
    if let row = highlighted, isGone(row) { highlighted = nil }
    if let row = focused, isGone(row) { focused = nil }
  }
}
