// Part of ListKit, MIT licence: see LICENSE.

/// Which data source a part of a snapshot is a version of.
///
/// Each data source has one reference, so that two of them are the same object for the same source.
/// It doesn't keep the source alive: a view may hold on to what it shows for longer than the list
/// exists.
final class SourceReference {
  private weak var target: (any SnapshotSource)?

  /// The block of its parent's children that the source is in; nil if it is a child of none.
  var place: BlockPlace?

  /// The data source while a container keeps it alive as a child; see ``KeptChild``.
  ///
  /// Reading it costs nothing, whereas ``source`` has to make sure that there is one.
  unowned(unsafe) var kept: AnyObject?

  /// The container that keeps the data source alive.
  var keeper: ObjectIdentifier?

  /// A number that no other reference has at the same time.
  var key: Int { Int(bitPattern: ObjectIdentifier(self)) }

  init(_ target: any SnapshotSource) { self.target = target }

  /// The data source; one without rows if it is gone.
  @MainActor var source: any SnapshotSource { target ?? NoSource.shared }
}
