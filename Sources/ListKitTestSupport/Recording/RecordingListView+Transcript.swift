// Part of ListKit, MIT licence: see LICENSE.

extension RecordingListView {
  /// Everything the view was told and nobody has taken yet, one sentence a line.
  ///
  /// A batch has one sentence for each operation.
  public var transcript: String {
    calls.flatMap(\.sentences).joined(separator: "\n")
  }

  /// Returns the transcript and empties it.
  @discardableResult
  public func takeTranscript() -> String {
    runPendingActions()
    let transcript = transcript
    calls = []
    return transcript
  }

  /// Returns the calls and empties them.
  @discardableResult
  public func takeCalls() -> [ListViewCall] {
    runPendingActions()
    let calls = calls
    self.calls = []
    return calls
  }

  func record(_ call: ListViewCall) {
    switch call {
    case .scrollToRow where ignoresScrolling, .scrollToTop where ignoresScrolling: break
    case .selectRow where ignoresSelection, .deselectRow where ignoresSelection: break
    case .setRefreshing where ignoresRefreshing: break
    default: calls.append(call)
    }
  }

  /// Fails if anything is left over: calls that nobody has taken, batches that haven't ended or
  /// completed, an update of which a stage is missing, old titles in the section index.
  ///
  /// Call it at the end of a test.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    runPendingActions()
    checkSectionIndex()
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if !calls.isEmpty {
      let lines = transcript.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      fail(
        """
        The view was told more than the test has read:
        \(lines)
        Read it with expectTranscript(of:_:), or drop it with takeTranscript().
        """, at: site)
      calls = []
    }
    if openBatches > 0 {
      fail(BatchDiagnostic(.unbalancedBatch, "a batch never ended").description, at: site)
      openBatches = 0
    }
    if awaitsStage {
      fail(
        BatchDiagnostic(
          .unbalancedBatch, "the last batch said that another stage follows, and none did"
        ).description, at: site)
      awaitsStage = false
    }
    if !pendingCompletions.isEmpty {
      fail(
        """
        \(pendingCompletions.count) batches haven't completed: call completeAll() before finish().
        """, at: site)
      pendingCompletions = []
    }
  }
}
