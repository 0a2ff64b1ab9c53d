// Part of ListKit, MIT licence: see LICENSE.

/// Keeps an observer of a data source registered for as long as it exists.
@MainActor
public final class ListObservation {
  private var handler: (@MainActor (UpdateReport) -> Void)?

  init(_ handler: @escaping @MainActor (UpdateReport) -> Void) { self.handler = handler }

  /// Ends the observation.
  ///
  /// Happens by itself when the object is released.
  public func cancel() { handler = nil }

  func receive(_ report: UpdateReport) { handler?(report) }
}
