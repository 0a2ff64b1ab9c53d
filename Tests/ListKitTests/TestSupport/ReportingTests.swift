// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import Testing

/// Failures reach Swift Testing when that is what runs.
@MainActor
struct ReportingTests {
  @Test func aBrokenLawIsAnIssueAtThePlaceWhereTheViewWasMade() {
    let line = #line + 1
    let view = RecordingListView()
    withKnownIssue {
      view.selectRow(at: ListIndexPath(row: 0, section: 0), animated: false)
    } matching: { issue in
      issue.sourceLocation?.line == Int(line)
        && issue.comments.map(\.rawValue) == [
          "X10 noSuchRow select row 0 of section 0: there is no such row"
        ]
    }
    #expect(view.failures.count == 1)
  }

  @Test func anUnmetExpectationIsAnIssueAtThePlaceOfTheExpectation() {
    let view = RecordingListView(mode: .lenient)
    let line = #line + 2
    withKnownIssue {
      expectTranscript(of: view, "reload everything")
    } matching: { issue in
      issue.sourceLocation?.line == Int(line)
    }
  }
}
