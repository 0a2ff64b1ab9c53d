// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Nothing keeps anything alive that its user has let go of, in any order.
@MainActor
final class MemoryTests: XCTestCase {
  /// Something that a closure holds on to.
  @MainActor
  private final class Owner {
    let basket = SimpleProvider<Fruit>(["apple", "fig"])
  }

  /// A view that holds its data source strongly, as some do.
  private final class StrongView: ListView {
    var dataSource: (any ListViewDataSource)?

    func reloadData() { askEverything() }

    func performBatchUpdates(
      _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
      completion: @escaping @MainActor (Bool) -> Void
    ) {
      updateModel()
      askEverything()
      completion(true)
    }

    func askEverything() {
      guard let dataSource else { return }
      for section in 0..<dataSource.numberOfSections {
        _ = dataSource.supplementary(.header, inSection: section)
        for row in 0..<dataSource.numberOfRows(inSection: section) {
          _ = dataSource.row(at: ListIndexPath(row: row, section: section))
        }
      }
    }
  }

  /// Uses a list a little, so that everything that could be retained is.
  private func use(_ basket: SimpleProvider<Fruit>) {
    basket.onSelect = { _ in }
    basket.apply(["fig'", "kiwi"]) { _ in }
    basket.select("kiwi")
    basket.scroll(to: "kiwi")
    _ = basket.observe { _ in }
  }

  func test_provider_isFreed_whenTheViewStays() async {
    let view = StrongView()
    weak var freed: SimpleProvider<Fruit>?
    do {
      let basket = SimpleProvider<Fruit>(["apple"])
      basket.bind(to: view)
      use(basket)
      freed = basket
    }
    XCTAssertNil(freed)
    XCTAssertEqual(view.dataSource?.numberOfRows(inSection: 0), 2, "What it shows stays")
    view.askEverything()
    view.dataSource?.handle(.row(.selected, at: ListIndexPath(0, 0)))
  }

  func test_view_isFreed_whenTheProviderStays() async {
    let basket = SimpleProvider<Fruit>(["apple"])
    weak var freed: StrongView?
    weak var freedRecorder: RecordingListView?
    do {
      let view = StrongView()
      let recorder = RecordingListView()
      basket.bind(to: view)
      basket.bind(to: recorder)
      use(basket)
      freed = view
      freedRecorder = recorder
    }
    XCTAssertNil(freed)
    XCTAssertNil(freedRecorder)
    basket.append("lime")
    XCTAssertFalse(basket.isBound, "The driver of a view that is gone goes with the next change")
  }

  func test_driver_isFreed_withItsLastUser() async {
    weak var driver: (any ListViewDataSource)?
    do {
      let view = StrongView()
      let basket = SimpleProvider<Fruit>(["apple"])
      basket.bind(to: view)
      driver = view.dataSource
      XCTAssertNotNil(driver)
    }
    XCTAssertNil(driver)
  }

  func test_closures_areFreed_whenSetToNilOrWithTheProvider() async {
    weak var freed: Owner?
    let basket = SimpleProvider<Fruit>(["apple"])
    do {
      let owner = Owner()
      basket.onSelect = { [owner] _ in _ = owner }
      basket.apply(["fig"]) { [owner] _ in _ = owner }
      freed = owner
    }
    XCTAssertNotNil(freed)

    basket.onSelect = nil

    XCTAssertNil(freed)
  }

  func test_owner_isFreed_whenItsClosuresHoldItWeakly() async {
    let view = RecordingListView()
    weak var freed: Owner?
    do {
      let owner = Owner()
      owner.basket.onSelect = { [weak owner] in _ = owner?.basket.item(at: $0.indexPath) }
      owner.basket.bind(to: view)
      view.tap(ListIndexPath(0, 0))
      freed = owner
    }
    XCTAssertNil(freed)
  }

  func test_observer_isFreed_withItsToken() async {
    let basket = SimpleProvider<Fruit>(["apple"])
    weak var freed: Owner?
    var token: ListObservation?
    do {
      let owner = Owner()
      token = basket.observe { [owner] _ in _ = owner }
      freed = owner
    }
    XCTAssertNotNil(freed)
    XCTAssertNotNil(token)

    token = nil

    XCTAssertNil(freed)
  }

  func test_child_isFreed_whenRemovedFromABoundComposite() async {
    let view = RecordingListView()
    let composite = CompositeDataSource(.sections, SimpleProvider<Fruit>(["lime"]))
    composite.bind(to: view)
    weak var freed: SimpleProvider<Fruit>?
    do {
      let basket = SimpleProvider<Fruit>(["apple"])
      composite.append(basket)
      use(basket)
      freed = basket
    }
    XCTAssertNotNil(freed)

    composite.remove(at: 1)

    XCTAssertNil(freed)
    XCTAssertEqual(view.picture, "section 0\n  lime")
  }

  func test_child_whenItIsFreedInsideAnUpdate_theViewKeepsAsking() async {
    let view = StrongView()
    let composite = CompositeDataSource(.singleSection)
    composite.bind(to: view)
    do { composite.append(SimpleProvider<Fruit>(["apple"])) }

    composite.performUpdates {
      composite.remove(at: 0)
      view.askEverything()
      XCTAssertEqual(view.dataSource?.numberOfRows(inSection: 0), 1)
    }

    XCTAssertEqual(view.dataSource?.numberOfRows(inSection: 0), 0)
  }

  func test_tree_isFreed_withItsRoot() async {
    weak var leaf: SimpleProvider<Fruit>?
    weak var root: CompositeDataSource?
    let view = StrongView()
    do {
      let basket = SimpleProvider<Fruit>(["apple"])
      let segments = SegmentedDataSource(basket, SimpleProvider<Fruit>(["fig"]))
      let composite = CompositeDataSource(.sections, segments)
      composite.bind(to: view)
      use(basket)
      segments.selectedIndex = 1
      leaf = basket
      root = composite
    }
    XCTAssertNil(leaf)
    XCTAssertNil(root)
  }

  func test_viewThatIsReleasedWhileItAnimates_completesItsUpdate() async {
    let basket = SimpleProvider<Fruit>(["apple"])
    let completed = expectation(description: "completed")
    do {
      let view = RecordingListView(mode: .lenient)
      view.completesManually = true
      basket.bind(to: view)
      basket.apply(["fig"]) { _ in completed.fulfill() }
    }
    await fulfillment(of: [completed], timeout: 10)
  }
}
