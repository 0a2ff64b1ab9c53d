// Part of ListKit, MIT licence: see LICENSE.

/// Writes down which hooks were called.
@MainActor
package final class HookLog {
  /// The names of the hooks, in the order of the calls.
  package private(set) var names: [String] = []

  /// Creates an empty log.
  package init() {}

  func note(_ name: String = #function) { names.append(name) }

  /// Returns the names and empties the log.
  package func take() -> [String] {
    let taken = names
    names = []
    return taken
  }
}
