// Part of ListKit, MIT licence: see LICENSE.

/// What a view asks, and whom it tells what a person does.
///
/// A view is given one when a ``ListDataSource`` is bound to it; there is no need to conform to this
/// protocol. All positions are in the version of the list that the view shows. A position that
/// isn't there gets an empty answer, and an event at one is ignored.
@MainActor
public protocol ListViewDataSource: AnyObject {
  /// The number of sections.
  var numberOfSections: Int { get }

  /// Returns the number of rows in a section; 0 if there is no such section.
  func numberOfRows(inSection section: Int) -> Int

  /// Returns the description of a row; an empty one if there is no such row.
  func row(at indexPath: ListIndexPath) -> Row

  /// Returns the description of a supplementary, or nil for none.
  func supplementary(_ kind: SupplementaryKind, inSection section: Int) -> Supplementary?

  /// Returns how to space the rows of a section, or nil to let the view choose.
  func layout(inSection section: Int) -> SectionLayout?

  /// The entries of the section index, in order; empty for none.
  var sectionIndexTitles: [String] { get }

  /// Returns the section for an entry of the section index, or nil if there is none.
  func section(forSectionIndexTitleAt index: Int) -> Int?

  /// Returns the section for a title that needn't be an entry of the section index.
  ///
  /// It is the last section whose title isn't after this one, else the first with a title; nil if
  /// none has one.
  func section(nearestToSectionIndexTitle title: String) -> Int?

  /// The row that should have the focus when the list receives it, or nil to let the view choose.
  var preferredFocusIndexPath: ListIndexPath? { get }

  /// Returns whether a person may do something with a row; false if there is no such row.
  func permits(_ permission: RowPermission, at indexPath: ListIndexPath) -> Bool

  /// Returns where a dragged row would land if it were let go now.
  ///
  /// - Parameters:
  ///   - source: The path of the row before the drag.
  ///   - destination: Where the finger is: a path after the drag.
  /// - Returns: A path after the drag; `source` if the move is refused.
  func proposedMove(from source: ListIndexPath, to destination: ListIndexPath) -> ListIndexPath

  /// Tells the data source what happened in the view.
  func handle(_ event: ListEvent)

  /// Returns the version of the item that a row shows, or nil if there is no such row.
  ///
  /// Views keep it to tell when a row goes off screen after it has left the list; tests compare it
  /// to find rows that show old content.
  func rowVersion(at indexPath: ListIndexPath) -> RowVersion?

  /// Returns where the row of an item is now, or nil if it isn't in the list.
  ///
  /// Views use it to find a row again after a reload. Any version of the item will do.
  func indexPath(of version: RowVersion) -> ListIndexPath?

  /// Returns the version of a section that its header shows, or nil if there is no such section.
  func sectionVersion(at section: Int) -> SectionVersion?
}
