// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A list view: all requirements, with as little as is right.
package final class TextList: ListView {
  package weak var dataSource: (any ListViewDataSource)?
  package private(set) var lines: [String] = []
  package private(set) var selected: Set<ListIndexPath> = []
  package private(set) var isEditing = false
  package private(set) var isRefreshing = false
  package private(set) var top = ListIndexPath(row: 0, section: 0)
  package private(set) var revealed: ListIndexPath?
  package private(set) var indexTitles: [String] = []

  package init() {}

  package func reloadData() {
    selected = []
    reloadSectionIndexTitles()
    draw()
  }

  package func reloadDataWithCrossFade() { reloadData() }

  package func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    updateModel()
    let map = ListBatchMap(batch)
    selected = Set(selected.compactMap(map.indexPath(after:)))
    draw()
    completion(true)
  }

  package func selectRow(at indexPath: ListIndexPath, animated: Bool) {
    selected.insert(indexPath)
    draw()
  }

  package func deselectRow(at indexPath: ListIndexPath, animated: Bool) {
    selected.remove(indexPath)
    draw()
  }

  package func scrollToRow(
    at indexPath: ListIndexPath, position: ScrollPosition, animated: Bool
  ) { top = indexPath }

  package func showSwipeActions(_ edge: SwipeEdge, at indexPath: ListIndexPath) {
    revealed = indexPath
  }

  package func dismissSwipeActions(animated: Bool) { revealed = nil }

  package func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

  package func setRefreshing(_ isRefreshing: Bool) { self.isRefreshing = isRefreshing }

  package func reloadSectionIndexTitles() { indexTitles = dataSource?.sectionIndexTitles ?? [] }

  package var indexPathsForVisibleRows: [ListIndexPath] { allPaths }

  package var indexPathsForSelectedRows: [ListIndexPath] { selected.sorted() }

  package func performAfterCurrentCallback(_ action: @escaping @MainActor () -> Void) {
    Task { action() }
  }

  /// What a person does.
  package func tap(_ path: ListIndexPath) {
    guard let dataSource, dataSource.permits(.select, at: path) else { return }
    selected.insert(path)
    dataSource.handle(.row(.selected, at: path))
    draw()
  }

  private var allPaths: [ListIndexPath] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections).flatMap { section in
      (0..<dataSource.numberOfRows(inSection: section)).map {
        ListIndexPath(row: $0, section: section)
      }
    }
  }

  private func draw() {
    guard let dataSource else { return }
    lines = (0..<dataSource.numberOfSections).flatMap { section in
      let header = dataSource.supplementary(.header, inSection: section).map { ["# \($0)"] } ?? []
      let rows = (0..<dataSource.numberOfRows(inSection: section)).map { row in
        let path = ListIndexPath(row: row, section: section)
        return (selected.contains(path) ? "* " : "  ") + dataSource.row(at: path).description
      }
      return header + rows
    }
  }
}
