// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

@MainActor
final class ExpectationTests: XCTestCase {
  func test_transcriptMismatch_whenEqual_isNil() async {
    XCTAssertNil(transcriptMismatch(expected: "", told: ""))
    XCTAssertNil(transcriptMismatch(expected: "reload everything", told: "reload everything"))
  }

  func test_transcriptMismatch_whenTheFirstShowWasForgotten_saysSo() async {
    XCTAssertEqual(
      transcriptMismatch(expected: "insert row 2 of section 0", told: "reload everything"),
      """
      The list view was told something else.   (− expected, + told)
        − insert row 2 of section 0
        + reload everything
      The first show of a view reloads. Bind before you expect an insert, or expect "reload everything".
      """)
  }

  func test_transcriptMismatch_whenNothingWasTold_asksWhetherItIsBound() async {
    XCTAssertEqual(
      transcriptMismatch(expected: "reload everything", told: ""),
      """
      The list view was told something else.   (− expected, + told)
        − reload everything
      It was told nothing. Was the data source bound to this view, and did the update change anything?
      """)
  }

  func test_transcriptMismatch_marksOnlyWhatDiffers() async {
    XCTAssertEqual(
      transcriptMismatch(expected: "a\nb\nc\nd", told: "a\nx\nc\nd\ne"),
      """
      The list view was told something else.   (− expected, + told)
          a
        − b
        + x
          c
          d
        + e
      If the view was told the right thing, expect the lines with + instead of those with −.
      """)
  }

  func test_transcriptMismatch_whenOnlyTheOrderDiffers_saysSo() async throws {
    let mismatch = try XCTUnwrap(transcriptMismatch(expected: "a\nb", told: "b\na"))
    XCTAssertTrue(mismatch.hasSuffix("The sentences are the same, their order isn't."), mismatch)
  }

  func test_expectTranscript_emptiesIt() async {
    let fixture = RecordingFixture([["a"]])
    fixture.view.reloadData()

    expectTranscript(of: fixture.view, "reload everything")
    expectTranscript(of: fixture.view, "")
  }

  func test_updateMismatch_saysWhichViewShowsWhatAndWhatToDo() async {
    XCTAssertNil(updateMismatch(boundAnew: "section 0\n  a", updated: "section 0\n  a"))
    XCTAssertEqual(
      updateMismatch(boundAnew: "section 0\n  a (1)", updated: "section 0\n  a (0)"),
      """
      The list view shows something else than one that is bound anew.   (− bound anew, + updated)
          section 0
        −   a (1)
        +   a (0)
      If a row or a header shows more than its item or section, refresh it when that changes \
      (refresh(_:), refreshSections(_:), refreshSupplementaries()).
      """)
  }

  func test_pictureMismatch_marksWhatDiffers() async {
    XCTAssertEqual(
      pictureMismatch(expected: "section 0\n  a", shown: "section 0\n* a"),
      """
      The list view shows something else.   (− expected, + told)
          section 0
        −   a
        + * a
      If the view shows the right thing, expect the lines with + instead of those with −.
      """)
  }
}
