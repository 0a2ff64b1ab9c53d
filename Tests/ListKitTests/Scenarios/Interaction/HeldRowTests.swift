// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Whatever becomes of a list while a person holds one of its rows: the view is left alone until the
/// row is let go of, and then model and view agree.
@MainActor
final class HeldRowTests: ScenarioTestCase {
  /// Where the list is whose row is held.
  private enum Tree: CaseIterable { case alone, secondOfTwo, betweenOthersInOneSection }

  private enum Update: CaseIterable { case apply, reload, editByEdit }

  /// What happens once: a row is picked up, the list changes, and the row is let go of.
  private struct Trial: CustomStringConvertible {
    let tree: Tree
    let update: Update
    let old: [String]
    let held: Int

    /// Where the row is dropped, among the others; nil to let go of it where it was.
    let target: Int?
    let new: [String]

    var description: String {
      "\(tree), \(update): \(old), hold \(held), \(new), drop at \(target.map { "\($0)" } ?? "none")"
    }

    var isMoved: Bool { target != nil && target != held && new.contains(old[held]) }

    /// What the list must hold at the end.
    ///
    /// A row that is dropped follows the row that it follows on screen, or one before that if it has
    /// gone.
    var expected: [String] {
      guard let target, isMoved else { return new }
      let row = old[held]
      let others = old.filter { $0 != row }
      var expected = new.filter { $0 != row }
      let leader = others.prefix(target).last { expected.contains($0) }
      let place = leader.flatMap(expected.firstIndex(of:)).map { $0 + 1 } ?? 0
      expected.insert(row, at: place)
      return expected
    }

    /// What a view shows of the tree when the list has some rows.
    func shown(_ rows: [String]) -> [[String]] {
      switch tree {
      case .alone: [rows]
      case .secondOfTwo: [["above"], rows]
      case .betweenOthersInOneSection: [["above"] + rows + ["below"]]
      }
    }
  }

  /// All lists of some of the rows, in all orders.
  private static func lists(of rows: [String]) -> [[String]] {
    [[]]
      + rows.flatMap { row in
        lists(of: rows.filter { $0 != row }).map { [row] + $0 }
      }
  }

  private func forEachTrial(_ body: (Trial) -> Void) {
    let all = Self.lists(of: ["a", "b", "c", "d"])
    let some = Self.lists(of: ["a", "c", "d"])
    XCTAssertEqual([all.count, some.count], [65, 16])
    for tree in Tree.allCases {
      for update in Update.allCases {
        let versions = tree == .alone && update == .apply ? all : some
        for count in 1...3 {
          let old = Array(["a", "b", "c"].prefix(count))
          for held in 0..<count {
            for target in Array(0..<count) + [nil] {
              for new in versions where new != old {
                body(
                  Trial(
                    tree: tree, update: update, old: old, held: held, target: target, new: new))
              }
            }
          }
        }
      }
    }
  }

  private func carryOut(_ update: Update, _ new: [String], in list: SimpleProvider<String>) {
    switch update {
    case .apply: list.apply(new, animated: true)
    case .reload: list.reload(with: new)
    case .editByEdit:
      list.remove(list.items.filter { !new.contains($0) })
      for (row, item) in new.enumerated() {
        if list.contains(item) {
          list.move(item, to: row)
        } else {
          list.insert(item, at: row)
        }
      }
    }
  }

