// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A row as a view holds it, on screen or not.
@MainActor
final class ShownRow {
  /// Which row it is, as far as the data source told.
  var identity: RowIdentity?
  var isSelected = false
  var height: Double
  /// What is on screen; nil for a row out of sight.
  var realised: RealisedRow?

  init(identity: RowIdentity?, height: Double) {
    self.identity = identity
    self.height = height
  }
}

/// What a view keeps of a row on screen.
@MainActor
struct RealisedRow {
  var row: Row
  var version: RowVersion?
  let cell: AnyObject?
}
