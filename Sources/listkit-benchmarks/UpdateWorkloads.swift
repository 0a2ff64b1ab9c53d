// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Measures something with lists of every kind of row, every size and several changes.
@MainActor
protocol UpdateSuite {
  var options: Options { get }

  /// The headline for a kind of row.
  func title(_ kind: String) -> String
  var columns: [String] { get }

  func measure<Version, Row: BenchmarkRow>(
    _ workload: UpdateWorkload<Version, Row>, _ report: inout Report)
}

extension UpdateSuite {
  func run(_ report: inout Report) {
    run(Int.self, &report)
    run(String.self, &report)
    run(Contact.self, &report)
  }

  private func run<Row: BenchmarkRow>(_: Row.Type, _ report: inout Report) {
    report.begin(title(Row.kind), columns: columns)
    for count in options.isCheck ? [1_000] : options.sizes {
      for workload in [Workload.identical, .append, .update, .mixed, .shuffle]
      where workload != .update || Row.canUpdate {
        measure(flat(workload, Row.self, count), &report)
      }
    }
    for (sections, rows) in options.grids.prefix(options.isCheck ? 1 : .max) {
      for workload in SectionWorkload.allCases {
        measure(sectioned(workload, Row.self, sections, rows), &report)
      }
    }
  }

  private func flat<Row: BenchmarkRow>(
    _ workload: Workload, _: Row.Type, _ count: Int
  ) -> UpdateWorkload<[Row], Row> {
    UpdateWorkload(
      label: "\(count) rows, \(workload.rawValue)", rows: count,
      inputs: FlatInput<Row>.make(workload, count: count, isShared: false).map {
        ($0.old, $0.new)
      },
      makeProvider: { SimpleProvider<Row>() },
      compare: { ListDiff.changes(from: $0, to: $1).inSection(0) }, sectionCount: { _ in 1 },
      items: { $0 })
  }

  private func sectioned<Row: BenchmarkRow>(
    _ workload: SectionWorkload, _: Row.Type, _ sections: Int, _ rows: Int
  ) -> UpdateWorkload<[SectionInput<Row>.Group], Row> {
    UpdateWorkload(
      label: "\(sections) x \(rows), \(workload.rawValue)", rows: sections * rows,
      inputs: SectionInput<Row>.make(workload, sections: sections, rows: rows, isShared: true)
        .map { ($0.old, $0.new) },
      makeProvider: { SectionedProvider<SectionInput<Row>.Group>() },
      compare: { ListDiff.changes(from: $0, to: $1).changes }, sectionCount: { $0.count },
      items: { $0.flatMap(\.items) })
  }
}
