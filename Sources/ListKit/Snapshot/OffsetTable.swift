// Part of ListKit, MIT licence: see LICENSE.

/// Where each of several runs starts when they are laid one after another.
struct OffsetTable: Sendable {
  /// The start of each run, and at last the end of the last one.
  private(set) var starts: [Int]

  /// Creates the table of runs with these lengths.
  ///
  /// - Complexity: O(*n*), where *n* is the number of runs.
  init(lengths: some Sequence<Int>) {
    starts = [0]
    var end = 0
    for length in lengths {
      end += length
      starts.append(end)
    }
  }

  /// The length of all runs together.
  var total: Int { starts[starts.count - 1] }

  /// Returns the run that a position is in, and its position in there; nil if it is in none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of runs.
  func run(containing position: Int) -> (run: Int, offset: Int)? {
    guard position >= 0, position < total else { return nil }
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return (low, position - starts[low])
  }
}
