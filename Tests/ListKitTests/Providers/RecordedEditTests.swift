// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Edits of single rows, against arrays that are edited in the same way.
@MainActor
final class RecordedEditTests: XCTestCase {
  func test_edits_ofShortLists_areExactAndMinimal() async {
    for seed: UInt64 in 0..<50 {
      var trial = EditTrial(seed: seed, rows: [7, 0, 3], names: 1_000)
      trial.run(updates: 12, edits: 5) { old, new, changes in
        DiffLaw.breach(changes, from: old, to: new)
      }
    }
  }

  func test_edits_ofRowsAndSections_areExactAndMinimal() async {
    for seed: UInt64 in 0..<150 {
      var trial = EditTrial(seed: seed, rows: [7, 0, 3, 30], names: 1_000, editsSections: true)
      trial.run(updates: 12, edits: 5) { old, new, changes in
        DiffLaw.breach(changes, from: old, to: new)
      }
    }
  }

  func test_edits_ofSectionsAndRowsWithTwins_areExactAndMinimal() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    ListDiagnostics.handler = nil
    for seed: UInt64 in 0..<100 {
      var trial = EditTrial(seed: seed, rows: [6, 4, 3], names: 12, editsSections: true)
      trial.run(updates: 12, edits: 4) { old, new, changes in
        DiffLaw.breach(changes, from: old, to: new)
      }
    }
  }

  func test_edits_ofRowsWithTwins_areExactAndMinimal() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    ListDiagnostics.handler = nil
    for seed: UInt64 in 0..<50 {
      var trial = EditTrial(seed: seed, rows: [6, 4], names: 9)
      trial.run(updates: 12, edits: 4) { old, new, changes in
        DiffLaw.breach(changes, from: old, to: new)
      }
    }
  }

  func test_edits_ofLongLists_areThoseOfThePlainDiff() async {
    for seed: UInt64 in 0..<4 {
      var trial = EditTrial(seed: seed, rows: [1_500, 130, 0, 64], names: 1_000_000)
      trial.run(updates: 12, edits: 40) { old, new, changes in
        let plain = ListDiff.changes(from: old, to: new).changes
        let isSame =
          plain.deletedRows == changes.deletedRows && plain.insertedRows == changes.insertedRows
          && plain.updatedRows == changes.updatedRows
          && plain.movedRows.count == changes.movedRows.count
        return isSame ? nil : "\(changes) instead of \(plain)"
      }
    }
  }

  func test_remove_ofAllRowsOneByOne_leavesAnEmptyListThatCanGrow() async {
    let view = RecordingListView()
    let basket = SimpleProvider((0..<300).map { Fruit("\($0)") })
    basket.bind(to: view)

    for number in 0..<300 { XCTAssertTrue(basket.remove("\(number * 7 % 300)")) }
    XCTAssertTrue(basket.isEmpty)
    basket.append("fig")

    XCTAssertEqual(basket.items, ["fig"])
    XCTAssertEqual(view.picture, "section 0\n  fig")
    XCTAssertEqual(basket.indexPath(of: "fig"), ListIndexPath(0, 0))
  }

  func test_insert_alwaysAtOnePlace_keepsLookUpsRight() async {
    let basket = SimpleProvider((0..<200).map { Fruit("\($0)") })
    basket.remove("199")

    for number in 200..<4_000 {
      basket.insert(Fruit("\(number)"), at: .after("100"))
      if number % 97 == 0 {
        XCTAssertEqual(basket.indexPath(of: "100"), ListIndexPath(0, 100))
        XCTAssertEqual(basket.indexPath(of: "\(number)"), ListIndexPath(0, 101))
        XCTAssertEqual(basket.indexPath(of: "198")?.row, number - 1)
      }
    }

    XCTAssertEqual(basket.items[101...].first, "3999")
    XCTAssertEqual(basket.items.count, 3_999)
  }

  func test_apply_afterEdits_isComparedWithWhatIsShown() async {
    let view = RecordingListView()
    let basket = SimpleProvider((0..<90).map { Fruit("\($0)") })
    basket.bind(to: view)
    basket.move("80", to: 3)
    let edited = basket.items
    _ = view.takeTranscript()

    basket.applyWithoutAnimation(edited.filter { $0 != "7" })
    basket.append("fig")

    expectTranscript(
      of: view, "delete row 8 of section 0\ninsert row 89 of section 0")
    XCTAssertEqual(basket.indexPath(of: "80"), ListIndexPath(0, 3))
    XCTAssertNil(basket.indexPath(of: "7"))
  }
}
