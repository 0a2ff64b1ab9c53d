// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Edits of single rows of a list that a view shows.
@MainActor
struct EditSuite {
  let options: Options

  /// How much longer edits of a long list may take than those of 1 000 rows.
  ///
  /// The cost of an edit follows the logarithm; the rest is memory that is farther away.
  private static let limit = 10.0

  /// What edits cost, in nanoseconds: in the model, and until the view is told.
  private struct Cost {
    var edit: Double
    var update: Double
    var total: Double { edit + update }
  }

  func run(_ report: inout Report) {
    report.begin(
      "Edits of rows, each of the list of \(Contact.kind) that a view shows",
      columns: ["edit", "update", "an edit", "/ 1 000 rows"])
    for edits in [1, 10, 100, 1_000] {
      var base = 0.0
      for rows in [1_000, 10_000, 100_000, 1_000_000]
      where rows <= options.maximumRows && rows >= edits * 10 {
        if options.isCheck, rows > 100_000 || edits > 10 { continue }
        let (cost, isExact) = measure(edits, rows: rows)
        if base == 0 { base = cost.total }
        let label = "\(edits) of \(rows)"
        report.requireExact("edits, " + label, isExact)
        report.require(
          "edits, " + label, ratio: cost.total / base, atMost: Self.limit,
          measureAgain: { measure(edits, rows: rows).cost.total / base })
        report.line(
          label,
          [
            Report.time(cost.edit), Report.time(cost.update),
            Report.time(cost.total / Double(edits)), Report.ratio(cost.total / base),
          ])
      }
    }
  }

  private func measure(_ edits: Int, rows: Int) -> (cost: Cost, isExact: Bool) {
    let provider = SimpleProvider((0..<rows).map { Contact(number: $0, version: 0) })
    let view = NullListView()
    provider.updatePolicy = .alwaysBatch
    provider.bind(to: view)
    var random = BenchmarkRandom(seed: 1)
    var nextNumber = rows
    let budget = Duration.milliseconds(options.isCheck ? 50 : 300)
    let clock = ContinuousClock()
    var editTimes: [Double] = []
    var updateTimes: [Double] = []
    // The first edit makes the tree, and the first look-up the index.
    provider.remove(Contact(number: 0, version: 0).identity)
    let start = clock.now
    repeat {
      let all = RowEdit.random(edits, in: provider, nextNumber: &nextNumber, using: &random)
      let begin = processorTime()
      var middle = begin
      provider.performUpdates {
        for edit in all { edit.carryOut(in: provider) }
        middle = processorTime()
      }
      editTimes.append(middle - begin)
      updateTimes.append(processorTime() - middle)
    } while editTimes.count < 5 || start.duration(to: clock.now) < budget
    let cost = Cost(edit: median(editTimes), update: median(updateTimes))
    return (cost, shows(provider, in: view))
  }

  /// Returns whether a view could tell that it shows the newest rows.
  private func shows(_ provider: SimpleProvider<Contact>, in view: NullListView) -> Bool {
    view.dataSource?.numberOfRows(inSection: 0) == provider.items.count
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
