// Part of ListKit, MIT licence: see LICENSE.

extension ListDataSource {
  /// Shows this data source in a view.
  ///
  /// The view is reloaded, and takes over whether the list is being edited or refreshed. What it
  /// showed before is unbound from it. A data source can be shown by
  /// several views; each is brought up to date by itself.
  ///
  /// - Parameter view: The view. It is held weakly.
  /// - Returns: The connection; there is no need to keep it.
  @discardableResult
  public final func bind(to view: any ListView) -> ListBinding {
    let previous = view.dataSource as? ListDriver
    let wasEditing = previous?.source?.isEditing ?? false
    let wasRefreshing = previous?.source?.isRefreshing ?? false
    root.restrictSelection()
    let wasReordering = previous?.isReordering ?? false
    let unsettled = ListDriver.unsettledUpdate(of: view)
    previous?.detach()
    sinks.removeAll { ($0 as? ListDriver)?.view == nil }
    let driver = ListDriver(source: self, view: view)
    sinks.append(driver)
    view.dataSource = driver
    driver.isReordering = wasReordering
    if let unsettled {
      driver.predecessor = unsettled
      unsettled.whenSettled = { [weak driver] in driver?.drain() }
    }
    driver.reload(.firstShow)
    if isEditing != wasEditing { driver.perform(.setEditing(isEditing, animated: false)) }
    if isRefreshing != wasRefreshing { driver.perform(.setRefreshing(isRefreshing)) }
    return ListBinding(driver)
  }

  /// Ends the connections with all views.
  ///
  /// They keep what they show, and are told nothing more.
  public final func unbind() {
    for sink in sinks { sink.detach() }
  }

  /// A Boolean value indicating whether a view shows this data source, by itself or in another one.
  public final var isBound: Bool { !allSinks.isEmpty }
}

extension ListDriver {
  /// The last updates of views that are bound to nothing, while they animate.
  private static var unsettled: [ObjectIdentifier: RunningUpdate] = [:]

  /// Returns the update that a view hasn't completed yet, whoever it came from.
  static func unsettledUpdate(of view: any ListView) -> RunningUpdate? {
    let driver = view.dataSource as? ListDriver
    let update = driver?.running ?? driver?.predecessor ?? unsettled[ObjectIdentifier(view)]
    unsettled[ObjectIdentifier(view)] = nil
    return update.flatMap { $0.isSettled ? nil : $0 }
  }

  func detach() {
    if let view, let update = running ?? predecessor, !update.isSettled {
      let key = ObjectIdentifier(view)
      Self.unsettled[key] = update
      update.whenSettled = { Self.unsettled[key] = nil }
    }
    source?.sinks.removeAll { $0 === self }
    if view?.dataSource === self { view?.dataSource = nil }
    source = nil
    abandon()
  }
}

extension Provider {
  /// Brings the row with an identity on screen, in all views.
  ///
  /// Updates that are under way come first. Does nothing if there is no such row by then.
  public final func scroll(
    to identity: Item.Identity, position: ScrollPosition = .nearest, animated: Bool = true
  ) {
    ask(.scroll(origin(of: identity), position, animated: animated))
  }

  /// Reveals the swipe actions at one edge of the row with an identity, in all views.
  ///
  /// Updates that are under way come first. Does nothing if there is no such row by then.
  public final func revealSwipeActions(_ edge: SwipeEdge, of identity: Item.Identity) {
    ask(.revealSwipeActions(edge, origin(of: identity)))
  }

  private func origin(of identity: Item.Identity) -> RowOrigin {
    RowOrigin(
      source: self, identity: RowIdentity(source: ObjectIdentifier(self), item: identity),
      indexPath: indexPath(of: identity) ?? ListIndexPath(row: 0, section: 0))
  }
}
