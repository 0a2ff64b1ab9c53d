// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import Shop
import XCTest

/// Drives a view through everything a person can do, and looks which hooks were called.
///
/// `openMembers` isn't written by hand: it is what the compiler says can be overridden.
///
/// Every test is async: a synchronous one on the main actor would abort the bundle on Linux.
@MainActor
final class HookTests: XCTestCase {
  private let origin = ListIndexPath(row: 0, section: 0)

  func test_basket_whenAPersonDoesEverything_callsEveryHook() async {
    let basket = Basket((1...40).map { Fruit("fruit \($0)", price: $0) })
    basket.title = "Basket"
    basket.makeRow = { Self.row(for: $0.item) }
    let view = RecordingListView(viewportHeight: 200)
    basket.bind(to: view)

    doEverything(in: view, list: basket)
    let neighbour = Basket([Fruit("kiwi")])
    neighbour.makeRow = basket.makeRow
    dragThereAndBack(neighbour, Basket([Fruit("pear")]) { Self.row(for: $0) })

    let called = Set(basket.log.take() + neighbour.log.take())

    XCTAssertEqual(hooks("ListDataSource", "Provider").subtracting(called).sorted(), [])
  }

  func test_store_whenAPersonDoesEverything_callsEveryHook() async {
    let store = Store([Shelf("high", (1...40).map { Fruit("fruit \($0)", price: $0) })])
    store.makeRow = { Self.row(for: $0.item) }
    let view = RecordingListView(viewportHeight: 200)
    store.bind(to: view)

    doEverything(in: view, list: store)
    let neighbour = Store([Shelf("low", [Fruit("kiwi")])])
    neighbour.makeRow = store.makeRow
    dragThereAndBack(neighbour, Store([Shelf("high", [Fruit("pear")])]) { Self.row(for: $0) })

    let called = Set(store.log.take() + neighbour.log.take())

    XCTAssertEqual(hooks("ListDataSource", "Provider").subtracting(called).sorted(), [])
  }

  func test_board_whenAPersonDoesEverything_callsEveryHookButThoseOfDrags() async {
    let board = Board(
      (1...40).map { Fruit("fruit \($0)", price: $0) },
      arrangement: ListArrangement(
        filter: { $0.price > 0 }, sort: [.ascending(\.price), .by { $0.id < $1.id }],
        grouping: .by({ $0.id.first }, order: .appearance, indexTitle: { $0.map { String($0) } })))
    board.makeRow = { Self.row(for: $0.item) }
    let view = RecordingListView(viewportHeight: 200)
    board.bind(to: view)

    doEverything(in: view, list: board)

    let drags: Set<String> = [
      "didMove(_:from:to:)", "didMoveAway(_:from:)", "didMoveIn(_:to:)", "canMove(_:at:)",
      "targetIndexPath(forMoveOf:from:to:)",
    ]
    let expected = hooks("ListDataSource", "Provider").subtracting(drags)
    XCTAssertEqual(expected.symmetricDifference(board.log.take()).sorted(), [])
    XCTAssertEqual(board.items.count, 39, "one was deleted")
  }

  func test_board_whenArrangedByClosuresOfTheApp_followsThem() async {
    let board = Board([
      Fruit("fig", price: 5), Fruit("apple", price: 2), Fruit("apricot", price: 1),
    ])
    let view = RecordingListView()
    board.bind(to: view)
    board.section(by: \.id.first, order: .by { ($0 ?? "z") < ($1 ?? "z") })
    board.sort = [.descending(\.price)]
    board.append(Fruit("avocado", price: 2))
    board.replace(Fruit("fig", price: 9))

    XCTAssertEqual(
      board.sections.map { $0.items.map(\.id) }, [["apple", "avocado", "apricot"], ["fig"]])
    XCTAssertEqual(board.sectionIndex(of: "f" as Character?), 1)
    view.takeTranscript()
    view.finish()
  }

  func test_containers_whenShown_callEveryHook() async {
    let window = Window(.sections, [Basket([Fruit("fig")])])
    let counter = Counter([Basket([Fruit("fig")]), Basket([])])
    let delivery = Delivery(content: Basket([Fruit("fig")]), loading: .message("Loading"))

    for (list, log) in [
      (window, window.log), (counter, counter.log), (delivery, delivery.log),
    ] as [(ContainerDataSource, HookLog)] {
      let view = RecordingListView()
      list.bind(to: view)
      _ = list.child(at: 0).map { $0 as? Basket }??.append(Fruit("kiwi"), animated: true)
      _ = view.dataSource?.layout(inSection: 0)
      view.scroll(to: 0)
      view.pullToRefresh()
      view.pressEditButton()
      let called = Set(log.take())
      XCTAssertEqual(
        hooks("ListDataSource", "ContainerDataSource").subtracting(called).sorted(), [], "\(list)")
      view.takeTranscript()
      view.finish()
    }
  }

  func test_houseRules_whenShared_areAskedAndTold() async {
    let rules = HouseRules()
    let basket = SimpleProvider([Fruit("apple"), Fruit("fig")])
    basket.selectionPolicy = rules
    basket.selectionMode = .multiple
    let view = RecordingListView()
    view.allowsMultipleSelection = true
    basket.bind(to: view)

    view.tap(origin)
    view.tap(origin)

    XCTAssertEqual(hooks("SelectionPolicy").subtracting(rules.log.take()).sorted(), [])
  }

  private static func row(for fruit: Fruit) -> Row {
    Row(PriceTag.self) { $0.show(fruit) }
      .movable().deletable()
      .leadingSwipe { .action("pin", title: "Pin", handler: {}) }
      .menu { [MenuItem("eat", title: "Eat", handler: {})] }
  }

  private func doEverything(in view: RecordingListView, list: ListDataSource) {
    list.selectionMode = .multiple
    view.allowsMultipleSelection = true
    view.supplementaryKinds = [.header, .footer, .custom("badge")]
    view.reloadData()
    _ = view.dataSource?.layout(inSection: 0)
    _ = view.dataSource?.sectionIndexTitles

    view.tap(origin)
    view.tap(origin)
    view.focus(origin)
    view.focus(ListIndexPath(row: 1, section: 0))
    view.focusPreferredRow()
    view.performPrimaryAction(at: origin)
    view.openMenu(at: origin)
    view.choose("eat", at: origin)
    view.perform("pin", at: origin)
    view.prefetch([ListIndexPath(row: 30, section: 0)])
    view.cancelPrefetch([ListIndexPath(row: 30, section: 0)])
    view.pressEditButton()
    view.pressInsert(at: origin)
    view.drag(from: origin, to: ListIndexPath(row: 2, section: 0))
    view.pressDelete(at: origin)
    view.scrollToEnd()
    view.pullToRefresh()
    view.reloadData()
    view.takeTranscript()
    view.finish()
  }

  /// Drags a row to another provider, and back.
  private func dragThereAndBack(_ here: Provider<some Section>, _ there: Provider<some Section>) {
    let both = CompositeDataSource(.sections, here, there)
    let view = RecordingListView()
    both.bind(to: view)
    view.drag(from: origin, to: ListIndexPath(row: 0, section: 1))
    view.drag(from: ListIndexPath(row: 0, section: 1), to: origin)
    view.takeTranscript()
    view.finish()
  }

  /// The members that a subclass can override, those of its superclasses too.
  private func hooks(_ classes: String...) -> Set<String> {
    classes.reduce(into: []) { $0.formUnion(openMembers[$1] ?? []) }
  }
}
