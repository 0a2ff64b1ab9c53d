// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// What people do with arranged rows, and arranged rows inside larger lists.
@MainActor
final class ArrangedInteractionTests: ScenarioTestCase {
  private let fruit = ArrangedProvider(
    [Fruit("fig"), Fruit("apple"), Fruit("pear"), Fruit("kiwi", ripeness: 3)],
    arrangement: ListArrangement(filter: { $0.ripeness < 3 }, sort: [.ascending(\.id)])
  ) { Row($0.description).movable().trailingSwipe { .delete } }

  // MARK: - Deleting

  func test_swipe_removesTheItemFromTheSource() async {
    var deleted: [String] = []
    fruit.onDelete = { deleted.append($0.item.id) }
    let view = show(fruit)

    view.perform("delete", at: at(0, 1))

    expectTranscript(of: view, "delete row 1 of section 0\ndismiss the swipe actions")
    XCTAssertEqual(deleted, ["fig"])
    XCTAssertEqual(fruit.items.map(\.id), ["apple", "pear", "kiwi"])
    view.finish()
  }

  func test_swipe_whenTheItemWasFilteredOutMeanwhile_deletesNothing() async {
    let view = show(fruit)
    view.swipe(.trailing, at: at(0, 1))

    fruit.filter = { $0.id != "fig" }
    view.takeTranscript()

    XCTAssertNil(view.revealedSwipeActions)
    XCTAssertEqual(fruit.items.count, 4)
    XCTAssertEqual(rows(of: view), [["apple", "kiwi'''", "pear"]])
    view.finish()
  }

  func test_delete_whenAHookTakesIt_leavesTheSource() async {
    var asked: [String] = []
    fruit.onCommitDelete = { asked.append($0.item.id) }
    let view = show(fruit)

    view.perform("delete", at: at(0, 0))

    XCTAssertEqual(asked, ["apple"])
    XCTAssertEqual(fruit.items.count, 4)
  }

  // MARK: - Dragging

  func test_drag_ofAnArrangedRow_isRefused() async {
    let view = show(fruit)
    view.drag(from: at(0, 0), to: at(0, 2))
    XCTAssertEqual(rows(of: view), [["apple", "fig", "pear"]])
    XCTAssertEqual(fruit.items.map(\.id), ["fig", "apple", "pear", "kiwi"])
    view.finish()
  }

  func test_drag_toAndFromAnotherList_isRefused() async {
    let basket = SimpleProvider([Fruit("plum")]) { Row($0.id).movable() }
    let list = CompositeDataSource(.sections, fruit, basket)
    let view = show(list)

    view.drag(from: at(0, 0), to: at(1, 0))
    view.drag(from: at(1, 0), to: at(0, 1))

    XCTAssertEqual(rows(of: view), [["apple", "fig", "pear"], ["plum"]])
    XCTAssertEqual(fruit.items.count, 4)
    view.finish()
  }

  // MARK: - Selection

