// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A list view that passes everything on to another one, and writes down what it was told.
@MainActor
final class LoggingListView: ListView {
  private let inner: any ListView
  private let log: (String) -> Void

  /// Creates a view around another one.
  ///
  /// - Parameters:
  ///   - inner: The view that does the work.
  ///   - log: Receives one line for every call, and one more for every operation of a batch.
  init(_ inner: any ListView, log: @escaping (String) -> Void) {
    self.inner = inner
    self.log = log
  }

  var dataSource: (any ListViewDataSource)? {
    get { inner.dataSource }
    set {
      log(newValue == nil ? "take the data source away" : "set the data source")
      inner.dataSource = newValue
    }
  }

  func reloadData() {
    inner.reloadData()
    let sections = dataSource?.numberOfSections ?? 0
    let rows = (0..<sections).reduce(0) { $0 + (dataSource?.numberOfRows(inSection: $1) ?? 0) }
    log("reload everything: \(sections) sections, \(rows) rows")
  }

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    log("batch, \(animation.isAnimated ? "animated" : "not animated")")
    let lines = batch.operationDescriptions
    // Rows that go can be named only before, rows that come only after.
    let limit = 100
    for line in lines.prefix(limit) { log("  " + line) }
    if lines.count > limit { log("  and \(lines.count - limit) more") }
    inner.performBatchUpdates(
      batch, animation: animation, updateModel: updateModel, completion: completion)
  }

  func reloadDataWithCrossFade() {
    log("reload with a cross-fade")
    inner.reloadDataWithCrossFade()
  }

  func selectRow(at indexPath: ListIndexPath, animated: Bool) {
    log("select \(indexPath)")
    inner.selectRow(at: indexPath, animated: animated)
  }

  func deselectRow(at indexPath: ListIndexPath, animated: Bool) {
    log("deselect \(indexPath)")
    inner.deselectRow(at: indexPath, animated: animated)
  }

  func scrollToRow(at indexPath: ListIndexPath, position: ScrollPosition, animated: Bool) {
    log("scroll to \(indexPath), \(position)")
    inner.scrollToRow(at: indexPath, position: position, animated: animated)
  }

  func showSwipeActions(_ edge: SwipeEdge, at indexPath: ListIndexPath) {
    log("show the \(edge) swipe actions of \(indexPath)")
    inner.showSwipeActions(edge, at: indexPath)
  }

  func dismissSwipeActions(animated: Bool) {
    log("dismiss the swipe actions")
    inner.dismissSwipeActions(animated: animated)
  }

  func setEditing(_ isEditing: Bool, animated: Bool) {
    log("\(isEditing ? "begin" : "end") editing")
    inner.setEditing(isEditing, animated: animated)
  }

  func setRefreshing(_ isRefreshing: Bool) {
    log("\(isRefreshing ? "show" : "hide") the sign of refreshing")
    inner.setRefreshing(isRefreshing)
  }

  func reloadSectionIndexTitles() {
    log("reload the section index")
    inner.reloadSectionIndexTitles()
  }

  var indexPathsForVisibleRows: [ListIndexPath] { inner.indexPathsForVisibleRows }

  var indexPathsForSelectedRows: [ListIndexPath] { inner.indexPathsForSelectedRows }

  var scrollMetrics: ScrollMetrics? { inner.scrollMetrics }

  func scrollToTop(animated: Bool) {
    log("scroll to the top")
    inner.scrollToTop(animated: animated)
  }

  func performAfterCurrentCallback(_ action: @escaping @MainActor () -> Void) {
    inner.performAfterCurrentCallback(action)
  }
}
