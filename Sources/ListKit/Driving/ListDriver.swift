// Part of ListKit, MIT licence: see LICENSE.

/// Keeps one view in step with one data source.
///
/// The view sees nothing but the presented version, so a model that changes at any moment can't put
/// it out of step. To catch up, the driver compares the presented version with the newest one, and
/// leads the view there in legal batches, each of which swaps the presented version inside the view's
/// own update block.
@MainActor
final class ListDriver {
  weak var source: ListDataSource?
  weak var view: (any ListView)?

  /// The version that the view shows.
  var presented = SnapshotNode(sectionCount: 0)

  var pending = PendingUpdate()
  var running: RunningUpdate?

  /// The last update of what the view showed before.
  ///
  /// Nothing is shown until that has settled.
  var predecessor: RunningUpdate?
  var requests: [ViewRequest] = []
  var isDraining = false
  var isPaused = false

  /// Whether something has changed while the binding was paused.
  var hasMissedUpdates = false

  /// Data sources that have left the tree meanwhile, and that the view may still ask.
  var missedRetirements: [ListDataSource] = []

  /// Whether a person holds a row.
  var isReordering = false

  /// How deep the view is in questions that it may not be updated from.
  var callbackDepth = 0
  var isPostponed = false

  /// The rows that the view shows as selected.
  var viewSelection: Set<ListIndexPath> = []
  var needsSelectionSync = false

  /// The row that a person selected last, from which a selection is extended.
  var selectionAnchor: ListIndexPath?

  /// The row whose swipe actions were revealed last, as far as the view has told.
  var revealedRow: RowIdentity?

  /// The reuse identifiers that rows were last described with, by path.
  var shownKinds: [ListIndexPath: String] = [:]

  /// Rows that were dragged here from another list, and still have the cell that they had there.
  var foreignRows: Set<ListIndexPath> = []

  /// The supplementaries that the view was told last, by section; nil where it was told none.
  var shownSupplementaries: [Int: [SupplementaryKind: Supplementary?]] = [:]

  /// Sections whose supplementaries the view has to ask for again.
  var staleSections: Set<Int> = []
  var indexTitles: SectionIndex?

  init(source: ListDataSource, view: any ListView) {
    self.source = source
    self.view = view
  }

  /// A Boolean value indicating whether the driver is still the one that the view asks.
  var isBound: Bool { view?.dataSource === self && source != nil }

  /// Runs something that may call the user's code while the view waits for an answer.
  func answering<Answer>(_ body: () -> Answer) -> Answer {
    callbackDepth += 1
    defer { callbackDepth -= 1 }
    return body()
  }
}