  func test_selection_followsTheItemWhereverItMoves() async {
    let view = show(fruit)
    view.tap(at(0, 1))

    fruit.sort = [.descending(\.id)]
    fruit.replace(Fruit("fig", ripeness: 1))
    fruit.section(by: \.ripeness, order: .descending)

    XCTAssertEqual(fruit.selectedIDs, ["fig"])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 0)])
    view.takeTranscript()
    view.finish()
  }

  func test_selection_ofARowThatIsFilteredOut_vanishesAsTheProviderSays() async {
    for (rule, after, later) in [
      (VanishedSelection.dropped, [], []), (.kept, ["fig"], ["fig"]),
      (.neighbour, ["pear"], ["pear"]),
    ] as [(VanishedSelection, Set<String>, Set<String>)] {
      fruit.vanishedSelection = rule
      fruit.select("fig")
      fruit.replace(Fruit("fig", ripeness: 3))
      XCTAssertEqual(fruit.selectedIDs, after, "\(rule)")
      fruit.replace(Fruit("fig"))
      XCTAssertEqual(fruit.selectedIDs, later, "\(rule)")
      fruit.clearSelection()
    }
  }

  // MARK: - Larger lists

  func test_stateDataSource_whenTheFilterHidesAll_showsEmpty() async {
    let screen = StateDataSource(content: fruit, empty: .message("No such fruit"))
    let view = show(screen)

    fruit.filter = { $0.id == "quince" }
    XCTAssertEqual(rows(of: view), [["No such fruit"]])
    fruit.append(Fruit("quince"))

    XCTAssertEqual(rows(of: view), [["quince"]])
    view.takeTranscript()
    view.finish()
  }

  func test_stateDataSource_whenTheLastGroupGoes_showsEmpty() async {
    fruit.section(by: \.ripeness)
    let screen = StateDataSource(content: fruit, empty: .message("No fruit"))
    let view = show(screen)

    fruit.remove(["fig", "apple", "pear"])
    XCTAssertEqual(fruit.numberOfSections, 0)
    XCTAssertEqual(rows(of: view), [["No fruit"]])
    fruit.filter = nil

    XCTAssertEqual(rows(of: view), [["kiwi'''"]])
    view.takeTranscript()
    view.finish()
  }

  func test_composite_tellsEditsInItsOwnSections() async {
    fruit.section(by: \.ripeness, order: .ascending)
    let list = CompositeDataSource(
      .sections, SimpleProvider(["top"]), fruit, SimpleProvider(["end"]))
    let view = show(list)

    fruit.append(Fruit("lime", ripeness: 1))
    expectTranscript(of: view, "insert section 2")
    fruit.replace(Fruit("lime"))
    expectTranscript(of: view, "delete section 2\ninsert row 2 of section 1")
    XCTAssertEqual(rows(of: view), [["top"], ["apple", "fig", "lime", "pear"], ["end"]])
    XCTAssertEqual(list.globalIndexPath(for: at(0, 2), in: fruit), at(1, 2))
    view.finish()
  }

  func test_refreshSupplementaries_withANewSectionBefore_namesWhereSectionsWere() async {
    fruit.section(by: \.ripeness, order: .descending)
    fruit.append(Fruit("lime", ripeness: 1))
    let view = show(fruit)
    var changes = ListChanges()
    fruit.performUpdates(completion: { changes = $0.changes }) {
      fruit.refreshSupplementaries()
      fruit.append(Fruit("plum", ripeness: 2))
    }

    XCTAssertEqual(changes.insertedSections, [0])
    XCTAssertEqual(changes.updatedSections, [Move(from: 0, to: 1), Move(from: 1, to: 2)])
    expectTranscript(
      of: view,
      """
      insert section 0
      refresh the supplementaries of section 1
      refresh the supplementaries of section 2
      """)
    view.finish()
  }

  // MARK: - Objects, other threads, twins

  func test_refresh_ofAnObjectThatChanged_movesItsRow() async {
    let counters = (0..<4).map { _ in Counter() }
    for (number, counter) in counters.enumerated() { counter.count = number }
    let list = ArrangedProvider(
      counters,
      arrangement: ListArrangement(filter: { $0.count < 10 }, sort: [.ascending(\.count)])
    ) { Row("\($0.count)") }
    let view = show(list)

    counters[0].count = 5
    list.refresh(counters[0].id)
    expectTranscript(of: view, "move row 0 of section 0 to row 3\nreconfigure row 3 of section 0")
    XCTAssertEqual(rows(of: view), [["1", "2", "3", "5"]])

    counters[3].count = 0
    counters[2].count = 4
    counters[1].count = 10
    list.refresh([counters[1].id, counters[2].id, counters[3].id])
    XCTAssertEqual(rows(of: view), [["0", "4", "5"]])
    view.takeTranscript()
    view.finish()
  }

  func test_replace_ofSeveralObjectsThatChanged_arrangesThemAll() async {
    // In all orders: where an object was says nothing of where the others belong.
    for first in 0..<5 {
      for step in 1..<5 {
        let counters = (0..<5).map { _ in Counter() }
        for (number, counter) in counters.enumerated() { counter.count = number }
        let list = ArrangedProvider(
          counters, arrangement: ListArrangement(sort: [.ascending(\.count)]))

        for (number, counter) in counters.enumerated() {
          counter.count = (first + number * step) % 5
        }
        list.replace(contentsOf: counters)

        XCTAssertEqual(list.arrangedItems.map(\.count), [0, 1, 2, 3, 4])
      }
    }
  }

  func test_apply_offTheMainActor_arrangesAndShows() async {
    let view = show(fruit)

    let report = await fruit.apply([Fruit("pear"), Fruit("date"), Fruit("plum", ripeness: 3)])

    XCTAssertEqual(report.outcome, .presented)
    expectTranscript(
      of: view, "delete row 1 of section 0\ndelete row 0 of section 0\ninsert row 0 of section 0")
    XCTAssertEqual(fruit.items.map(\.id), ["pear", "date", "plum"])
    XCTAssertEqual(rows(of: view), [["date", "pear"]])
    view.finish()
  }

  func test_apply_offTheMainActor_withAnEditMeanwhile_showsBoth() async {
    let view = show(fruit)
    let apply = Task { await fruit.apply([Fruit("pear"), Fruit("date")]) }
    await settle { fruit.items.count == 2 }
    fruit.append(Fruit("cherry"))
    _ = await apply.value

    XCTAssertEqual(rows(of: view), [["cherry", "date", "pear"]])
    view.takeTranscript()
    view.finish()
  }

  func test_duplicates_whenAllAreShown_areReportedOnceAnUpdateInPositionsOfTheRows() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    var reported: [ListDiagnostic.Kind] = []
    ListDiagnostics.handler = { reported.append($0.kind) }

    let list = ArrangedProvider(
      [Fruit("fig"), Fruit("kiwi"), Fruit("fig")],
      arrangement: ListArrangement(sort: [.ascending(\.id)]))
    XCTAssertEqual(reported, [.duplicateRow(identity: "fig", first: at(0, 0), second: at(0, 1))])
    reported = []
    list.performUpdates {
      list.append("apple")
      list.append("date")
    }

    XCTAssertEqual(reported, [.duplicateRow(identity: "fig", first: at(0, 2), second: at(0, 3))])
  }

  func test_duplicates_areReportedInPositionsOfTheSource() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    var reported: [ListDiagnostic.Kind] = []
    ListDiagnostics.handler = { reported.append($0.kind) }

    let list = ArrangedProvider(
      [Fruit("fig", ripeness: 3), Fruit("kiwi"), Fruit("fig")],
      arrangement: ListArrangement(filter: { $0.ripeness == 0 }), duplicates: .keepFirst)

    XCTAssertEqual(reported, [.duplicateRow(identity: "fig", first: at(0, 0), second: at(0, 2))])
    XCTAssertEqual(list.items, [Fruit("fig", ripeness: 3), "kiwi"])
    XCTAssertEqual(list.arrangedItems, ["kiwi"])
  }
}
