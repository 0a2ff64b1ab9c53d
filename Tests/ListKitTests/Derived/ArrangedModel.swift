// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// What an arranged provider ought to hold: an array, an arrangement, and what is selected.
struct ArrangedModel {
  var items: [Pupil] = []
  var arrangement = PlainArrangement()
  var duplicates = DuplicatePolicy.numberOccurrences
  var selection: Set<Int> = []

  var limit: Int { arrangement.limit }
  var sections: [SimpleSection<String, Pupil>] { arrangement.sections(items) }
  var shownIDs: Set<Int> { Set(sections.flatMap(\.items).map(\.id)) }

  /// Drops what the policy doesn't keep, and deselects what isn't shown any more.
  mutating func settle() {
    var seen: Set<Int> = []
    switch duplicates {
    case .numberOccurrences: break
    case .keepFirst: items = items.filter { seen.insert($0.id).inserted }
    case .keepLast: items = items.reversed().filter { seen.insert($0.id).inserted }.reversed()
    }
    selection.formIntersection(shownIDs)
  }

  func index(of position: InsertPosition<Int>) -> Int {
    switch position {
    case .start: 0
    case .end: items.count
    case .before(let id): items.firstIndex { $0.id == id } ?? items.count
    case .after(let id): items.firstIndex { $0.id == id }.map { $0 + 1 } ?? items.count
    }
  }

  mutating func move(_ id: Int, to index: Int) {
    guard let source = items.firstIndex(where: { $0.id == id }) else { return }
    items.insert(items.remove(at: source), at: index)
  }

  mutating func replace(_ pupils: [Pupil]) {
    // All are looked up before any is replaced, which makes no difference to where they are.
    for pupil in pupils {
      if let index = items.firstIndex(where: { $0.id == pupil.id }) { items[index] = pupil }
    }
  }

  /// Drops the item of a row.
  mutating func delete(at path: ListIndexPath) {
    items.remove(at: arrangement.runs(items)[path.section].indices[path.row])
  }
}
