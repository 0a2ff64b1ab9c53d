// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// What composites of other libraries get wrong, and what is right.
@MainActor
final class CompositionFaultTests: ScenarioTestCase {
  private func list(_ names: String...) -> SimpleProvider<Fruit> {
    SimpleProvider(names.map { Fruit($0) })
  }

  func test_batch_whenSiblingsLoseAndGainRows_countsInOldAndNewPositions() async {
    let (a, b) = (list("a1", "a2", "a3"), list("b1", "b2"))
    let composite = CompositeDataSource(.singleSection, a, b)
    let view = show(composite)

    composite.performUpdates {
      a.remove(["a1", "a2"])
      b.remove("b1")
      b.append("b3")
    }

    expectTranscript(
      of: view,
      """
      delete row 3 of section 0
      delete row 1 of section 0
      delete row 0 of section 0
      insert row 2 of section 0
      """)
    view.finish()
  }

  func test_canEdit_whenOneChildAllowsIt_isNoForTheOthers() async {
    let editable = SimpleProvider<Fruit>(["a1"]) { Row($0.id).deletable() }
    let plain = list("b1")
    let composite = CompositeDataSource(.sections, editable, plain)
    let view = show(composite)

    XCTAssertEqual(view.dataSource?.permits(.edit, at: at(0, 0)), true)
    XCTAssertEqual(view.dataSource?.permits(.edit, at: at(1, 0)), false)
    view.dataSource?.handle(.row(.commitDelete, at: at(1, 0)))

    XCTAssertEqual(plain.items, ["b1"])
    expectTranscript(of: view, "")
  }

  func test_height_whenChildrenDiffer_isThatOfEachRow() async {
    let fixed = list("a1")
    fixed.rowHeight = .fixed(20)
    let mixed = SimpleProvider<Fruit>(["b1", "b2"]) { fruit in
      fruit.id == "b1" ? Row(fruit.id).height(.fixed(70)) : Row(fruit.id)
    }
    let composite = CompositeDataSource(.singleSection, fixed, mixed)
    let view = show(composite)

    XCTAssertEqual(
      (0..<3).map { view.dataSource?.row(at: at(0, $0)).traits.height },
      [.fixed(20), .fixed(70), .automatic])
  }

  func test_remove_ofAStranger_isFalseInEveryContainer() async {
    XCTAssertFalse(CompositeDataSource(.sections, list("a")).remove(list("b")))
    XCTAssertFalse(SegmentedDataSource(list("a")).remove(list("b")))
  }

  func test_segmented_whenEmpty_hasNoSections() async {
    let tabs = SegmentedDataSource()
    let view = show(tabs)

    XCTAssertEqual(view.numberOfSections, 0)
    XCTAssertNil(tabs.selectedIndex)
    XCTAssertNil(tabs.selectedChild)
    tabs.removeAll()
    expectTranscript(of: view, "")
  }

  func test_headerAndFooter_whenOneIsSet_leaveEachOtherAlone() async {
    let a = list("a1")
    a.makeHeader = { _ in Supplementary("head") }
    a.makeFooter = { _ in Supplementary("foot") }
    let composite = CompositeDataSource(.sections, a)
    composite.footer = Supplementary("own foot")
    let view = show(composite)

    XCTAssertEqual(view.shownSupplementary(.header, inSection: 0)?.content?.text, "head")
    XCTAssertEqual(view.shownSupplementary(.footer, inSection: 0)?.content?.text, "own foot")
  }

  func test_header_whenItsSectionMoves_goesAlong() async {
    let shelves = SectionedProvider<Shelf>([
      SimpleSection("x", title: "X", items: ["x1"]), SimpleSection("y", title: "Y", items: []),
      SimpleSection("z", title: "Z", items: []),
    ])
    let composite = CompositeDataSource(.sections, list("top"), shelves)
    let view = show(composite)

    shelves.moveSection("x", to: 2)

    XCTAssertEqual(headers(of: view), [nil, "Y", "Z", "X"])
    expectTranscript(of: view, "move section 1 to 3")
    view.finish()
  }

  func test_update_whenAnEarlierOneHasNotCompleted_waitsAndCompletesOnceInOrder() async {
    let (a, b) = (list("a1"), list("b1"))
    let composite = CompositeDataSource(.sections, a, b)
    let view = show(composite)
    view.completesManually = true
    var completions: [String] = []

    a.apply(["a1", "a2"]) { _ in completions.append("a") }
    composite.performUpdates(completion: { _ in completions.append("outer") }) {
      composite.performUpdates(completion: { _ in completions.append("inner") }) {
        b.apply(["b1", "b2"]) { _ in completions.append("b") }
      }
    }
    XCTAssertEqual(completions, [])
    view.completeAll()

    XCTAssertEqual(completions, ["a", "b", "inner", "outer"])
    XCTAssertEqual(takeBatches(of: view).count, 2)
  }

  func test_bind_whenTheViewShowsAnotherTree_unbindsThatOne() async {
    let old = list("old")
    let oldRoot = CompositeDataSource(.sections, old)
    let view = show(oldRoot)
    let newRoot = CompositeDataSource(.sections, list("new"))
    newRoot.bind(to: view)
    view.takeTranscript()

    old.append("late")

    XCTAssertFalse(old.isBound)
    expectTranscript(of: view, "")
    XCTAssertEqual(rows(of: view), [["new"]])
  }

