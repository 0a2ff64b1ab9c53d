// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Positions in the model, in what a view shows, and by identity.
@MainActor
final class PositionTests: ScenarioTestCase {
  func test_globalIndexPath_throughEveryKindOfContainer_addsAllOffsets() async {
    let tree = DeepTree()

    XCTAssertEqual(tree.root.globalIndexPath(for: at(1, 1), in: tree.second), at(1, 4))
    XCTAssertEqual(tree.root.globalIndexPath(for: at(1, 0), in: tree.shelves), at(3, 0))
    XCTAssertEqual(tree.inner.globalIndexPath(for: at(1, 0), in: tree.shelves), at(2, 0))
    XCTAssertEqual(tree.root.globalSection(for: 1, in: tree.shelves), 3)
    XCTAssertEqual(tree.root.globalSection(for: 1, in: tree.second), 1)
    XCTAssertNil(tree.root.globalIndexPath(for: at(0, 0), in: tree.hidden))
    XCTAssertNil(tree.root.globalIndexPath(for: at(1, 2), in: tree.second))
    XCTAssertNil(tree.inner.globalIndexPath(for: at(0, 0), in: tree.top))
  }

  func test_origin_ofEveryRow_leadsBackToIt() async {
    let tree = DeepTree()
    let positions = tree.root.positions
    var names: [String] = []
    for section in 0..<tree.root.numberOfSections {
      for row in 0..<tree.root.numberOfRows(inSection: section) {
        guard let origin = positions.origin(of: at(section, row)) else {
          return XCTFail("\(at(section, row)) has no origin")
        }
        names.append(origin.identity.item(as: String.self) ?? "?")
        XCTAssertEqual(positions.indexPath(of: origin), at(section, row))
        XCTAssertEqual(
          positions.globalIndexPath(for: origin.indexPath, in: origin.source), at(section, row))
      }
    }

    XCTAssertEqual(
      names, ["t1", "t2", "m1", "m2", "x1", "y1", "y2", "p1", "q1", "q2", "b1"])
    XCTAssertNil(positions.origin(of: at(9, 0)))
  }

  func test_positions_whenTheViewLagsBehind_areOfTwoVersions() async {
    let tree = DeepTree()
    let view = show(tree.root)
    let other = RecordingListView()
    let before = tree.root.positions(presentedBy: view)?.origin(of: at(1, 4))

    tree.root.performUpdates {
      tree.root.moveChild(from: 2, to: 0)
      tree.second.insert("y0", at: .before("y1"))

      let shown = tree.root.positions(presentedBy: view)
      XCTAssertEqual(shown?.globalIndexPath(for: at(0, 0), in: tree.bottom), at(4, 0))
      XCTAssertEqual(tree.root.globalIndexPath(for: at(0, 0), in: tree.bottom), at(0, 0))
      XCTAssertEqual(before.flatMap { shown?.indexPath(of: $0) }, at(1, 4))
      XCTAssertEqual(before.flatMap(tree.root.positions.indexPath(of:)), at(2, 5))
      XCTAssertNil(tree.root.positions(presentedBy: other))
    }

    XCTAssertEqual(
      tree.root.positions(presentedBy: view)?.globalIndexPath(for: at(0, 0), in: tree.bottom),
      at(0, 0))
  }

  func test_positions_whenAChildHasLeftSince_areStillKnownOfTheView() async {
    let tree = DeepTree()
    let view = show(tree.root)

    tree.root.performUpdates {
      tree.inner.remove(tree.shelves)
      tree.root.append(tree.shelves)

      let shown = tree.root.positions(presentedBy: view)
      XCTAssertEqual(shown?.globalIndexPath(for: at(1, 1), in: tree.shelves), at(3, 1))
      XCTAssertEqual(tree.root.globalIndexPath(for: at(1, 1), in: tree.shelves), at(4, 1))
    }
    XCTAssertEqual(view.failures, [])
  }

  func test_positions_betweenTwoStages_areThoseOfTheStage() async {
    let tree = DeepTree()
    let view = StageWatcher()
    tree.root.bind(to: view)
    var stages: [(ListIndexPath?, ListIndexPath?)] = []
    view.onBatch = { [unowned view] in
      let shown = tree.root.positions(presentedBy: view)
      stages.append(
        (
          shown?.globalIndexPath(for: ListIndexPath(1, 1), in: tree.second),
          shown?.globalIndexPath(for: ListIndexPath(0, 0), in: tree.bottom)
        ))
      XCTAssertTrue(
        shown.flatMap { $0.localIndexPath(for: ListIndexPath(0, 0)) }?.child
          === tree.root.child(
            at: stages.count == 1 ? 1 : 0))
    }

    tree.root.performUpdates {
      tree.root.moveChild(from: 2, to: 0)
      tree.first.append("m3")
    }

    XCTAssertEqual(stages.map(\.0), [at(1, 5), at(2, 5)])
    XCTAssertEqual(stages.map(\.1), [at(4, 0), at(0, 0)])
  }

  func test_index_whenThereAreManyChildren_isFoundForEach() async {
    let children = (0..<2_000).map { SimpleProvider(["\($0)"]) }
    let composite = CompositeDataSource(.sections, children)

    XCTAssertEqual(children.map(composite.index(of:)), Array(0..<2_000))
    XCTAssertEqual(composite.numberOfChildren, 2_000)
    XCTAssertTrue(composite.child(at: 1_234) === children[1_234])
    XCTAssertNil(composite.child(at: 2_000))
    XCTAssertNil(composite.child(at: -1))
    XCTAssertFalse(composite.contains(SimpleProvider(["stranger"])))
  }
}

/// A view that looks around after each batch.
private final class StageWatcher: ListView {
  weak var dataSource: (any ListViewDataSource)?
  var onBatch: (() -> Void)?

  func reloadData() {}

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    updateModel()
    onBatch?()
    completion(true)
  }
}
