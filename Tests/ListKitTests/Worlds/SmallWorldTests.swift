// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Every transition between lists of up to four distinct rows in up to three distinct sections, and
/// one bit of content: see ``SmallWorld`` for what may be left out of it without leaving out a case.
///
/// That is 3 539 394 changes of places, and 21 056 562 with every combination of changed contents.
/// All of it is tried in release builds. Builds for debugging are twenty times slower: they try up to
/// three rows in up to three sections, with one combination of contents each, and all combinations in
/// up to two sections. Twins are in ``DiffSmallWorldsTests``.
final class SmallWorldTests: XCTestCase {
  #if DEBUG
    private let contents = (SmallWorld(rows: 3, sections: 2, hasAllContents: true), count: 30_545)
    private let places = (SmallWorld(rows: 3, sections: 2, hasAllContents: false), count: 9_355)

    func test_changes_ofAllPlaces_areExactAndFewest() {
      SmallWorld(rows: 3, sections: 3, hasAllContents: false).judge(count: 268_877, Self.breach)
    }
  #else
    private let contents = (
      SmallWorld(rows: 4, sections: 3, hasAllContents: true), count: 21_056_562
    )
    private let places = (
      SmallWorld(rows: 4, sections: 3, hasAllContents: false), count: 3_539_394
    )
  #endif

  func test_changes_ofAllContents_areExactAndFewest() {
    contents.0.judge(count: contents.count, Self.breach)
  }

  func test_applied_ofAllPlaces_isTheNewVersion() {
    let world = SmallWorld(rows: 3, sections: 2, hasAllContents: false)
    world.judge(count: 9_355) { transition in
      let changes = ListDiff.changes(from: transition.old, to: transition.new)
      let result = changes.applied(to: transition.old)
      return result == transition.new ? nil : "\(result) by \(changes.changes)"
    }
  }

  /// Contents don't matter here: what changes in place is told after everything that moves.
  func test_batches_ofAllPlaces_areLegalAndLeadThere() {
    places.0.judge(count: places.count) { transition in
      let changes = ListDiff.changes(from: transition.old, to: transition.new).changes
      let flavour: ListFlavour = transition.newPaths.count % 2 == 0 ? .table : .collection
      return transition.stagingBreach(changes, BatchChecker(flavour: flavour)).map {
        "\($0) by \(changes)"
      }
    }
  }

  private static func breach(_ transition: borrowing SmallTransition) -> String? {
    let changes = ListDiff.changes(from: transition.old, to: transition.new).changes
    return transition.breach(changes).map { "\($0) by \(changes)" }
  }
}
