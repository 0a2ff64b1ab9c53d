// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

extension RecordingListView {
  /// Drags a row to another place and drops it there.
  ///
  /// The view moves the row by itself and then tells the data source, which must not update the
  /// view for it.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - destination: Where the finger goes, as a path after the drag.
  /// - Returns: Where the row has landed, or nil if it may not move or stays where it was.
  @discardableResult
  public func drag(from source: ListIndexPath, to destination: ListIndexPath) -> ListIndexPath? {
    guard pickUp(source) else { return nil }
    return drop(at: destination)
  }

  /// Picks up a row and holds it, until it is dropped or put back.
  ///
  /// Meanwhile the data source must leave the view alone.
  ///
  /// - Returns: Whether the row may be moved.
  @discardableResult
  public func pickUp(_ path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      guard held == nil, permits(.move, row) else { return false }
      dismiss()
      held = row
      tell(.beginReordering(at: path))
      return true
    } ?? false
  }

  /// Drops the row that was picked up.
  ///
  /// - Parameter destination: Where the finger is, as a path after the drag.
  /// - Returns: Where the row has landed, or nil if it stays where it was.
  @discardableResult
  public func drop(at destination: ListIndexPath) -> ListIndexPath? {
    let landing = whileBusy { () -> ListIndexPath? in
      guard let row = held, let source = path(of: row) else { return nil }
      held = nil
      isDropping = true
      defer {
        isDropping = false
        tell(.endReordering)
        layout()
      }
      let landing = ask(source) { $0.proposedMove(from: source, to: destination) }
      guard landing != source, drop(row, from: source, to: landing) else { return nil }
      tell(.moveRow(from: source, to: landing))
      return landing
    }
    if landing != nil { checkDrag() }
    return landing
  }

  /// Puts the row that was picked up back to its place.
  public func cancelDrag() {
    whileBusy {
      guard held != nil else { return }
      held = nil
      tell(.endReordering)
    }
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
    guard isLoaded, dataSource != nil else { return }
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
