// Part of ListKit, MIT licence: see LICENSE.

/// What a data source may ask of a view besides showing updates.
///
/// Rows are looked up when the request is carried out, since an update may come before. The path is
/// local to the data source that asks.
enum ViewRequest {
  case scroll(@MainActor () -> ListIndexPath?, ScrollPosition, animated: Bool)
  case revealSwipeActions(SwipeEdge, @MainActor () -> ListIndexPath?)
  case dismissSwipeActions(animated: Bool)
  case reportScroll
  case scrollToTop(animated: Bool)
  case setEditing(Bool, animated: Bool)
  case setRefreshing(Bool)
}