  func test_update_whileARowIsHeld_isShownWhenItIsLetGoOf() async {
    forEachTrial { trial in
      let list = SimpleProvider(trial.old) { Row($0).movable() }
      let (above, below) = (SimpleProvider(["above"]), SimpleProvider(["below"]))
      let (root, origin): (ListDataSource, ListIndexPath) =
        switch trial.tree {
        case .alone: (list, at(0, 0))
        case .secondOfTwo: (CompositeDataSource(.sections, above, list), at(1, 0))
        case .betweenOthersInOneSection:
          (CompositeDataSource(.singleSection, above, list, below), at(0, 1))
        }
      var moves: [String] = []
      list.onMove = { [unowned list] context, _ in
        XCTAssertEqual(list.items.count, Set(list.items).count, "\(trial)")
        XCTAssertEqual(list.item(at: context.indexPath), context.item, "\(trial)")
        moves.append(context.item)
      }
      let observation = list.observe { [unowned list] _ in
        XCTAssertEqual(list.items.count, Set(list.items).count, "\(trial)")
      }
      let view = show(root)
      // Nobody holds a row in there.
      let other = show(root, in: RecordingListView(flavour: .collection))
      func place(_ row: Int) -> ListIndexPath { ListIndexPath(origin.section, origin.row + row) }
      let picture = view.picture
      guard view.pickUp(at: place(trial.held)) else { return XCTFail("\(trial)") }

      carryOut(trial.update, trial.new, in: list)

      XCTAssertEqual(view.takeTranscript(), "", "\(trial)")
      XCTAssertEqual(view.picture, picture, "\(trial)")
      XCTAssertEqual(rows(of: other), trial.shown(trial.new), "\(trial)")
      if let target = trial.target { view.drop(at: place(target)) } else { view.cancelDrag() }
      XCTAssertEqual(list.items, trial.expected, "\(trial)")
      XCTAssertEqual(moves, trial.isMoved ? [trial.old[trial.held]] : [], "\(trial)")
      for view in [view, other] {
        XCTAssertEqual(rows(of: view), trial.shown(trial.expected), "\(trial)")
        view.takeTranscript()
        view.finish()
      }
      observation.cancel()
      root.unbind()
    }
  }

  func test_update_ofTheListThatAHeldRowIsDroppedIn_isRebasedByTheNeighbour() async {
    // Into each place of a list of two, which becomes each list of some of four.
    for isMerged in [false, true] {
      for target in 0...2 {
        for new in Self.lists(of: ["a", "b", "c", "d"]) where new != ["a", "b"] {
          let giver = SimpleProvider(["x"]) { Row($0).movable() }
          let taker = SimpleProvider(["a", "b"]) { Row($0).movable() }
          let root = CompositeDataSource(isMerged ? .singleSection : .sections, giver, taker)
          var arrivals: [ListIndexPath] = []
          taker.onMoveIn = { arrivals.append($0.indexPath) }
          let view = show(root)
          XCTAssertTrue(view.pickUp(at: at(0, 0)))

          taker.apply(new, animated: true)
          // In one section, the first place is that of the row itself.
          if isMerged, target == 0 {
            view.cancelDrag()
          } else {
            view.drop(at: isMerged ? at(0, target) : at(1, target))
          }

          var expected = new
          if !isMerged || target > 0 {
            let leader = ["a", "b"].prefix(target).last { new.contains($0) }
            let place = leader.flatMap(new.firstIndex(of:)).map { $0 + 1 } ?? 0
            expected.insert("x", at: place)
            XCTAssertEqual(arrivals, [at(0, place)], "\(target), \(new)")
          }
          XCTAssertEqual(taker.items, expected, "\(target), \(new)")
          XCTAssertEqual(rows(of: view).flatMap { $0 }, giver.items + expected)
          view.takeTranscript()
          view.finish()
        }
      }
    }
  }

