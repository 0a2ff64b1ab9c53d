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
}
