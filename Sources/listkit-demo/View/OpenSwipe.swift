// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// The swipe actions that are revealed behind a row.
@MainActor
struct OpenSwipe {
  var indexPath: ListIndexPath
  let edge: SwipeEdge
  let actions: [SwipeAction]

  /// The index of the action that the enter key performs.
  var chosen = 0
}
