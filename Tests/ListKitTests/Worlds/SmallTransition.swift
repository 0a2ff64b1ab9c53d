// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Two versions of a small list, and what became of each row and section of the first one.
struct SmallTransition {
  typealias Shelf = SimpleSection<Int, SmallRow>

  private(set) var old: [Shelf] = []
  private(set) var new: [Shelf] = []

  /// For each new section, its old index; -1 for none.
  private(set) var sectionOrigins: [Int] = []

  /// The paths of all rows, in order.
  private(set) var oldPaths: [ListIndexPath] = []
  private(set) var newPaths: [ListIndexPath] = []

  /// For each new row, which old one it is; -1 for none.
  private(set) var rowOrigins: [Int] = []

  /// Whether a new row is an old one with another content.
  private(set) var isChanged: [Bool] = []

  /// Whether a new section is an old one with another title.
  private(set) var isRetitled: [Bool] = []

  /// Numbers sections and rows in order.
  init(old counts: [Int]) {
    for (section, count) in counts.enumerated() {
      let first = oldPaths.count
      old.append(Shelf(section, items: (first..<first + count).map { SmallRow(identity: $0) }))
      oldPaths += (0..<count).map { ListIndexPath(row: $0, section: section) }
    }
  }

  /// Sets the new version.
  ///
  /// The lowest bits of `contents` say which of the old rows among the new ones have changed, those of
  /// `titles` which of the old sections.
  mutating func setNew(
    _ sectionOrigins: [Int], _ counts: [Int], _ rowOrigins: [Int], contents: Int, titles: Int
  ) {
    self.sectionOrigins = sectionOrigins
    self.rowOrigins = rowOrigins
    new.removeAll(keepingCapacity: true)
    newPaths.removeAll(keepingCapacity: true)
    isChanged.removeAll(keepingCapacity: true)
    isRetitled.removeAll(keepingCapacity: true)
    var contents = contents
    var freshRow = oldPaths.count
    var index = 0
    for section in 0..<sectionOrigins.count {
      let origin = sectionOrigins[section]
      let isRetitled = origin >= 0 && titles >> section & 1 == 1
      self.isRetitled.append(isRetitled)
      var items: [SmallRow] = []
      items.reserveCapacity(counts[section])
      for row in 0..<counts[section] {
        let origin = rowOrigins[index]
        index += 1
        if origin < 0 {
          items.append(SmallRow(identity: freshRow))
          freshRow += 1
          isChanged.append(false)
        } else {
          items.append(SmallRow(identity: origin, content: contents & 1))
          isChanged.append(contents & 1 == 1)
          contents >>= 1
        }
        newPaths.append(ListIndexPath(row: row, section: section))
      }
      new.append(
        Shelf(
          origin < 0 ? old.count + section : origin, title: isRetitled ? "new" : nil, items: items))
    }
  }
}

/// A row of a number and a content.
struct SmallRow: Item, Equatable, CustomStringConvertible {
  let identity: Int
  var content = 0

  var description: String { "\(identity)" + String(repeating: "'", count: content) }
}
