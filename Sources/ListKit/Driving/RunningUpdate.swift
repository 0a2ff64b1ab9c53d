// Part of ListKit, MIT licence: see LICENSE.

/// An update that a view is being told of.
@MainActor
final class RunningUpdate {
  let sources: [ListDataSource]
  let tickets: [UpdateTicket]
  var report = UpdateReport(outcome: .presented)

  /// The number of batches that the view hasn't completed yet.
  var outstanding = 0

  /// Whether the view has been told everything.
  var isToldEverything = false

  init(sources: [ListDataSource], tickets: [UpdateTicket]) {
    self.sources = sources
    self.tickets = tickets
  }

  var isSettled: Bool { isToldEverything && outstanding == 0 }
}
