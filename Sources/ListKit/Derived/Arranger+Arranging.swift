// Part of ListKit, MIT licence: see LICENSE.

// The arrangement of all items at once.
extension Arranger {
  /// Returns the sections that show the source.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of items; O(*n*) without a sort.
  @inlinable
  func arrange() -> Sections {
    let items = source[0].rows.items
    if arrangement.filter == nil, arrangement.sort.isEmpty, arrangement.grouping == nil {
      directory = nil
      return [LeafSection(Shown(.all), showing: items)]
    }
    var sections: Sections = []
    for run in arrangedIndices() {
      var rows: [Element] = []
      rows.reserveCapacity(run.indices.count)
      for index in run.indices { rows.append(items[index]) }
      sections.append(LeafSection(Shown(run.group), showing: rows))
    }
    return sections
  }

  /// Returns which items each section shows, by their index in the source.
  @inlinable
  func arrangedIndices() -> [(group: ArrangedGroup, indices: [Int])] {
    let arrangement = arrangement
    let directory = arrangement.grouping?.makeDirectory()
    self.directory = directory
    let items = source[0].rows.items
    var shown: [Int] = []
    shown.reserveCapacity(items.count)
    for index in items.indices where arrangement.filter?(items[index]) ?? true {
      shown.append(index)
    }
    if !arrangement.sort.isEmpty { arrangement.sort(&shown, by: items) }
    guard let directory else { return [(.all, shown)] }
    var runs: [(group: ArrangedGroup, indices: [Int])] = []
    for index in shown {
      let group = directory.find(items[index])
      if group.number == runs.count { runs.append((group, [])) }
      runs[group.number].indices.append(index)
    }
    guard let compare = directory.compare else { return runs }
    // Groups are numbered as they come.
    runs.sort { first, second in
      let order = compare(first.group, second.group)
      return order == 0 ? first.group.number < second.group.number : order < 0
    }
    return runs
  }
}

extension ListArrangement {
  /// Sorts indices of items.
  ///
  /// A merge sort, which leaves indices between which there is no difference in their order. It asks once
  /// for each step, and less where they are in order already.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) for indices in order.
  @inlinable
  @MainActor
  func sort(_ indices: inout [Int], by items: [Element]) {
    let count = indices.count
    var merged = indices
    var width = 1
    while width < count {
      var start = 0
      while start < count {
        let middle = min(start + width, count)
        let end = min(middle + width, count)
        merge(&indices, start, middle, end, into: &merged, by: items)
        start = end
      }
      swap(&indices, &merged)
      width *= 2
    }
  }

  @inlinable
  @MainActor
  func merge(
    _ indices: inout [Int], _ start: Int, _ middle: Int, _ end: Int, into merged: inout [Int],
    by items: [Element]
  ) {
    var (left, right) = (start, middle)
    let isOrdered =
      middle == end || compare(items[indices[middle - 1]], items[indices[middle]]) <= 0
    for index in start..<end {
      let takesLeft =
        isOrdered
        ? left < end
        : left < middle
          && (right == end || compare(items[indices[left]], items[indices[right]]) <= 0)
      if takesLeft {
        merged[index] = indices[left]
        left += 1
      } else {
        merged[index] = indices[right]
        right += 1
      }
    }
  }
}
