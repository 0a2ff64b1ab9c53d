// Part of ListKit, MIT licence: see LICENSE.

/// How a view shows that rows come, go or change.
public struct ListAnimation: Hashable, Sendable {
  /// The ways to animate one kind of change.
  public enum Kind: Hashable, Sendable {
    /// The view chooses.
    case automatic
    /// The rows fade.
    case fade
    /// The rows slide from or to the left.
    case left
    /// The rows slide from or to the right.
    case right
    /// The rows slide from or to the top.
    case top
    /// The rows slide from or to the bottom.
    case bottom
    /// The change is there at once.
    case none
  }

  /// How rows and sections come.
  public var insertion: Kind

  /// How rows and sections go.
  public var deletion: Kind

  /// How rows and supplementaries that are reloaded change.
  public var replacement: Kind

  /// Creates an animation.
  public init(
    insertion: Kind = .automatic, deletion: Kind = .automatic, replacement: Kind = .automatic
  ) {
    self.insertion = insertion
    self.deletion = deletion
    self.replacement = replacement
  }

  /// The view chooses.
  public static let automatic = ListAnimation()

  /// Rows fade in and out.
  public static let fade = ListAnimation(insertion: .fade, deletion: .fade, replacement: .fade)

  /// Everything is there at once.
  public static let none = ListAnimation(insertion: .none, deletion: .none, replacement: .none)

  /// A Boolean value indicating whether anything is animated.
  public var isAnimated: Bool { self != .none }
}
