// Part of ListKit, MIT licence: see LICENSE.

/// What a driver has to show next.
@MainActor
struct PendingUpdate {
  /// The data sources that have changed, held weakly: they hold the driver.
  private var references: [WeakSource] = []
  var options: UpdateOptions?
  var reload: ReloadReason?
  var tickets: [UpdateTicket] = []

  var sources: [ListDataSource] { references.compactMap(\.source) }

  var isEmpty: Bool { options == nil && reload == nil }

  mutating func add(_ sources: [ListDataSource], _ options: UpdateOptions, _ ticket: UpdateTicket) {
    for source in sources where !references.contains(where: { $0.source === source }) {
      references.append(WeakSource(source: source))
    }
    if self.options == nil { self.options = options } else { self.options?.merge(options) }
    if options.reloads, reload == nil { reload = .requested }
    tickets.append(ticket)
  }
}

/// A data source that may go.
private struct WeakSource {
  weak var source: ListDataSource?
}
