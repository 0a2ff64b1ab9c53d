// Part of ListKit, MIT licence: see LICENSE.

/// Finds what changed between two versions of a list.
///
/// ```swift
/// let changes = ListDiff.changes(from: ["fig", "pear"], to: ["kiwi", "fig"])
/// print(changes)  // delete 1, insert 0
/// ```
///
/// Identity decides which rows are the same, and the content of each such pair is compared once.
/// Where position tells that two rows are the same, their identities are not hashed. Moves are
/// minimal. Two versions in the same storage are the same, without a look at the rows, and so are
/// two rows that are the same bit for bit.
///
/// Rows, or sections, that share an identity are matched for as long as both sides have some: most
/// often the first with the first, always in a way that can be applied.
public enum ListDiff: Sendable {
  /// Returns what makes one list out of another.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows in both lists, if they are much alike or
  ///   in much the same order; else O(*n* log *n*). Identities that all have one hash don't
  ///   change that: where a search takes too long, a row counts as deleted and inserted.
  @inlinable
  public static func changes<Element: Item>(
    from old: [Element], to new: [Element]
  ) -> ItemChanges<Element> {
    withUnsafeTemporaryAllocation(byteCount: Matching.slabSize, alignment: 16) { slab in
      var matching = Matching()
      matching.borrow(from: slab)
      return changes(from: old, to: new, matching: &matching)
    }
  }

  @inlinable
  static func changes<Element: Item>(
    from old: [Element], to new: [Element], matching: inout Matching
  ) -> ItemChanges<Element> {
    old.withUnsafeBufferPointer { oldRows in
      new.withUnsafeBufferPointer { newRows in
        if haveSameStorage(oldRows, newRows) { return ItemChanges(new: new) }
        matching.reset()
        matching.matchRows(oldRows, newRows)
        return ItemChanges(
          deleted: matching.deletions(), inserted: matching.insertions(),
          moved: matching.movesByIndex(), updated: matching.updatesByIndex(), new: new)
      }
    }
  }

  @inlinable
  static func haveSameStorage<Element>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>
  ) -> Bool {
    old.count == new.count && (old.baseAddress == new.baseAddress || old.isEmpty)
  }
}

extension Matching {
  /// Matches two lists as the only pair.
  @inlinable
  mutating func matchRows<Element: Item>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>
  ) {
    Self.checkCount(max(old.count, new.count))
    beginPair(
      MatchPair(
        oldRows: UnsafeRawPointer(old.baseAddress), newRows: UnsafeRawPointer(new.baseAddress),
        oldOffset: 0, newOffset: 0, oldSection: 0, newSection: 0))
    matchInOrder(old, new, oldOffset: 0, newOffset: 0)
    matchLeftOvers(Element.self)
    findMoves()
  }

  /// Positions are kept in 31 bits.
  @usableFromInline
  static func checkCount(_ count: Int) {
    precondition(count < Int32.max, "\(count) rows are too many for a diff: 2^31 - 2 is the limit")
  }
}
