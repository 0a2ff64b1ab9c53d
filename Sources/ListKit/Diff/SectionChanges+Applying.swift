// Part of ListKit, MIT licence: see LICENSE.

extension SectionChanges {
  /// Returns the sections that result from making all changes at once.
  ///
  /// Sections and rows that are neither new nor updated are those of `old`.
  ///
  /// - Complexity: O(*s* + *n*), where *s* is the number of sections and *n* the number of rows in
  ///   both versions.
  /// - Precondition: `old` has the sections and rows that the changes were found in.
  public func applied(to old: [S]) -> [SimpleSection<S.Identity, S.Item>] {
    let oldItems = old.map(\.items)
    let sources = sectionSources(old.count)
    var leaves = oldItems.map { [Bool](repeating: false, count: $0.count) }
    for path in changes.deletedRows { leaves[path.section][path.row] = true }
    for move in changes.movedRows { leaves[move.from.section][move.from.row] = true }

    var result: [SimpleSection<S.Identity, S.Item>] = []
    var arrivals: [[Int: S.Item]] = []
    var isWritten: [Bool] = []
    for (index, source) in sources.enumerated() {
      let header = source.map { old[$0] } ?? new[index]
      result.append(
        SimpleSection(
          header.identity, title: header.title, indexTitle: header.indexTitle, items: []))
      arrivals.append([:])
      isWritten.append(source == nil)
    }
    for update in changes.updatedSections {
      result[update.to].title = new[update.to].title
      result[update.to].indexTitle = new[update.to].indexTitle
    }
    let newItems = new.map(\.items)
    for path in changes.insertedRows {
      arrivals[path.section][path.row] = newItems[path.section][path.row]
    }
    for move in changes.movedRows {
      arrivals[move.to.section][move.to.row] = oldItems[move.from.section][move.from.row]
    }
    for (index, source) in sources.enumerated() {
      guard let source else {
        // The rows of a new section come with it, but those that moved here are the old ones.
        result[index].items = newItems[index]
        for (row, item) in arrivals[index] { result[index].items[row] = item }
        continue
      }
      let stayers = oldItems[source].indices.filter { !leaves[source][$0] }
      let count = stayers.count + arrivals[index].count
      var next = stayers.makeIterator()
      result[index].items = (0..<count).compactMap { row in
        arrivals[index][row] ?? next.next().map { oldItems[source][$0] }
      }
    }
    for update in changes.updatedRows {
      result[update.to.section].items[update.to.row] =
        newItems[update.to.section][update.to.row]
    }
    return result
  }

  /// The old index of each new section, or nil for an inserted one.
  private func sectionSources(_ oldCount: Int) -> [Int?] {
    var stays = [Bool](repeating: true, count: oldCount)
    for index in changes.deletedSections { stays[index] = false }
    for move in changes.movedSections { stays[move.from] = false }
    var sources = [Int?](repeating: nil, count: new.count)
    var isFree = [Bool](repeating: true, count: new.count)
    for index in changes.insertedSections { isFree[index] = false }
    for move in changes.movedSections {
      sources[move.to] = move.from
      isFree[move.to] = false
    }
    var survivors = (0..<oldCount).filter { stays[$0] }.makeIterator()
    for index in sources.indices where isFree[index] { sources[index] = survivors.next() }
    return sources
  }
}
