// Part of ListKit, MIT licence: see LICENSE.

/// Calls the completions of an update once all views show it.
@MainActor
final class UpdateTicket {
  typealias Completion = @MainActor (UpdateReport) -> Void

  private let completions: [Completion]
  private var remaining: Int
  private var report: UpdateReport?

  /// Kept alive until all views have been updated.
  let retired: [ListDataSource]

  init(_ request: UpdateRequest, viewCount: Int) {
    completions = request.completions
    retired = request.retired
    remaining = viewCount
  }

  /// Notes that one view shows the update.
  ///
  /// The report of the first view that shows it is passed on; that of another one if none does.
  func viewDidFinish(_ report: UpdateReport) {
    if self.report?.outcome != .presented { self.report = report }
    remaining -= 1
    guard remaining == 0 else { return }
    for completion in completions { completion(self.report ?? report) }
  }
}
