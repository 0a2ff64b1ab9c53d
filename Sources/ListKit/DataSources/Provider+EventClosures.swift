// Part of ListKit, MIT licence: see LICENSE.

extension Provider {
  /// Called when a person has selected a row.
  ///
  /// The twin of ``didSelect(_:at:)``.
  public final var onSelect: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onSelect }
    set { closures.onSelect = newValue }
  }

  /// Called when a person has deselected a row.
  ///
  /// The twin of ``didDeselect(_:at:)``.
  public final var onDeselect: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onDeselect }
    set { closures.onDeselect = newValue }
  }

  /// Called when a finger came down on a row.
  ///
  /// The twin of ``didHighlight(_:at:)``.
  public final var onHighlight: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onHighlight }
    set { closures.onHighlight = newValue }
  }

  /// Called when the finger has left a row.
  ///
  /// The twin of ``didUnhighlight(_:at:)``.
  public final var onUnhighlight: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onUnhighlight }
    set { closures.onUnhighlight = newValue }
  }

  /// Called when a person asked for what a row is for.
  ///
  /// The twin of ``primaryAction(_:at:)``.
  public final var onPrimaryAction: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onPrimaryAction }
    set { closures.onPrimaryAction = newValue }
  }

  /// Called when a row is about to come on screen.
  ///
  /// The twin of ``willDisplay(_:at:)``.
  public final var onWillDisplay: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onWillDisplay }
    set { closures.onWillDisplay = newValue }
  }

  /// Called when a person has moved a row from here to another provider.
  ///
  /// The twin of ``didMoveAway(_:from:)``.
  public final var onMoveAway: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onMoveAway }
    set { closures.onMoveAway = newValue }
  }

  /// Called when a person has moved a row here from another provider.
  ///
  /// The twin of ``didMoveIn(_:to:)``.
  public final var onMoveIn: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onMoveIn }
    set { closures.onMoveIn = newValue }
  }

  /// Carries out that a person has deleted a row, in place of the default that drops the item.
  ///
  /// The twin of ``commitDelete(_:at:)``.
  public final var onCommitDelete: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onCommitDelete }
    set { closures.onCommitDelete = newValue }
  }

  /// Called when an item was dropped since a person deleted its row.
  ///
  /// The twin of ``didDelete(_:at:)``.
  public final var onDelete: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onDelete }
    set { closures.onDelete = newValue }
  }

  /// Carries out that a person has pressed the insert control of a row.
  ///
  /// The twin of ``commitInsert(_:at:)``.
  public final var onCommitInsert: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onCommitInsert }
    set { closures.onCommitInsert = newValue }
  }

  /// Called when the swipe actions or the delete button of a row are about to be revealed.
  ///
  /// The twin of ``willBeginEditing(_:at:)``.
  public final var onWillBeginEditing: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onWillBeginEditing }
    set { closures.onWillBeginEditing = newValue }
  }

  /// Called when the swipe actions or the delete button of a row are hidden again.
  ///
  /// The twin of ``didEndEditing(_:at:)``.
  public final var onDidEndEditing: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onDidEndEditing }
    set { closures.onDidEndEditing = newValue }
  }

  /// Called when a row has received the focus.
  ///
  /// The twin of ``didFocus(_:at:)``.
  public final var onFocus: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onFocus }
    set { closures.onFocus = newValue }
  }

  /// Called when a row has lost the focus.
  ///
  /// The twin of ``didUnfocus(_:at:)``.
  public final var onUnfocus: (@MainActor (RowContext<Item>) -> Void)? {
    get { closures.onUnfocus }
    set { closures.onUnfocus = newValue }
  }

  /// Called when a row has gone off screen; its item may have left the provider.
  ///
  /// The twin of ``didEndDisplaying(_:)``.
  public final var onDidEndDisplaying: (@MainActor (Item) -> Void)? {
    get { closures.onDidEndDisplaying }
    set { closures.onDidEndDisplaying = newValue }
  }

  /// Called when a supplementary is about to come on screen.
  ///
  /// The twin of ``willDisplay(_:for:at:)``.
  public final var onWillDisplaySupplementary:
    (@MainActor (SupplementaryKind, SectionContext<S>) -> Void)?
  {
    get { closures.onWillDisplaySupplementary }
    set { closures.onWillDisplaySupplementary = newValue }
  }

  /// Called when a supplementary has gone off screen.
  ///
  /// The twin of ``didEndDisplaying(_:for:)``.
  public final var onDidEndDisplayingSupplementary: (@MainActor (SupplementaryKind, S) -> Void)? {
    get { closures.onDidEndDisplayingSupplementary }
    set { closures.onDidEndDisplayingSupplementary = newValue }
  }

  /// Called when a person has moved a row, with where it is now and where it was.
  ///
  /// The twin of ``didMove(_:from:to:)``.
  public final var onMove: (@MainActor (RowContext<Item>, ListIndexPath) -> Void)? {
    get { closures.onMove }
    set { closures.onMove = newValue }
  }

  /// Called when rows will come on screen soon.
  ///
  /// The twin of ``prefetch(_:)``.
  public final var onPrefetch: (@MainActor ([Item]) -> Void)? {
    get { closures.onPrefetch }
    set { closures.onPrefetch = newValue }
  }

  /// Called when rows announced for prefetching won't come on screen.
  ///
  /// The twin of ``cancelPrefetch(_:)``.
  public final var onCancelPrefetch: (@MainActor ([Item]) -> Void)? {
    get { closures.onCancelPrefetch }
    set { closures.onCancelPrefetch = newValue }
  }

  /// Called when a person has chosen an entry of a row's menu, after the entry's own handler.
  ///
  /// The twin of ``performMenuAction(_:on:at:)``.
  public final var onMenuAction: (@MainActor (String, RowContext<Item>) -> Void)? {
    get { closures.onMenuAction }
    set { closures.onMenuAction = newValue }
  }

  /// Called when a swipe action of any row has ended.
  ///
  /// The twin of ``didPerformSwipeAction(_:result:on:)``.
  public final var onSwipeAction: (@MainActor (String, SwipeActionResult, Item) -> Void)? {
    get { closures.onSwipeAction }
    set { closures.onSwipeAction = newValue }
  }

  /// Called when the set of selected identities has changed.
  ///
  /// The twin of ``selectionDidChange()``.
  public final var onSelectionChange: (@MainActor (Set<Item.Identity>) -> Void)? {
    get { closures.onSelectionChange }
    set { closures.onSelectionChange = newValue }
  }
}
