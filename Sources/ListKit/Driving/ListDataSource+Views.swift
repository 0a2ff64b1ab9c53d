// Part of ListKit, MIT licence: see LICENSE.

// What a data source may ask the views that show it, alone or as a part of another one. Paths are
// its own, as the model has them now. Where no view shows it, there is nothing to see or to do.
extension ListDataSource {
  /// Where rows are in what a view shows now, which may be behind the model.
  ///
  /// - Parameter view: A view that shows this data source, alone or as a part of another one.
  /// - Returns: The positions in this data source; nil if the view doesn't show it.
  public final func positions(presentedBy view: any ListView) -> ListPositions? {
    guard let driver = view.dataSource as? ListDriver, let root = driver.source else { return nil }
    let positions = ListPositions(of: root, in: driver.presented)
    return root === self ? positions : positions.positions(in: self)
  }

  /// The rows of this data source that are on screen in any view, ascending.
  ///
  /// Rows that have left the model since are left out.
  public final var indexPathsForVisibleRows: [ListIndexPath] {
    Set(drivers.flatMap { $0.visiblePaths(in: self) }).sorted()
  }

  /// The rows of this data source that are selected in the views that show it, ascending.
  public final var indexPathsForSelectedRows: [ListIndexPath] {
    isBound ? node.selectedPaths(from: snapshotSource).sorted() : []
  }

  /// Selects a row in the views that show it, as if by code.
  ///
  /// No handler is called. Does nothing if there is no such row.
  public final func selectRow(at indexPath: ListIndexPath) { setSelected(true, at: indexPath) }

  /// Deselects a row in the views that show it, as if by code.
  ///
  /// No handler is called. Does nothing if there is no such row.
  public final func deselectRow(at indexPath: ListIndexPath) { setSelected(false, at: indexPath) }

  /// Brings a row on screen, in all views.
  ///
  /// Updates that are under way come first; they may move the row. Does nothing if there is no such row.
  public final func scroll(
    toRowAt indexPath: ListIndexPath, position: ScrollPosition = .nearest, animated: Bool = true
  ) {
    guard let row = positions.origin(of: indexPath) else { return }
    ask(.scroll(row, position, animated: animated))
  }

  /// Reveals the swipe actions at one edge of a row, in all views.
  ///
  /// Updates that are under way come first; they may move the row. Does nothing if there is no such row.
  public final func revealSwipeActions(_ edge: SwipeEdge, ofRowAt indexPath: ListIndexPath) {
    guard let row = positions.origin(of: indexPath) else { return }
    ask(.revealSwipeActions(edge, row))
  }

  /// Hides the swipe actions that are revealed, in all views.
  public final func dismissSwipeActions(animated: Bool = true) {
    ask(.dismissSwipeActions(animated: animated))
  }

  private var drivers: [ListDriver] { allSinks.compactMap { $0 as? ListDriver } }

  private func setSelected(_ isSelected: Bool, at indexPath: ListIndexPath) {
    guard isBound, let place = node.place(of: indexPath, from: snapshotSource) else { return }
    place.source.setSelected(isSelected, at: place.indexPath, in: place.node)
  }
}

extension ListDriver {
  fileprivate func visiblePaths(in source: ListDataSource) -> [ListIndexPath] {
    guard let view, isBound else { return [] }
    let positions = source.positions
    return view.indexPathsForVisibleRows.compactMap { path in
      guard let place = place(of: path), let leaf = place.source as? ListDataSource,
        let current = place.source.currentIndexPath(of: place.indexPath, in: place.node)
      else { return nil }
      return positions.globalIndexPath(for: current, in: leaf)
    }
  }
}
