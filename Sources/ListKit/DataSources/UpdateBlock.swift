// Part of ListKit, MIT licence: see LICENSE.

/// A call of ``ListDataSource/performUpdates(animated:keepsVisibleRows:completion:_:)`` while its closure
/// runs, with the trees whose views wait for its end.
@MainActor
final class UpdateBlock {
  /// The calls under way, the innermost last.
  private static var underWay: [UpdateBlock] = []

  /// The data sources at the top of the trees.
  private(set) var roots: [ListDataSource]

  /// Begins a call.
  init(in root: ListDataSource) {
    roots = [root]
    Self.underWay.append(self)
  }

  /// Ends the call, which is the innermost one.
  func close() { Self.underWay.removeLast() }

  /// Returns whether the views of a tree have to wait.
  static func holdsBack(_ root: ListDataSource) -> Bool {
    underWay.contains { block in block.roots.contains { $0 === root } }
  }

  /// Has another tree wait for whatever a tree waits for, since the one has become a part of the other.
  static func extend(from root: ListDataSource, to other: ListDataSource) {
    for block in underWay
    where block.roots.contains(where: { $0 === root })
      && !block.roots.contains(where: { $0 === other })
    {
      block.roots.append(other)
    }
  }
}
