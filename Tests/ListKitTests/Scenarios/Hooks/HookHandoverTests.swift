// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// A row that a person drags to another child: both children are told, each in its own paths, and
/// nobody else is.
@MainActor
final class HookHandoverTests: XCTestCase {
  /// A row, and a row of another provider whose place it is dragged to.
  private struct Drag {
    let row: HookTarget
    let neighbour: HookTarget

    /// Where the finger is: a path after the move.
    ///
    /// The neighbour has made room upwards if the row comes from above it in the same section, and
    /// downwards in all other cases.
    var destination: ListIndexPath { neighbour.global }

    /// The same place in the paths of the other provider, where nothing has left.
    var local: ListIndexPath {
      let isFromAbove =
        row.global.section == neighbour.global.section && row.global < neighbour.global
      return ListIndexPath(
        row: neighbour.local.row + (isFromAbove ? 1 : 0), section: neighbour.local.section)
    }
  }

  private func forEachDrag(
    _ body: (HookWorld, Drag, any ListViewDataSource, _ place: String) -> Void
  ) {
    var count = 0
    for style in HookProbe.Style.allCases {
      for answer in [true, false] {
        for make in HookWorld.all {
          let targets = make(style).targets
          for (first, second) in targets.indices.flatMap({ i in targets.indices.map { (i, $0) } })
          where targets[first].probe != targets[second].probe {
            let world = make(style)
            let drag = Drag(row: world.targets[first], neighbour: world.targets[second])
            let view = BareListView()
            world.root.bind(to: view)
            guard let source = view.dataSource else { return XCTFail("no data source") }
            for probe in world.probes {
              probe.log.answer = answer
              _ = probe.log.take()
            }
            let place =
              "\(world.name), \(drag.row.global) to \(drag.destination), \(style), \(answer)"
            body(world, drag, source, place)
            count += 1
          }
        }
      }
    }
    XCTAssertGreaterThan(count, 50)
  }

  /// Fails unless the providers of both rows were called like this, and nobody else was.
  private func expect(
    _ calls: [String], _ otherCalls: [String], in world: HookWorld, _ drag: Drag, _ place: String
  ) {
    for (number, probe) in world.probes.enumerated() {
      let expected =
        number == drag.row.probe ? calls : number == drag.neighbour.probe ? otherCalls : []
      XCTAssertEqual(probe.log.take(), expected, "\(probe.name): \(place)")
      XCTAssertEqual(probe.losingLog.take(), [], place)
    }
  }

  func test_proposedMove_toAnotherChild_asksWhetherTheRowMayMove() async {
    forEachDrag { world, drag, source, place in
      let check = HookCheck(world: world, target: drag.row, place: place)

      let landing = source.proposedMove(from: drag.row.global, to: drag.destination)

      let canMove = check.probe.log.answer
      XCTAssertEqual(landing, canMove ? drag.destination : drag.row.global, place)
      expect([check.call("canMove")], [], in: world, drag, place)
    }
  }

  func test_moveRow_toAnotherChild_tellsBothInTheirOwnPaths() async {
    forEachDrag { world, drag, source, place in
      let check = HookCheck(world: world, target: drag.row, place: place)
      let mayMove = check.probe.log.answer
      let before = world.probes.map(\.provider.numberOfRows)

      source.handle(.moveRow(from: drag.row.global, to: drag.destination))

      let arrival = "didMoveIn \(check.item) at \(drag.local.section)-\(drag.local.row)"
      expect(
        [check.call("canMove")] + (mayMove ? [check.call("didMoveAway")] : []),
        mayMove ? [arrival] : [], in: world, drag, place)
      for (number, probe) in world.probes.enumerated() {
        let difference =
          !mayMove ? 0 : number == drag.row.probe ? -1 : number == drag.neighbour.probe ? 1 : 0
        XCTAssertEqual(probe.provider.numberOfRows, before[number] + difference, place)
      }
      let receiver = world.probes[drag.neighbour.probe].provider
      XCTAssertEqual(receiver.item(at: drag.local) == check.item, mayMove, place)
    }
  }
}
