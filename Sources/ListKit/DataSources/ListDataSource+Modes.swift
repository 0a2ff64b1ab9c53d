// Part of ListKit, MIT licence: see LICENSE.

// Refreshing and editing mode. Both belong to the whole list: it doesn't matter which data source of
// a tree is asked.
extension ListDataSource {
  /// A Boolean value indicating whether the list is being refreshed.
  public final var isRefreshing: Bool { root.isListRefreshing }

  /// A Boolean value indicating whether the list is in editing mode.
  public final var isEditing: Bool { root.isListEditing }

  /// Shows that the list is being refreshed, as if a person had pulled, and asks for new rows.
  ///
  /// Does nothing during a refresh. In a tree, the data source at its top is asked.
  public final func beginRefreshing() {
    guard !isRefreshing else { return }
    askList(.setRefreshing(true))
    (sinks.isEmpty ? root : self).startRefreshing()
  }

  final func startRefreshing() {
    root.isListRefreshing = true
    root.forEachFollower(onlyShown: false) { $0.refreshDidBegin() }
    didPullToRefresh()
  }

  /// Refreshes by an async closure: when it returns, the refresh has ended.
  ///
  /// Replaces ``onRefresh``.
  ///
  /// - Parameter refresh: Gets new rows and applies them.
  public final func refreshes(_ refresh: @escaping @MainActor () async -> Void) {
    onRefresh = { [weak self] in
      Task {
        await refresh()
        self?.endRefreshing()
      }
    }
  }

  /// Ends a refresh.
  ///
  /// Does nothing outside a refresh.
  public final func endRefreshing() {
    guard isRefreshing else { return }
    root.isListRefreshing = false
    askList(.setRefreshing(false))
    askList(.reportScroll)
  }

  /// Switches the editing mode of the list.
  public final func setEditing(_ isEditing: Bool, animated: Bool = true) {
    root.isListEditing = isEditing
    askList(.setEditing(isEditing, animated: animated))
  }

  /// Asks all views of the list, even those that don't show this part of it.
  private func askList(_ request: ViewRequest) {
    root.ask(request)
    if parent != nil { for sink in sinks { sink.perform(request) } }
  }

  /// Has all other views of the list follow what a person did in one of them.
  final func askList(_ request: ViewRequest, except view: any UpdateSink) {
    for sink in root.sinks + (parent == nil ? [] : sinks) where sink !== view {
      sink.perform(request)
    }
  }
}
