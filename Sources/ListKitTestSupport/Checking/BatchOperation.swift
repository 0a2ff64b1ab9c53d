// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

/// One operation of a batch, as it would be given to a table or a collection.
///
/// A list of these can say things that a `ListBatch` can't, such as an operation twice or a reload
/// beside a move of the same row. Deletes, reloads and move sources count before the batch, inserts
/// and move destinations after it.
public enum BatchOperation: Hashable, Sendable {
  /// Deletes a section.
  case deleteSection(Int)

  /// Inserts a section.
  case insertSection(Int)

  /// Asks for a section again, its rows included.
  case reloadSection(Int)

  /// Moves a section with all its rows.
  case moveSection(from: Int, to: Int)

  /// Deletes a row.
  case deleteRow(ListIndexPath)

  /// Inserts a row.
  case insertRow(ListIndexPath)

  /// Shows a row in a new cell.
  case reloadRow(ListIndexPath)

  /// Moves a row.
  case moveRow(from: ListIndexPath, to: ListIndexPath)

  /// Configures a row again in the cell that it has.
  case reconfigureRow(ListIndexPath)

  /// Asks for the supplementaries of a section again.
  case refreshSupplementaries(Int)
}

extension BatchOperation: CustomStringConvertible {
  /// The operation as English, in the words of a batch.
  public var description: String {
    switch self {
    case .deleteSection(let section): "delete section \(section)"
    case .insertSection(let section): "insert section \(section)"
    case .reloadSection(let section): "reload section \(section)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    case .deleteRow(let path): "delete \(path)"
    case .insertRow(let path): "insert \(path)"
    case .reloadRow(let path): "reload \(path)"
    case .moveRow(let from, let to):
      "move \(from) to \(from.section == to.section ? "row \(to.row)" : to.description)"
    case .reconfigureRow(let path): "reconfigure \(path)"
    case .refreshSupplementaries(let section):
      "refresh the supplementaries of section \(section)"
    }
  }
}
