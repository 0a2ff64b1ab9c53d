// Part of ListKit, MIT licence: see LICENSE.

import ListKit
@testable import ListKitTestSupport
import XCTest

/// Updates that leave the first row on screen that stays where it was.
@MainActor
final class AnchorTests: XCTestCase {
  private let view = RecordingListView(viewportHeight: 100)

  /// Rows as high as they are ripe.
  private func row(_ fruit: Fruit) -> Row {
    Row("\(fruit.id)").height(fruit.ripeness == 0 ? .automatic : .fixed(Double(fruit.ripeness)))
  }

  private func basket(_ items: [Fruit]) -> SimpleProvider<Fruit> {
    SimpleProvider(items) { [unowned self] in row($0) }
  }

  private func fruit(_ names: String, height: Int = 50) -> [Fruit] {
    names.map { Fruit("\($0)", ripeness: height) }
  }

  /// Returns how far a row is below the top of the viewport.
  private func distance(of name: String) -> Double? {
    for section in 0..<view.numberOfSections {
      for row in 0..<view.numberOfRows(inSection: section) {
        let path = ListIndexPath(row: row, section: section)
        guard view.shownRow(at: path)?.content?.text == name else { continue }
        return view.extent(of: path).map { $0.y - view.scrollOffset }
      }
    }
    return nil
  }

  private func show(_ source: ListDataSource, scrolledTo offset: Double) {
    source.keepsVisibleRows = true
    source.bind(to: view)
    view.scrollToEnd()
    view.scroll(to: offset)
    _ = view.takeTranscript()
  }

  func test_update_whenRowsOfOtherHeightsComeAbove_leavesTheRow() async {
    let basket = basket(fruit("abcdef"))
    show(basket, scrolledTo: 120)
    XCTAssertEqual(distance(of: "c"), -20)

    basket.performUpdates {
      basket.insert(contentsOf: [Fruit("x", ripeness: 30), Fruit("y", ripeness: 7)], at: 0)
      basket.insert(Fruit("z", ripeness: 90), at: .before("c"))
    }

    XCTAssertEqual(distance(of: "c"), -20)
  }

  func test_update_whenTheFirstRowGoes_leavesTheNextOne() async {
    let basket = basket(fruit("abcdefgh"))
    show(basket, scrolledTo: 120)

    basket.remove("c")
    XCTAssertEqual(distance(of: "d"), 30)
    XCTAssertEqual(distance(of: "b"), -20, "This one has come on screen, above it")
    basket.remove(["a", "d"])

    XCTAssertEqual(distance(of: "b"), -20)
  }

  func test_update_whenTheRowGrows_keepsItsTop() async {
    let basket = basket(fruit("abcdefgh"))
    show(basket, scrolledTo: 120)

    basket.performUpdates {
      basket.replace(Fruit("c", ripeness: 80))
      basket.replace(Fruit("b", ripeness: 10))
      basket.append(Fruit("i", ripeness: 50))
    }

    XCTAssertEqual(distance(of: "c"), -20)
    XCTAssertEqual(distance(of: "d"), 60)
  }

  func test_update_whenSectionsMoveToo_leavesTheRowThroughAllBatches() async {
    let store = SectionedProvider([
      Shelf("A", title: "a", items: fruit("abc")), Shelf("B", title: "b", items: fruit("def")),
      Shelf("C", items: fruit("ghi")),
    ]) { [unowned self] in row($0) }
    show(store, scrolledTo: 260)
    let before = distance(of: "e")
    XCTAssertNotNil(before)

    store.apply(
      [
        Shelf("C", items: fruit("gxhi")), Shelf("B", title: "b", items: fruit("yed", height: 60)),
        Shelf("A", title: "a", items: fruit("abcz")),
      ], animated: true)

    XCTAssertEqual(distance(of: "e"), before)
    XCTAssertGreaterThan(view.takeCalls().count, 2, "It takes several batches")
  }

