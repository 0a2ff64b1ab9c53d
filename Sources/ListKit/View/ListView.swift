// Part of ListKit, MIT licence: see LICENSE.

/// Anything that shows sections and rows: a table, a collection, a terminal, a test double.
///
/// A view asks its ``dataSource`` for everything it shows and tells it everything a person does.
/// The first three requirements are enough; all others have a default that does nothing.
///
/// A data source never retains a view. A view should hold its data source weakly too, but may hold
/// it strongly without making a cycle.
@MainActor
public protocol ListView: AnyObject {
  /// Who says what the view shows.
  ///
  /// Set when a data source is bound to the view.
  var dataSource: (any ListViewDataSource)? { get set }

  /// Forgets everything shown, the selection too, and asks the data source anew.
  func reloadData()

  /// Carries out a batch of simultaneous changes.
  ///
  /// The view calls `updateModel` exactly once, inside its own update block and before that ends:
  /// counts asked for earlier are those before the batch, counts asked for later those after it.
  ///
  /// - Parameters:
  ///   - batch: What changes. Never empty, always legal.
  ///   - animation: How to show it.
  ///   - updateModel: Makes the data source answer with the state after the batch.
  ///   - completion: To be called exactly once when the view has settled, with whether it ran to
  ///     its end. The next update of the data source waits for it.
  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void)

  /// Like ``reloadData()``, with the old and the new state fading into each other.
  func reloadDataWithCrossFade()

  /// Like ``reloadData()``, with one row as far from the top of the viewport afterwards as before.
  func reloadData(keeping anchor: ListAnchor)

  /// Marks a row as selected, without telling the data source.
  func selectRow(at indexPath: ListIndexPath, animated: Bool)

  /// Marks a row as not selected, without telling the data source.
  func deselectRow(at indexPath: ListIndexPath, animated: Bool)

  /// Brings a row on screen.
  func scrollToRow(at indexPath: ListIndexPath, position: ScrollPosition, animated: Bool)

  /// Reveals the swipe actions at one edge of a row.
  func showSwipeActions(_ edge: SwipeEdge, at indexPath: ListIndexPath)

  /// Hides swipe actions that are revealed.
  func dismissSwipeActions(animated: Bool)

  /// Switches editing mode on or off.
  func setEditing(_ isEditing: Bool, animated: Bool)

  /// Shows or hides the sign that the list is being refreshed.
  func setRefreshing(_ isRefreshing: Bool)

  /// Asks for the section index titles again.
  func reloadSectionIndexTitles()

  /// The rows on screen, ascending.
  ///
  /// The default is none.
  var indexPathsForVisibleRows: [ListIndexPath] { get }

  /// The rows marked as selected, ascending.
  ///
  /// The default is none.
  var indexPathsForSelectedRows: [ListIndexPath] { get }

  /// Where the view is scrolled to, or nil if it doesn't know.
  ///
  /// The default is nil.
  var scrollMetrics: ScrollMetrics? { get }

  /// Scrolls to the top of the content.
  func scrollToTop(animated: Bool)

  /// Runs something as soon as the view can be updated again.
  ///
  /// A data source calls this when its model changes while it is answering the view, that is, at a
  /// moment when no view may be updated. The default runs it in a new main-actor task.
  func performAfterCurrentCallback(_ action: @escaping @MainActor () -> Void)
}
