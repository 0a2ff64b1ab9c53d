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
    let runs = arrangedIndices()
    return items.withUnsafeBufferPointer { items in
      runs.map { run in
        LeafSection(Shown(run.group), showing: run.indices.map { items[$0] })
      }
    }
  }

  /// Returns which items each section shows, by their index in the source.
  @inlinable
  func arrangedIndices() -> [(group: ArrangedGroup, indices: [Int])] {
    let arrangement = arrangement
    let directory = arrangement.grouping?.makeDirectory()
    self.directory = directory
    return source[0].rows.items.withUnsafeBufferPointer { items in
      var shown = Array(items.indices)
      if let filter = arrangement.filter { shown = shown.filter { filter(items[$0]) } }
      if !arrangement.sort.isEmpty {
        shown.sort { first, second in
          let order = arrangement.compare(items[first], items[second])
          return order == 0 ? first < second : order < 0
        }
      }
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
}
