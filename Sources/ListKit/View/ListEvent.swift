// Part of ListKit, MIT licence: see LICENSE.

/// What happened in a view.
///
/// Positions are in the version of the list that the view shows, unless a case says otherwise. An
/// event at a position that isn't there is ignored.
public enum ListEvent {
  /// Something happened to a row.
  case row(RowEvent, at: ListIndexPath)

  /// A row has gone off screen.
  ///
  /// It may have left the list: the version is the one it showed.
  case didEndDisplayingRow(RowVersion)

  /// A supplementary is about to come on screen.
  case willDisplaySupplementary(SupplementaryKind, section: Int)

  /// A supplementary has gone off screen.
  ///
  /// Its section may have left the list: the version is the one it showed.
  case didEndDisplayingSupplementary(SupplementaryKind, SectionVersion)

  /// A person has picked up a row.
  ///
  /// Until the drag ends, the view isn't updated. Updates that wait for a view that is released while
  /// it holds a row are over with the next change of the model.
  case beginReordering(at: ListIndexPath)

  /// A person has let go of a row, without moving it or after it was moved.
  case endReordering

  /// A person dragged a row.
  ///
  /// The view shows it at its new place already: the source counts before the drag, the destination
  /// after it.
  case moveRow(from: ListIndexPath, to: ListIndexPath)

  /// Rows will come on screen soon.
  case prefetch([ListIndexPath])

  /// Rows announced for prefetching will not come on screen after all.
  case cancelPrefetch([ListIndexPath])

  /// The view scrolled.
  case scroll(ScrollEvent)

  /// A person pulled to refresh.
  case refresh

  /// A person switched editing mode on or off.
  case editing(Bool)
}

@available(*, unavailable)
extension ListEvent: Sendable {}
