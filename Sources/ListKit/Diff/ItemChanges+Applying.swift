// Part of ListKit, MIT licence: see LICENSE.

extension ItemChanges {
  /// Returns the list that results from making all changes at once.
  ///
  /// Rows that are neither new nor updated are those of `old`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows in both versions.
  /// - Precondition: `old` is as long as the list that the changes were found in.
  public func applied(to old: [Element]) -> [Element] {
    precondition(
      old.count - deleted.count == new.count - inserted.count,
      "A list of \(old.count) rows can't become one of \(new.count) by \(self)")
    var sources = [Int?](repeating: nil, count: new.count)
    var staysInOrder = [Bool](repeating: true, count: old.count)
    var isInserted = [Bool](repeating: false, count: new.count)
    for position in deleted { staysInOrder[position] = false }
    for position in inserted { isInserted[position] = true }
    for move in moved {
      staysInOrder[move.from] = false
      sources[move.to] = move.from
    }
    var survivors = old.indices.lazy.filter { staysInOrder[$0] }.makeIterator()
    var result: [Element] = []
    result.reserveCapacity(new.count)
    for position in new.indices {
      if isInserted[position] {
        result.append(new[position])
      } else if let source = sources[position] ?? survivors.next() {
        result.append(old[source])
      }
    }
    for update in updated { result[update.to] = new[update.to] }
    return result
  }
}
