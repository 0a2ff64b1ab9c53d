// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

struct Fruit: Identifiable, Equatable, Item {
  let id: String
  var price: Int
}

// shown
final class Basket: SimpleProvider<Fruit> {
  override func row(for item: Fruit, at indexPath: ListIndexPath) -> Row {
    Row(item.id, detail: "\(item.price) €").trailingSwipe { .delete }
  }
  override func didSelect(_ item: Fruit, at indexPath: ListIndexPath) { print("chose \(item.id)") }
}
// end

// shown
@MainActor
final class BasketTests: XCTestCase {
  func test_swipe_whenDeleting_dropsTheFruit() async {
    let basket = Basket([Fruit(id: "apple", price: 2), Fruit(id: "fig", price: 5)])
    let view = RecordingListView()
    basket.bind(to: view)
    view.perform("delete", at: ListIndexPath(row: 0, section: 0))
    expectPicture(of: view, "section 0\n  fig (5 €)")
    expectTranscript(
      of: view, "reload everything\ndelete row 0 of section 0\ndismiss the swipe actions")
    view.finish()
  }
}
// end
