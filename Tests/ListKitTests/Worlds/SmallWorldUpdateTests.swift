// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Every transition of a small world, from a provider to a view that judges what it is told.
@MainActor
final class SmallWorldUpdateTests: XCTestCase {
  func test_apply_inTwoSections_isLegalAndExact() async {
    check(SmallWorld(rows: 3, sections: 2, hasAllContents: false), count: 9_355)
  }

  func test_apply_inThreeSections_isLegalAndExact() async {
    check(SmallWorld(rows: 2, sections: 3, hasAllContents: false), count: 21_003)
  }

  private func check(_ world: SmallWorld, count: Int) {
    var total = 0
    for (number, beginning) in world.beginnings.enumerated() {
      let provider = SectionedProvider<SmallTransition.Shelf>()
      let view = JudgingView<SmallRow>(flavour: number % 2 == 0 ? .table : .collection)
      provider.bind(to: view)
      var isLegal = true
      total += world.forEachTransition(from: beginning) { transition in
        guard isLegal else { return }
        provider.reload(with: transition.old)
        provider.apply(transition.new)
        guard let fault = view.fault(expecting: transition.new.map(\.items)) else { return }
        XCTFail("\(fault)\nfrom \(transition.old) to \(transition.new)")
        isLegal = false
      }
    }
    XCTAssertEqual(total, count)
  }
}
