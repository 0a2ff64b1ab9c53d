// Part of ListKit, MIT licence: see LICENSE.

/// What it takes to make one version of a flat list out of another.
///
/// All changes are simultaneous, as in ``ListChanges``: old positions count in the old version, new
/// positions in the new one, and what only shifts is not listed.
public struct ItemChanges<Element: Item> {
  /// Rows that are gone, by old position, ascending.
  public let deleted: [Int]

  /// Rows that are new, by new position, ascending.
  public let inserted: [Int]

  /// Rows that changed their order, as few as possible, ascending by new position.
  public let moved: [Move<Int>]

  /// Rows in both versions whose content changed, moved or not, ascending by new position.
  public let updated: [Move<Int>]

  /// The new version, which shares its storage with the array it was given as.
  @usableFromInline let new: [Element]

  @usableFromInline
  init(
    deleted: [Int] = [], inserted: [Int] = [], moved: [Move<Int>] = [], updated: [Move<Int>] = [],
    new: [Element]
  ) {
    self.deleted = deleted
    self.inserted = inserted
    self.moved = moved
    self.updated = updated
    self.new = new
  }

  /// A Boolean value indicating whether there is nothing to do.
  public var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty
  }

  /// Returns the same changes as those of one section in a list of sections.
  ///
  /// - Parameter section: The index of the section, in both versions.
  /// - Returns: Changes of rows only, all of them in that section.
  public func inSection(_ section: Int) -> ListChanges {
    func path(_ row: Int) -> ListIndexPath { ListIndexPath(row: row, section: section) }
    func move(_ move: Move<Int>) -> Move<ListIndexPath> {
      Move(from: path(move.from), to: path(move.to))
    }
    var changes = ListChanges()
    changes.deletedRows = deleted.map(path)
    changes.insertedRows = inserted.map(path)
    changes.movedRows = moved.map(move)
    changes.updatedRows = updated.map(move)
    return changes
  }
}

extension ItemChanges: Sendable where Element: Sendable {}
extension ItemChanges: Equatable where Element: Equatable {}

extension ItemChanges: CustomStringConvertible {
  /// The changes in words, as in `delete 1, insert 0, move 3 → 2, update 5 → 5`.
  public var description: String {
    let words =
      deleted.map { "delete \($0)" } + inserted.map { "insert \($0)" }
      + moved.map { "move \($0)" } + updated.map { "update \($0)" }
    return words.isEmpty ? "no change" : words.joined(separator: ", ")
  }
}
