// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Changing the model at any moment, in any callback, leaves the view consistent.
@MainActor
final class ReentrancyTests: XCTestCase {
  private let view = RecordingListView()
  private let basket = SimpleProvider<Fruit>(["apple", "fig", "kiwi"])
  private var isArmed = true

  /// Changes the model once: every kind of change at a time.
  private func change() {
    guard isArmed else { return }
    isArmed = false
    basket.apply(["kiwi'", "lime", "apple"], animated: true)
    basket.append("plum")
  }

  /// Fails unless the view shows what `change()` made of the model.
  private func expectChanged(line: UInt = #line) {
    view.runPendingActions()
    XCTAssertFalse(isArmed, "The callback wasn't called", line: line)
    XCTAssertEqual(basket.items.map(\.description), ["kiwi'", "lime", "apple", "plum"], line: line)
    let rows = view.picture.split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
    XCTAssertEqual(rows, ["kiwi'", "lime", "apple", "plum"], line: line)
    XCTAssertEqual(view.failures, [], line: line)
  }

  func test_inRowBuilding_onFirstShow() async {
    basket.makeRow = { [unowned self] in
      change()
      return Row("\($0.item)")
    }

    basket.bind(to: view)

    expectChanged()
  }

  func test_inRowBuilding_duringAnUpdate() async {
    basket.bind(to: view)
    basket.makeRow = { [unowned self] in
      change()
      return Row("\($0.item)")
    }

    basket.append("quince")

    expectChanged()
  }

  func test_inRowBuilding_whenTheViewAsksByItself() async {
    let basket = basket
    basket.bind(to: view)
    basket.makeRow = { [unowned self] in
      change()
      return Row("\($0.item)")
    }

    let row = view.dataSource?.row(at: ListIndexPath(0, 0))

    XCTAssertEqual(row?.content?.text, "apple")
    expectChanged()
  }

  func test_inHeaderFooterAndSupplementaryBuilding() async {
    // The closures are set while the list is shown, without saying so.
    view.ignoresStaleSupplementaries = true
    for kind in [SupplementaryKind.header, .footer, .custom("badge")] {
      isArmed = true
      basket.applyWithoutAnimation(["apple", "fig", "kiwi"])
      basket.makeHeader = nil
      basket.makeFooter = nil
      basket.bind(to: view)
      let make: @MainActor () -> Supplementary = { [unowned self] in
        change()
        return Supplementary("constant")
      }
      switch kind {
      case .header: basket.makeHeader = { _ in make() }
      case .footer: basket.makeFooter = { _ in make() }
      case .custom: basket.makeSupplementary = { _, _ in make() }
      }

      _ = view.dataSource?.supplementary(kind, inSection: 0)
      view.runPendingActions()

      XCTAssertFalse(isArmed)
      XCTAssertEqual(view.numberOfRows(inSection: 0), 4)
    }
  }

  func test_inEveryPermission() async {
    let permissions: [RowPermission] = [
      .select, .deselect, .highlight, .edit, .move, .focus, .menuAction("copy"),
    ]
    for permission in permissions {
      isArmed = true
      basket.applyWithoutAnimation(["apple", "fig", "kiwi"])
      basket.bind(to: view)
      let allow: @MainActor (RowContext<Fruit>) -> Bool = { [unowned self] _ in
        change()
        return true
      }
      basket.onShouldSelect = allow
      basket.onShouldDeselect = allow
      basket.onShouldHighlight = allow
      basket.onCanEdit = allow
      basket.onCanMove = allow
      basket.onCanFocus = allow
      basket.onPermitsMenuAction = { [unowned self] _, _ in
        change()
        return true
      }

      XCTAssertEqual(view.dataSource?.permits(permission, at: ListIndexPath(0, 1)), true)

      expectChanged()
    }
  }

  func test_inEveryRowEvent() async {
    let events: [RowEvent] = [
      .selected, .deselected, .highlighted, .unhighlighted, .primaryAction, .willDisplay,
      .swipeAction(.trailing, "pin"), .menuAction("copy"), .commitDelete, .commitInsert,
      .willBeginEditing, .didEndEditing, .focused, .unfocused,
    ]
    for event in events {
      let basket = basket
      isArmed = false
      basket.makeRow = { [unowned self] in
        Row("\($0.item)")
          .trailingSwipe { .action("pin", title: "Pin") { self.change() } }
          .menu { [MenuItem("copy", title: "Copy") { self.change() }] }
      }
      basket.applyWithoutAnimation(["apple", "fig", "kiwi"])
      basket.bind(to: view)
      basket.select("fig")
      if event == .selected { basket.deselect("fig") }
      let react: @MainActor (RowContext<Fruit>) -> Void = { [unowned self] _ in change() }
      basket.onSelect = react
      basket.onDeselect = react
      basket.onHighlight = react
      basket.onUnhighlight = react
      basket.onPrimaryAction = react
      basket.onWillDisplay = react
      basket.onCommitDelete = react
      basket.onCommitInsert = react
      basket.onWillBeginEditing = react
      basket.onDidEndEditing = react
      basket.onFocus = react
      basket.onUnfocus = react
      basket.onCanEdit = { _ in true }
      isArmed = true

      view.dataSource?.handle(.row(event, at: ListIndexPath(0, 1)))

      expectChanged()
      basket.onWillDisplay = nil
    }
  }

