// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// One of several children is shown, and which one is an update like any other.
@MainActor
final class SegmentedTests: ScenarioTestCase {
  private let fruit = SimpleProvider(["fig", "kiwi"])
  private let nuts = SimpleProvider(["almond"])
  private let seeds = SimpleProvider(["flax"])

  func test_init_whenItHasChildren_showsTheFirst() async {
    let tabs = SegmentedDataSource(fruit, nuts)

    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertTrue(tabs.selectedChild === fruit)
    XCTAssertEqual(rows(of: show(tabs)), [["fig", "kiwi"]])
  }

  func test_selectedIndex_whenItChanges_isAnUpdate() async {
    let tabs = SegmentedDataSource(fruit, nuts)
    let view = show(tabs)

    tabs.selectedIndex = 1

    expectTranscript(of: view, "delete section 0\ninsert section 0")
    XCTAssertTrue(tabs.selectedChild === nuts)
    XCTAssertEqual(rows(of: view), [["almond"]])
    tabs.selectedIndex = 1
    expectTranscript(of: view, "")
    tabs.select(fruit)
    expectTranscript(of: view, "delete section 0\ninsert section 0")
    XCTAssertEqual(tabs.selectedIndex, 0)
    view.finish()
  }

  func test_selectedIndex_thereAndBackInOneUpdate_tellsNothing() async {
    let tabs = SegmentedDataSource(fruit, nuts)
    let view = show(tabs)
    var reports: [UpdateReport] = []
    tabs.onUpdate = { reports.append($0) }

    tabs.performUpdates {
      tabs.selectedIndex = 1
      fruit.append("plum")
      tabs.selectedIndex = 0
    }

    expectTranscript(of: view, "insert row 2 of section 0")
    XCTAssertEqual(reports.map(\.insertedRowCount), [1])
    view.finish()
  }

  func test_selectedIndex_whenSwitchingReloads_reloads() async {
    let tabs = SegmentedDataSource(fruit, nuts)
    tabs.reloadsOnSwitch = true
    let view = show(tabs)

    tabs.selectedIndex = 1

    expectTranscript(of: view, "reload everything")
    XCTAssertEqual(rows(of: view), [["almond"]])
    view.finish()
  }

  func test_insert_beforeTheShownChild_keepsItByIdentity() async {
    let tabs = SegmentedDataSource(fruit, nuts)
    tabs.selectedIndex = 1
    let view = show(tabs)

    tabs.insert(seeds, at: 0)

    XCTAssertTrue(tabs.selectedChild === nuts)
    XCTAssertEqual(tabs.selectedIndex, 2)
    XCTAssertEqual([seeds, fruit, nuts].map(tabs.index(of:)), [0, 1, 2])
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_remove_whenItIsShown_showsTheNextOrElseTheOneBefore() async {
    let tabs = SegmentedDataSource(fruit, nuts, seeds)
    tabs.selectedIndex = 1
    let view = show(tabs)

    XCTAssertTrue(tabs.remove(nuts))
    XCTAssertTrue(tabs.selectedChild === seeds)
    expectTranscript(of: view, "delete section 0\ninsert section 0")
    XCTAssertTrue(tabs.remove(at: 1) === seeds)
    XCTAssertTrue(tabs.selectedChild === fruit)
    expectTranscript(of: view, "delete section 0\ninsert section 0")
    XCTAssertFalse(tabs.remove(nuts))
    view.finish()
  }

  func test_remove_whenItIsHidden_tellsNothing() async {
    let tabs = SegmentedDataSource(fruit, nuts)
    let view = show(tabs)

    tabs.remove(nuts)

    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertFalse(tabs.contains(nuts))
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_removeAll_always_leavesNothingShown() async {
    let tabs = SegmentedDataSource(fruit, nuts)
    let view = show(tabs)

    tabs.removeAll()

    expectTranscript(of: view, "delete section 0")
    XCTAssertNil(tabs.selectedIndex)
    XCTAssertNil(tabs.selectedChild)
    XCTAssertEqual(tabs.numberOfSections, 0)
    XCTAssertNil(tabs.localIndexPath(for: at(0, 0)))
    view.finish()
  }

  func test_append_whenThereIsNoChild_showsTheNewOne() async {
    let tabs = SegmentedDataSource()
    let view = show(tabs)
    XCTAssertEqual(view.numberOfSections, 0)

    tabs.append(fruit)
    expectTranscript(of: view, "insert section 0")
    tabs.append(nuts)

    expectTranscript(of: view, "")
    XCTAssertTrue(tabs.selectedChild === fruit)
    view.finish()
  }

  func test_hiddenChild_whenItChanges_reachesNoView() async {
    let tabs = SegmentedDataSource(fruit, nuts)
    let root = CompositeDataSource(.sections, seeds, tabs)
    let view = show(root)

    nuts.append("hazel")

    expectTranscript(of: view, "")
    XCTAssertFalse(nuts.isBound)
    XCTAssertTrue(fruit.isBound)
    XCTAssertNil(tabs.globalIndexPath(for: at(0, 0), in: nuts))
    XCTAssertEqual(tabs.globalIndexPath(for: at(0, 1), in: fruit), at(0, 1))
    XCTAssertEqual(tabs.globalSection(for: 0, in: fruit), 0)
    XCTAssertNil(tabs.globalSection(for: 0, in: nuts))

    tabs.selectedIndex = 1
    expectTranscript(of: view, "delete section 1\ninsert section 1")
    XCTAssertEqual(rows(of: view), [["flax"], ["almond", "hazel"]])
    fruit.append("plum")
    expectTranscript(of: view, "")
    view.finish()
  }

  func test_view_whenASegmentIsAComposite_showsAllOfIt() async {
    let both = CompositeDataSource(.singleSection, fruit, nuts)
    let sections = CompositeDataSource(.sections, seeds)
    let tabs = SegmentedDataSource(both, sections)
    let view = show(tabs)
    XCTAssertEqual(rows(of: view), [["fig", "kiwi", "almond"]])

    sections.append(SimpleProvider(["poppy"]))
    tabs.selectedIndex = 1

    expectTranscript(of: view, "delete section 0\ninsert section 0\ninsert section 1")
    XCTAssertEqual(rows(of: view), [["flax"], ["poppy"]])
    view.finish()
  }

  func test_header_whenOnlyTheShownChildHasOne_followsTheSwitch() async {
    fruit.title = "Fruit"
    let tabs = SegmentedDataSource(fruit, nuts)
    let view = show(tabs)
    XCTAssertEqual(headers(of: view), ["Fruit"])

    tabs.selectedIndex = 1
    XCTAssertEqual(headers(of: view), [nil])
    tabs.selectedIndex = 0

    XCTAssertEqual(headers(of: view), ["Fruit"])
  }
}
