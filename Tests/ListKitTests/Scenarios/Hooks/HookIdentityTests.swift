// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// What a person does is meant for the item that they saw, whatever the model has become since.
@MainActor
final class HookIdentityTests: XCTestCase {
  private enum Change: CaseIterable {
    case rowAbove, sectionAbove, otherSectionsGone, removed, sectionRemoved, movedToTheEnd

    /// Changes the shelves; returns where the row of an item is then.
    func callAsFunction(
      _ shelves: [HookShelf], at path: ListIndexPath
    ) -> (shelves: [HookShelf], path: ListIndexPath?) {
      var (shelves, path) = (shelves, path)
      switch self {
      case .rowAbove:
        shelves[path.section].items.insert("new", at: 0)
        path.row += 1
      case .sectionAbove:
        shelves.insert(HookShelf(-1, items: ["new"]), at: 0)
        path.section += 1
      case .otherSectionsGone:
        shelves = [shelves[path.section]]
        path.section = 0
      case .removed:
        shelves[path.section].items.remove(at: path.row)
        return (shelves, nil)
      case .sectionRemoved:
        shelves.remove(at: path.section)
        return (shelves, nil)
      case .movedToTheEnd:
        let item = shelves[path.section].items.remove(at: path.row)
        shelves.append(HookShelf(-1, items: ["new", item]))
        path = ListIndexPath(row: 1, section: shelves.count - 1)
      }
      return (shelves, path)
    }
  }

  /// Changes the model of each target's provider without telling any view.
  private func forEachChange(
    _ body: (HookTarget, any ListViewDataSource, _ path: ListIndexPath?, HookCheck) -> Void
  ) {
    for change in Change.allCases {
      for answer in [true, false] {
        for make in HookWorld.all {
          for number in make(.overrides).targets.indices {
            let world = make(number % 2 == 0 ? .overrides : .closures)
            let target = world.targets[number]
            let view = BareListView()
            world.root.bind(to: view)
            guard let source = view.dataSource else { return XCTFail("no data source") }
            let provider = world.probes[target.probe].provider
            let (shelves, path) = change(provider.sections, at: target.local)
            provider.setSilently(shelves)
            for probe in world.probes {
              probe.log.answer = answer
              _ = probe.log.take()
            }
            let place = "\(change), \(world.name), \(target.global), answer \(answer)"
            body(
              target, source, path,
              HookCheck(world: world, target: target, place: place, newPath: path))
          }
        }
      }
    }
  }

  func test_handle_whenTheModelHasChanged_isForTheItemThatWasSeen() async {
    forEachChange { target, source, path, check in
      var next: RowEvent? = .selected
      while let event = next {
        source.handle(.row(event, at: target.global))

        let step = check.step(event)
        check.expect(path == nil ? [] : step.calls, "\(event)")
        next = step.next
      }
    }
  }

  func test_permits_whenTheModelHasChanged_isForTheItemThatWasSeen() async {
    forEachChange { target, source, path, check in
      var next: RowPermission? = .select
      while let permission = next {
        let isPermitted = source.permits(permission, at: target.global)

        let step = check.step(permission)
        check.expect(path == nil ? [] : step.calls, "\(permission)")
        XCTAssertEqual(
          isPermitted, path != nil && check.probe.log.answer, "\(permission), \(check.place)")
        next = step.next
      }
    }
  }

  func test_row_whenTheModelHasChanged_isThatOfTheItemOnScreen() async {
    forEachChange { target, source, path, check in
      for probe in check.world.probes { probe.log.notesContent = true }

      XCTAssertEqual(source.row(at: target.global).content?.text, check.item, check.place)
      XCTAssertEqual(
        source.rowVersion(at: target.global)?.item(as: String.self), check.item, check.place)

      check.expect([check.call("row")], "row")
    }
  }

  func test_prefetch_whenTheModelHasChanged_leavesOutWhatHasGone() async {
    forEachChange { target, source, path, check in
      source.handle(.prefetch([target.global]))
      check.expect(path == nil ? [] : ["prefetch [\"\(check.item)\"]"], "prefetch")
      source.handle(.cancelPrefetch([target.global]))
      check.expect(path == nil ? [] : ["cancelPrefetch [\"\(check.item)\"]"], "cancel")
    }
  }

  func test_didEndDisplaying_whenTheModelHasChanged_isToldAllTheSame() async {
    forEachChange { target, source, _, check in
      guard let version = source.rowVersion(at: target.global) else {
        return XCTFail("no version at \(check.place)")
      }

      source.handle(.didEndDisplayingRow(version))

      check.expect(["didEndDisplaying \(check.item)"], "end of display")
    }
  }
}
