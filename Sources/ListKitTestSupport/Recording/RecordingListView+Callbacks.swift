// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension RecordingListView {
  /// Runs something as soon as the gesture, the layout or the batch under way is over.
  ///
  /// If nothing is under way, the view can't know whether it is being asked right now; then it runs
  /// when something has been under way, when a transcript is taken, or by ``runPendingActions()``.
  public func performAfterCurrentCallback(_ action: @escaping @MainActor () -> Void) {
    deferredActions.append(action)
  }

  /// Runs what waits for ``performAfterCurrentCallback(_:)``, unless something is under way.
  public func runPendingActions() {
    guard busyDepth == 0, callbackDepth == 0, !isRunningActions else { return }
    isRunningActions = true
    while !deferredActions.isEmpty { deferredActions.removeFirst()() }
    isRunningActions = false
  }

  /// Runs a gesture, a layout or a batch, and afterwards what was put off until then.
  func whileBusy<Result>(_ body: () -> Result) -> Result {
    busyDepth += 1
    let result = body()
    if busyDepth == 1 && mustRecover { recover() }
    busyDepth -= 1
    runPendingActions()
    return result
  }

  /// Asks the data source, during which no view may be changed.
  func ask<Answer>(
    _ fallback: Answer, _ question: (any ListViewDataSource) -> Answer
  ) -> Answer {
    guard let dataSource else { return fallback }
    callbackDepth += 1
    defer { callbackDepth -= 1 }
    return question(dataSource)
  }

  /// Tells the data source about something on screen, during which no view may be changed.
  func tellDisplay(_ event: ListEvent) {
    ask(()) { $0.handle(event) }
  }

  /// Tells the data source what a person did.
  func tell(_ event: ListEvent) { dataSource?.handle(event) }

  /// Returns whether positions may change now; if not, reports why.
  func mayChange(_ deed: String) -> Bool {
    let obstacle: BatchDiagnostic? =
      if pickedUp != nil {
        BatchDiagnostic(
          .updateDuringCallback,
          "\(deed) while a row is dragged: the view can't be updated until it is dropped")
      } else if callbackDepth > 0 {
        BatchDiagnostic(
          .updateDuringCallback, "\(deed) while the view is asking or showing rows")
      } else {
        nil
      }
    guard let obstacle else { return true }
    judge([obstacle], operations: [])
    mustRecover = true
    return false
  }
}
