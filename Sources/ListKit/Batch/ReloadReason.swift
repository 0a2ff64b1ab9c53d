// Part of ListKit, MIT licence: see LICENSE.

/// Why a view was reloaded as a whole, rather than updated by a batch.
public enum ReloadReason: Hashable, Sendable {
  /// The view showed nothing of this data source before.
  case firstShow

  /// The caller asked for it.
  case requested

  /// There were more changes than ``UpdatePolicy/maximumAnimatedChanges``.
  case tooManyChanges(Int, limit: Int)

  /// The binding was paused, and the view may have missed changes.
  case resumed
}

extension ReloadReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .firstShow: "first show"
    case .requested: "requested"
    case .tooManyChanges(let count, let limit): "\(count) changes, more than \(limit)"
    case .resumed: "resumed"
    }
  }
}
