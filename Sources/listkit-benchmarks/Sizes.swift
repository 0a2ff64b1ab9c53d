// Part of ListKit, MIT licence: see LICENSE.

/// How long the lists are that are measured.
extension Options {
  /// The lengths of flat lists.
  var sizes: [Int] {
    if isCheck { return [1_000, 10_000] }
    return [10, 100, 1_000, 10_000, 100_000, 1_000_000].filter { $0 <= maximumRows }
  }

  /// The numbers of sections, and of rows in each.
  var grids: [(sections: Int, rows: Int)] {
    if isCheck { return [(10, 100), (100, 10)] }
    return [(10, 100), (100, 10), (1_000, 100), (10_000, 100)].filter {
      $0.sections * $0.rows <= maximumRows
    }
  }

  /// How long to measure one thing.
  var budget: Duration { .milliseconds(isCheck ? 20 : 60) }
}
