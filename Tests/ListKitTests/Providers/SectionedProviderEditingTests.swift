// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// A section that computes its rows, and can't be edited.
private struct Drawer: Section {
  let identity: String
  var items: [Fruit] { ["apple", "fig"] }
}

@MainActor
final class SectionedProviderEditingTests: XCTestCase {
  private let view = RecordingListView()
  private let store = SectionedProvider([
    Shelf("a", title: "A", items: ["apple", "fig"]), Shelf("b", title: "B", items: ["kiwi"]),
  ])

  override func setUp() async throws {
    store.bind(to: view)
    _ = view.takeTranscript()
  }

  func test_sections_areInsertedBesideOthers() async {
    store.appendSection(Shelf("c", items: []))
    store.insertSection(Shelf("d", items: ["lime"]), at: 0)
    store.insertSection(Shelf("e", items: []), at: .before("b"))

    expectTranscript(of: view, "insert section 2\ninsert section 0\ninsert section 2")
    XCTAssertEqual(store.sections.map(\.id), ["d", "a", "e", "b", "c"])
    XCTAssertEqual(store.sectionIndex(of: "b"), 3)
  }

  func test_sections_areRemovedReplacedAndMoved() async {
    XCTAssertTrue(store.replaceSection(Shelf("b", title: "B!", items: ["kiwi", "lime"])))
    XCTAssertFalse(store.replaceSection(Shelf("c", items: [])))
    expectTranscript(
      of: view, "insert row 1 of section 1\nrefresh the supplementaries of section 1")
    XCTAssertTrue(store.moveSection("b", to: 0))
    XCTAssertFalse(store.moveSection("c", to: 0))
    XCTAssertEqual(
      view.picture, "section 0: B!\n  kiwi\n  lime\nsection 1: A\n  apple\n  fig")
    _ = view.takeTranscript()
    XCTAssertTrue(store.removeSection("b"))
    XCTAssertEqual(store.removeSections(["b", "c"]), 0)
    expectTranscript(of: view, "delete section 0")
    store.removeAll()
    XCTAssertEqual(view.picture, "(empty)")
  }

  func test_rows_areInsertedRemovedReplacedAndMoved() async {
    XCTAssertTrue(store.append("lime", toSection: "b"))
    XCTAssertFalse(store.append("lime", toSection: "c"))
    store.insert("plum", at: ListIndexPath(1, 0))
    store.insert("quince", at: .after("apple"))
    store.insert("pear", at: .start)
    expectTranscript(
      of: view,
      """
      insert row 1 of section 1
      insert row 0 of section 1
      insert row 1 of section 0
      insert row 0 of section 0
      """)
    XCTAssertEqual(store.remove(["pear", "plum"]), 2)
    XCTAssertTrue(store.remove("quince"))
    XCTAssertTrue(store.replace("fig'"))
    expectTranscript(
      of: view,
      """
      delete row 0 of section 1
      delete row 0 of section 0
      delete row 1 of section 0
      reconfigure row 1 of section 0
      """)
    XCTAssertTrue(store.move("apple", to: ListIndexPath(1, 1)))
    expectTranscript(of: view, "move row 0 of section 0 to row 1 of section 1")
    XCTAssertTrue(store.move("lime", to: .before("fig")))
    XCTAssertFalse(store.move("plum", to: .end))
    XCTAssertEqual(view.picture, "section 0: A\n  lime\n  fig'\nsection 1: B\n  kiwi\n  apple")
    XCTAssertEqual(store.sections[1].items, ["kiwi", "apple"], "The section itself follows")
    XCTAssertEqual(store.items(inSection: 1), ["kiwi", "apple"])
    XCTAssertEqual(store.items(inSection: 2), [])
    XCTAssertEqual(store.section(with: "b")?.title, "B")
  }

  func test_swipeToDelete_whenTheSectionCantDropARow_keepsItAndSays() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    var diagnostics: [String] = []
    ListDiagnostics.handler = { diagnostics.append("\($0)") }
    let drawers = SectionedProvider([Drawer(identity: "a")]) {
      Row($0.id).trailingSwipe { .delete }
    }
    drawers.bind(to: view)
    drawers.onDelete = { _ in XCTFail("Nothing was deleted") }

    view.swipe(.trailing, at: ListIndexPath(0, 0))
    view.perform("delete", at: ListIndexPath(0, 0))

    XCTAssertEqual(view.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(diagnostics.count, 1)
    XCTAssertTrue(diagnostics.joined().contains("MutableSection"), "\(diagnostics)")
  }

  func test_classSection_changedInPlace_cantPutTheViewOutOfStep() async {
    let crate = Crate()
    let crates = SectionedProvider([crate])
    crates.bind(to: view)
    _ = view.takeTranscript()

    crate.items.append("lime")
    XCTAssertEqual(view.dataSource?.numberOfRows(inSection: 0), 1)
    crates.apply([crate], animated: true)

    expectTranscript(of: view, "insert row 1 of section 0")
    crate.title = "Crate"
    crates.refreshSections([crate.id])
    expectTranscript(of: view, "refresh the supplementaries of section 0")
    crates.append("plum", toSection: crate.id)
    XCTAssertEqual(crate.items, ["apple", "lime", "plum"])
  }
}

private final class Crate: Identifiable, MutableSection {
  var items: [Fruit] = ["apple"]
  var title: String?
}
