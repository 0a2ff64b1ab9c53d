// Part of ListKit, MIT licence: see LICENSE.

/// Who shows a data source: what it has to be told.
@MainActor
protocol UpdateSink: AnyObject {
  /// A Boolean value indicating whether the view shows the newest version.
  var isUpToDate: Bool { get }

  func modelDidChange(
    _ sources: [ListDataSource], options: UpdateOptions, ticket: UpdateTicket)
  func selectionDidChange()
  func perform(_ request: ViewRequest)
  func detach()
}