  func test_didEndEditing_whenTheRowHasGone_isDropped() async {
    let (a, b) = (list("a1"), list("b1"))
    let composite = CompositeDataSource(.sections, a, b)
    let view = show(composite)
    var ended: [String] = []
    for child in [a, b] { child.onDidEndEditing = { ended.append($0.item.id) } }
    composite.remove(b)

    view.dataSource?.handle(.row(.didEndEditing, at: at(1, 0)))
    view.dataSource?.handle(.row(.didEndEditing, at: at(0, 5)))
    view.dataSource?.handle(.row(.didEndEditing, at: at(0, 0)))

    XCTAssertEqual(ended, ["a1"])
  }

  func test_didEndDisplaying_whenTheChildHasGone_reachesItStill() async {
    let (a, b) = (list("a1"), list("b1"))
    var ended: [String] = []
    for child in [a, b] { child.onDidEndDisplaying = { ended.append($0.id) } }
    let composite = CompositeDataSource(.sections, a, b)
    let view = show(composite)

    composite.remove(a)

    XCTAssertEqual(ended, ["a1"])
    XCTAssertEqual(rows(of: view), [["b1"]])
  }

  func test_move_whenItCrossesChildren_worksWhereTheTypesAreTheSame() async {
    let (a, b) = (
      SimpleProvider<Fruit>(["a1", "a2"]) { Row($0.id).movable() },
      SimpleProvider<Fruit>(["b1"]) { Row($0.id).movable() }
    )
    let strings = SimpleProvider(["s1"]) { Row($0).movable() }
    let composite = CompositeDataSource(.singleSection, a, b, strings)
    let view = show(composite)

    XCTAssertEqual(view.dataSource?.proposedMove(from: at(0, 0), to: at(0, 3)), at(0, 0))
    XCTAssertEqual(view.drag(from: at(0, 0), to: at(0, 1)), at(0, 1))
    XCTAssertEqual(a.items, ["a2", "a1"])
    XCTAssertEqual(view.drag(from: at(0, 0), to: at(0, 2)), at(0, 2))

    XCTAssertEqual(a.items, ["a1"])
    XCTAssertEqual(b.items.map(\.id).sorted(), ["a2", "b1"])
    XCTAssertEqual(rows(of: view), [["a1", "b1", "a2", "s1"]])
  }

  func test_observe_whenSeveralWatchAChild_allHear() async {
    let a = list("a1")
    let composite = CompositeDataSource(.sections, list("top"), a)
    let view = show(composite)
    var heard: [String] = []
    let first = a.observe { _ in heard.append("first") }
    let second = a.observe { _ in heard.append("second") }

    a.append("a2")

    XCTAssertEqual(heard, ["first", "second"])
    XCTAssertEqual(a.indexPath(of: "a2"), at(0, 1))
    XCTAssertNil(a.item(at: at(0, 9)))
    withExtendedLifetime((first, second, view)) {}
  }

  func test_rows_whenKindsAlternate_needOneChildOnly() async {
    let mixed = SimpleProvider<Fruit>(["a", "b", "c"]) { fruit in
      fruit.id == "b" ? Row(BigCell.self) { _ in } : Row(SmallCell.self) { _ in }
    }
    let composite = CompositeDataSource(.singleSection, list("top"), mixed)
    let view = show(composite)

    XCTAssertEqual(
      (0..<4).map { view.cell(at: at(0, $0)).map { String(describing: type(of: $0)) } },
      [nil, "SmallCell", "BigCell", "SmallCell"])
  }

  func test_swipe_whenOtherRowsAreHidden_isOnTheItemThatWasShown() async {
    var swiped: [String] = []
    func swipeable(_ name: String) -> SimpleProvider<String> {
      SimpleProvider([name]) { item in
        Row(item).trailingSwipe {
          .action("pin", title: "Pin") {
            swiped.append(item)
            return .performed
          }
        }
      }
    }
    let tabs = SegmentedDataSource(swipeable("hidden"), swipeable("b"))
    tabs.selectedIndex = 1
    let composite = CompositeDataSource(.singleSection, swipeable("a"), tabs)
    let view = show(composite)

    view.swipe(.trailing, at: at(0, 1))
    view.perform("pin", at: at(0, 1))
    await settle { !swiped.isEmpty }

    XCTAssertEqual(swiped, ["b"])
  }

  func test_segment_whenItIsReleasedInsideTheSwitch_leavesTheViewInStep() async {
    let tabs = SegmentedDataSource(list("x1", "x2"), list("y1"))
    let view = show(tabs)
    weak let gone = tabs.child(at: 0)

    tabs.performUpdates {
      tabs.selectedIndex = 1
      tabs.remove(at: 0)
    }

    XCTAssertNil(gone)
    XCTAssertEqual(rows(of: view), [["y1"]])
  }

  func test_childSections_whenRemoved_areDeletedByTheirSectionIndex() async {
    let x = SectionedProvider<Shelf>([
      SimpleSection("x1", items: ["p", "q", "r"]), SimpleSection("x2", items: ["s"]),
    ])
    let y = SectionedProvider<Shelf>([SimpleSection("y1", items: ["t"])])
    let composite = CompositeDataSource(.sections, x, y)
    let view = show(composite)

    y.removeSection("y1")

    expectTranscript(of: view, "delete section 2")
  }
}

private final class SmallCell: ReusableCell {}
private final class BigCell: ReusableCell {}
