// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Rows that a person drags: the view has moved them already, and the model follows.
@MainActor
final class DragTests: XCTestCase {
  private let view = RecordingListView()
  private var moves: [String] = []

  private func basket(_ items: [Fruit], _ name: String = "") -> SimpleProvider<Fruit> {
    let basket = SimpleProvider(items) { Row("\($0)").movable() }
    basket.onMove = { [unowned self] in
      moves.append("\(name)\($0.item) \($1.row)→\($0.indexPath.row)")
    }
    basket.onMoveAway = { [unowned self] in
      moves.append("\(name)\($0.item) left \($0.indexPath.row)")
    }
    basket.onMoveIn = { [unowned self] in
      moves.append("\(name)\($0.item) came to \($0.indexPath.row)")
    }
    return basket
  }

  private func show(_ source: ListDataSource) {
    source.bind(to: view)
    _ = view.takeTranscript()
  }

  func test_drag_inAProvider_movesTheModelAndTellsTheViewNothing() async {
    let basket = basket(["apple", "fig", "kiwi"])
    show(basket)

    XCTAssertEqual(
      view.drag(from: ListIndexPath(0, 1), to: ListIndexPath(0, 0)), ListIndexPath(0, 0))
    XCTAssertEqual(basket.items, ["fig", "apple", "kiwi"])
    XCTAssertEqual(
      view.drag(from: ListIndexPath(0, 0), to: ListIndexPath(0, 2)), ListIndexPath(0, 2))

    XCTAssertEqual(basket.items, ["apple", "kiwi", "fig"])
    XCTAssertEqual(moves, ["fig 1→0", "fig 0→2"])
    expectTranscript(of: view, "")
  }

  func test_drag_acrossSections_movesTheModel() async {
    let store = SectionedProvider([
      Shelf("a", items: ["apple", "fig"]), Shelf("b", items: []),
    ])
    store.onCanMove = { $0.item != "fig" }
    show(store)

    XCTAssertEqual(
      view.drag(from: ListIndexPath(0, 0), to: ListIndexPath(1, 0)), ListIndexPath(1, 0))
    XCTAssertNil(view.drag(from: ListIndexPath(0, 0), to: ListIndexPath(1, 0)), "Figs stay")

    XCTAssertEqual(store.sections.map(\.items), [["fig"], ["apple"]])
    expectTranscript(of: view, "")
  }

  func test_drag_ofTheOnlyRowOfASection_leavesItEmpty() async {
    let store = SectionedProvider([Shelf("a", items: ["apple"]), Shelf("b", items: ["fig"])])
    store.onCanMove = { _ in true }
    show(store)

    view.drag(from: ListIndexPath(0, 0), to: ListIndexPath(1, 1))

    XCTAssertEqual(store.sections.map(\.items), [[], ["fig", "apple"]])
    XCTAssertEqual(view.picture, "section 0\nsection 1\n  fig\n  apple")
  }

  func test_drag_acrossChildren_handsTheItemOver() async {
    let first = basket(["apple", "fig"], "1: ")
    let second = basket(["kiwi"], "2: ")
    let composite = CompositeDataSource(.sections, first, second)
    composite.selectionMode = .multiple
    show(composite)
    first.select("fig")
    _ = view.takeTranscript()

    XCTAssertEqual(
      view.drag(from: ListIndexPath(0, 1), to: ListIndexPath(1, 0)), ListIndexPath(1, 0))

    XCTAssertEqual(first.items, ["apple"])
    XCTAssertEqual(second.items, ["fig", "kiwi"])
    XCTAssertEqual(moves, ["1: fig left 1", "2: fig came to 0"])
    XCTAssertEqual(first.selectedIDs, [])
    XCTAssertEqual(second.selectedIDs, ["fig"])
    XCTAssertEqual(view.picture, "section 0\n  apple\nsection 1\n* fig\n  kiwi")
    // The other provider may describe the row in another way, so it gets a cell of its own.
    expectTranscript(of: view, "reload row 0 of section 1\nselect row 0 of section 1")
  }

