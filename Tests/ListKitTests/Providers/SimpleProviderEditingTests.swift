// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

@MainActor
final class SimpleProviderEditingTests: XCTestCase {
  private let view = RecordingListView()
  private let basket = SimpleProvider<Fruit>(["apple", "fig", "kiwi"])

  /// Edits the bound basket, and expects the calls and the rows.
  private func expect(
    _ transcript: String, _ rows: [Fruit], line: UInt = #line, _ edit: () -> Void
  ) {
    basket.applyWithoutAnimation(["apple", "fig", "kiwi"])
    basket.bind(to: view)
    _ = view.takeTranscript()
    edit()
    expectTranscript(of: view, transcript, line: line)
    XCTAssertEqual(basket.items, rows, line: line)
    XCTAssertEqual(
      view.picture, "section 0\n" + rows.map { "  \($0)" }.joined(separator: "\n"), line: line)
  }

  func test_append_insertsAtTheEnd() async {
    expect("insert row 3 of section 0", ["apple", "fig", "kiwi", "lime"]) { basket.append("lime") }
    expect(
      "insert row 3 of section 0\ninsert row 4 of section 0",
      ["apple", "fig", "kiwi", "lime", "plum"]
    ) {
      basket.append(contentsOf: ["lime", "plum"])
    }
  }

  func test_append_ofNothing_tellsNothing() async {
    expect("", ["apple", "fig", "kiwi"]) { basket.append(contentsOf: []) }
  }

  func test_insert_atIndexAndBesideARow() async {
    let rows: [Fruit] = ["apple", "lime", "fig", "kiwi"]
    expect("insert row 1 of section 0", rows) { basket.insert("lime", at: 1) }
    expect("insert row 1 of section 0", rows) { basket.insert("lime", at: .before("fig")) }
    expect("insert row 1 of section 0", rows) { basket.insert("lime", at: .after("apple")) }
    expect("insert row 0 of section 0", ["lime", "apple", "fig", "kiwi"]) {
      basket.insert("lime", at: .start)
    }
    expect("insert row 3 of section 0", ["apple", "fig", "kiwi", "lime"]) {
      basket.insert("lime", at: .end)
    }
  }

  func test_remove_deletesThoseThatAreThere() async {
    expect("delete row 1 of section 0", ["apple", "kiwi"]) {
      XCTAssertTrue(basket.remove("fig"))
    }
    expect("delete row 2 of section 0\ndelete row 0 of section 0", ["fig"]) {
      XCTAssertEqual(basket.remove(["kiwi", "lime", "apple"]), 2)
    }
    expect("", ["apple", "fig", "kiwi"]) { XCTAssertFalse(basket.remove("lime")) }
  }

  func test_removeAll_leavesAnEmptySection() async {
    basket.bind(to: view)
    basket.removeAll()

    XCTAssertTrue(basket.isEmpty)
    XCTAssertEqual(view.picture, "section 0")
  }

  func test_replace_reconfiguresTheRow() async {
    expect("reconfigure row 1 of section 0", ["apple", "fig'", "kiwi"]) {
      XCTAssertTrue(basket.replace("fig'"))
    }
    expect(
      "reconfigure row 0 of section 0\nreconfigure row 2 of section 0", ["apple'", "fig", "kiwi'"]
    ) {
      XCTAssertEqual(basket.replace(contentsOf: ["kiwi'", "apple'", "lime"]), 2)
    }
    expect("", ["apple", "fig", "kiwi"]) { XCTAssertFalse(basket.replace("lime")) }
  }

  func test_move_isOneMove() async {
    expect("move row 0 of section 0 to row 2", ["fig", "kiwi", "apple"]) {
      XCTAssertTrue(basket.move("apple", to: 2))
    }
    expect("move row 0 of section 0 to row 2", ["fig", "kiwi", "apple"]) {
      XCTAssertTrue(basket.move("apple", to: .end))
    }
    expect("move row 2 of section 0 to row 0", ["kiwi", "apple", "fig"]) {
      XCTAssertTrue(basket.move("kiwi", to: .before("apple")))
    }
    expect("move row 0 of section 0 to row 2", ["fig", "kiwi", "apple"]) {
      XCTAssertTrue(basket.move("apple", to: .after("kiwi")))
    }
    expect("", ["apple", "fig", "kiwi"]) { XCTAssertTrue(basket.move("fig", to: 1)) }
    expect("", ["apple", "fig", "kiwi"]) { XCTAssertFalse(basket.move("lime", to: 1)) }
  }

  func test_title_isShownAsHeaderAndRefreshed() async {
    basket.title = "Fruit"
    basket.bind(to: view)
    _ = view.takeTranscript()

    basket.title = "Ripe fruit"

    expectTranscript(of: view, "refresh the supplementaries of section 0")
    XCTAssertEqual(view.picture, "section 0: Ripe fruit\n  apple\n  fig\n  kiwi")
    basket.append("lime")
    XCTAssertEqual(basket.title, "Ripe fruit")
  }

  func test_lookUps_areCurrentAfterEveryChange() async {
    XCTAssertEqual(basket.indexPath(of: "kiwi"), ListIndexPath(0, 2))
    basket.remove("apple")
    XCTAssertEqual(basket.indexPath(of: "kiwi"), ListIndexPath(0, 1))
    XCTAssertEqual(basket.item(with: "kiwi"), "kiwi")
    XCTAssertEqual(basket.item(at: ListIndexPath(0, 0)), "fig")
    XCTAssertTrue(basket.contains("fig"))
    XCTAssertFalse(basket.contains("apple"))
  }

  func test_duplicates_byPolicy() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    var diagnostics: [ListDiagnostic.Kind] = []
    ListDiagnostics.handler = { diagnostics.append($0.kind) }
    let items: [Fruit] = ["apple", "fig", "apple'"]
    let kinds: [ListDiagnostic.Kind] = [
      .duplicateRow(identity: "apple", first: ListIndexPath(0, 0), second: ListIndexPath(0, 2))
    ]

    for (policy, rows) in [
      (DuplicatePolicy.numberOccurrences, items), (.keepFirst, ["apple", "fig"]),
      (.keepLast, ["fig", "apple'"]),
    ] {
      let view = RecordingListView()
      let basket = SimpleProvider<Fruit>([], duplicates: policy)
      basket.bind(to: view)
      diagnostics = []
      basket.apply(items, animated: true)
      XCTAssertEqual(basket.items, rows)
      XCTAssertEqual(view.numberOfRows(inSection: 0), rows.count)
      XCTAssertEqual(diagnostics, kinds, "\(policy)")
      basket.apply(["fig", "apple", "apple", "apple"], animated: true)
      basket.apply(["apple'", "apple"], animated: true)
    }
  }
}
