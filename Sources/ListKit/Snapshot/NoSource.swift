// Part of ListKit, MIT licence: see LICENSE.

/// The source of snapshots that have no rows.
@MainActor
final class NoSource: SnapshotSource {
  static let shared = NoSource()
  var selectionCount: Int { 0 }
}