  func test_drag_acrossChildrenOfOneSection_joinsTheNeighbourThatItPassed() async {
    for (origin, destination, firstItems, secondItems) in [
      (0, 2, ["fig"], ["kiwi", "apple", "lime"]), (1, 2, ["apple"], ["kiwi", "fig", "lime"]),
      (0, 3, ["fig"], ["kiwi", "lime", "apple"]), (3, 1, ["apple", "lime", "fig"], ["kiwi"]),
      (2, 0, ["kiwi", "apple", "fig"], ["lime"]), (0, 1, ["fig", "apple"], ["kiwi", "lime"]),
      (2, 1, ["apple", "kiwi", "fig"], ["lime"]), (3, 2, ["apple", "fig"], ["lime", "kiwi"]),
    ] {
      let first = basket(["apple", "fig"])
      let second = basket(["kiwi", "lime"])
      let merged = CompositeDataSource(.singleSection, first, second)
      let root = CompositeDataSource(.sections, merged)
      show(root)

      view.drag(from: ListIndexPath(0, origin), to: ListIndexPath(0, destination))

      XCTAssertEqual(first.items.map(\.id), firstItems, "\(origin) to \(destination)")
      XCTAssertEqual(second.items.map(\.id), secondItems, "\(origin) to \(destination)")
      let staysInside = firstItems.count == 2
      expectTranscript(
        of: view, staysInside ? "" : "reload row \(destination) of section 0")
      root.unbind()
    }
  }

  func test_drag_intoAListInsideAList_joinsTheNeighbourThatItPassed() async {
    for (origin, destination, expected) in [
      (0, 2, ["fig", "kiwi apple", "lime"]), (0, 3, ["fig", "kiwi", "lime apple"]),
      (1, 2, ["apple", "kiwi fig", "lime"]), (3, 1, ["apple lime fig", "kiwi", ""]),
      (3, 2, ["apple fig", "lime kiwi", ""]), (2, 3, ["apple fig", "", "lime kiwi"]),
    ] {
      let (first, second, third) = (basket(["apple", "fig"]), basket(["kiwi"]), basket(["lime"]))
      let inner = CompositeDataSource(.singleSection, second, third)
      let root = CompositeDataSource(.singleSection, first, SegmentedDataSource(inner))
      show(root)

      view.drag(from: ListIndexPath(0, origin), to: ListIndexPath(0, destination))

      XCTAssertEqual(
        [first, second, third].map { $0.items.map(\.id).joined(separator: " ") }, expected,
        "\(origin) to \(destination)")
      expectTranscript(of: view, "reload row \(destination) of section 0")
      root.unbind()
    }
  }

  func test_drag_intoAnEmptyList_joinsTheFirstThatTakesIt() async {
    let lists: [@MainActor (ListDataSource) -> [ListDataSource]] = [
      { [$0] },
      { [SimpleProvider<Int>([]), SectionedProvider<Shelf>([]), SegmentedDataSource(), $0] },
      { [CompositeDataSource(.singleSection), CompositeDataSource(.singleSection, $0)] },
      { [CompositeDataSource(.sections), CompositeDataSource(.sections, $0)] },
    ]
    for make in lists {
      let (first, second) = (basket(["apple", "fig"], "1: "), basket([], "2: "))
      let empty = CompositeDataSource(.singleSection, make(second))
      let root = CompositeDataSource(.sections, first, empty)
      show(root)

      XCTAssertEqual(
        view.drag(from: ListIndexPath(0, 1), to: ListIndexPath(1, 0)), ListIndexPath(1, 0))

      XCTAssertEqual(second.items, ["fig"])
      XCTAssertEqual(moves, ["1: fig left 1", "2: fig came to 0"])
      XCTAssertEqual(view.picture, "section 0\n  apple\nsection 1\n  fig")
      root.unbind()
      moves = []
    }
  }

  func test_drag_toAChildOfAnotherKind_isRefused() async {
    let first = basket(["apple", "fig"])
    let numbers = SimpleProvider([1, 2]) { Row("\($0)").movable() }
    let twins = basket(["apple"])
    let root = CompositeDataSource(.sections, first, numbers, twins)
    show(root)

    XCTAssertNil(view.drag(from: ListIndexPath(0, 0), to: ListIndexPath(1, 0)))
    XCTAssertNil(view.drag(from: ListIndexPath(1, 0), to: ListIndexPath(0, 0)))
    XCTAssertNil(view.drag(from: ListIndexPath(0, 0), to: ListIndexPath(2, 0)), "It has one")

    XCTAssertEqual(first.items, ["apple", "fig"])
    XCTAssertEqual(moves, [])
    expectTranscript(of: view, "")
    root.unbind()
  }

