// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Lists of sections.
struct SectionSuite {
  let options: Options

  /// The largest time relative to floor A that `--check` lets pass.
  private static func limit(_ workload: SectionWorkload, sections: Int, rows: Int) -> Double {
    workload == .mixed ? (rows < 100 ? 11 : 3) : 2
  }

  func run(_ report: inout Report) {
    run(Int.self, &report)
    run(String.self, &report)
    run(Contact.self, &report)
  }

  private func run<Row: BenchmarkRow>(_: Row.Type, _ report: inout Report) {
    for isShared in [false, true] {
      report.begin(
        "Sections of \(Row.kind), unchanged ones \(isShared ? "shared" : "made anew")",
        columns: ["time", "a row", "/ A", "row moves"])
      for (sections, rows) in options.grids {
        for workload in SectionWorkload.allCases {
          measure(workload, Row.self, sections, rows, isShared: isShared, &report)
        }
      }
    }
  }

  private func measure<Row: BenchmarkRow>(
    _ workload: SectionWorkload, _: Row.Type, _ sections: Int, _ rows: Int, isShared: Bool,
    _ report: inout Report
  ) {
    let inputs = SectionInput<Row>.make(
      workload, sections: sections, rows: rows, isShared: isShared)
    let label = "\(sections) x \(rows) \(Row.kind), \(workload.rawValue)"
    var moves = 0
    for input in inputs {
      let changes = ListDiff.changes(from: input.old, to: input.new)
      report.requireExact(label, changes.applied(to: input.old) == input.new)
      moves += changes.changes.movedRows.count
    }
    let budget = options.budget
    func measureDiff() -> Double {
      medianTime(of: inputs, budget: budget) {
        consume(ListDiff.changes(from: $0.old, to: $0.new))
      }
    }
    let flat = inputs.map { input in
      FlatInput(old: input.old.flatMap(\.items), new: input.old.flatMap(\.items))
    }
    func measureHashing() -> Double {
      medianTime(of: flat, budget: budget) { consume(Floors.hashAll($0)) }
    }
    let time = measureDiff()
    let hashing = measureHashing()
    report.require(
      label, ratio: time / hashing,
      atMost: Self.limit(workload, sections: sections, rows: rows),
      measureAgain: { measureDiff() / measureHashing() })
    report.line(
      "\(sections) x \(rows), \(workload.rawValue)",
      [
        Report.time(time), Report.time(time / Double(sections * rows)),
        Report.ratio(time / hashing), "\(moves / inputs.count)",
      ])
  }
}
