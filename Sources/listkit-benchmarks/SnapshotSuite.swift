// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Taking over a version, without a view: the snapshot, and the first look-up of a row in it.
@MainActor
struct SnapshotSuite: UpdateSuite {
  let options: Options

  /// How many times as long as floor A taking over a version may take, or as 10 us if that is less.
  private static let limit = 4.0

  /// The same for the first look-up after it, which makes an index.
  private static let indexLimit = 25.0

  let columns = ["time", "/ A", "first look-up", "/ A"]

  func title(_ kind: String) -> String { "Snapshots of \(kind)" }

  func measure<Version, Row: BenchmarkRow>(
    _ workload: UpdateWorkload<Version, Row>, _ report: inout Report
  ) {
    let provider = workload.makeProvider()
    func measureTaking() -> Double { time(workload) { provider.take($0) } }
    let taking = measureTaking()
    func measureFinding() -> Double {
      time(workload) {
        provider.take($0)
        provider.find($0)
      }
    }
    let finding = measureFinding()
    let hashing = workload.hashingTime(options.budget)
    report.require(
      "snapshot, \(workload.label) of \(Row.kind)", ratio: taking / max(hashing, 10_000),
      atMost: Self.limit,
      measureAgain: { measureTaking() / max(workload.hashingTime(options.budget), 10_000) })
    report.require(
      "first look-up, \(workload.label) of \(Row.kind)", ratio: finding / max(hashing, 10_000),
      atMost: Self.indexLimit,
      measureAgain: { measureFinding() / max(workload.hashingTime(options.budget), 10_000) })
    report.line(
      workload.label,
      [
        Report.time(taking), Report.ratio(taking / hashing), Report.time(finding - taking),
        Report.ratio((finding - taking) / hashing),
      ])
  }

  private func time<Version, Row: BenchmarkRow>(
    _ workload: UpdateWorkload<Version, Row>, _ body: (Version) -> Void
  ) -> Double {
    medianTime(of: workload.inputs, budget: options.budget) {
      body($0.old)
      body($0.new)
    } / 2
  }
}
