// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// Every event and every question of a view reaches the right provider, with the item that the
/// person saw and the path that it has there, and no other provider.
@MainActor
final class HookGatewayTests: XCTestCase {
  private func forEachTarget(
    _ body: (HookWorld, HookTarget, any ListViewDataSource, _ check: HookCheck) -> Void
  ) {
    for style in HookProbe.Style.allCases {
      for answer in [true, false] {
        for make in HookWorld.all {
          for number in make(style).targets.indices {
            // A world of its own for each target, since some events change it.
            let world = make(style)
            let target = world.targets[number]
            let view = BareListView()
            world.root.bind(to: view)
            guard let source = view.dataSource else { return XCTFail("no data source") }
            for probe in world.probes {
              probe.log.answer = answer
              _ = probe.log.take()
            }
            let place = "\(world.name), \(target.global), \(style), answer \(answer)"
            body(world, target, source, HookCheck(world: world, target: target, place: place))
          }
        }
      }
    }
  }

  func test_handle_whenARowEventComes_callsTheHookOfItsProvider() async {
    forEachTarget { _, target, source, check in
      var next: RowEvent? = .selected
      while let event = next {
        source.handle(.row(event, at: target.global))

        let step = check.step(event)
        check.expect(step.calls, "\(event)")
        next = step.next
      }
    }
  }

  func test_handle_whenAListEventComes_callsTheHooksOfThoseConcerned() async {
    forEachTarget { _, target, source, check in
      guard let row = source.rowVersion(at: target.global),
        let section = source.sectionVersion(at: target.global.section)
      else { return XCTFail("no versions at \(target.global)") }
      var next: ListEvent? = .row(.highlighted, at: target.global)
      while let event = next {
        source.handle(event)

        let step = check.step(event, row: row, section: section)
        check.expect(step.calls, "\(event)")
        next = step.next
      }
    }
  }

  func test_permits_always_asksTheHookOfItsProvider() async {
    forEachTarget { _, target, source, check in
      var next: RowPermission? = .select
      while let permission = next {
        let isPermitted = source.permits(permission, at: target.global)

        let step = check.step(permission)
        check.expect(step.calls, "\(permission)")
        XCTAssertEqual(isPermitted, check.probe.log.answer, "\(permission), \(check.place)")
        next = step.next
      }
    }
  }

  func test_proposedMove_whenTheRowMayMove_asksForTheTargetInLocalPaths() async {
    forEachTarget { _, target, source, check in
      let destination = check.neighbour(of: target.global)

      let landing = source.proposedMove(from: target.global, to: destination)

      let canMove = check.probe.log.answer
      XCTAssertEqual(landing, canMove ? destination : target.global, check.place)
      let local = check.neighbour(of: target.local)
      check.expect(
        [check.call("canMove")]
          + (canMove ? [check.call("targetIndexPath \(local.section)-\(local.row)")] : []),
        "proposed move")
    }
  }

  func test_row_always_isDescribedByItsProvider() async {
    forEachTarget { world, target, source, check in
      for probe in world.probes { probe.log.notesContent = true }

      let row = source.row(at: target.global)

      XCTAssertEqual(row.content?.text, check.item, check.place)
      check.expect([check.call("row")], "row")
    }
  }

  func test_supplementary_whenTheSectionIsAChilds_isDescribedByIt() async {
    forEachTarget { world, target, source, check in
      for probe in world.probes { probe.log.notesContent = true }
      for kind in [SupplementaryKind.header, .footer, .custom("badge")] {
        let supplementary = source.supplementary(kind, inSection: target.global.section)

        let section = target.local.section
        let expected = world.hasChildSections ? "\(kind) \(section)" : nil
        XCTAssertEqual(supplementary?.content?.text, expected, check.place)
        check.expect(
          world.hasChildSections ? ["\(kind) \(section) at \(section)"] : [], "\(kind)")
      }
    }
  }

  func test_layout_whenTheSectionIsAChilds_isSaidByIt() async {
    forEachTarget { world, target, source, check in
      for probe in world.probes { probe.log.notesContent = true }

      let layout = source.layout(inSection: target.global.section)

      let section = target.local.section
      XCTAssertEqual(
        layout?.lineSpacing, world.hasChildSections ? Double(section) : nil, check.place)
      check.expect(world.hasChildSections ? ["layout \(section)"] : [], "layout")
    }
  }

  func test_preferredFocus_whenAChildHasOne_isItsPlaceInTheWholeList() async {
    forEachTarget { world, target, source, check in
      XCTAssertNil(source.preferredFocusIndexPath, check.place)
      check.probe.log.preferredItem = check.item
      for probe in world.probes { probe.log.notesContent = true }

      XCTAssertEqual(source.preferredFocusIndexPath, target.global, check.place)

      // Those before it are asked too, and have none. Those after it, and those out of sight, aren't.
      for (number, probe) in world.probes.enumerated() {
        let calls = probe.log.take()
        XCTAssertTrue(calls.allSatisfy { $0 == "preferredFocusIdentity" }, check.place)
        if number == target.probe { XCTAssertEqual(calls.count, 1, check.place) }
        if number > target.probe { XCTAssertEqual(calls, [], check.place) }
        XCTAssertEqual(probe.losingLog.take(), [], check.place)
      }
      check.probe.log.preferredItem = "gone since"
      XCTAssertNil(source.preferredFocusIndexPath, check.place)
    }
  }

  func test_sectionIndexTitles_whenSectionsAreTheChildrens_areSaidByThem() async {
    let world = HookWorld.stacked(.overrides)
    let view = BareListView()
    world.root.bind(to: view)
    for probe in world.probes { probe.log.notesContent = true }

    XCTAssertEqual(view.dataSource?.sectionIndexTitles, ["0", "1"])

    XCTAssertEqual(world.probes[0].log.take(), ["sectionIndexTitle 0"])
    XCTAssertEqual(world.probes[1].log.take(), ["sectionIndexTitle 0", "sectionIndexTitle 1"])
  }
}