  func test_reload_byPolicy_leavesTheRow() async {
    let basket = basket(fruit("abcdefgh"))
    basket.updatePolicy = .alwaysReload
    show(basket, scrolledTo: 120)

    basket.insert(contentsOf: fruit("xyz", height: 33), at: 0)

    XCTAssertEqual(distance(of: "c"), -20)
    expectTranscript(of: view, "reload everything, keeping row 5 of section 0 in place")
    basket.keepsVisibleRows = false
    basket.insert(contentsOf: fruit("w"), at: 0)
    expectTranscript(of: view, "reload everything")
  }

  func test_reload_whenItIsAskedFor_leavesTheRow() async {
    let basket = basket(fruit("abcdefgh"))
    show(basket, scrolledTo: 120)

    basket.reload(with: fruit("xyzabcdefgh"))
    XCTAssertEqual(distance(of: "c"), -20)
    _ = view.takeTranscript()
    basket.reload(with: fruit("uvw"))

    expectTranscript(of: view, "reload everything")
  }

  func test_reload_whenTheViewKnowsNothingOfAnchors_scrollsToTheRow() async {
    let plain = ScrollingView()
    let basket = basket(fruit("abc"))
    basket.updatePolicy = .alwaysReload
    basket.keepsVisibleRows = true
    basket.bind(to: plain)
    plain.indexPathsForVisibleRows = [ListIndexPath(0, 1), ListIndexPath(0, 2)]

    basket.apply(fruit("xyc"), animated: true)

    XCTAssertEqual(plain.scrolls, [ListIndexPath(0, 2)])
  }

  func test_performUpdates_whenItAsksForIt_leavesTheRowOnce() async {
    let basket = basket(fruit("abcdefgh"))
    show(basket, scrolledTo: 120)
    basket.keepsVisibleRows = false

    basket.performUpdates(keepsVisibleRows: true) { basket.remove("a") }
    XCTAssertEqual(distance(of: "c"), -20)
    let offset = view.scrollOffset
    basket.remove("b")

    XCTAssertEqual(view.scrollOffset, offset)
  }

  func test_update_whenAnythingChanges_leavesTheFirstRowThatStays() async {
    for seed: UInt64 in 0..<400 {
      var random = DiffRandom(seed: seed)
      let names = (0..<12).map { "\($0)" }
      func items() -> [Fruit] {
        names.shuffled(using: &random).prefix(Int.random(in: 1...12, using: &random))
          .map { Fruit($0, ripeness: 20 + 5 * (Int($0) ?? 0)) }
      }
      let basket = basket(items())
      basket.updatePolicy = Bool.random(using: &random) ? .alwaysReload : .alwaysBatch
      show(basket, scrolledTo: Double.random(in: 0...400, using: &random))
      let visible = view.indexPathsForVisibleRows.map { basket.items[$0.row].id }
      let new = items()
      guard let kept = visible.first(where: { name in new.contains { $0.id == name } }),
        let before = distance(of: kept)
      else { continue }

      basket.apply(new, animated: true)

      let limit = max(0, view.contentHeight - 100)
      let isAtEdge = [0, limit].contains { abs($0 - view.scrollOffset) < 0.001 }
      let row = basket.items.firstIndex { $0.id == kept } ?? 0
      let after = view.extent(of: ListIndexPath(0, row)).map { $0.y - view.scrollOffset } ?? .nan
      XCTAssert(isAtEdge || abs(after - before) < 0.001, "seed \(seed): \(before), then \(after)")
    }
  }
}

/// A view that shows nothing, and says what is on screen.
private final class ScrollingView: ListView {
  weak var dataSource: (any ListViewDataSource)?
  var indexPathsForVisibleRows: [ListIndexPath] = []
  private(set) var scrolls: [ListIndexPath] = []

  func reloadData() {}

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    updateModel()
    completion(true)
  }

  func scrollToRow(at indexPath: ListIndexPath, position: ScrollPosition, animated: Bool) {
    scrolls.append(indexPath)
  }
}
