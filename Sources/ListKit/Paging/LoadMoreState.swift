// Part of ListKit, MIT licence: see LICENSE.

/// What a list that loads more rows at its end is doing.
public enum LoadMoreState {
  /// More is loaded when the end comes near.
  case ready

  /// More is on its way.
  case loading

  /// Loading has failed.
  ///
  /// Nothing is loaded until ``InfiniteScroll/retry()``.
  case failed(any Error)

  /// There is no more.
  case ended
}

extension LoadMoreState: Sendable {}

extension LoadMoreState: CustomStringConvertible {
  /// The state in words.
  public var description: String {
    switch self {
    case .ready: "ready"
    case .loading: "loading"
    case .failed(let error): "failed: \(error)"
    case .ended: "ended"
    }
  }
}
