// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// What happens to a list of sections.
enum SectionWorkload: String, CaseIterable {
  case identical = "nothing changes"
  case few = "1 % of sections change"
  case mixed = "mixed"

  /// A section before it is made.
  struct Plan {
    var number: Int
    var rows: [RowPlan]
    var isChanged = false
  }

  /// Makes the two versions of a list.
  func plans(
    sections: Int, rows: Int, random: inout BenchmarkRandom
  ) -> (old: [Plan], new: [Plan]) {
    let old = (0..<sections).map { section in
      Plan(number: section, rows: (0..<rows).map { RowPlan(number: section * rows + $0) })
    }
    var new = old
    switch self {
    case .identical: break
    case .few:
      for _ in 0..<max(1, sections / 100) {
        let index = Int.random(in: 0..<sections, using: &random)
        change(&new[index], fresh: 2_000_000 + index * 100, random: &random)
      }
    case .mixed:
      for index in new.indices {
        change(&new[index], fresh: 2_000_000 + index * 100, random: &random)
      }
      cross(&new, random: &random)
      let share = max(1, sections / 100)
      for _ in 0..<share {
        let section = new.remove(at: Int.random(in: 0..<new.count, using: &random))
        new.insert(section, at: Int.random(in: 0...new.count, using: &random))
        new.remove(at: Int.random(in: 0..<new.count, using: &random))
      }
      for index in 0..<share {
        let rows = (0..<rows).map { RowPlan(number: 3_000_000 + index * rows + $0) }
        new.insert(
          Plan(number: sections + index, rows: rows, isChanged: true),
          at: Int.random(in: 0...new.count, using: &random))
      }
    }
    return (old, new)
  }

  /// One row in twenty comes, goes, changes; one in a hundred moves.
  private func change(_ section: inout Plan, fresh: Int, random: inout BenchmarkRandom) {
    section.isChanged = true
    for number in 0..<max(1, section.rows.count / 20) where section.rows.count > 2 {
      let last = section.rows.count - 1
      section.rows[Int.random(in: 0...last, using: &random)].version = 1
      section.rows.remove(at: Int.random(in: 0...last, using: &random))
      section.rows.insert(
        RowPlan(number: fresh + number), at: Int.random(in: 0..<last, using: &random))
    }
    let row = section.rows.remove(at: Int.random(in: 0..<section.rows.count, using: &random))
    section.rows.insert(row, at: Int.random(in: 0...section.rows.count, using: &random))
  }

  /// One row in a thousand, and one at least, changes its section.
  private func cross(_ sections: inout [Plan], random: inout BenchmarkRandom) {
    for _ in 0..<max(1, sections.count / 10) {
      let from = Int.random(in: 0..<sections.count, using: &random)
      let to = Int.random(in: 0..<sections.count, using: &random)
      guard let row = sections[from].rows.popLast() else { continue }
      sections[to].rows.insert(row, at: 0)
    }
  }
}

/// Two versions of a list of sections.
struct SectionInput<Row: BenchmarkRow> {
  typealias Group = SimpleSection<Int, Row>

  var old: [Group]
  var new: [Group]

  /// Makes several inputs of one workload.
  ///
  /// If shared, sections that don't change have their rows in the storage of the old ones.
  static func make(
    _ workload: SectionWorkload, sections: Int, rows: Int, isShared: Bool
  ) -> [Self] {
    let inputCount = sections * rows > 100_000 ? 1 : sections * rows > 10_000 ? 3 : 8
    return (0..<inputCount).map { seed in
      var random = BenchmarkRandom(seed: seed)
      let plans = workload.plans(sections: sections, rows: rows, random: &random)
      func group(_ plan: SectionWorkload.Plan) -> Group {
        Group(plan.number, items: plan.rows.map { Row(number: $0.number, version: $0.version) })
      }
      let old = plans.old.map(group)
      let known = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
      let new = plans.new.map { plan in
        guard isShared, !plan.isChanged, let group = known[plan.number] else { return group(plan) }
        return group
      }
      return Self(old: old, new: new)
    }
  }
}
