// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

extension RecordingListView {
  /// Picks up a row, and holds it until ``drop(at:)`` or ``cancelDrag()``.
  ///
  /// Until then the view must not be updated.
  ///
  /// - Returns: Whether the row may move.
  @discardableResult
  public func pickUp(at path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      guard pickedUp == nil, permits(.move, row) else { return false }
      dismiss()
      // Asking, and closing swipe actions, may have led to an update that moved or dropped the row.
      guard let path = self.path(of: row) else { return false }
      pickedUp = row
      tell(.beginReordering(at: path))
      return true
    } ?? false
  }

  /// Drops the row that was picked up.
  ///
  /// The view moves the row by itself and then tells the data source, which must not update the
  /// view for it.
  ///
  /// - Parameter destination: Where the finger is, as a path after the drag.
  /// - Returns: Where the row has landed, or nil if it stays where it was.
  @discardableResult
  public func drop(at destination: ListIndexPath) -> ListIndexPath? {
    guard let row = pickedUp, let source = path(of: row) else {
      cancelDrag()
      return nil
    }
    let landing = whileBusy { () -> ListIndexPath? in
      let landing = ask(source) { $0.proposedMove(from: source, to: destination) }
      let isMoved = landing != source && drop(row, from: source, to: landing)
      if isMoved { tell(.moveRow(from: source, to: landing)) }
      pickedUp = nil
      layout()
      tell(.endReordering)
      return isMoved ? landing : nil
    }
    if landing != nil { checkDrag() }
    return landing
  }

  /// Lets go of the row that was picked up where it was.
  public func cancelDrag() {
    guard pickedUp != nil else { return }
    pickedUp = nil
    whileBusy { tell(.endReordering) }
  }

  /// Picks up a row and drops it at another place.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - destination: Where the finger goes, as a path after the drag.
  /// - Returns: Where the row has landed, or nil if it may not move or stays where it was.
  @discardableResult
  public func drag(from source: ListIndexPath, to destination: ListIndexPath) -> ListIndexPath? {
    pickUp(at: source) ? drop(at: destination) : nil
  }

  private func drop(
    _ row: ShownRow, from source: ListIndexPath, to landing: ListIndexPath
  ) -> Bool {
    let count =
      sections.indices.contains(landing.section)
      ? sections[landing.section].rows.count - (landing.section == source.section ? 1 : 0) : -1
    guard (0...max(0, count)).contains(landing.row), count >= 0 else {
      judge(
        [BatchDiagnostic(.noSuchRow, "drop \(source) at \(landing): there is no such place")],
        operations: [])
      return false
    }
    sections[source.section].rows.remove(at: source.row)
    sections[landing.section].rows.insert(row, at: landing.row)
    return true
  }

  /// Fails if the data source isn't where the view is once everything that waited for the end of
  /// the drag is done.
  private func checkDrag() {
    // While the view animates, it may be told the rest later.
    guard isLoaded, dataSource != nil, pendingCompletions.isEmpty else { return }
    let counts = readCounts()
    let actual = ListShape(optionalRows: read(counts: counts).map { $0.rows.map(\.identity) })
    guard actual != shape else { return checkFreshness() }
    judge(
      [
        BatchDiagnostic(
          .dragNotFollowed,
          "after a drag the view has \(shape), and the data source \(actual)")
      ], operations: [])
    whileBusy { recover() }
  }
}