  func test_drag_whenTheTargetIsCorrected_landsThere() async {
    let basket = basket(["apple", "fig", "kiwi"])
    basket.onTargetIndexPath = { _, target in ListIndexPath(0, max(1, target.row)) }
    show(basket)

    XCTAssertEqual(
      view.drag(from: ListIndexPath(0, 2), to: ListIndexPath(0, 0)), ListIndexPath(0, 1))

    XCTAssertEqual(basket.items, ["apple", "kiwi", "fig"])
  }

  func test_update_whileARowIsHeld_waitsUntilItIsDropped() async {
    let basket = basket(["apple", "fig", "kiwi"])
    show(basket)
    XCTAssertTrue(view.pickUp(at: ListIndexPath(0, 0)))

    basket.append("lime")
    XCTAssertEqual(view.numberOfRows(inSection: 0), 3)
    view.drop(at: ListIndexPath(0, 1))

    XCTAssertEqual(basket.items, ["fig", "apple", "kiwi", "lime"])
    XCTAssertEqual(view.picture, "section 0\n  fig\n  apple\n  kiwi\n  lime")
  }

  func test_update_whileARowIsHeld_isRebasedByTheNeighbourAbove() async {
    let basket = basket(["apple", "fig", "kiwi", "lime"])
    show(basket)
    XCTAssertTrue(view.pickUp(at: ListIndexPath(0, 3)))

    basket.apply(["plum", "fig", "lime", "apple"], animated: true)
    view.drop(at: ListIndexPath(0, 1))

    XCTAssertEqual(basket.items, ["plum", "fig", "apple", "lime"], "Still just after the apple")
    XCTAssertEqual(view.picture, "section 0\n  plum\n  fig\n  apple\n  lime")
  }

  func test_drag_toAnotherListThatHasChanged_tellsWhereTheRowHasCome() async {
    let (first, second) = (basket(["apple"], "1: "), basket(["fig", "kiwi"], "2: "))
    let root = CompositeDataSource(.sections, first, second)
    show(root)
    XCTAssertTrue(view.pickUp(at: ListIndexPath(0, 0)))

    second.apply(["kiwi"], animated: true)
    view.drop(at: ListIndexPath(1, 2))

    XCTAssertEqual(second.items, ["kiwi", "apple"])
    XCTAssertEqual(moves, ["1: apple left 0", "2: apple came to 1"])
    XCTAssertEqual(view.picture, "section 0\nsection 1\n  kiwi\n  apple")
  }

  func test_update_thatRemovesTheHeldRow_winsOverTheDrop() async {
    let basket = basket(["apple", "fig"])
    show(basket)
    XCTAssertTrue(view.pickUp(at: ListIndexPath(0, 0)))

    basket.apply(["fig"], animated: true)
    view.drop(at: ListIndexPath(0, 1))

    XCTAssertEqual(basket.items, ["fig"])
    XCTAssertEqual(view.picture, "section 0\n  fig")
    XCTAssertEqual(moves, [])
  }

  func test_update_whileARowIsHeld_isShownWhenTheDragIsCancelled() async {
    let basket = basket(["apple", "fig"])
    show(basket)
    XCTAssertTrue(view.pickUp(at: ListIndexPath(0, 0)))
    basket.remove("fig")
    expectTranscript(of: view, "")

    view.cancelDrag()

    expectTranscript(of: view, "delete row 1 of section 0")
  }

  func test_observers_areToldWhenModelAndViewAgree() async {
    let basket = basket(["apple", "fig"])
    show(basket)
    var seen: [String] = []
    basket.onMove = { [unowned self] context, _ in
      let shown = view.dataSource?.row(at: context.indexPath).content?.text
      seen.append("\(shown ?? "") \(basket.items)")
    }

    view.drag(from: ListIndexPath(0, 0), to: ListIndexPath(0, 1))

    XCTAssertEqual(seen, ["apple [fig, apple]"])
  }
}
