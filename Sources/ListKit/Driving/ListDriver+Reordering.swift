// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver {
  /// Holds updates back until the drag is over: the view can't be updated while a finger holds a row.
  func beginReordering(at path: ListIndexPath) {
    guard place(of: path) != nil else { return }
    isReordering = true
  }

  func endReordering() {
    isReordering = false
    drain()
  }
}
