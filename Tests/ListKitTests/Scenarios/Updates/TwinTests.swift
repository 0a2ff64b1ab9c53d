// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Rows that share an identity are looked after one by one, as far as that can be told.
@MainActor
final class TwinTests: ScenarioTestCase {
  private final class Cell: ReusableCell {}

  private var handler: (@MainActor (ListDiagnostic) -> Void)?

  override func setUp() async throws {
    handler = ListDiagnostics.handler
    ListDiagnostics.handler = nil
  }

  override func tearDown() async throws { ListDiagnostics.handler = handler }

  func test_replace_whenTwinsNeedDifferentCells_reloadsTheOneThatChanges() async {
    let provider = SimpleProvider<DiffFruit>(["a", "a'"])
    provider.makeRow = { $0.item.version == 0 ? Row("\($0.item)") : Row(Cell.self) }
    let view = show(provider)

    provider.apply(["a'", "a'"], animated: true)

    expectTranscript(of: view, "reload row 0 of section 0")
    provider.apply(["a'", "a"], animated: true)
    expectTranscript(of: view, "reload row 1 of section 0")
    view.finish()
  }

  func test_tap_onOneTwin_givesTheItemThatWasSeen() async {
    let provider = SimpleProvider<DiffFruit>(["a", "b", "a'"])
    var selected: [String] = []
    provider.onSelect = { selected.append("\($0.item) at \($0.indexPath.row)") }
    provider.selectionMode = .multiple
    let view = show(provider)

    view.tap(at(0, 2))

    XCTAssertEqual(selected, ["a' at 2"])
    XCTAssertEqual(provider.selectedIDs, ["a"])
    view.takeTranscript()
  }

  func test_pressDelete_onOneTwin_dropsThatOne() async {
    let provider = SimpleProvider<DiffFruit>(["a", "b", "a'"]) { Row("\($0)").deletable() }
    let view = show(provider)

    view.pressDelete(at: at(0, 2))
    XCTAssertEqual(provider.items, ["a", "b"])
    view.pressDelete(at: at(0, 0))

    XCTAssertEqual(provider.items, ["b"])
    expectTranscript(of: view, "delete row 2 of section 0\ndelete row 0 of section 0")
    view.finish()
  }

  func test_drag_ofOneTwin_movesThatOne() async {
    let provider = SimpleProvider<DiffFruit>(["a", "b", "a'"]) { Row("\($0)").movable() }
    let view = show(provider)

    view.drag(from: at(0, 2), to: at(0, 1))

    XCTAssertEqual(provider.items, ["a", "a'", "b"])
    expectTranscript(of: view, "")
    view.finish()
  }
}
