// Part of ListKit, MIT licence: see LICENSE.

import ListKitTestSupport

/// Sections of which several may have one identity.
final class SectionTwinHistoriesTests: HistoriesTestCase {
  func test_apply_whenSectionsAreTwins_isLegalAndExact() async {
    var options = ListHistory.Options.small
    options.timings = [.calm]
    options.allowsDuplicateSections = true
    check(options, seed: 30_000_000)
  }
}
