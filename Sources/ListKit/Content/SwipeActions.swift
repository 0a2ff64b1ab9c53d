// Part of ListKit, MIT licence: see LICENSE.

/// The actions at one edge of a row, the outermost first.
///
/// One action needs no brackets, several are an array:
///
/// ```swift
/// row.leadingSwipe { .action("pin", title: "Pin") { pin(item) } }
/// row.trailingSwipe { [.delete, .action("mute", title: "Mute") { mute(item) }] }
/// ```
@MainActor
public struct SwipeActions: @MainActor ExpressibleByArrayLiteral {
  /// The actions, the outermost first.
  public var actions: [SwipeAction]

  /// A Boolean value indicating whether a long swipe performs the first action.
  ///
  /// The default is true.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a set of actions.
  public init(_ actions: [SwipeAction], performsFirstActionWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }

  /// Creates a set of actions from a list of sets.
  public init(arrayLiteral sets: SwipeActions...) {
    actions = sets.flatMap(\.actions)
  }

  /// No actions: the edge has been thought of and stays empty.
  public static var none: SwipeActions { SwipeActions([]) }

  /// The action that drops the item from its provider.
  public static var delete: SwipeActions { delete {} }

  /// The action that runs a handler and then drops the item from its provider, if it is still there.
  public static func delete(_ handler: @escaping @MainActor () -> Void) -> SwipeActions {
    SwipeActions([SwipeAction("delete", title: "Delete", style: .delete, handler: handler)])
  }

  /// The action that drops the item from its provider, if the handler says `.performed`.
  public static func delete(
    _ handler: @escaping @MainActor () async -> SwipeActionResult
  ) -> SwipeActions {
    SwipeActions([SwipeAction("delete", title: "Delete", style: .delete, handler: handler)])
  }

  /// One action whose handler is done when it returns.
  public static func action(
    _ id: String, title: String? = nil, image: String? = nil, background: String? = nil,
    style: SwipeAction.Style = .normal, handler: @escaping @MainActor () -> Void
  ) -> SwipeActions {
    SwipeActions([
      SwipeAction(
        id, title: title, image: image, background: background, style: style, handler: handler)
    ])
  }

  /// One action whose handler takes its time and may give up.
  public static func action(
    _ id: String, title: String? = nil, image: String? = nil, background: String? = nil,
    style: SwipeAction.Style = .normal,
    handler: @escaping @MainActor () async -> SwipeActionResult
  ) -> SwipeActions {
    SwipeActions([
      SwipeAction(
        id, title: title, image: image, background: background, style: style, handler: handler)
    ])
  }

  /// Returns the actions with the long swipe switched on or off.
  public func fullSwipe(_ performsFirstAction: Bool) -> SwipeActions {
    var actions = self
    actions.performsFirstActionWithFullSwipe = performsFirstAction
    return actions
  }
}
