// Part of ListKit, MIT licence: see LICENSE.

extension Provider {
  /// Decides whether a person may select a row.
  ///
  /// The twin of ``shouldSelect(_:at:)``.
  public final var onShouldSelect: (@MainActor (RowContext<Item>) -> Bool)? {
    get { closures.onShouldSelect }
    set { closures.onShouldSelect = newValue }
  }

  /// Decides whether a person may deselect a row.
  ///
  /// The twin of ``shouldDeselect(_:at:)``.
  public final var onShouldDeselect: (@MainActor (RowContext<Item>) -> Bool)? {
    get { closures.onShouldDeselect }
    set { closures.onShouldDeselect = newValue }
  }

  /// Decides whether a row lights up under a finger.
  ///
  /// The twin of ``shouldHighlight(_:at:)``.
  public final var onShouldHighlight: (@MainActor (RowContext<Item>) -> Bool)? {
    get { closures.onShouldHighlight }
    set { closures.onShouldHighlight = newValue }
  }

  /// Decides whether a person may edit a row.
  ///
  /// The twin of ``canEdit(_:at:)``.
  public final var onCanEdit: (@MainActor (RowContext<Item>) -> Bool)? {
    get { closures.onCanEdit }
    set { closures.onCanEdit = newValue }
  }

  /// Decides whether a person may move a row.
  ///
  /// The twin of ``canMove(_:at:)``.
  public final var onCanMove: (@MainActor (RowContext<Item>) -> Bool)? {
    get { closures.onCanMove }
    set { closures.onCanMove = newValue }
  }

  /// Decides whether a row may receive the focus.
  ///
  /// The twin of ``canFocus(_:at:)``.
  public final var onCanFocus: (@MainActor (RowContext<Item>) -> Bool)? {
    get { closures.onCanFocus }
    set { closures.onCanFocus = newValue }
  }

  /// Chooses the row that should have the focus when the list receives it; nil lets the view choose.
  ///
  /// The twin of ``preferredFocusIdentity()``.
  public final var onPreferredFocusIdentity: (@MainActor () -> Item.Identity?)? {
    get { closures.onPreferredFocusIdentity }
    set { closures.onPreferredFocusIdentity = newValue }
  }

  /// Decides where a dragged row lands, given where it was and where the finger is.
  ///
  /// The twin of ``targetIndexPath(forMoveOf:from:to:)``.
  public final var onTargetIndexPath:
    (@MainActor (RowContext<Item>, ListIndexPath) -> ListIndexPath)?
  {
    get { closures.onTargetIndexPath }
    set { closures.onTargetIndexPath = newValue }
  }

  /// Decides whether a person may choose an entry of a row's menu.
  ///
  /// The twin of ``permits(menuAction:for:)``.
  public final var onPermitsMenuAction: (@MainActor (String, Item) -> Bool)? {
    get { closures.onPermitsMenuAction }
    set { closures.onPermitsMenuAction = newValue }
  }
}