  func test_sections_whileARowIsHeld_areFoundByIdentity() async {
    for target in [0, 1] {
      let giver = SimpleProvider(["x"]) { Row($0).movable() }
      let store = SectionedProvider([
        SimpleSection("A", items: ["a"]), SimpleSection("B", items: [String]()),
      ]) { Row($0).movable() }
      let root = CompositeDataSource(.sections, giver, store)
      for origin in [at(0, 0), at(1, 0)] {
        giver.apply(["x"], animated: true)
        store.apply(
          [SimpleSection("A", items: ["a"]), SimpleSection("B", items: [])], animated: true)
        let view = show(root)
        XCTAssertTrue(view.pickUp(at: origin))

        // The section that the row is dropped in has another place by then, or has gone.
        store.apply(
          [SimpleSection("N", items: ["n"]), SimpleSection("A", items: ["a"])]
            + (target == 0 ? [SimpleSection("B", items: ["b"])] : []), animated: true)
        view.drop(at: at(2, 0))

        let isFromStore = origin.section == 1
        let dropped = isFromStore ? "a" : "x"
        XCTAssertEqual(giver.items, !isFromStore && target == 0 ? [] : ["x"])
        XCTAssertEqual(
          store.sections.map(\.items),
          target == 0
            ? [["n"], isFromStore ? [] : ["a"], [dropped, "b"]] : [["n"], ["a"]])
        XCTAssertEqual(rows(of: view), [giver.items] + store.sections.map(\.items))
        view.takeTranscript()
        view.finish()
        root.unbind()
      }
    }
  }

  func test_targetHook_whileTheModelIsAhead_getsThePathsOnScreen() async {
    let list = SimpleProvider(["a", "b", "c"]) { Row($0).movable() }
    var asked: [String] = []
    list.onTargetIndexPath = { row, target in
      asked.append("\(row.item) \(row.indexPath.row) \(target.row)")
      return target
    }
    let view = show(list)
    XCTAssertTrue(view.pickUp(at: at(0, 0)))

    list.apply(["c", "a", "b"], animated: true)
    XCTAssertEqual(view.drop(at: at(0, 1)), at(0, 1))

    XCTAssertEqual(asked.first, "a 0 1")
    XCTAssertEqual(list.items, ["c", "b", "a"])
    view.takeTranscript()
  }

  func test_tree_whenItLosesTheListOfTheHeldRow_isInStepAfterwards() async {
    for target in [nil, 0] {
      let list = SimpleProvider(["a", "b"]) { Row($0).movable() }
      let tabs = SegmentedDataSource(list, SimpleProvider(["other"]))
      let root = CompositeDataSource(.sections, tabs, SimpleProvider(["below"]))
      let view = show(root)
      for change in [{ tabs.selectedIndex = 1 }, { root.remove(at: 0) }] {
        list.apply(["a", "b"], animated: true)
        tabs.selectedIndex = 0
        if !root.contains(tabs) { root.insert(tabs, at: 0) }
        view.takeTranscript()
        XCTAssertTrue(view.pickUp(at: at(0, 1)))

        change()
        XCTAssertEqual(view.takeTranscript(), "")
        if let target { view.drop(at: at(0, target)) } else { view.cancelDrag() }

        // The person has seen and dropped it, so the list follows out of sight.
        XCTAssertEqual(list.items, target == nil ? ["a", "b"] : ["b", "a"])
        XCTAssertEqual(view.numberOfSections, root.numberOfSections)
        XCTAssertEqual(
          rows(of: view), root.contains(tabs) ? [["other"], ["below"]] : [["below"]])
      }
      view.takeTranscript()
      view.finish()
    }
  }

  func test_drag_whenTheHookOrdersSectionsInstead_showsThemSo() async {
    // Dragging the only row of a section past that of another one is meant to swap the sections.
    let store = SectionedProvider([
      SimpleSection("A", title: "A", items: ["a"]), SimpleSection("B", title: "B", items: ["b"]),
    ]) { Row($0).movable() }
    store.onMove = { [unowned store] _, _ in
      store.apply(
        [
          SimpleSection("B", title: "B", items: ["b"]),
          SimpleSection("A", title: "A", items: ["a"]),
        ], animated: true)
    }
    let view = show(store)

    view.drag(from: at(0, 0), to: at(1, 1))

    XCTAssertEqual(store.sections.map(\.id), ["B", "A"])
    XCTAssertEqual(rows(of: view), [["b"], ["a"]])
    XCTAssertEqual(headers(of: view), ["B", "A"])
    view.takeTranscript()
    view.finish()
  }
}
