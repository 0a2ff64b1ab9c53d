// Part of ListKit, MIT licence: see LICENSE.

/// The position of a row: the index of its section, and its index in there.
///
/// Which list the indexes count in is said wherever a path is given or taken.
public struct ListIndexPath: Hashable, Sendable {
  /// The index of the row in its section.
  public var row: Int

  /// The index of the section.
  public var section: Int

  /// Creates a path.
  ///
  /// Any two numbers are a path; whether a row is there is for a list to say.
  @inlinable
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}

extension ListIndexPath: Comparable {
  /// Returns whether the first path is nearer to the top of the list.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }
}

extension ListIndexPath: CustomStringConvertible {
  /// The path in words, as in `row 2 of section 0`.
  public var description: String { "row \(row) of section \(section)" }
}
