// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

@MainActor
final class RecordingFreshnessTests: XCTestCase {
  func test_endOfUpdate_whenARowIsStale_fails() async {
    let fixture = RecordingFixture([["a", "b"]])

    fixture.update(to: [["x", "a", "b'"]]) { $0.insertedRows = [path(0, 0)] }

    XCTAssertEqual(
      fixture.view.failures,
      ["X02 staleRow row 2 of section 0 shows b, and the data source has b'"])
  }

  func test_endOfUpdate_whenAnotherStageFollows_waits() async {
    let fixture = RecordingFixture([["a", "b"]])

    fixture.update(to: [["x", "a", "b'"]]) {
      $0.insertedRows = [path(0, 0)]
      $0.endsUpdate = false
    }
    XCTAssertEqual(fixture.view.picture, "section 0\n  x\n  a\n  b")
    fixture.update(to: [["x", "a", "b'"]]) { $0.reconfiguredRows = [path(0, 2)] }

    XCTAssertEqual(fixture.view.failures, [])
    XCTAssertEqual(fixture.view.picture, "section 0\n  x\n  a\n  b'")
  }

  func test_endOfUpdate_whenOnlyTheDescriptionChanged_failsForStandardContent() async {
    let fixture = RecordingFixture([["a"]])
    fixture.source.customise = { letter, _ in Row(letter.text + "!") }

    fixture.update(to: [["a", "b"]]) { $0.insertedRows = [path(0, 1)] }

    XCTAssertEqual(
      fixture.view.failures,
      ["X02 staleRow row 0 of section 0 shows a, and the data source has a!"])
  }

  func test_endOfUpdate_whenAHeaderIsStale_fails() async {
    let fixture = RecordingFixture([["a"]], headers: ["One"])

    fixture.update(to: [["a", "b"]], headers: ["Two"]) { $0.insertedRows = [path(0, 1)] }
    XCTAssertEqual(
      fixture.view.failures,
      [
        """
        X03 staleSupplementary the header of section 0 shows One, and the data source has Two
        """
      ])

    fixture.update(to: [["a", "b"]], headers: ["Two"]) { $0.refreshedSupplementaries = [0] }
    XCTAssertEqual(fixture.view.failures.count, 1)
    XCTAssertEqual(fixture.view.picture, "section 0: Two\n  a\n  b")
  }

  func test_endOfUpdate_whenAHeaderComesOrGoes_failsUnlessRefreshed() async {
    let fixture = RecordingFixture([["a"]])

    fixture.update(to: [["a"]], headers: ["One"]) { $0.refreshedSupplementaries = [0] }
    XCTAssertEqual(fixture.view.failures, [])
    XCTAssertEqual(fixture.source.takeEvents(), ["willDisplay header 0"])

    fixture.update(to: [["a", "b"]], headers: [nil]) { $0.insertedRows = [path(0, 1)] }
    XCTAssertEqual(fixture.codes, ["X03"])
  }

  func test_finish_whenTheSectionIndexIsStale_fails() async {
    let fixture = RecordingFixture([["a"]])
    fixture.source.sectionIndexTitles = ["A"]

    fixture.view.finish()
    XCTAssertEqual(
      fixture.view.failures,
      [#"X04 staleSectionIndex the section index shows [], and the data source has ["A"]"#])

    fixture.view.reloadSectionIndexTitles()
    fixture.view.takeTranscript()
    fixture.view.finish()
    XCTAssertEqual(fixture.view.failures.count, 1)
  }

  func test_ignores_whenSet_letStaleThingsPass() async {
    let fixture = RecordingFixture([["a"]], headers: ["One"])
    fixture.view.ignoresStaleRows = true
    fixture.view.ignoresStaleSupplementaries = true
    fixture.view.ignoresStaleSectionIndex = true
    fixture.source.sectionIndexTitles = ["A"]

    fixture.update(to: [["a'", "b"]], headers: ["Two"]) { $0.insertedRows = [path(0, 1)] }
    fixture.view.takeTranscript()
    fixture.view.finish()

    XCTAssertEqual(fixture.view.failures, [])
  }

  func test_reconfigure_keepsTheCellAndReloadMakesAnother() async {
    let fixture = RecordingFixture([["a"]])
    fixture.source.customise = { letter, _ in Row(LetterCell.self) { $0.text = letter.text } }
    fixture.view.reloadData()
    let cell = fixture.view.cell(at: path(0, 0))
    XCTAssertEqual(fixture.view.picture, "section 0\n  cell a")

    fixture.update(to: [["a'"]]) { $0.reconfiguredRows = [path(0, 0)] }
    XCTAssertTrue(fixture.view.cell(at: path(0, 0)) === cell)
    XCTAssertEqual(fixture.view.picture, "section 0\n  cell a'")

    _ = fixture.source.takeEvents()
    fixture.update(to: [["a''"]]) { $0.reloadedRows = [path(0, 0)] }
    XCTAssertEqual(fixture.view.picture, "section 0\n  cell a''")
    XCTAssertEqual(fixture.source.takeEvents(), ["gone a'", "willDisplay a''"])
    XCTAssertEqual(fixture.view.failures, [])
  }

  func test_batch_whenItBreaksAPromise_fails() async {
    let cases: [(String, [[String]], (inout ListBatch) -> Void)] = [
      ("X05", [["a", "b", "c"]], { _ in }),
      ("X06", [["a", "b", "c"]], { $0.movedRows = [Move(from: path(0, 1), to: path(0, 1))] }),
      (
        "X07", [["b", "c", "a"]],
        {
          $0.movedRows = [
            Move(from: path(0, 1), to: path(0, 0)), Move(from: path(0, 2), to: path(0, 1)),
          ]
        }
      ),
      ("X09", [["c"]], { $0.deletedRows = [path(0, 1), path(0, 0)] }),
    ]
    for (code, after, fill) in cases {
      let fixture = RecordingFixture([["a", "b", "c"]])
      fixture.update(to: after, fill)
      XCTAssertEqual(fixture.codes, [code])
    }
  }

  func test_batch_whenARowHasToMoveToWhereItIs_isLegal() async {
    let fixture = RecordingFixture([["0", "1", "2", "3", "4"]])

    fixture.update(to: [["3", "4", "2", "0", "1"]]) {
      $0.movedRows = [
        Move(from: path(0, 2), to: path(0, 2)), Move(from: path(0, 0), to: path(0, 3)),
        Move(from: path(0, 1), to: path(0, 4)),
      ]
    }

    XCTAssertEqual(fixture.view.failures, [])
  }

  func test_batch_whenSectionsMoveMoreThanTheyMust_fails() async {
    let fixture = RecordingFixture([["a"], ["b"], ["c"]])
    let groups = fixture.source.groups
    var batch = ListBatch()
    batch.movedSections = [Move(from: 1, to: 0), Move(from: 2, to: 1)]

    fixture.view.performBatchUpdates(batch, animation: .none) {
      fixture.source.groups = [groups[1], groups[2], groups[0]]
    } completion: { _ in
    }

    XCTAssertEqual(fixture.codes, ["X07"])
  }
}

@MainActor
private final class LetterCell: ReusableCell, @MainActor CustomStringConvertible {
  var text = ""
  var description: String { "cell \(text)" }
}
