// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// What has to be called for one row of a tree of data sources.
///
/// The steps walk through all cases of an event: a case that is new doesn't compile before it is
/// said what it calls.
@MainActor
struct HookCheck {
  let world: HookWorld
  let target: HookTarget
  let place: String

  /// Where the row is in a model that no view shows yet; nil if that is where it is on screen.
  var newPath: ListIndexPath?

  var probe: HookProbe { world.probes[target.probe] }

  /// The item at the target.
  var item: String { "\(probe.name) \(target.local.section)-\(target.local.row)" }

  /// A call that is given the item and its local path.
  func call(_ hook: String) -> String {
    let path = newPath ?? target.local
    return "\(hook) \(item) at \(path.section)-\(path.row)"
  }

  /// The path of the row above, or below the first; in the target's provider as in the tree.
  func neighbour(of path: ListIndexPath) -> ListIndexPath {
    ListIndexPath(row: path.row + (target.local.row == 0 ? 1 : -1), section: path.section)
  }

  /// Fails unless the provider of the target was called like this, and nobody else was.
  func expect(_ calls: [String], _ deed: String) {
    XCTAssertEqual(probe.log.take(), calls, "\(deed): \(place)")
    for (number, probe) in world.probes.enumerated() {
      if number != target.probe {
        XCTAssertEqual(probe.log.take(), [], "\(deed): \(probe.name) of \(place)")
      }
      XCTAssertEqual(probe.losingLog.take(), [], "\(deed): overridden closures of \(place)")
    }
  }

  /// Returns what an event calls, and the event to try next.
  func step(_ event: RowEvent) -> (calls: [String], next: RowEvent?) {
    func ifAllowed(_ calls: String...) -> [String] { probe.log.answer ? calls : [] }
    return switch event {
    case .selected: (["selectionDidChange", call("didSelect")], .deselected)
    case .deselected: (["selectionDidChange", call("didDeselect")], .selectionExtended)
    // The view asks for a row that it selects, and leaves the others of a range to the data source.
    case .selectionExtended:
      (
        [call("shouldSelect")] + ifAllowed("selectionDidChange", call("didSelect")),
        .highlighted
      )
    case .highlighted: ([call("didHighlight")], .unhighlighted)
    case .unhighlighted: ([call("didUnhighlight")], .primaryAction)
    case .primaryAction: ([call("primaryAction")], .willDisplay)
    case .willDisplay: ([call("willDisplay")], .swipeAction(.leading, "pin"))
    case .swipeAction:
      (["pin \(item)", "didPerformSwipeAction pin performed \(item)"], .menuAction("copy"))
    case .menuAction:
      (["permits copy \(item)"] + ifAllowed(call("performMenuAction copy")), .commitDelete)
    case .commitDelete: ([call("canEdit")] + ifAllowed(call("commitDelete")), .commitInsert)
    case .commitInsert: ([call("canEdit")] + ifAllowed(call("commitInsert")), .willBeginEditing)
    case .willBeginEditing: ([call("willBeginEditing")], .didEndEditing)
    case .didEndEditing: ([call("didEndEditing")], .focused)
    case .focused: ([call("didFocus")], .unfocused)
    case .unfocused: ([call("didUnfocus")], nil)
    }
  }

  /// Returns which hook a permission asks, and the permission to try next.
  func step(_ permission: RowPermission) -> (calls: [String], next: RowPermission?) {
    switch permission {
    case .select: ([call("shouldSelect")], .deselect)
    case .deselect: ([call("shouldDeselect")], .highlight)
    case .highlight: ([call("shouldHighlight")], .edit)
    case .edit: ([call("canEdit")], .move)
    case .move: ([call("canMove")], .focus)
    case .focus: ([call("canFocus")], .menuAction("copy"))
    case .menuAction: (["permits copy \(item)"], nil)
    }
  }

  /// Returns what an event of the list calls, and the event to try next.
  func step(
    _ event: ListEvent, row: RowVersion, section version: SectionVersion
  ) -> (calls: [String], next: ListEvent?) {
    let isRoot = probe.provider === world.root
    let section = target.local.section
    let local = neighbour(of: target.local)
    return switch event {
    case .row: ([call("didHighlight")], .didEndDisplayingRow(row))
    case .didEndDisplayingRow:
      (
        ["didEndDisplaying \(item)"],
        .willDisplaySupplementary(.header, section: target.global.section)
      )
    case .willDisplaySupplementary:
      (
        world.hasChildSections ? ["willDisplay header \(section) at \(section)"] : [],
        .didEndDisplayingSupplementary(.header, version)
      )
    case .didEndDisplayingSupplementary:
      (
        world.hasChildSections ? ["didEndDisplaying header \(section)"] : [],
        .prefetch([target.global])
      )
    case .prefetch: (["prefetch [\"\(item)\"]"], .cancelPrefetch([target.global]))
    case .cancelPrefetch: (["cancelPrefetch [\"\(item)\"]"], .scroll(.willBeginDragging))
    case .scroll: (isRoot ? ["didScroll willBeginDragging"] : [], .refresh)
    case .refresh: (isRoot ? ["didPullToRefresh"] : [], .editing(true))
    case .editing: (isRoot ? ["didChangeEditing true"] : [], .beginReordering(at: target.global))
    case .beginReordering: ([], .endReordering)
    case .endReordering: ([], .moveRow(from: target.global, to: neighbour(of: target.global)))
    case .moveRow where probe.log.answer:
      // The view has moved the row, so nothing but the end of the update is told.
      (
        [
          call("canMove"), call("didMove \(local.section)-\(local.row)"), "willUpdate", "didUpdate",
        ], nil
      )
    case .moveRow:
      // The view has moved a row that may not move. It is reloaded once it has dropped the row,
      // which isn't now.
      ([call("canMove")], nil)
    }
  }
}
