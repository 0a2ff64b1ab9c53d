// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// What edits of rows do besides: to the sections, to the selection and to twins.
@MainActor
final class EditedSectionTests: XCTestCase {
  func test_edit_ofASectionThatCountsItsRows_updatesItsHeader() async {
    let view = RecordingListView()
    let store = SectionedProvider([CountedShelf(id: "a", items: ["fig"])])
    store.bind(to: view)
    _ = view.takeTranscript()

    store.append("kiwi", toSection: "a")

    XCTAssertEqual(store.sections[0].title, "2 rows")
    expectTranscript(
      of: view, "insert row 1 of section 0\nrefresh the supplementaries of section 0")
  }

  func test_edit_ofASectionThatIsAnObject_changesTheObject() async {
    let crate = Crate(["fig", "kiwi"])
    let store = SectionedProvider([crate])

    store.remove("fig")

    XCTAssertEqual(crate.items, ["kiwi"])
    XCTAssertEqual(store.items, ["kiwi"])
  }

  func test_edit_ofASimpleSection_isSeenByHooks() async {
    let view = RecordingListView()
    let store = SectionedProvider([Shelf("a", title: "A", items: ["fig"])])
    store.makeFooter = { Supplementary("\($0.section.items.count)") }
    store.bind(to: view)
    _ = view.takeTranscript()

    store.append("kiwi", toSection: "a")

    expectTranscript(
      of: view, "insert row 1 of section 0\nrefresh the supplementaries of section 0")
    XCTAssertEqual(store.section(with: "a")?.items, ["fig", "kiwi"])
  }

  func test_edit_underAPolicyOfUniqueRows_showsOneOfTwins() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    var reports = 0
    ListDiagnostics.handler = { _ in reports += 1 }
    let first = SimpleProvider<Fruit>(["apple", "fig"], duplicates: .keepFirst)
    let last = SimpleProvider<Fruit>(["apple", "fig"], duplicates: .keepLast)

    for basket in [first, last] { basket.insert("fig'", at: 0) }

    XCTAssertEqual(first.items, ["fig'", "apple"])
    XCTAssertEqual(last.items, ["apple", "fig"])
    XCTAssertEqual(reports, 2)
    XCTAssertEqual(first.indexPath(of: "fig"), ListIndexPath(0, 0))
    XCTAssertTrue(first.remove("fig"))
    XCTAssertEqual(first.items, ["apple"])
  }

  func test_edit_thatMakesTwins_findsTheFirst() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    var kinds: [ListDiagnostic.Kind] = []
    ListDiagnostics.handler = { kinds.append($0.kind) }
    let basket = SimpleProvider<Fruit>(["apple", "fig", "kiwi"])
    basket.replace("kiwi'")

    basket.insert("kiwi", at: 1)

    XCTAssertEqual(basket.indexPath(of: "kiwi"), ListIndexPath(0, 1))
    #if DEBUG
      XCTAssertEqual(
        kinds,
        [
          .duplicateRow(
            identity: "kiwi", first: ListIndexPath(0, 1), second: ListIndexPath(0, 3))
        ])
    #endif
    XCTAssertTrue(basket.remove("kiwi"))
    XCTAssertEqual(basket.items, ["apple", "fig"])
  }

  func test_edit_ofSelectedRows_dropsThoseThatGo() async {
    let basket = SimpleProvider<Fruit>(["apple", "fig", "kiwi", "lime"])
    basket.selectionMode = .multiple
    basket.select(["fig", "kiwi"])
    var changes: [Set<String>] = []
    basket.onSelectionChange = { changes.append($0) }

    basket.move("kiwi", to: 0)
    basket.remove("fig")

    XCTAssertEqual(basket.selectedItems, ["kiwi"])
    XCTAssertEqual(changes, [["kiwi"]])
  }

  func test_setTitle_afterEdits_keepsTheRows() async {
    let view = RecordingListView()
    let basket = SimpleProvider<Fruit>(["apple", "fig"])
    basket.bind(to: view)
    basket.append("kiwi")
    basket.title = "Basket"
    basket.move("kiwi", to: 0)

    XCTAssertEqual(basket.items, ["kiwi", "apple", "fig"])
    XCTAssertEqual(view.picture, "section 0: Basket\n  kiwi\n  apple\n  fig")
  }

  func test_edits_whileSectionsMove_areOneUpdate() async {
    let view = RecordingListView()
    let store = SectionedProvider([
      Shelf("a", items: ["apple", "fig"]), Shelf("b", items: ["kiwi"]),
    ])
    store.bind(to: view)
    store.append("lime", toSection: "a")

    store.performUpdates {
      store.moveSection("a", to: 1)
      store.move("fig", to: ListIndexPath(0, 0))
      store.append("plum", toSection: "a")
    }

    XCTAssertEqual(store.sections.map(\.items), [["fig", "kiwi"], ["apple", "lime", "plum"]])
    XCTAssertEqual(store.indexPath(of: "plum"), ListIndexPath(1, 2))
  }
}

private struct CountedShelf: MutableSection, Identifiable {
  let id: String
  var items: [Fruit]
  var title: String? { "\(items.count) rows" }
}

@MainActor
private final class Crate: @MainActor MutableSection, Identifiable {
  var items: [Fruit]
  init(_ items: [Fruit]) { self.items = items }
}
