// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

private struct Contact: Identifiable, Equatable, Item {
  let id: Int
  var name: String
  var phone: String
}

private final class AdCell: ReusableCell, CustomStringConvertible {
  var description = ""
}

private struct Offline: Error, CustomStringConvertible {
  let description = "no network"
}

/// The screens that every list library is measured by, in as few lines as promised.
@MainActor
final class FiveScreensTests: XCTestCase {
  private let contacts = [
    Contact(id: 1, name: "Ada", phone: "12"), Contact(id: 2, name: "Bob", phone: "34"),
  ]

  func test_listOfOneSection() async {
    let listView = RecordingListView()

    // screen 1
    let people = SimpleProvider(contacts) { Row($0.name, detail: $0.phone) }
    people.bind(to: listView)
    // end

    expectPicture(of: listView, "section 0\n  Ada (12)\n  Bob (34)")
    XCTAssertLessThanOrEqual(lines(ofScreen: 1), 4)
  }

  func test_sectionsWithHeaders() async {
    let listView = RecordingListView()
    let citrus: [Fruit] = ["lemon"]
    let berries: [Fruit] = ["currant", "grape"]

    // screen 2
    let shelves = [
      SimpleSection("citrus", title: "Citrus fruit", items: citrus),
      SimpleSection("berries", title: "Berries", items: berries),
    ]
    let store = SectionedProvider(shelves)
    store.bind(to: listView)
    // end

    expectPicture(
      of: listView,
      """
      section 0: Citrus fruit
        lemon
      section 1: Berries
        currant
        grape
      """)
    XCTAssertLessThanOrEqual(lines(ofScreen: 2), 6)
  }

  func test_mixedCellsInOneSection() async {
    let listView = RecordingListView()

    // screen 3
    enum Entry: Hashable, Item { case text(String), ad(Int) }
    let feed = SimpleProvider([Entry.text("Hello"), .ad(7), .text("Bye")]) { entry in
      switch entry {
      case .text(let text): Row(text)
      case .ad(let number): Row(AdCell.self) { $0.description = "Buy \(number)!" }
      }
    }
    feed.bind(to: listView)
    // end

    expectPicture(of: listView, "section 0\n  Hello\n  Buy 7!\n  Bye")
    XCTAssertLessThanOrEqual(lines(ofScreen: 3), 8)
  }

  func test_loadingEmptyContentAndFailure() async {
    let listView = RecordingListView()

    // screen 4
    let people = SimpleProvider<Contact> { Row($0.name) }
    let screen = StateDataSource(
      content: people, loading: .message("Loading…"), empty: .message("Nobody here"),
      failure: { .message("Sorry: \($0)") })
    screen.bind(to: listView)
    screen.state = .loading
    // end

    XCTAssertEqual(listView.picture, "section 0\n  Loading…")
    screen.state = .content
    XCTAssertEqual(listView.picture, "section 0\n  Nobody here")
    people.apply(contacts, animated: true)
    XCTAssertEqual(listView.picture, "section 0\n  Ada\n  Bob")
    people.removeAll()
    XCTAssertEqual(listView.picture, "section 0\n  Nobody here")
    screen.state = .failed(Offline())
    XCTAssertEqual(listView.picture, "section 0\n  Sorry: no network")
    XCTAssertLessThanOrEqual(lines(ofScreen: 4), 8)
  }

  func test_swipeToDeleteAndSelection() async {
    let listView = RecordingListView()
    var chosen: [String] = []
    var deleted: [String] = []

    // screen 5
    let people = SimpleProvider(contacts) { Row($0.name).trailingSwipe { .delete } }
    people.onSelect = { chosen.append($0.item.name) }
    people.onDelete = { deleted.append($0.item.name) }
    people.bind(to: listView)
    // end

    XCTAssertTrue(listView.tap(ListIndexPath(0, 1)))
    XCTAssertEqual(chosen, ["Bob"])
    XCTAssertTrue(listView.swipe(.trailing, at: ListIndexPath(0, 0)))
    XCTAssertTrue(listView.perform("delete", at: ListIndexPath(0, 0)))
    XCTAssertEqual(deleted, ["Ada"])
    XCTAssertEqual(listView.picture, "section 0\n* Bob")
    XCTAssertLessThanOrEqual(lines(ofScreen: 5) - lines(ofScreen: 1), 3)
  }

  /// The number of lines between the two marks of a screen in this file.
  private func lines(ofScreen number: Int) -> Int {
    guard let source = try? String(contentsOfFile: #filePath, encoding: .utf8) else {
      XCTFail("This file can't be read")
      return .max
    }
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard let start = lines.firstIndex(of: "// screen \(number)"),
      let end = lines[start...].firstIndex(of: "// end")
    else { return .max }
    return end - start - 1
  }
}
