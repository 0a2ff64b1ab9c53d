// Part of ListKit, MIT licence: see LICENSE.

/// Two versions of a flat list.
struct FlatInput<Row: BenchmarkRow> {
  var old: [Row]
  var new: [Row]

  /// Makes several inputs of one workload.
  ///
  /// If shared, rows that don't change are the same values in both versions. Otherwise every row
  /// has its own storage.
  static func make(_ workload: Workload, count: Int, isShared: Bool) -> [Self] {
    let inputCount = count <= 1_000 ? 16 : count <= 10_000 ? 8 : count <= 100_000 ? 4 : 2
    return (0..<inputCount).map { seed in
      var random = BenchmarkRandom(seed: seed)
      let plans = workload.plans(count: count, random: &random)
      let old = plans.old.map { Row(number: $0.number, version: $0.version) }
      guard isShared else {
        return Self(
          old: old, new: plans.new.map { Row(number: $0.number, version: $0.version) })
      }
      let known = Dictionary(zip(plans.old, old), uniquingKeysWith: { first, _ in first })
      return Self(
        old: old,
        new: plans.new.map { known[$0] ?? Row(number: $0.number, version: $0.version) })
    }
  }
}