  func test_inEndOfDisplay_ofARowThatIsDeleted() async {
    basket.bind(to: view)
    basket.onDidEndDisplaying = { [unowned self] _ in change() }

    basket.remove("fig")

    expectChanged()
  }

  func test_inPrefetchScrollAndRefresh() async {
    basket.bind(to: view)
    let events: [ListEvent] = [
      .prefetch([ListIndexPath(0, 1)]), .cancelPrefetch([ListIndexPath(0, 1)]),
      .scroll(.didScrollToTop), .scroll(.didZoom(scale: 2)), .refresh,
    ]
    basket.onPrefetch = { [unowned self] _ in change() }
    basket.onCancelPrefetch = { [unowned self] _ in change() }
    basket.onScroll = { [unowned self] _ in change() }
    basket.onRefresh = { [unowned self] in
      change()
      basket.endRefreshing()
    }
    for event in events {
      isArmed = false
      basket.applyWithoutAnimation(["apple", "fig", "kiwi"])
      isArmed = true

      view.dataSource?.handle(event)

      expectChanged()
    }
  }

  func test_inWillUpdate_isPartOfTheUpdate() async {
    basket.bind(to: view)
    _ = view.takeTranscript()
    basket.onWillUpdate = { [unowned self] in change() }

    basket.remove("fig")

    expectChanged()
    let batches = view.takeCalls().count
    XCTAssertEqual(batches, 2, "One structural batch and one refresh")
  }

  func test_inDidUpdateObserverAndCompletion_isShownRightAfter() async {
    basket.bind(to: view)
    basket.onUpdate = { [unowned self] _ in change() }
    basket.remove("fig")
    expectChanged()

    basket.onUpdate = nil
    isArmed = false
    basket.applyWithoutAnimation(["apple", "fig", "kiwi"])
    isArmed = true
    let observation = basket.observe { [unowned self] _ in change() }
    basket.remove("fig")
    expectChanged()
    observation.cancel()

    isArmed = false
    basket.applyWithoutAnimation(["apple", "fig", "kiwi"])
    isArmed = true
    basket.apply(["fig"]) { [unowned self] _ in change() }
    expectChanged()
  }

  func test_inUpdateModel_isShownAfterTheBatch() async {
    let view = MeddlingView()
    basket.bind(to: view)
    view.meddle = { [unowned self] in change() }

    basket.remove("fig")

    XCTAssertEqual(basket.items.count, 4)
    XCTAssertEqual(view.counts, [3, 2, 4])
  }

  func test_inSelectionChange_duringAnUpdate() async {
    basket.bind(to: view)
    basket.select("fig")
    basket.onSelectionChange = { [unowned self] _ in change() }

    basket.remove("fig")

    expectChanged()
  }

  func test_bindingToAnotherView_inACallback() async {
    let second = RecordingListView()
    basket.bind(to: view)
    basket.onWillUpdate = { [unowned self] in
      guard isArmed else { return }
      isArmed = false
      basket.bind(to: second)
    }

    basket.remove("fig")

    XCTAssertEqual(view.picture, "section 0\n  apple\n  kiwi")
    XCTAssertEqual(second.picture, "section 0\n  apple\n  kiwi")
  }

  func test_unbinding_betweenTwoBatchesOfAnUpdate_endsItThere() async {
    let store = SectionedProvider([
      Shelf("a", items: ["apple", "fig"]), Shelf("b", items: ["kiwi"]),
    ])
    let view = MeddlingView()
    store.bind(to: view)
    view.meddle = { store.unbind() }
    var reports: [UpdateReport] = []

    store.apply([Shelf("b", items: ["kiwi", "lime"]), Shelf("a", items: ["fig"])]) {
      reports.append($0)
    }

    XCTAssertEqual(view.counts.count, 2)
    XCTAssertEqual(reports.count, 1)
  }
}

/// A view that calls the user's code in the middle of its update block.
private final class MeddlingView: ListView {
  weak var dataSource: (any ListViewDataSource)?
  var meddle: (() -> Void)?

  /// The number of rows after each call.
  var counts: [Int] = []

  func reloadData() { counts.append(dataSource?.numberOfRows(inSection: 0) ?? 0) }

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    if batch.isStructural {
      let action = meddle
      meddle = nil
      updateModel()
      action?()
      counts.append(dataSource?.numberOfRows(inSection: 0) ?? 0)
    } else {
      updateModel()
    }
    completion(true)
  }
}
