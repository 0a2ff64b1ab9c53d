// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver {
  func perform(_ request: ViewRequest) {
    requests.append(request)
    drain()
  }

  func carryOut(_ request: ViewRequest) {
    guard let view, let source, isBound else { return }
    let positions = ListPositions(of: source, in: presented)
    switch request {
    case .scroll(let row, let position, let animated):
      guard let path = positions.indexPath(of: row) else { return }
      view.scrollToRow(at: path, position: position, animated: animated)
    case .revealSwipeActions(let edge, let row):
      guard let path = positions.indexPath(of: row) else { return }
      view.showSwipeActions(edge, at: path)
    case .dismissSwipeActions(let animated): view.dismissSwipeActions(animated: animated)
    case .dismissSwipeActionsOf(let row):
      if revealedRow == nil || revealedRow == row { view.dismissSwipeActions(animated: true) }
    case .reportScroll: reportScroll()
    case .scrollToTop(let animated): view.scrollToTop(animated: animated)
    case .setEditing(let isEditing, let animated):
      view.setEditing(isEditing, animated: animated)
    case .setRefreshing(let isRefreshing): view.setRefreshing(isRefreshing)
    }
  }

  /// Tells who follows the scrolling where the view is, after something else than a person moved it.
  func reportScroll() {
    guard let metrics = view?.scrollMetrics else { return }
    source?.tellFollowers(metrics)
  }
}
