// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Flat lists.
struct DiffSuite {
  let options: Options

  /// The largest time relative to floor A that `--check` lets pass, by kind of row.
  ///
  /// Three times what was measured on an idle machine: other machines differ, and are busy.
  private static func limit(_ workload: Workload, kind: String) -> Double {
    let limits: [String: Double] =
      switch workload {
      case .identical, .append, .prepend, .insert, .delete, .update, .moveOne:
        ["Int": 0.4, "String": 0.8, "struct": 2]
      case .move, .blocks, .reverse, .mixed, .twins: ["Int": 2.5, "String": 1.6, "struct": 3]
      case .shuffle: ["Int": 12, "String": 5, "struct": 14]
      case .replace: ["Int": 4.5, "String": 2.7, "struct": 3.5]
      }
    return limits[kind] ?? .infinity
  }

  func run(_ report: inout Report) {
    for count in options.sizes {
      run(Int.self, count, isShared: false, &report)
      run(String.self, count, isShared: false, &report)
      run(Contact.self, count, isShared: false, &report)
      if !options.isCheck { run(Contact.self, count, isShared: true, &report) }
    }
  }

  private func run<Row: BenchmarkRow>(
    _: Row.Type, _ count: Int, isShared: Bool, _ report: inout Report
  ) {
    report.begin(
      "\(count) rows of \(Row.kind)\(isShared ? ", shared by both versions" : "")",
      columns: ["time", "a row", "/ A", "/ B", "standard", "standard /"])
    for workload in Workload.allCases where workload != .update || Row.canUpdate {
      measure(workload, Row.self, count, isShared: isShared, &report)
    }
  }

  private func measure<Row: BenchmarkRow>(
    _ workload: Workload, _: Row.Type, _ count: Int, isShared: Bool, _ report: inout Report
  ) {
    let inputs = FlatInput<Row>.make(workload, count: count, isShared: isShared)
    let label = "\(count) \(Row.kind), \(workload.rawValue)"
    for input in inputs.prefix(2) {
      let changes = ListDiff.changes(from: input.old, to: input.new)
      report.requireExact(label, changes.applied(to: input.old) == input.new)
    }
    let budget = options.budget
    func measureDiff() -> Double {
      medianTime(of: inputs, budget: budget) {
        consume(ListDiff.changes(from: $0.old, to: $0.new))
      }
    }
    func measureHashing() -> Double {
      medianTime(of: inputs, budget: budget) { consume(Floors.hashAll($0)) }
    }
    let time = measureDiff()
    let hashing = measureHashing()
    let comparing = medianTime(of: inputs, budget: budget) { consume(Floors.compareAll($0)) }
    report.require(
      label, ratio: time / hashing, atMost: Self.limit(workload, kind: Row.kind),
      measureAgain: { measureDiff() / measureHashing() })
    var cells = [
      Report.time(time), Report.time(time / Double(count)), Report.ratio(time / hashing),
      Report.ratio(time / comparing),
    ]
    if !options.isCheck, isFeasible(workload, count) {
      let standard = medianTime(of: Array(inputs.prefix(2)), budget: budget) { input in
        consume(
          input.new.difference(from: input.old) { $0.identity == $1.identity })
      }
      cells += [Report.time(standard), Report.ratio(standard / time)]
    }
    report.line(workload.rawValue, cells)
  }

  /// Whether the standard library's own diff finishes in time: its cost is length times changes.
  private func isFeasible(_ workload: Workload, _ count: Int) -> Bool {
    switch workload {
    case .identical, .prepend, .moveOne: true
    case .shuffle, .replace, .reverse: count <= 1_000
    default: count <= 10_000
    }
  }
}
