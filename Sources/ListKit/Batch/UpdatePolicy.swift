// Part of ListKit, MIT licence: see LICENSE.

/// When a list view is updated step by step, and when it is reloaded as a whole.
public struct UpdatePolicy: Hashable, Sendable {
  /// The largest number of changes that are shown as a batch; more of them reload.
  ///
  /// The default is 1 000.
  public var maximumAnimatedChanges: Int

  /// Creates a policy.
  ///
  /// - Parameter maximumAnimatedChanges: The largest number of changes that are shown as a batch.
  ///   0 reloads for every change.
  public init(maximumAnimatedChanges: Int = 1_000) {
    precondition(
      maximumAnimatedChanges >= 0,
      "\(maximumAnimatedChanges) changes can't be animated: the least is 0")
    self.maximumAnimatedChanges = maximumAnimatedChanges
  }

  /// Updates step by step, unless there are more than 1 000 changes.
  public static let standard = UpdatePolicy()

  /// Never reloads because of the number of changes.
  public static let alwaysBatch = UpdatePolicy(maximumAnimatedChanges: .max)

  /// Reloads for every change.
  public static let alwaysReload = UpdatePolicy(maximumAnimatedChanges: 0)
}
