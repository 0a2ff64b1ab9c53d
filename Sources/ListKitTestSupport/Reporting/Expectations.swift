// Part of ListKit, MIT licence: see LICENSE.

/// Fails unless a view was told exactly this since the transcript was last taken, and empties the
/// transcript.
///
/// It fails in every mode of the view.
@MainActor
public func expectTranscript(
  of view: RecordingListView, _ expected: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let told = view.takeTranscript()
  if let mismatch = transcriptMismatch(expected: expected, told: told) {
    reportFailure(
      mismatch, at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// Fails unless a view shows exactly this.
@MainActor
public func expectPicture(
  of view: RecordingListView, _ expected: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  view.runPendingActions()
  if let mismatch = pictureMismatch(expected: expected, shown: view.picture) {
    reportFailure(
      mismatch, at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// Returns what to say when a view was told something else than expected; nil if it wasn't.
package func transcriptMismatch(expected: String, told: String) -> String? {
  TextDifference.mismatch(
    heading: "The list view was told something else.", expected: expected, told: told
  ) { lines in
    if lines.isEmpty {
      return """
        It was told nothing. Was the data source bound to this view, and did the update change \
        anything?
        """
    }
    if lines.contains("reload everything") && !expected.contains("reload everything") {
      return """
        The first show of a view reloads. Bind before you expect an insert, or expect \
        "reload everything".
        """
    }
    if lines.sorted() == expected.split(separator: "\n").map(String.init).sorted() {
      return "The sentences are the same, their order isn't."
    }
    return "If the view was told the right thing, expect the lines with + instead of those with −."
  }
}

/// Returns what to say when a view shows something else than expected; nil if it doesn't.
package func pictureMismatch(expected: String, shown: String) -> String? {
  TextDifference.mismatch(
    heading: "The list view shows something else.", expected: expected, told: shown
  ) { _ in
    "If the view shows the right thing, expect the lines with + instead of those with −."
  }
}

/// Returns what to say when a view that was kept up to date shows something else than one that is bound
/// anew; nil if it doesn't.
package func updateMismatch(boundAnew: String, updated: String) -> String? {
  TextDifference.mismatch(
    heading: "The list view shows something else than one that is bound anew.",
    signs: "− bound anew, + updated", expected: boundAnew, told: updated
  ) { _ in
    """
    If a row or a header shows more than its item or section, refresh it when that changes \
    (refresh(_:), refreshSections(_:), refreshSupplementaries()).
    """
  }
}
