// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Trees that are put together and taken apart while something is going on in them.
@MainActor
final class JoiningTests: ScenarioTestCase {
  private func list(_ items: Int...) -> SimpleProvider<Int> { SimpleProvider(items) }

  func test_performUpdates_whenTheTreeGetsAnotherTop_isOneUpdateOfTheViewThatShowsThat() async {
    let (first, second) = (list(1), list(2))
    let inner = CompositeDataSource(.sections, first)
    let outer = CompositeDataSource(.sections, second)
    let view = show(outer)
    var reports: [UpdateReport] = []

    inner.performUpdates(completion: { reports.append($0) }) {
      first.append(3)
      outer.insert(inner, at: 0)
      first.append(4)
      second.append(5)
      XCTAssertEqual(view.numberOfSections, 1, "Nothing is shown before the end")
    }

    expectTranscript(of: view, "insert section 0\ninsert row 1 of section 1")
    XCTAssertEqual(reports.map(\.outcome), [.presented])
    XCTAssertEqual(rows(of: view), [["1", "3", "4"], ["2", "5"]])
  }

  func test_performUpdates_whenAPartLeavesTheTree_showsBothTogetherAtTheEnd() async {
    let (first, second) = (list(1), list(2))
    let root = CompositeDataSource(.sections, first, second)
    let (view, own) = (show(root), show(first))

    root.performUpdates {
      first.append(3)
      root.remove(first)
      second.append(4)
      first.append(5)
      XCTAssertEqual(rows(of: view), [["1"], ["2"]])
      XCTAssertEqual(rows(of: own), [["1"]])
    }

    expectTranscript(of: view, "delete section 0\ninsert row 1 of section 0")
    expectTranscript(of: own, "insert row 1 of section 0\ninsert row 2 of section 0")
    XCTAssertEqual(rows(of: view), [["2", "4"]])
    XCTAssertEqual(rows(of: own), [["1", "3", "5"]])
  }

  func test_performUpdates_inEveryOrderOfJoiningAndLeaving_showsTheModelOnce() async {
    // Each word is an edit inside the block: of the inner list, of the outer one, or of the tree.
    let words = ["inner", "outer", "join", "leave"]
    for number in 0..<256 {
      let plan = (0..<4).map { words[(number >> ($0 * 2)) & 3] }
      for opener in ["inner", "outer"] {
        let (item, other) = (list(0), list(0))
        let inner = CompositeDataSource(.sections, item)
        let outer = CompositeDataSource(.sections, other)
        let views = [show(inner), show(outer)]
        var updates = [0, 0]
        inner.onUpdate = { _ in updates[0] += 1 }
        outer.onUpdate = { _ in updates[1] += 1 }
        var completions = 0
        let source = opener == "inner" ? inner : outer

        source.performUpdates(completion: { _ in completions += 1 }) {
          for (step, word) in plan.enumerated() {
            switch word {
            case "inner": item.append(step + 1)
            case "outer": other.append(step + 1)
            case "join": if !outer.contains(inner) { outer.append(inner) }
            default: if outer.contains(inner) { outer.remove(inner) }
            }
          }
        }

        let message = "\(plan) in \(opener)"
        let texts = { (list: SimpleProvider<Int>) in list.items.map { "\($0)" } }
        XCTAssertEqual(rows(of: views[0]), [texts(item)], message)
        XCTAssertEqual(
          rows(of: views[1]), [texts(other)] + (outer.contains(inner) ? [texts(item)] : []),
          message)
        XCTAssertEqual(completions, 1, message)
        for view in views {
          view.takeTranscript()
          view.finish()
        }
      }
    }
  }

  func test_join_whenTheListIsEdited_theWholeListIs() async {
    let child = list(1)
    let view = show(child)
    child.setEditing(true)
    let root = CompositeDataSource(.sections, list(2))
    let other = show(root)

    root.append(child)

    XCTAssertEqual(
      [root.isEditing, child.isEditing, view.isEditing, other.isEditing], [true, true, true, true])
    XCTAssertEqual(
      [root.isRefreshing, child.isRefreshing], [child.isRefreshing, root.isRefreshing])
    child.endRefreshing()
    child.setEditing(false)
    XCTAssertEqual(
      [root.isRefreshing, view.isRefreshing, other.isRefreshing], [false, false, false])
    XCTAssertEqual([view.isEditing, other.isEditing], [false, false])
    view.takeTranscript()
    other.takeTranscript()
  }

  func test_join_whenARefreshIsUnderWay_itGoesOnAndEndsForAll() async {
    let child = list(1)
    child.onRefresh = {}
    let view = show(child)
    child.beginRefreshing()
    let root = CompositeDataSource(.sections, list(2))
    let other = show(root)

    root.append(child)
    XCTAssertEqual([root.isRefreshing, view.isRefreshing, other.isRefreshing], [true, true, true])
    child.endRefreshing()

    XCTAssertEqual(
      [root.isRefreshing, view.isRefreshing, other.isRefreshing], [false, false, false])
    view.takeTranscript()
    other.takeTranscript()
  }

  func test_leave_whenARefreshIsUnderWay_theOwnViewsAreStillToldOfItsEnd() async {
    let child = list(1)
    let root = CompositeDataSource(.sections, child, list(2))
    root.onRefresh = {}
    let (view, other) = (show(child), show(root))
    root.beginRefreshing()

    root.remove(child)
    child.endRefreshing()

    XCTAssertEqual([child.isRefreshing, view.isRefreshing], [false, false])
    XCTAssertEqual([root.isRefreshing, other.isRefreshing], [true, true])
    root.endRefreshing()
    XCTAssertEqual([root.isRefreshing, other.isRefreshing], [false, false])
    view.takeTranscript()
    other.takeTranscript()
  }

  func test_selectionLimit_whenLowered_deselectsFromTheEndOn() async {
    let source = list(1, 2, 3, 4)
    source.selectionMode = .multiple
    let view = show(source)
    for row in [3, 0, 2] { view.tap(at(0, row)) }

    source.selectionLimit = 2

    XCTAssertEqual(source.selectedIDs, [1, 3])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 0), at(0, 2)])
    source.selectionLimit = 3
    XCTAssertEqual(source.selectedIDs, [1, 3])
    view.takeTranscript()
  }

  func test_selection_whenTheContentEmpties_comesBackWithWhatStandsInForIt() async {
    let (content, standIn) = (list(), list(5, 0))
    let source = StateDataSource(content: content, empty: standIn)
    let view = show(source)
    view.tap(at(0, 1))
    content.append(7)
    view.tap(at(0, 0))

    content.remove(7)

    XCTAssertEqual(content.selectedIDs, [])
    XCTAssertEqual(standIn.selectedIDs, [0])
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 1)])
    view.takeTranscript()
  }
}
