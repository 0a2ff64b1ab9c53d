// Part of ListKit, MIT licence: see LICENSE.

/// What a data source may ask of a view besides showing updates. Paths are local to the data source
/// and in its newest version.
enum ViewRequest {
  case scroll(ListIndexPath, ScrollPosition, animated: Bool)
  case revealSwipeActions(SwipeEdge, ListIndexPath)
  case dismissSwipeActions(animated: Bool)
  case setEditing(Bool, animated: Bool)
  case setRefreshing(Bool)
}
