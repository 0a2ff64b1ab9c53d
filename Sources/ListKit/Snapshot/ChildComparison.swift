// Part of ListKit, MIT licence: see LICENSE.

/// What two versions of a container's children have in common, and what not.
struct ChildComparison {
  /// Children that are in both versions: one that has changed, or neighbours that haven't.
  struct Stretch {
    let old: ChildMeasure
    let new: ChildMeasure

    /// How much there is of children that haven't changed.
    var size: ChildMeasure

    /// The versions of a child that has changed.
    var versions: (old: SnapshotNode, new: SnapshotNode)?
  }

  /// What is in both versions, ascending by new position.
  private(set) var kept: [Stretch] = []

  /// The children that only the old version has, ascending.
  private(set) var gone: [ChildPosition] = []

  /// The children that only the new version has, ascending.
  private(set) var come: [ChildPosition] = []

  /// How many blocks and children were looked at.
  private(set) var visitedCount = 0

  /// The same for all comparisons so far, for tests.
  @MainActor static private(set) var totalVisitedCount = 0

  /// Compares two versions.
  ///
  /// - Complexity: O(*k* log *c*), where *k* is the number of children that differ and *c* that of all.
  @MainActor
  init(from old: ChildTree, to new: ChildTree) {
    var old = ChildCursor(old)
    var new = ChildCursor(new)
    while let before = old.block, let after = new.block {
      visitedCount += 1
      if before === after {
        keep(old.start, new.start, before.measure)
        old.skip()
        new.skip()
      } else if before.height > 0 || after.height > 0 {
        if before.height >= after.height { old.descend() }
        if after.height >= before.height { new.descend() }
      } else if before.place === after.place {
        compare(before, old.start, after, new.start)
        old.skip()
        new.skip()
      } else if before.place.order < after.place.order {
        gone += positions(in: before, from: old.start, 0..<before.count)
        old.skip()
      } else {
        come += positions(in: after, from: new.start, 0..<after.count)
        new.skip()
      }
    }
    gone += rest(of: old)
    come += rest(of: new)
    matchMoved()
    Self.totalVisitedCount += visitedCount
  }

  /// Compares two versions of one block.
  private mutating func compare(
    _ old: ChildBlock, _ oldStart: ChildMeasure, _ new: ChildBlock, _ newStart: ChildMeasure
  ) {
    let shortest = min(old.count, new.count)
    var prefix = 0
    while prefix < shortest, old.entries[prefix].reference === new.entries[prefix].reference {
      prefix += 1
    }
    var suffix = 0
    while suffix < shortest - prefix,
      old.entries[old.count - 1 - suffix].reference
        === new.entries[new.count - 1 - suffix].reference
    {
      suffix += 1
    }
    func pair(_ oldSlot: Int, _ newSlot: Int) {
      keep(
        old.entries[oldSlot], oldStart + old.start(of: oldSlot),
        new.entries[newSlot], newStart + new.start(of: newSlot))
    }
    for slot in 0..<prefix { pair(slot, slot) }
    gone += positions(in: old, from: oldStart, prefix..<old.count - suffix)
    come += positions(in: new, from: newStart, prefix..<new.count - suffix)
    for slot in (0..<suffix).reversed() { pair(old.count - 1 - slot, new.count - 1 - slot) }
    visitedCount += max(old.count, new.count)
  }

  private mutating func keep(
    _ old: ChildEntry, _ oldStart: ChildMeasure, _ new: ChildEntry, _ newStart: ChildMeasure
  ) {
    if old.node === new.node {
      keep(oldStart, newStart, old.measure)
    } else {
      kept.append(
        Stretch(
          old: oldStart, new: newStart, size: ChildMeasure(children: 1),
          versions: (old.node, new.node)))
    }
  }

  private mutating func keep(_ old: ChildMeasure, _ new: ChildMeasure, _ size: ChildMeasure) {
    guard size.children > 0 else { return }
    if let last = kept.last, last.versions == nil,
      last.old + last.size == old, last.new + last.size == new
    {
      kept[kept.count - 1].size += size
    } else {
      kept.append(Stretch(old: old, new: new, size: size))
    }
  }

  private mutating func rest(of cursor: ChildCursor) -> [ChildPosition] {
    var cursor = cursor
    var rest: [ChildPosition] = []
    while let block = cursor.block {
      if block.height > 0 {
        cursor.descend()
      } else {
        rest += positions(in: block, from: cursor.start, 0..<block.count)
        cursor.skip()
      }
    }
    return rest
  }

  private mutating func positions(
    in block: ChildBlock, from start: ChildMeasure, _ slots: Range<Int>
  ) -> [ChildPosition] {
    visitedCount += slots.count
    return slots.map {
      ChildPosition(entry: block.entries[$0], start: start + block.start(of: $0))
    }
  }

  /// Finds the children that have gone from one place and come to another.
  private mutating func matchMoved() {
    guard !gone.isEmpty, !come.isEmpty else { return }
    var places: [ObjectIdentifier: Int] = [:]
    for (number, position) in gone.enumerated() {
      places[ObjectIdentifier(position.entry.reference)] = number
    }
    var isMatched = [Bool](repeating: false, count: gone.count)
    let candidates = come
    come = []
    for new in candidates {
      if let number = places[ObjectIdentifier(new.entry.reference)] {
        isMatched[number] = true
        keep(gone[number].entry, gone[number].start, new.entry, new.start)
      } else {
        come.append(new)
      }
    }
    gone = zip(gone, isMatched).filter { !$0.1 }.map(\.0)
    kept.sort { $0.new.children < $1.new.children }
  }
}

extension ChildComparison {
  /// Chooses the stretches that keep their place, so that as little as possible has to move.
  ///
  /// - Parameter weights: How much of each stretch needn't move if it keeps its place.
  /// - Returns: For each stretch, whether it keeps its place.
  func staying(_ weights: [Int]) -> [Bool] {
    IncreasingSubsequence.heaviest(of: kept.map(\.old.children), weights: weights)
  }
}
