// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Staging alone: from changes to the batches that a view is told.
///
/// It knows positions and no rows, so that it takes as long for every kind of them.
@MainActor
struct StagingSuite: UpdateSuite {
  let options: Options

  /// How many times as long as its comparison staging may take, or as 10 us if that is less.
  private static let limit = 1.5

  let columns = ["time", "/ A", "diff", "/ diff", "operations"]

  func title(_ kind: String) -> String { "Staging of changes of \(kind)" }

  func measure<Version, Row: BenchmarkRow>(
    _ workload: UpdateWorkload<Version, Row>, _ report: inout Report
  ) {
    let changes = workload.inputs.map { input in
      (
        workload.compare(input.old, input.new), workload.sectionCount(input.old),
        workload.sectionCount(input.new)
      )
    }
    func batches(_ input: (ListChanges, Int, Int)) -> [ListBatch] {
      input.0.structuralBatches(oldSectionCount: input.1, newSectionCount: input.2)
    }
    func measureStaging() -> Double {
      medianTime(of: changes, budget: options.budget) { consume(batches($0)) }
    }
    let time = measureStaging()
    let diff = workload.comparingTime(options.budget)
    report.require(
      "staging, \(workload.label) of \(Row.kind)", ratio: time / max(diff, 10_000),
      atMost: Self.limit,
      measureAgain: {
        measureStaging() / max(workload.comparingTime(options.budget), 10_000)
      })
    report.line(
      workload.label,
      [
        Report.time(time), Report.ratio(time / workload.hashingTime(options.budget)),
        Report.time(diff), Report.ratio(time / diff),
        "\(batches(changes[0]).map(\.operationCount).reduce(0, +))",
      ])
  }
}
