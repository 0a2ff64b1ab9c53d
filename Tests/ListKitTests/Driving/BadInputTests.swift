// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Positions that a view has kept for too long are ignored, whatever they are used for.
@MainActor
final class BadInputTests: XCTestCase {
  private static let stale = [
    ListIndexPath(0, 2), ListIndexPath(0, -1), ListIndexPath(2, 0), ListIndexPath(-1, 0),
    ListIndexPath(.max, .max), ListIndexPath(.min, .min), ListIndexPath(0, .max),
  ]

  /// Each kind of tree, each with two sections of at most two rows.
  private func trees() -> [ListDataSource] {
    func shelves() -> SectionedProvider<Shelf> {
      SectionedProvider([Shelf("a", items: ["apple", "fig"]), Shelf("b", items: ["kiwi"])])
    }
    return [
      SimpleProvider<Fruit>(["apple", "fig"]), shelves(),
      CompositeDataSource(.sections, shelves()),
      CompositeDataSource(.singleSection, SimpleProvider<Fruit>(["apple", "fig"])),
      SegmentedDataSource(shelves()), SegmentedDataSource(),
      StateDataSource(content: shelves()), CompositeDataSource(.sections),
    ]
  }

  func test_queries_whenThePathIsStale_answerEmpty() async {
    for tree in trees() {
      let view = RecordingListView()
      tree.bind(to: view)
      let source = view.dataSource
      for path in Self.stale {
        XCTAssertEqual(source?.row(at: path).content?.text, "")
        XCTAssertNil(source?.rowVersion(at: path))
        XCTAssertEqual(source?.permits(.select, at: path), false)
        XCTAssertEqual(source?.permits(.move, at: path), false)
        XCTAssertEqual(source?.proposedMove(from: path, to: ListIndexPath(0, 0)), path)
        let apple = ListIndexPath(0, 0)
        XCTAssertEqual(source?.proposedMove(from: apple, to: path), apple)
      }
      for section in [-1, 2, Int.max, Int.min] {
        XCTAssertEqual(source?.numberOfRows(inSection: section), 0)
        XCTAssertNil(source?.supplementary(.header, inSection: section))
        XCTAssertNil(source?.layout(inSection: section))
        XCTAssertNil(source?.sectionVersion(at: section))
        XCTAssertNil(source?.section(forSectionIndexTitleAt: section))
        XCTAssertEqual(tree.numberOfRows(inSection: section), 0)
      }
    }
  }

  func test_events_whenThePathIsStale_areIgnored() async {
    let rowEvents: [RowEvent] = [
      .selected, .deselected, .highlighted, .unhighlighted, .primaryAction, .willDisplay,
      .swipeAction(.leading, "pin"), .menuAction("copy"), .commitDelete, .commitInsert,
      .willBeginEditing, .didEndEditing, .focused, .unfocused,
    ]
    for tree in trees() {
      let view = RecordingListView()
      tree.bind(to: view)
      let before = view.picture
      for path in Self.stale {
        for event in rowEvents { view.dataSource?.handle(.row(event, at: path)) }
        view.dataSource?.handle(.prefetch([path, path]))
        view.dataSource?.handle(.cancelPrefetch([path]))
        view.dataSource?.handle(.moveRow(from: path, to: ListIndexPath(0, 0)))
        view.dataSource?.handle(.willDisplaySupplementary(.header, section: path.section))
      }
      XCTAssertEqual(view.picture, before)
    }
  }

  func test_swipeAndMenuActions_whenUnknown_areIgnored() async {
    let view = RecordingListView()
    let basket = SimpleProvider<Fruit>(["apple"]) { Row($0.id).trailingSwipe { .delete } }
    basket.bind(to: view)

    view.dataSource?.handle(.row(.swipeAction(.trailing, "pin"), at: ListIndexPath(0, 0)))
    view.dataSource?.handle(.row(.swipeAction(.leading, "delete"), at: ListIndexPath(0, 0)))
    view.dataSource?.handle(.row(.menuAction("copy"), at: ListIndexPath(0, 0)))

    XCTAssertEqual(basket.items, ["apple"])
  }

  func test_lookUps_whenThereIsNoSuchRow_areNil() async {
    let basket = SimpleProvider<Fruit>(["apple"])
    XCTAssertNil(basket.item(with: "fig"))
    XCTAssertNil(basket.indexPath(of: "fig"))
    for path in Self.stale { XCTAssertNil(basket.item(at: path)) }
    XCTAssertFalse(basket.remove("fig"))
    XCTAssertFalse(basket.replace("fig"))
    XCTAssertFalse(basket.move("fig", to: 0))
    XCTAssertFalse(basket.move("fig", to: .start))
    basket.refresh(["fig"])
    basket.select("fig")
    basket.deselect("fig")
    XCTAssertEqual(basket.selectedIDs, [])
    basket.insert("kiwi", at: .before("fig"))
    XCTAssertEqual(basket.items, ["apple", "kiwi"], "Nothing is lost")
  }

  func test_composite_whenThePositionIsStale_mapsNowhere() async {
    let stranger = SimpleProvider<Fruit>(["kiwi"])
    let basket = SimpleProvider<Fruit>(["apple", "fig"])
    for layout in [CompositeDataSource.Layout.sections, .singleSection] {
      let composite = CompositeDataSource(layout, basket)
      for path in Self.stale {
        XCTAssertNil(composite.localIndexPath(for: path))
        XCTAssertNil(composite.globalIndexPath(for: path, in: basket))
      }
      for section in [-1, 1, Int.max, Int.min] {
        XCTAssertNil(composite.localSection(for: section))
        XCTAssertNil(composite.globalSection(for: section, in: basket))
      }
      XCTAssertNil(composite.globalIndexPath(for: ListIndexPath(0, 0), in: stranger))
      XCTAssertNil(composite.globalSection(for: 0, in: stranger))
      XCTAssertFalse(composite.contains(stranger))
      XCTAssertNil(composite.index(of: stranger))
      XCTAssertNil(composite.child(at: 1))
      XCTAssertNil(composite.child(at: -1))
      XCTAssertFalse(composite.remove(stranger))
      composite.removeAll()
    }
  }
}
