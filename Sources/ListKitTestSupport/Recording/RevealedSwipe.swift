// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Swipe actions that are revealed.
@MainActor
struct RevealedSwipe {
  let edge: SwipeEdge
  let row: ShownRow
  let actions: SwipeActions
}
