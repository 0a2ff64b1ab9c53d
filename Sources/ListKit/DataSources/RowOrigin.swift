// Part of ListKit, MIT licence: see LICENSE.

/// Where a row of a tree of data sources comes from.
@MainActor
public struct RowOrigin {
  /// The provider that the row comes from.
  public let source: ListDataSource

  /// Which of the provider's rows it is.
  public let identity: RowIdentity

  /// Where the row is in the provider, in the version that was asked.
  public let indexPath: ListIndexPath

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - source: The provider that the row comes from.
  ///   - identity: Which of the provider's rows it is.
  ///   - indexPath: Where the row is in the provider.
  public init(source: ListDataSource, identity: RowIdentity, indexPath: ListIndexPath) {
    self.source = source
    self.identity = identity
    self.indexPath = indexPath
  }
}

@available(*, unavailable)
extension RowOrigin: Sendable {}
