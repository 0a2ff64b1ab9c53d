// Part of ListKit, MIT licence: see LICENSE.

/// Where the rows and sections of a list are after a batch.
///
/// Views use it to carry over what they know by position: selection, cursor, what is on screen.
///
/// ```swift
/// let map = ListBatchMap(batch)
/// selected = Set(selected.compactMap(map.indexPath(after:)))
/// ```
public struct ListBatchMap: Sendable {
  private var sections = PositionMap()
  private var sectionMoves: [Int: Int] = [:]
  private var sectionSources: [Int: Int] = [:]
  private var rows: [Int: PositionMap] = [:]
  private var rowMoves: [ListIndexPath: ListIndexPath] = [:]
  private let movesRows: Bool

  /// Creates the map of a batch.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of operations.
  public init(_ batch: ListBatch) {
    self.init(
      deletedSections: batch.deletedSections, insertedSections: batch.insertedSections,
      movedSections: batch.movedSections, deletedRows: batch.deletedRows,
      insertedRows: batch.insertedRows, movedRows: batch.movedRows)
  }

  /// Creates the map of a set of changes.
  ///
  /// A row may move out of a deleted section and into a new one.
  init(_ changes: ListChanges) {
    self.init(
      deletedSections: changes.deletedSections, insertedSections: changes.insertedSections,
      movedSections: changes.movedSections, deletedRows: changes.deletedRows,
      insertedRows: changes.insertedRows, movedRows: changes.movedRows)
  }

  /// Creates the map of the sections alone.
  init(sectionsOf changes: ListChanges) {
    self.init(
      deletedSections: changes.deletedSections, insertedSections: changes.insertedSections,
      movedSections: changes.movedSections, deletedRows: [], insertedRows: [], movedRows: [])
  }

  private init(
    deletedSections: [Int], insertedSections: [Int], movedSections: [Move<Int>],
    deletedRows: [ListIndexPath], insertedRows: [ListIndexPath],
    movedRows: [Move<ListIndexPath>]
  ) {
    sections.vacated = (deletedSections + movedSections.map(\.from)).sorted()
    sections.taken = (insertedSections + movedSections.map(\.to)).sorted()
    for move in movedSections {
      sectionMoves[move.from] = move.to
      sectionSources[move.to] = move.from
    }
    movesRows = !(deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
    guard movesRows else { return }
    for path in (deletedRows + movedRows.map(\.from)).sorted() {
      rows[path.section, default: PositionMap()].vacated.append(path.row)
    }
    for path in (insertedRows + movedRows.map(\.to)).sorted() {
      guard let section = section(before: path.section) else { continue }
      rows[section, default: PositionMap()].taken.append(path.row)
    }
    for move in movedRows { rowMoves[move.from] = move.to }
  }

  /// Returns the index of a section after the batch, or nil if it was deleted.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of section operations.
  public func section(after old: Int) -> Int? {
    sectionMoves[old] ?? sections.position(after: old)
  }

  /// Returns the path of a row after the batch, or nil if it was deleted.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of operations.
  public func indexPath(after old: ListIndexPath) -> ListIndexPath? {
    if movesRows, let destination = rowMoves[old] { return destination }
    guard let section = section(after: old.section) else { return nil }
    guard movesRows, let map = rows[old.section] else {
      return ListIndexPath(row: old.row, section: section)
    }
    return map.position(after: old.row).map { ListIndexPath(row: $0, section: section) }
  }

  /// Returns the index before the batch of a section after it, or nil if it was inserted.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of section operations.
  public func section(before new: Int) -> Int? {
    if let source = sectionSources[new] { return source }
    return PositionMap(vacated: sections.taken, taken: sections.vacated).position(after: new)
  }
}
