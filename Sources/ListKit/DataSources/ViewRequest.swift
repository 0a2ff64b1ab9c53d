// Part of ListKit, MIT licence: see LICENSE.

/// What a data source may ask of a view besides showing updates.
///
/// Rows are looked up when the request is carried out, since an update may come before.
@MainActor
enum ViewRequest {
  case scroll(RowOrigin, ScrollPosition, animated: Bool)
  case revealSwipeActions(SwipeEdge, RowOrigin)
  case dismissSwipeActions(animated: Bool)
  /// To hide swipe actions, unless they are those of another row.
  case dismissSwipeActionsOf(RowIdentity)
  case reportScroll
  case scrollToTop(animated: Bool)
  case setEditing(Bool, animated: Bool)
  case setRefreshing(Bool)
}
