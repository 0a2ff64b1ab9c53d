// Part of ListKit, MIT licence: see LICENSE.

import XCTest

@testable import listkit_demo

final class ArrangementTests: XCTestCase {
  private let listing = Listing(
    items: [
      FileItem("notes.txt", size: 5, modified: 50),
      FileItem("box/fig.swift", size: 30, modified: 10),
      FileItem("box/Apple.png", size: 10, modified: 30),
      FileItem("box/deep/kiwi.txt", size: 20, modified: 20),
    ], folders: [FileID("box"), FileID("empty")])

  func test_sections_byFolder() {
    XCTAssertEqual(
      Arrangement().sections(of: listing).picture,
      ["./: notes.txt", "box/: Apple.png deep/kiwi.txt fig.swift", "empty/: "])
    XCTAssertEqual(Arrangement().sections(of: listing).map(\.indexTitle), [".", "B", "E"])
    XCTAssertEqual(
      Arrangement().sections(of: listing).map(\.summary),
      ["1 file, 5 B", "3 files, 60 B", "no files"])
  }

  func test_sections_byKind_showPaths() {
    XCTAssertEqual(
      Arrangement(grouping: .kind).sections(of: listing).picture,
      [
        "Code: box/fig.swift", "Documents: box/deep/kiwi.txt notes.txt", "Pictures: box/Apple.png",
      ])
  }

  func test_sections_byNothing_inEachOrder() {
    func rows(_ order: Arrangement.Order) -> [String] {
      Arrangement(order: order, grouping: .nothing).sections(of: listing)
        .flatMap { $0.items.map(\.text) }
    }
    XCTAssertEqual(
      rows(.name), ["box/Apple.png", "box/deep/kiwi.txt", "box/fig.swift", "notes.txt"])
    XCTAssertEqual(
      rows(.size), ["box/fig.swift", "box/deep/kiwi.txt", "box/Apple.png", "notes.txt"])
    XCTAssertEqual(
      rows(.age), ["notes.txt", "box/Apple.png", "box/deep/kiwi.txt", "box/fig.swift"])
  }

  func test_sections_whenFiltered_holdMatchesOnly() {
    XCTAssertEqual(
      Arrangement(filter: "APP").sections(of: listing).picture, ["box/: Apple.png"])
    XCTAssertEqual(
      Arrangement(filter: "box/").sections(of: listing).picture,
      ["box/: Apple.png deep/kiwi.txt fig.swift"])
    XCTAssertEqual(Arrangement(filter: "plum").sections(of: listing).picture, [])
  }

  func test_sections_whenPinnedAndHidden() {
    let arrangement = Arrangement(
      pinned: [FileID("box/fig.swift"), FileID("gone")], hidden: [FileID("notes.txt")])
    XCTAssertEqual(
      arrangement.sections(of: listing).picture,
      ["Pinned: box/fig.swift", "box/: Apple.png deep/kiwi.txt", "empty/: "])
  }

  func test_sections_ofUnreadableFolders_saySo() {
    var listing = listing
    listing.unreadable = [FileID("empty")]
    let sections = Arrangement().sections(of: listing)
    XCTAssertEqual(sections.map(\.summary), ["1 file, 5 B", "3 files, 60 B", "can't be read"])
    XCTAssertFalse(sections[2].hasSameContent(as: Arrangement().sections(of: self.listing)[2]))
  }

  func test_sections_ofNothing() {
    for grouping in Arrangement.Grouping.allCases {
      XCTAssertEqual(Arrangement(grouping: grouping).sections(of: Listing()).picture, [])
    }
  }

  func test_cycle_comesBack() {
    var arrangement = Arrangement()
    var seen: [String] = []
    for _ in 0..<3 {
      arrangement.cycleOrder()
      arrangement.cycleGrouping()
      seen.append("\(arrangement.order) \(arrangement.grouping)")
    }
    XCTAssertEqual(seen, ["size kind", "age nothing", "name folder"])
  }

  func test_identity_tellsFilesOfEqualTextApart() {
    let composed = FileID(bytes: Array("\u{E9}".utf8))
    let combined = FileID(bytes: Array("e\u{301}".utf8))
    XCTAssertNotEqual(composed, combined)
    XCTAssertNotEqual(FileID(bytes: [0xFF]), FileID(bytes: [0xFE]))
  }

  func test_kind_isFoundByTheEndOfTheName() {
    func kind(_ name: String, isExecutable: Bool = false) -> FileKind {
      FileKind(name: Array(name.utf8), isExecutable: isExecutable)
    }
    XCTAssertEqual(kind("fig.SWIFT"), .code)
    XCTAssertEqual(kind("fig.tar.gz"), .archive)
    XCTAssertEqual(kind("fig"), .other)
    XCTAssertEqual(kind("fig", isExecutable: true), .program)
    XCTAssertEqual(kind("fig."), .other)
    XCTAssertEqual(kind("fig." + String(repeating: "x", count: 300)), .other)
  }
}
