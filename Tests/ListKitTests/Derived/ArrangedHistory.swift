// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// What is done to an arranged provider from beginning to end.
struct ArrangedHistory {
  var items: [Pupil]
  var arrangement: PlainArrangement
  var duplicates = DuplicatePolicy.numberOccurrences
  var steps: [ArrangedStep]

  /// Makes a random history.
  static func random(
    seed: UInt64, ids: Int, steps: Int, duplicates: DuplicatePolicy = .numberOccurrences
  ) -> ArrangedHistory {
    var random = DiffRandom(seed: seed)
    return ArrangedHistory(
      items: (0..<Int.random(in: 0...ids, using: &random)).map {
        Pupil(
          $0, form: .random(in: 0..<3, using: &random), rank: .random(in: 0..<4, using: &random))
      },
      arrangement: PlainArrangement(
        filter: PlainArrangement.Filter.allCases.randomElement(using: &random) ?? .all,
        sort: PlainArrangement.Sort.allCases.randomElement(using: &random) ?? .source,
        grouping: PlainArrangement.Grouping.allCases.randomElement(using: &random) ?? .one),
      duplicates: duplicates,
      steps: (0..<steps).map { _ in .random(ids: ids, using: &random) })
  }

  /// Returns a simpler history for which something still holds, and from which nothing can be left out.
  func shrunk(while fails: (ArrangedHistory) -> Bool) -> ArrangedHistory {
    var best = self
    search: while true {
      for candidate in best.simpler where fails(candidate) {
        best = candidate
        continue search
      }
      return best
    }
  }

  private var simpler: [ArrangedHistory] {
    var candidates: [ArrangedHistory] = []
    func add(_ change: (inout ArrangedHistory) -> Void) {
      var candidate = self
      change(&candidate)
      candidates.append(candidate)
    }
    for index in steps.indices.reversed() { add { $0.steps.remove(at: index) } }
    for index in items.indices { add { $0.items.remove(at: index) } }
    for index in steps.indices {
      for step in steps[index].simpler { add { $0.steps[index] = step } }
    }
    if arrangement.filter != .all { add { $0.arrangement.filter = .all } }
    if arrangement.sort != .source { add { $0.arrangement.sort = .source } }
    if arrangement.grouping != .one { add { $0.arrangement.grouping = .one } }
    return candidates
  }
}
