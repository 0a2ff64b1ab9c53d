// Part of ListKit, MIT licence: see LICENSE.

import ListKitTestSupport

/// Versions that come together, in the middle of an update, and before it has completed.
final class InterruptedHistoriesTests: HistoriesTestCase {
  func test_apply_whileAnotherUpdateIsUnderWay_isLegalAndExact() async {
    var options = ListHistory.Options.small
    options.steps = 4
    check(options, seed: 50_000_000)
  }
}
