// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

@MainActor
final class RecordingDisplayTests: XCTestCase {
  func test_scroll_showsRowsThatComeAndDropsThoseThatGo() async {
    let fixture = RecordingFixture([["a", "b", "c", "d"]], viewportHeight: 88)

    XCTAssertTrue(fixture.view.scroll(to: 44))

    XCTAssertEqual(fixture.view.indexPathsForVisibleRows, [path(0, 1), path(0, 2)])
    let events = fixture.source.takeEvents().filter { !$0.hasPrefix("scroll") }
    XCTAssertEqual(events, ["gone a", "willDisplay c"])
    XCTAssertEqual(fixture.view.contentHeight, 176)
  }

  func test_scroll_tellsTheWholeStory() async {
    let fixture = RecordingFixture([["a", "b", "c"]], viewportHeight: 88)
    var story: [ScrollEvent] = []
    fixture.source.onEvent = { if case .scroll(let event) = $0 { story.append(event) } }

    XCTAssertTrue(fixture.view.scroll(to: 500, velocity: 3))

    XCTAssertEqual(
      story,
      [
        .willBeginDragging,
        .didScroll(ScrollMetrics(offset: 44, contentHeight: 132, viewportHeight: 88)),
        .willEndDragging(velocity: 3, target: 44), .didEndDragging(willDecelerate: true),
        .didEndDecelerating,
      ])
    XCTAssertFalse(fixture.view.scrollToEnd())
    XCTAssertTrue(fixture.view.scrollToTop())
    XCTAssertEqual(story.last, .didScrollToTop)
  }

  func test_scroll_toARow_bringsItOnScreen() async {
    let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    let fixture = RecordingFixture([letters, letters], headers: ["A", "B"], viewportHeight: 100)
    fixture.source.customise = { $1.height(.fixed(70)) }

    XCTAssertTrue(fixture.view.scroll(to: path(1, 20)))
    XCTAssertTrue(fixture.view.indexPathsForVisibleRows.contains(path(1, 20)))
    XCTAssertFalse(fixture.view.scroll(to: path(2, 0)))
  }

  func test_rotate_changesWhatIsInSight() async {
    let fixture = RecordingFixture([["a", "b", "c"]], viewportHeight: 88)

    fixture.view.rotate(toViewportHeight: 44)
    XCTAssertEqual(fixture.source.takeEvents(), ["gone b"])
    fixture.view.rotate(toViewportHeight: 132)

    XCTAssertEqual(fixture.source.takeEvents(), ["willDisplay b", "willDisplay c"])
  }

  func test_heights_comeFromRowsAndHeaders() async {
    let fixture = RecordingFixture([["a", "b"]], headers: ["A"])
    fixture.source.customise = { letter, row in row.height(.fixed(letter.text == "a" ? 10 : 20)) }
    fixture.view.reloadData()

    XCTAssertEqual(fixture.view.contentHeight, 28 + 10 + 20)
  }

  func test_cells_areUsedAgainAndMadeReadyForIt() async {
    let fixture = RecordingFixture([["a", "b", "c", "d"]], viewportHeight: 44)
    fixture.source.customise = { letter, _ in Row(CountingCell.self) { $0.text = letter.text } }
    fixture.view.reloadData()
    let first = fixture.view.cell(at: path(0, 0))

    fixture.view.scroll(to: 44)

    let second = fixture.view.cell(at: path(0, 1)) as? CountingCell
    XCTAssertTrue(second === first)
    XCTAssertEqual(second?.text, "b")
    XCTAssertEqual(second?.reuses, 1)
  }

  func test_batch_whenRowsGo_tellsWhatTheyShowed() async {
    let fixture = RecordingFixture([["a", "b"], ["c"]], headers: [nil, "C"])

    fixture.update(to: [["b"]]) {
      $0.deletedRows = [path(0, 0)]
      $0.deletedSections = [1]
    }

    XCTAssertEqual(fixture.source.takeEvents(), ["gone a", "gone c", "gone header"])
    XCTAssertEqual(fixture.view.failures, [])
  }

  func test_batch_whenAnchored_keepsTheRowWhereItIs() async {
    let fixture = RecordingFixture([["a", "b", "c", "d"]], viewportHeight: 60)
    fixture.view.scroll(to: 50)

    fixture.update(to: [["x", "y", "a", "b", "c", "d"]]) {
      $0.insertedRows = [path(0, 0), path(0, 1)]
      $0.anchor = ListAnchor(before: path(0, 1), after: path(0, 3))
    }

    XCTAssertEqual(fixture.view.scrollOffset, 50 + 88)
    XCTAssertEqual(fixture.view.indexPathsForVisibleRows, [path(0, 3), path(0, 4)])
  }

  func test_batch_whenNotAnchored_keepsTheOffset() async {
    let fixture = RecordingFixture([["a", "b", "c", "d"]], viewportHeight: 60)
    fixture.view.scroll(to: 50)

    fixture.update(to: [["x", "a", "b", "c", "d"]]) { $0.insertedRows = [path(0, 0)] }
    XCTAssertEqual(fixture.view.scrollOffset, 50)

    fixture.update(to: [["x"]]) { $0.deletedRows = (1...4).map { path(0, $0) } }
    XCTAssertEqual(fixture.view.scrollOffset, 0)
  }

  func test_scrollToRow_honoursThePosition() async {
    let fixture = RecordingFixture(
      [["a", "b", "c", "d", "e", "f"]], viewportHeight: 88)
    let cases: [(ScrollPosition, Double)] = [
      (.top, 88), (.bottom, 44), (.middle, 66), (.nearest, 66),
    ]
    for (position, offset) in cases {
      fixture.view.scrollToRow(at: path(0, 2), position: position, animated: false)
      XCTAssertEqual(fixture.view.scrollOffset, offset, "\(position)")
    }
  }

  func test_tapSectionIndexTitle_scrollsToTheSection() async {
    let fixture = RecordingFixture([["a", "b"], ["c", "d"]], viewportHeight: 88)
    fixture.source.sectionIndexTitles = ["A", "C"]
    fixture.view.reloadData()

    XCTAssertEqual(fixture.view.tapSectionIndexTitle("C"), 1)
    XCTAssertEqual(fixture.view.scrollOffset, 88)
    XCTAssertNil(fixture.view.tapSectionIndexTitle("Z"))
  }

  func test_lawViolations_nameWhatIsWrong() async {
    XCTAssertEqual(
      lawViolations(of: FakeDataSource([["a", "b"], ["c"]])).filter { !$0.isIndex }, [])

    let twins = FakeDataSource([["a", "a"]])
    XCTAssertEqual(
      lawViolations(of: twins).filter { !$0.isIndex },
      ["row 0 of section 0 and row 1 of section 0 have the same identity: a"])

    let fickle = FakeDataSource([["a"]])
    var answers = 0
    fickle.customise = { _, row in
      answers += 1
      return Row("\(answers)").height(.fixed(-1))
    }
    XCTAssertEqual(
      lawViolations(of: fickle).filter { !$0.isIndex },
      [
        "The description of row 0 of section 0 changes between questions",
        "The height of row 0 of section 0 is negative",
      ])
  }
}

extension String {
  /// The fake data source answers any question about the section index.
  fileprivate var isIndex: Bool { hasPrefix("The section index") }
}

@MainActor
private final class CountingCell: ReusableCell {
  var text = ""
  var reuses = 0
  func prepareForReuse() { reuses += 1 }
}
