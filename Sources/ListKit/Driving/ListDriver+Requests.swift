// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver {
  func perform(_ request: ViewRequest, in source: ListDataSource) {
    requests.append((request, source))
    drain()
  }

  func carryOut(_ request: ViewRequest, from source: ListDataSource) {
    guard let view, isBound else { return }
    switch request {
    case .scroll(let find, let position, let animated):
      guard let path = globalPath(of: find, in: source) else { return }
      view.scrollToRow(at: path, position: position, animated: animated)
    case .revealSwipeActions(let edge, let find):
      guard let path = globalPath(of: find, in: source) else { return }
      view.showSwipeActions(edge, at: path)
    case .dismissSwipeActions(let animated): view.dismissSwipeActions(animated: animated)
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
    source?.scrollFollower?.listDidMove(metrics)
  }

  private func globalPath(
    of find: () -> ListIndexPath?, in source: ListDataSource
  ) -> ListIndexPath? {
    guard let path = find(), let root = self.source else { return nil }
    if root === source { return path }
    return (root as? ContainerDataSource)?.globalIndexPath(for: path, in: source)
  }
}
