// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Whole updates: from a provider that is given new rows to a view that is told of them.
///
/// What an update takes beside taking over the rows and comparing them is staging and driving.
@MainActor
struct ApplySuite {
  let options: Options

  /// How much longer a whole update may take than its comparison, or than 10 us if that is less.
  private static let limit = 20.0

  func run(_ report: inout Report) {
    report.begin(
      "Whole updates of a bound provider of \(Contact.kind)",
      columns: ["snapshot", "diff", "update", "/ diff", "batches"])
    for rows in [100, 10_000, 100_000]
    where rows <= options.maximumRows && (!options.isCheck || rows <= 10_000) {
      for workload in [Workload.identical, .append, .update, .mixed, .shuffle] {
        let inputs = FlatInput<Contact>.make(workload, count: rows, isShared: false)
        let provider = SimpleProvider<Contact>()
        measure(
          "\(rows) rows, \(workload.rawValue)", inputs.map { ($0.old, $0.new) }, provider,
          &report, take: { provider.setSilently($0) }, apply: { provider.apply($0) },
          compare: { consume(ListDiff.changes(from: $0, to: $1)) })
      }
    }
    for (sections, rows) in [(10, 100), (1_000, 100)]
    where sections * rows <= options.maximumRows && (!options.isCheck || sections < 1_000) {
      for workload in SectionWorkload.allCases {
        let inputs = SectionInput<Contact>.make(
          workload, sections: sections, rows: rows, isShared: true)
        let provider = SectionedProvider<SectionInput<Contact>.Group>()
        measure(
          "\(sections) x \(rows), \(workload.rawValue)", inputs.map { ($0.old, $0.new) }, provider,
          &report, take: { provider.setSilently($0) }, apply: { provider.apply($0) },
          compare: { consume(ListDiff.changes(from: $0, to: $1)) })
      }
    }
  }

  /// Measures going there and back again, so that each update starts where the last one ended.
  private func measure<Version>(
    _ label: String, _ inputs: [(old: Version, new: Version)], _ provider: ListDataSource,
    _ report: inout Report, take: (Version) -> Void, apply: (Version) -> Void,
    compare: (Version, Version) -> Void
  ) {
    let budget = Duration.milliseconds(options.isCheck ? 20 : 60)
    let view = NullListView()
    provider.updatePolicy = .alwaysBatch
    provider.bind(to: view)
    func measureUpdates() -> Double {
      medianTime(of: inputs, budget: budget) {
        apply($0.old)
        apply($0.new)
      }
    }
    func measureDiffs() -> Double {
      medianTime(of: inputs, budget: budget) {
        compare($0.new, $0.old)
        compare($0.old, $0.new)
      }
    }
    let snapshot = medianTime(of: inputs, budget: budget) {
      take($0.old)
      take($0.new)
    }
    apply(inputs[0].old)
    let before = view.batchCount
    apply(inputs[0].new)
    let batches = view.batchCount - before
    let (update, diff) = (measureUpdates(), measureDiffs())
    // Between one input and the next lies another update, which is why comparisons aren't all.
    report.require(
      "apply, " + label, ratio: update / max(diff, 20_000), atMost: Self.limit,
      measureAgain: { measureUpdates() / max(measureDiffs(), 20_000) })
    report.line(
      label,
      [
        Report.time(snapshot / 2), Report.time(diff / 2), Report.time(update / 2),
        Report.ratio(update / diff), "\(batches)",
      ])
  }
}
