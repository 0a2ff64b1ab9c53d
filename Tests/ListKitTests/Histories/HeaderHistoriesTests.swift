// Part of ListKit, MIT licence: see LICENSE.

import ListKitTestSupport

/// More sections with fewer rows, whose headers change.
final class HeaderHistoriesTests: HistoriesTestCase {
  func test_apply_whenHeadersChange_isLegalAndExact() async {
    var options = ListHistory.Options.small
    options.timings = [.calm]
    options.sections = 4
    options.rows = 2
    options.allowsDuplicateRows = false
    check(options, seed: 40_000_000)
  }
}
