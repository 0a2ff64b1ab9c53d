// Part of ListKit, MIT licence: see LICENSE.

/// Keeps an observer of a data source registered for as long as it exists.
@MainActor
public final class ListObservation {
  private var onCancel: (@MainActor () -> Void)?

  init(onCancel: @escaping @MainActor () -> Void) { self.onCancel = onCancel }

  /// Ends the observation.
  ///
  /// Happens by itself when the object is released.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}
