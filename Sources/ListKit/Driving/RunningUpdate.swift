// Part of ListKit, MIT licence: see LICENSE.

/// An update that a view is being told of.
@MainActor
final class RunningUpdate {
  let sources: [ListDataSource]
  let tickets: [UpdateTicket]
  var report = UpdateReport(outcome: .presented)

  /// The number of batches that the view hasn't completed yet.
  var outstanding = 0 { didSet { if isSettled { whenSettled?() } } }

  /// Whether the view has been told everything.
  var isToldEverything = false { didSet { if isSettled { whenSettled?() } } }

  /// Called when nothing of the update is left to wait for, for the driver that the view has next.
  var whenSettled: (@MainActor () -> Void)?

  init(sources: [ListDataSource], tickets: [UpdateTicket]) {
    self.sources = sources
    self.tickets = tickets
  }

  var isSettled: Bool { isToldEverything && outstanding == 0 }
}
