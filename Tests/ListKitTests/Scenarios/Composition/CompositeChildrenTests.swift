// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Children of a composite: adding, removing and moving them, and what a view is told of it.
@MainActor
final class CompositeChildrenTests: ScenarioTestCase {
  private func list(_ rows: String...) -> SimpleProvider<String> { SimpleProvider(rows) }

  func test_children_whenTheyComeAndGo_areFoundByIdentity() async {
    for layout in [CompositeDataSource.Layout.sections, .singleSection] {
      let (a, b, c, stranger) = (list("a"), list("b"), list("c"), list("d"))
      let composite = CompositeDataSource(layout, a)
      composite.append(b)
      composite.insert(c, at: 0)

      XCTAssertTrue(composite.children.elementsEqual([c, a, b], by: ===))
      XCTAssertTrue(composite.child(at: 1) === a)
      XCTAssertNil(composite.child(at: 3))
      XCTAssertNil(composite.child(at: -1))
      XCTAssertEqual([c, a, b, stranger].map(composite.contains), [true, true, true, false])
      XCTAssertEqual([c, a, b, stranger].map(composite.index(of:)), [0, 1, 2, nil])

      XCTAssertTrue(composite.remove(a))
      XCTAssertFalse(composite.remove(a))
      XCTAssertFalse(composite.remove(stranger))
      XCTAssertTrue(composite.remove(at: 0) === c)
      XCTAssertTrue(composite.children.elementsEqual([b], by: ===))

      composite.removeAll()
      XCTAssertTrue(composite.children.isEmpty)
      XCTAssertEqual(composite.numberOfSections, layout == .sections ? 0 : 1)
      XCTAssertTrue(composite.isEmpty)
      // Whoever was removed may be a child again.
      composite.append(a)
      XCTAssertTrue(composite.contains(a))
    }
  }

  func test_edits_whenChildrenHaveSections_tellTheirSections() async {
    let (a, b, c) = (list("a1", "a2"), list("b1"), list("c1"))
    let shelves = SectionedProvider([
      SimpleSection("x", items: ["x1"]), SimpleSection("y", items: ["y1"]),
    ])
    let composite = CompositeDataSource(.sections, a)
    let view = show(composite)

    composite.append(shelves)
    expectTranscript(of: view, "insert section 1\ninsert section 2")
    composite.insert(b, at: 0)
    expectTranscript(of: view, "insert section 0")
    composite.append(c)
    expectTranscript(of: view, "insert section 4")
    XCTAssertEqual(rows(of: view), [["b1"], ["a1", "a2"], ["x1"], ["y1"], ["c1"]])
    composite.moveChild(from: 3, to: 0)
    expectTranscript(of: view, "move section 4 to 0")
    XCTAssertEqual(rows(of: view), [["c1"], ["b1"], ["a1", "a2"], ["x1"], ["y1"]])
    composite.moveChild(from: 3, to: 1)
    XCTAssertEqual(rows(of: view), [["c1"], ["x1"], ["y1"], ["b1"], ["a1", "a2"]])
    XCTAssertEqual(takeBatches(of: view).map { $0.split(separator: "\n").count }, [2])
    composite.remove(c)
    expectTranscript(of: view, "delete section 0")
    composite.remove(shelves)
    expectTranscript(of: view, "delete section 1\ndelete section 0")
    composite.replaceChildren(with: [a, c])
    expectTranscript(of: view, "delete section 0\ninsert section 1")
    composite.removeAll()
    expectTranscript(of: view, "delete section 1\ndelete section 0")
    view.finish()
  }

  func test_edits_whenChildrenShareASection_tellTheirRows() async {
    let (a, b, c) = (list("a1", "a2"), list("b1"), list("c1"))
    let composite = CompositeDataSource(.singleSection, a)
    let view = show(composite)

    composite.append(b)
    expectTranscript(of: view, "insert row 2 of section 0")
    composite.insert(c, at: 0)
    expectTranscript(of: view, "insert row 0 of section 0")
    XCTAssertEqual(rows(of: view), [["c1", "a1", "a2", "b1"]])
    composite.moveChild(from: 0, to: 2)
    expectTranscript(of: view, "move row 0 of section 0 to row 3")
    a.append("a3")
    expectTranscript(of: view, "insert row 2 of section 0")
    XCTAssertEqual(rows(of: view), [["a1", "a2", "a3", "b1", "c1"]])
    composite.remove(a)
    expectTranscript(
      of: view,
      """
      delete row 2 of section 0
      delete row 1 of section 0
      delete row 0 of section 0
      """)
    composite.removeAll()
    expectTranscript(of: view, "delete row 1 of section 0\ndelete row 0 of section 0")
    XCTAssertEqual(rows(of: view), [[]])
    view.finish()
  }

  func test_append_whenAHundredAndFiftyChildrenAreGrouped_isOneBatch() async {
    let composite = CompositeDataSource(.sections)
    let view = show(composite)

    composite.performUpdates {
      for number in 0..<150 { composite.append(list("row of child \(number)")) }
    }

    XCTAssertEqual(
      takeBatches(of: view), [(0..<150).map { "insert section \($0)" }.joined(separator: "\n")])
    view.finish()
  }

