// Part of ListKit, MIT licence: see LICENSE.

/// What the content of a ``StateDataSource`` is waiting for.
public enum LoadState {
  /// The content is on its way.
  case loading

  /// The content is there, if only an empty one.
  case content

  /// The content couldn't be had.
  case failed(any Error)
}

extension LoadState: Sendable {}
