// Part of ListKit, MIT licence: see LICENSE.

import ListKitTestSupport

/// Rows of which several may have one identity.
final class RowTwinHistoriesTests: HistoriesTestCase {
  func test_apply_whenRowsAreTwins_isLegalAndExact() async {
    var options = ListHistory.Options.small
    options.timings = [.calm]
    options.rows = 4
    check(options, seed: 20_000_000)
  }
}
