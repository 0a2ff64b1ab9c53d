// Part of ListKit, MIT licence: see LICENSE.

import IsolatedShop
import ListKit
import ListKitTestSupport
import Shop
import XCTest

@MainActor
final class ShopTests: XCTestCase {
  func test_apply_whenFruitMovesAndChanges_tellsTheViewTheLeast() async {
    let basket = Basket([Fruit("apple", price: 2), Fruit("fig", price: 5), Fruit("pear")])
    let view = RecordingListView()
    basket.bind(to: view)

    basket.apply([Fruit("pear"), Fruit("apple", price: 3), Fruit("kiwi")], animated: true)

    expectTranscript(
      of: view,
      """
      reload everything
      delete row 1 of section 0
      insert row 2 of section 0
      move row 2 of section 0 to row 0
      reconfigure row 1 of section 0
      """)
    view.finish()
  }

  func test_textList_whenShelvesChange_showsThem() async {
    let store = SectionedProvider([Shelf("high", [Fruit("apple"), Fruit("fig")])]) { Row($0.id) }
    let list = TextList()
    store.bind(to: list)
    list.tap(ListIndexPath(row: 1, section: 0))

    store.apply(
      [Shelf("low", [Fruit("kiwi")]), Shelf("high", [Fruit("fig"), Fruit("pear")])], animated: true)

    XCTAssertEqual(list.lines, ["# low", "  kiwi", "# high", "* fig", "  pear"])
    XCTAssertEqual(list.indexTitles, ["l", "h"])
    XCTAssertEqual(store.selectedIDs, ["fig"])
  }

  func test_smallestList_whenBound_isToldEverythingItKnows() async {
    let names = SimpleProvider(["Ada"])
    let list = SmallestList()
    names.bind(to: list)

    names.append("Bob")
    names.select("Bob")
    names.scroll(to: "Bob")
    names.setEditing(true)

    XCTAssertEqual(list.reloadCount, 1)
    XCTAssertEqual(list.batches.map(\.description), ["insert row 1 of section 0"])
  }

  func test_items_ofEveryKind_canBeShown() async {
    let ada = Customer(name: "Ada")
    let customers = SimpleProvider([ada]) { Row($0.name) }
    let days = SectionedProvider([Day.monday, .tuesday]) { Row("\($0.number)") }
    let readings = SimpleProvider([Keyed(21.5, id: "kitchen")])
    let screen = CompositeDataSource(.sections, customers, days, readings)
    let view = RecordingListView()
    screen.bind(to: view)

    ada.name = "Ada L."
    customers.refresh(ada.id)

    expectPicture(
      of: view,
      """
      section 0
        Ada L.
      section 1: monday
        6
      section 2: tuesday
        7
      section 3
        21.5
      """)
    expectTranscript(
      of: view,
      """
      reload everything
      reconfigure row 0 of section 0
      """)
    view.finish()
  }

  func test_view_whenAskedByAnotherDataSource_showsIt() async {
    let shown = Shown([Fruit("fig")])
    let view = RecordingListView()
    view.dataSource = shown
    view.reloadData()

    expectPicture(
      of: view,
      """
      section 0: Fruit
        fig
      """)
    view.takeTranscript()
    view.finish()
  }

  func test_targetOnTheMainActor_needsNoWordAboutIsolation() async {
    XCTAssertEqual(openEverything(), ["listed Middlemarch", "Emma", "Dracula"])
  }
}
