// Part of ListKit, MIT licence: see LICENSE.

/// What a driver has to show next.
@MainActor
struct PendingUpdate {
  var sources: [ListDataSource] = []
  var options: UpdateOptions?
  var reload: ReloadReason?
  var tickets: [UpdateTicket] = []

  var isEmpty: Bool { options == nil && reload == nil }

  mutating func add(_ sources: [ListDataSource], _ options: UpdateOptions, _ ticket: UpdateTicket) {
    for source in sources where !self.sources.contains(where: { $0 === source }) {
      self.sources.append(source)
    }
    if self.options == nil { self.options = options } else { self.options?.merge(options) }
    if options.reloads, reload == nil { reload = .requested }
    tickets.append(ticket)
  }
}
