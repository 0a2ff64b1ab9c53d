// Part of ListKit, MIT licence: see LICENSE.

import ListKitTestSupport

/// Distinct rows that come, go, change and move within and across sections.
final class RowHistoriesTests: HistoriesTestCase {
  func test_apply_whenRowsAreDistinct_isLegalAndExact() async {
    var options = ListHistory.Options.small
    options.timings = [.calm]
    options.allowsDuplicateRows = false
    options.allowsTitles = false
    check(options, seed: 10_000_000)
  }
}
