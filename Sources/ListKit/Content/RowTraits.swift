// Part of ListKit, MIT licence: see LICENSE.

/// How a row behaves, apart from what it shows.
public struct RowTraits: Hashable, Sendable {
  /// The height of the row.
  public var height: RowHeight = .automatic

  /// The width of the row, where rows don't have a line each.
  public var width: RowWidth = .automatic

  /// A Boolean value indicating whether a person may select the row.
  public var isSelectable = true

  /// A Boolean value indicating whether the row lights up under a finger.
  public var isHighlightable = true

  /// Which control the row shows in editing mode.
  public var editingStyle: EditingStyle = .none

  /// The text of the delete button, or nil for the view's own.
  public var deleteTitle: String?

  /// A Boolean value indicating whether the content makes room for the control in editing mode.
  public var indentsWhileEditing = true

  /// A Boolean value indicating whether a person may delete the row.
  public var isDeletable: Bool {
    get { editingStyle == .delete }
    set { editingStyle = newValue ? .delete : .none }
  }

  /// A Boolean value indicating whether a person may move the row.
  public var isMovable = false

  /// The number of steps that the content is indented by.
  public var indentation = 0

  /// What the row shows at its trailing edge.
  public var accessory: RowAccessory = .none

  /// Creates the traits of a plain row: selectable, not deletable, not movable.
  public init() {}
}
