// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

extension RecordingListView {
  /// Presses the delete control of a row.
  ///
  /// - Returns: Whether the row may be edited.
  @discardableResult
  public func pressDelete(at path: ListIndexPath) -> Bool { press(.commitDelete, at: path) }

  /// Presses the insert control of a row.
  ///
  /// - Returns: Whether the row may be edited.
  @discardableResult
  public func pressInsert(at path: ListIndexPath) -> Bool { press(.commitInsert, at: path) }

  private func press(_ event: RowEvent, at path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      guard permits(.edit, row) else { return false }
      tell(event, row)
      if revealed?.row === row { dismiss() }
      return true
    } ?? false
  }

  /// Presses the button that switches editing mode.
  public func pressEditButton() {
    whileBusy {
      dismiss()
      isEditing.toggle()
      tell(.editing(isEditing))
    }
  }

  /// Opens the context menu of a row.
  ///
  /// - Returns: Its entries, or nil if the row has no menu or isn't on screen.
  @discardableResult
  public func openMenu(at path: ListIndexPath) -> [MenuItem]? {
    gesture(at: path) { row in
      guard let path = self.path(of: row) else { return nil }
      return ask(nil) { $0.row(at: path).menu?() }
    } ?? nil
  }

  /// Chooses an entry of the context menu of a row, or a copy or paste command.
  ///
  /// - Parameters:
  ///   - id: The identifier of the entry, in the menu or in one that it opens.
  ///   - path: The row.
  /// - Returns: Whether the row permits it, and the entry isn't disabled.
  @discardableResult
  public func choose(_ id: String, at path: ListIndexPath) -> Bool {
    gesture(at: path) { row in
      guard let path = self.path(of: row) else { return false }
      let menu = ask([MenuItem]()) { $0.row(at: path).menu?() ?? [] }
      if let entry = Self.entry(id, in: menu), !entry.isEnabled || !entry.children.isEmpty {
        return false
      }
      guard permits(.menuAction(id), row) else { return false }
      tell(.menuAction(id), row)
      return true
    } ?? false
  }

  private static func entry(_ id: String, in menu: [MenuItem]) -> MenuItem? {
    for entry in menu {
      if entry.id == id { return entry }
      if let found = Self.entry(id, in: entry.children) { return found }
    }
    return nil
  }

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
    let landing = gesture(at: source) { row -> ListIndexPath? in
      guard permits(.move, row) else { return nil }
      let landing = ask(source) { $0.proposedMove(from: source, to: destination) }
      guard landing != source, drop(row, from: source, to: landing) else { return nil }
      isDropping = true
      tell(.moveRow(from: source, to: landing))
      isDropping = false
      layout()
      return landing
    }
    if case .some(.some) = landing { checkDrag() }
    return landing ?? nil
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
