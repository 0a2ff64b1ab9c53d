// Part of ListKit, MIT licence: see LICENSE.

/// Where rows or sections are inserted, or where one is moved to.
public enum InsertPosition<ID: Hashable>: Hashable {
  /// Before all others.
  case start

  /// After all others.
  case end

  /// Just before the one with this identity; at the end if there is none.
  case before(ID)

  /// Just after the one with this identity; at the end if there is none.
  case after(ID)
}

extension InsertPosition: Sendable where ID: Sendable {}

extension InsertPosition {
  /// Returns the index to insert at.
  func index(count: Int, of find: (ID) -> Int?) -> Int {
    switch self {
    case .start: 0
    case .end: count
    case .before(let identity): find(identity) ?? count
    case .after(let identity): find(identity).map { $0 + 1 } ?? count
    }
  }
}
