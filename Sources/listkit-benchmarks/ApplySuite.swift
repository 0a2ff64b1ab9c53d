// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// Whole updates: from a provider that is given new rows to a view that is told of them.
///
/// One view does nothing, so that the update is all that takes time. The other is the one for tests,
/// which carries out each batch, and judges it; it is measured to 10 000 rows.
@MainActor
struct ApplySuite: UpdateSuite {
  let options: Options

  /// How much longer a whole update may take than its comparison, or than 10 us if that is less.
  private static let limit = 20.0

  let columns = ["null view", "/ A", "diff", "/ diff", "batches", "recording", "/ null"]

  func title(_ kind: String) -> String { "Whole updates of a bound provider of \(kind)" }

  func measure<Version, Row: BenchmarkRow>(
    _ workload: UpdateWorkload<Version, Row>, _ report: inout Report
  ) {
    let view = NullListView()
    let provider = boundProvider(workload, to: view)
    func measureUpdates() -> Double { time(workload, provider) }
    let batches = countBatches(workload, provider, view)
    let (update, diff) = (measureUpdates(), workload.comparingTime(options.budget))
    report.require(
      "apply, \(workload.label) of \(Row.kind)", ratio: update / max(diff, 10_000),
      atMost: Self.limit,
      measureAgain: {
        measureUpdates() / max(workload.comparingTime(options.budget), 10_000)
      })
    var cells = [
      Report.time(update), Report.ratio(update / workload.hashingTime(options.budget)),
      Report.time(diff), Report.ratio(update / diff), "\(batches)",
    ]
    if workload.rows <= 10_000 {
      let recorded = recordedTime(workload, &report)
      cells += [Report.time(recorded), Report.ratio(recorded / update)]
    }
    report.line(workload.label, cells)
  }

  private func recordedTime<Version, Row: BenchmarkRow>(
    _ workload: UpdateWorkload<Version, Row>, _ report: inout Report
  ) -> Double {
    let view = RecordingListView(mode: .lenient)
    let provider = boundProvider(workload, to: view)
    let recorded = time(workload, provider, inputCount: 2) { view.takeTranscript() }
    report.requireLegal("apply, \(workload.label) of \(Row.kind)", view.failures)
    return recorded
  }

  private func boundProvider<Version, Row: BenchmarkRow>(
    _ workload: UpdateWorkload<Version, Row>, to view: some ListView
  ) -> any BenchmarkProvider<Version> {
    let provider = workload.makeProvider()
    provider.updatePolicy = .alwaysBatch
    provider.take(workload.inputs[0].old)
    provider.bind(to: view)
    return provider
  }

  /// Measures going there and back again, so that each update starts where the last one ended.
  ///
  /// Between one input and the next lies another update, which is why comparisons aren't all.
  private func time<Version, Row: BenchmarkRow>(
    _ workload: UpdateWorkload<Version, Row>, _ provider: any BenchmarkProvider<Version>,
    inputCount: Int = .max, afterwards: () -> Void = {}
  ) -> Double {
    medianTime(of: Array(workload.inputs.prefix(inputCount)), budget: options.budget) {
      provider.show($0.old)
      provider.show($0.new)
      afterwards()
    } / 2
  }

  private func countBatches<Version, Row: BenchmarkRow>(
    _ workload: UpdateWorkload<Version, Row>, _ provider: any BenchmarkProvider<Version>,
    _ view: NullListView
  ) -> Int {
    provider.show(workload.inputs[0].old)
    let before = view.batchCount
    provider.show(workload.inputs[0].new)
    return view.batchCount - before
  }
}
