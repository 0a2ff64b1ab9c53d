// Part of ListKit, MIT licence: see LICENSE.

extension BatchDiagnostic {
  /// The rules of the law.
  ///
  /// The raw value is the short name, its letter the level.
  ///
  /// The cases are in order of precedence: of several broken rules, a view complains of the first.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// An end without a beginning, a beginning without an end, or a batch inside a batch.
    case unbalancedBatch = "D27"
    /// A view was told to change while it was asking or laying out.
    case updateDuringCallback = "D26"
    /// Everything was reloaded between the beginning and the end of a batch.
    case reloadDataInsideBatch = "D01"
    /// The data source was in its new state already when a view read the old one.
    case countsReadTooEarly = "D28"
    /// The data source gave two answers to one question.
    case unstableCounts = "X01"
    /// A section to delete, to reload or to move isn't there before.
    case sectionOutOfRangeBefore = "D02"
    /// A row to delete, to reload or to move isn't there before.
    case itemOutOfRangeBefore = "D03"
    /// The same thing is deleted twice.
    case duplicateDelete = "D06"
    /// The same thing is reloaded twice.
    case duplicateReload = "D07"
    /// One thing moves to two places.
    case duplicateMoveSource = "D09"
    /// The same thing is deleted and reloaded.
    case deleteAndReload = "D11"
    /// The same thing is deleted and moved.
    case deleteAndMove = "D12"
    /// The same thing is reloaded and moved.
    case reloadAndMove = "D13"
    /// A section to insert or to move to isn't there after.
    case sectionOutOfRangeAfter = "D04"
    /// A row to insert or to move to isn't there after.
    case itemOutOfRangeAfter = "D05"
    /// Two things are inserted at one place.
    case duplicateInsert = "D08"
    /// Two things move to one place.
    case duplicateMoveDestination = "D10"
    /// One thing is inserted and another moved to the same place.
    case insertAndMove = "D14"
    /// The number of sections doesn't follow from the batch.
    case invalidSectionCount = "D18"
    /// A row moves out of a section that is deleted or reloaded.
    case itemMoveFromDeletedSection = "D15"
    /// A row moves into a section that is inserted or reloaded.
    case itemMoveIntoInsertedSection = "D16"
    /// A row is reloaded in a section that is deleted or reloaded.
    case itemReloadInDeletedSection = "D17"
    /// The number of rows of a section doesn't follow from the batch.
    case invalidItemCount = "D19"
    /// A view would carry out a reload at the wrong place, since it doesn't reckon with moves.
    case reloadDisplaced = "D20"
    /// A row is configured again as one of another kind.
    case reconfigureKindChanged = "D31"
    /// A row comes, goes, moves or reloads in a section that moves.
    case itemOpInMovedSection = "H21"
    /// A section is reloaded beside other operations.
    case sectionReloadMixed = "H22"
    /// A row is reloaded in a section in which others are deleted.
    case itemReloadWithDeletes = "H23"
    /// Everything was reloaded while a batch hadn't completed.
    case reloadWhileAnimating = "H30"
    /// Something is refreshed in place beside operations that change positions.
    case refreshMixed = "H32"
    /// The numbers are right, but a row on screen belongs to another item.
    case contentMismatch = "W29"
    /// The numbers are right, but a section on screen is another section.
    case sectionMismatch = "W33"
    /// A row shows something else than the data source says.
    case staleRow = "X02"
    /// A header or another supplementary shows something else than the data source says.
    case staleSupplementary = "X03"
    /// The section index shows something else than the data source says.
    case staleSectionIndex = "X04"
    /// A batch has no operations.
    case emptyBatch = "X05"
    /// A move follows from the other operations.
    case impliedMove = "X06"
    /// There are more moves than it takes.
    case surplusMoves = "X07"
    /// A batch both changes positions and refreshes.
    case mixedBatch = "X08"
    /// The operations of a batch aren't sorted.
    case unsortedBatch = "X09"
    /// The view is asked about a row or a section that it doesn't have.
    case noSuchRow = "X10"
    /// After a drag, the data source says something else than the view shows.
    case dragNotFollowed = "X11"
    /// An update began before the one before it had completed.
    case updateWhileAnimating = "X12"
    /// A move goes from a place to the same place.
    case noOpMove = "L24"
    /// An operation follows from another one, such as the delete of a row in a deleted section.
    case redundantItemOp = "L25"
  }

  /// How bad it is to break a rule.
  public enum Level: Hashable, Sendable {
    /// A view throws.
    case failure
    /// The numbers are right, but views crash or show nonsense.
    case hazard
    /// No view notices, but a person does: wrong rows are on screen.
    case wrongContent
    /// No view minds, but ListKit promises better.
    case promise
    /// Odd, and harmless.
    case note
  }
}

extension BatchDiagnostic.Code {
  /// How bad it is to break the rule.
  public var level: BatchDiagnostic.Level {
    switch rawValue.first {
    case "D": .failure
    case "H": .hazard
    case "W": .wrongContent
    case "L": .note
    default: .promise
    }
  }
}
