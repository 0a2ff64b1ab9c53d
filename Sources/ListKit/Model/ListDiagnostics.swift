// Part of ListKit, MIT licence: see LICENSE.

/// Where diagnostics of all lists go.
@MainActor
public enum ListDiagnostics {
  /// Receives every diagnostic.
  ///
  /// The default prints it in debug builds; nil drops it.
  public static var handler: (@MainActor (ListDiagnostic) -> Void)? = {
    #if DEBUG
      { print("ListKit: \($0)") }
    #else
      nil
    #endif
  }()

  static func report(_ diagnostic: ListDiagnostic) { handler?(diagnostic) }
}

@available(*, unavailable)
extension ListDiagnostics: Sendable {}
