// Part of ListKit, MIT licence: see LICENSE.

/// Makes a closure that passes its owner on, and doesn't keep it alive.
///
/// A data source retains its closures. If whoever owns the data source is used in one of them, neither
/// is ever released; with this, both are:
///
/// ```swift
/// people.onSelect = weakly(self) { screen, row in screen.open(row.item) }
/// people.onMove = weakly(self) { screen, row, source in screen.save() }
/// ```
///
/// It serves every closure of a data source, a row or an action, whatever its arguments are.
///
/// - Parameters:
///   - owner: The object to pass on. It is held weakly.
///   - body: Receives the owner, and then what the closure receives. It isn't called once the owner is
///     gone; it mustn't use the owner by another way.
/// - Returns: A closure that calls `body` while the owner is there, and does nothing afterwards.
@MainActor
public func weakly<Owner: AnyObject, each Argument>(
  _ owner: Owner, _ body: @escaping @MainActor (Owner, repeat each Argument) -> Void
) -> @MainActor (repeat each Argument) -> Void {
  { [weak owner] (argument: repeat each Argument) in
    guard let owner else { return }
    body(owner, repeat each argument)
  }
}

/// Makes a closure that passes its owner on for an answer, and doesn't keep it alive.
///
/// ```swift
/// people.onShouldSelect = weakly(self, else: false) { screen, row in screen.knows(row.item) }
/// people.makeRow = weakly(self, else: Row("")) { screen, row in screen.describe(row.item) }
/// ```
///
/// - Parameters:
///   - owner: The object to pass on. It is held weakly.
///   - answer: The answer once the owner is gone.
///   - body: Receives the owner, and then what the closure receives.
/// - Returns: A closure that answers as `body` does while the owner is there.
@MainActor
public func weakly<Owner: AnyObject, Answer, each Argument>(
  _ owner: Owner, else answer: @escaping @MainActor @autoclosure () -> Answer,
  _ body: @escaping @MainActor (Owner, repeat each Argument) -> Answer
) -> @MainActor (repeat each Argument) -> Answer {
  { [weak owner] (argument: repeat each Argument) in
    guard let owner else { return answer() }
    return body(owner, repeat each argument)
  }
}
