// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Two versions of a list, flat or of sections, and what to do with them in the suites that measure
/// the parts of an update.
@MainActor
struct UpdateWorkload<Version, Row: BenchmarkRow> {
  let label: String
  let rows: Int
  let inputs: [(old: Version, new: Version)]

  /// Makes a provider that nobody watches.
  let makeProvider: @MainActor () -> any BenchmarkProvider<Version>

  let compare: (Version, Version) -> ListChanges
  let sectionCount: (Version) -> Int
  let items: (Version) -> [Row]

  /// The time that hashing all identities of both versions takes once.
  func hashingTime(_ budget: Duration) -> Double {
    let flat = inputs.map { FlatInput(old: items($0.old), new: items($0.new)) }
    return medianTime(of: flat, budget: budget) { consume(Floors.hashAll($0)) }
  }

  /// The time of one comparison, as a mean of both directions.
  func comparingTime(_ budget: Duration) -> Double {
    medianTime(of: inputs, budget: budget) {
      consume(compare($0.new, $0.old))
      consume(compare($0.old, $0.new))
    } / 2
  }
}

/// What providers of one section and of many have in common.
@MainActor
protocol BenchmarkProvider<Version>: ListDataSource {
  associatedtype Version
  func take(_ version: Version)
  func show(_ version: Version)
  func find(_ version: Version)
}

extension SimpleProvider: BenchmarkProvider {
  func take(_ version: [Element]) { setSilently(version) }
  func show(_ version: [Element]) { apply(version) }
  func find(_ version: [Element]) {
    if let last = version.last { consume(indexPath(of: last.identity)) }
  }
}

extension SectionedProvider: BenchmarkProvider {
  func take(_ version: [S]) { setSilently(version) }
  func show(_ version: [S]) { apply(version) }
  func find(_ version: [S]) {
    if let last = version.last?.items.last { consume(indexPath(of: last.identity)) }
  }
}
