// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Changes of the model at moments when no view may be updated.
@MainActor
final class DriverCallbackTests: XCTestCase {
  private static let letters = ["a", "b", "c", "d", "e", "f"]

  func test_change_inEachDisplayHook_isShownAfterwards() async {
    let hooks: [(SimpleProvider<String>, @escaping @MainActor () -> Void) -> Void] = [
      { provider, change in
        provider.makeRow = { row in
          change()
          return Row(row.item)
        }
      },
      { provider, change in provider.onWillDisplay = { _ in change() } },
      { provider, change in provider.onDidEndDisplaying = { _ in change() } },
      { provider, change in
        provider.makeRow = { row in
          Row(TextCell.self) {
            $0.text = row.item
            change()
          }
        }
      },
    ]
    for (number, hook) in hooks.enumerated() {
      let provider = SimpleProvider(Self.letters)
      let view = RecordingListView(viewportHeight: 88)
      var isArmed = false
      hook(provider) { [unowned provider] in
        guard isArmed else { return }
        isArmed = false
        provider.insert("x", at: 0)
      }
      provider.bind(to: view)
      view.takeTranscript()

      isArmed = true
      view.scroll(to: 44)

      XCTAssertFalse(isArmed, "hook \(number)")
      expectTranscript(of: view, "insert row 0 of section 0")
      XCTAssertEqual(view.numberOfRows(inSection: 0), 7, "hook \(number)")
      view.finish()
    }
  }

  func test_change_whileActionsOrAMenuAreMade_isShownAfterwards() async {
    let provider = SimpleProvider(["a"])
    let view = RecordingListView()
    provider.makeRow = { [unowned provider] row in
      Row(row.item)
        .trailingSwipe {
          provider.append("swiped")
          return .delete
        }
        .menu {
          provider.append("opened")
          return []
        }
    }
    provider.bind(to: view)
    view.takeTranscript()

    view.swipe(.trailing, at: path(0, 0))
    view.openMenu(at: path(0, 0))

    expectTranscript(of: view, "insert row 1 of section 0\ninsert row 2 of section 0")
    expectPicture(of: view, "section 0\n  a ← [Delete]\n  swiped\n  opened")
    view.finish()
  }

  func test_change_inDidMove_isShownWhenTheDragIsOver() async {
    let provider = SimpleProvider(Self.letters) { Row($0).movable() }
    let view = RecordingListView()
    provider.onMove = { [unowned provider] _, _ in provider.remove("c") }
    provider.bind(to: view)
    view.takeTranscript()

    XCTAssertEqual(view.drag(from: path(0, 0), to: path(0, 1)), path(0, 1))

    expectTranscript(of: view, "delete row 2 of section 0")
    XCTAssertEqual(provider.items, ["b", "a", "d", "e", "f"])
    view.finish()
  }

  func test_drag_whenAnUpdateWaits_reloadsWhenTheDragIsOver() async {
    let provider = SimpleProvider(Self.letters) { Row($0).movable() }
    let view = RecordingListView()
    provider.bind(to: view)
    provider.setSilently(["f", "e", "d", "c", "b", "a"])
    view.takeTranscript()

    view.drag(from: path(0, 0), to: path(0, 1))

    XCTAssertEqual(
      view.picture, "section 0\n" + provider.items.map { "  \($0)" }.joined(separator: "\n"))
    view.takeTranscript()
    view.finish()
  }
}

private final class TextCell: ReusableCell {
  var text = ""
}