  func test_childUpdates_whenChildrenHaveSections_areToldAtTheirPlace() async {
    let twoSections = SectionedProvider([
      SimpleSection("x", items: ["x1"]), SimpleSection("y", items: ["y1", "y2"]),
    ])
    let last = SectionedProvider([SimpleSection("z", items: ["z1"])])
    let composite = CompositeDataSource(.sections, twoSections, last)
    let view = show(composite)

    twoSections.append("y3", toSection: "y")
    expectTranscript(of: view, "insert row 2 of section 1")
    last.append("z2", toSection: "z")
    expectTranscript(of: view, "insert row 1 of section 2")
    last.removeSection("z")
    expectTranscript(of: view, "delete section 2")
    twoSections.moveSection("y", to: 0)
    let moves = takeBatches(of: view)
    XCTAssertTrue([["move section 0 to 1"], ["move section 1 to 0"]].contains(moves), "\(moves)")
    view.finish()
  }

  func test_remove_afterwards_theChildNoLongerDrivesTheView() async {
    let (a, b) = (list("a1"), list("b1"))
    let composite = CompositeDataSource(.sections, a, b)
    let view = show(composite)
    composite.remove(a)
    view.takeTranscript()

    a.append("a2")

    expectTranscript(of: view, "")
    XCTAssertFalse(a.isBound)
    XCTAssertTrue(b.isBound)
    view.finish()
  }

  func test_migration_ofAChildInOneUpdate_isOneBatch() async {
    let (a, b) = (list("a1", "a2"), list("b1"))
    let (left, right) = (
      CompositeDataSource(.singleSection, a), CompositeDataSource(.singleSection, b)
    )
    let root = CompositeDataSource(.sections, left, right)
    root.selectionMode = .multiple
    a.select("a2")
    let view = show(root)

    root.performUpdates {
      left.remove(a)
      right.append(a)
    }

    expectTranscript(
      of: view,
      """
      delete row 1 of section 0
      delete row 0 of section 0
      insert row 1 of section 1
      insert row 2 of section 1
      select row 2 of section 1
      """)
    XCTAssertEqual(root.globalIndexPath(for: at(0, 1), in: a), at(1, 2))
    view.finish()
  }

  func test_append_ofAChildThatWasRemoved_marksItsSelectionAgain() async {
    let (a, b) = (list("a1", "a2"), list("b1"))
    let composite = CompositeDataSource(.sections, a, b)
    let view = show(composite)
    view.tap(at(0, 1))

    composite.remove(a)
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
    composite.append(a)

    XCTAssertEqual(a.selectedIDs, ["a2"])
    expectTranscript(of: view, "delete section 0\ninsert section 1\nselect row 1 of section 1")
    view.finish()
  }

  func test_children_whoseItemsHaveTheSameIdentity_keepApart() async {
    let (a, b) = (list("same", "a"), list("same", "b"))
    let composite = CompositeDataSource(.singleSection, a, b)
    let view = show(composite)

    view.tap(at(0, 2))
    XCTAssertEqual(a.selectedIDs, [])
    XCTAssertEqual(b.selectedIDs, ["same"])
    a.remove("same")

    expectTranscript(of: view, "delete row 0 of section 0")
    XCTAssertEqual(view.indexPathsForSelectedRows, [at(0, 1)])
    view.finish()
  }

  func test_edits_whenNotAnimated_saySoToTheView() async {
    let composite = CompositeDataSource(.sections, list("a"))
    let view = show(composite)

    composite.insert(list("b"), at: 0, animated: false)
    composite.moveChild(from: 0, to: 1, animated: false)
    composite.remove(at: 0, animated: false)
    composite.performUpdates(animated: false) { composite.append(list("c")) }

    let animations = view.takeCalls().compactMap { call in
      if case .performBatchUpdates(_, let animation) = call { animation } else { nil }
    }
    XCTAssertEqual(animations, [.none, .none, .none, .none])
    view.finish()
  }

  func test_description_namesTheTypeAndTheName() async {
    let child = list("a")
    child.name = "fruit"
    let composite = CompositeDataSource(.sections, child)

    XCTAssertEqual("\(child)", #"SimpleProvider<String> "fruit""#)
    XCTAssertEqual("\(composite)", "CompositeDataSource")
  }

  func test_numberOfSections_whenAChildIsEmpty_countsItsSection() async {
    let composite = CompositeDataSource(.sections, list(), list("b1"))

    let view = show(composite)

    XCTAssertEqual(rows(of: view), [[], ["b1"]])
  }

  func test_header_whenTheFirstChildOfOneSectionIsEmpty_staysTheComposites() async {
    let (a, b) = (list("a1"), list("b1"))
    a.title = "A"
    b.title = "B"
    let composite = CompositeDataSource(.singleSection, a, b)
    composite.header = Supplementary("Both")
    composite.footer = Supplementary("End")
    let view = show(composite)
    XCTAssertEqual(headers(of: view), ["Both"])

    a.removeAll()
    composite.footer = nil

    expectTranscript(
      of: view, "delete row 0 of section 0\nrefresh the supplementaries of section 0")
    XCTAssertEqual(headers(of: view), ["Both"])
    XCTAssertNil(view.shownSupplementary(.footer, inSection: 0))
    view.finish()
  }

  func test_header_whenParentAndChildHaveOne_isTheParents() async {
    let (a, b) = (list("a1"), list("b1"))
    a.title = "A"
    b.title = "B"
    let inner = CompositeDataSource(.sections, a, b)
    inner.makeSupplementary = { kind, section in
      kind == .header && section == 1 ? Supplementary("inner \(section)") : nil
    }
    let outer = CompositeDataSource(.sections, list("first"), inner)
    XCTAssertEqual(headers(of: show(outer)), [nil, "A", "inner 1"])

    outer.makeSupplementary = { kind, section in
      kind == .header && section == 2 ? Supplementary("outer \(section)") : nil
    }

    XCTAssertEqual(headers(of: show(outer)), [nil, "A", "outer 2"])
  }
}
