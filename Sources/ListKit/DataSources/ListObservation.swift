// Part of ListKit, MIT licence: see LICENSE.

/// Keeps an observer of a data source registered for as long as it exists.
@MainActor
public final class ListObservation {
  private var handler: (@MainActor (UpdateReport) -> Void)?

  init(_ handler: @escaping @MainActor (UpdateReport) -> Void) { self.handler = handler }

  var isActive: Bool { handler != nil }

  func tell(_ report: UpdateReport) { handler?(report) }

  /// Ends the observation.
  ///
  /// Happens by itself when the object is released.
  public func cancel() { handler = nil }
}

/// An observation that is held by the observer alone.
struct WeakObservation {
  weak var observation: ListObservation?
}
