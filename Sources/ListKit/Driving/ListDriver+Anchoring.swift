// Part of ListKit, MIT licence: see LICENSE.

// The row that must not move on screen, if there is to be one.
extension ListDriver {
  /// Has each batch leave the first of some rows that stays through all of them where it is.
  func anchor(_ steps: inout [ListStep], to visible: [ListIndexPath]) {
    let maps = steps.map { ListBatchMap($0.batch) }
    for path in visible.sorted() {
      var trail = [path]
      for map in maps {
        guard let last = trail.last, let next = map.indexPath(after: last) else { break }
        trail.append(next)
      }
      guard trail.count == steps.count + 1 else { continue }
      for index in steps.indices {
        steps[index].batch.anchor = ListAnchor(before: trail[index], after: trail[index + 1])
      }
      return
    }
  }

  /// Returns the first row on screen that is still there after a reload; nil if there is none.
  func anchor(in view: any ListView, to target: SnapshotNode) -> ListAnchor? {
    guard let source else { return nil }
    let old = ListPositions(of: source, in: presented)
    let new = ListPositions(of: source, in: target)
    for path in view.indexPathsForVisibleRows.sorted() {
      guard let origin = old.origin(of: path), let after = new.indexPath(of: origin) else {
        continue
      }
      return ListAnchor(before: path, after: after)
    }
    return nil
  }
}
