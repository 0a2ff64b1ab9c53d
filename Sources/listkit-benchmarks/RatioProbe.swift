// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// The time of a diff relative to hashing all identities once, measured as steadily as can be.
///
/// The checks compile this file a second time, in a package of its own, to see that there the diff is as
/// fast as in here: that its generic code is made for the types of the client.
enum RatioProbe {
  /// Prints a line for each workload: the ratio and what it is of.
  static func run() {
    run(Int.self)
    run(String.self)
    run(Contact.self)
  }

  private static func run<Row: BenchmarkRow>(_: Row.Type) {
    for workload in [Workload.identical, .append, .mixed, .shuffle] {
      let inputs = FlatInput<Row>.make(workload, count: 1_000, isShared: false)
      var ratios: [Double] = []
      for round in 0..<40 {
        // In turns, so that what slows one down slows the other down too.
        let start = processorTime()
        for input in inputs { consume(ListDiff.changes(from: input.old, to: input.new)) }
        let middle = processorTime()
        for input in inputs { consume(Floors.hashAll(input)) }
        let end = processorTime()
        if round > 4 { ratios.append((middle - start) / (end - middle)) }
      }
      ratios.sort()
      print(ratios[ratios.count / 2], Row.kind, workload.rawValue)
    }
  }
}
