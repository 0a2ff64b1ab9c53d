// Part of ListKit, MIT licence: see LICENSE.

/// One action behind a row, as a value.
///
/// Rows have sets of them, which are written without this type: see ``SwipeActions``.
@MainActor
public struct SwipeAction: Identifiable {
  /// How an action looks and what the list does after it.
  public enum Style: Hashable, Sendable {
    /// Nothing special.
    case normal

    /// Marked as an action that takes something away.
    case destructive

    /// Marked as destructive; once it was performed, the provider drops the item.
    case delete
  }

  /// What tells this action from the others of its row.
  public let id: String

  /// The text, or nil for an image alone.
  public var title: String?

  /// The name of an image, or nil for a text alone.
  ///
  /// What names exist is for the view to know.
  public var image: String?

  /// The name of a colour, or nil for the view's own choice.
  public var background: String?

  /// How the action looks and what the list does after it.
  public var style: Style

  private let handler: Handler

  private enum Handler {
    case now(@MainActor () -> Void)
    case later(@MainActor () async -> SwipeActionResult)
  }

  /// Creates an action whose handler is done when it returns.
  ///
  /// The handler changes the model, never the view. It isn't called if the row has gone by then.
  public init(
    _ id: String, title: String? = nil, image: String? = nil, background: String? = nil,
    style: Style = .normal, handler: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.title = title
    self.image = image
    self.background = background
    self.style = style
    self.handler = .now(handler)
  }

  /// Creates an action whose handler takes its time and may give up.
  ///
  /// The handler changes the model, never the view. It isn't called if the row has gone by then.
  public init(
    _ id: String, title: String? = nil, image: String? = nil, background: String? = nil,
    style: Style = .normal, handler: @escaping @MainActor () async -> SwipeActionResult
  ) {
    self.id = id
    self.title = title
    self.image = image
    self.background = background
    self.style = style
    self.handler = .later(handler)
  }

  /// Runs the handler and then the completion: at once, or in a task if the handler is async.
  func perform(completion: @escaping @MainActor (SwipeActionResult) -> Void) {
    switch handler {
    case .now(let handler):
      handler()
      completion(.performed)
    case .later(let handler):
      Task { completion(await handler()) }
    }
  }
}

extension SwipeAction: @MainActor CustomStringConvertible {
  /// The title, else the image, else the identifier.
  public var description: String { title ?? image ?? id }
}
