// Part of ListKit, MIT licence: see LICENSE.

/// The closure twins of a provider's hooks.
struct ProviderClosures<S: Section> {
  typealias Item = S.Item
  typealias Handler = @MainActor (RowContext<Item>) -> Void
  typealias Question = @MainActor (RowContext<Item>) -> Bool

  var makeRow: (@MainActor (RowContext<Item>) -> Row)?
  var makeHeader: (@MainActor (SectionContext<S>) -> Supplementary?)?
  var makeFooter: (@MainActor (SectionContext<S>) -> Supplementary?)?
  var makeSupplementary: (@MainActor (SupplementaryKind, SectionContext<S>) -> Supplementary?)?
  var makeLayout: (@MainActor (S) -> SectionLayout?)?
  var makeSectionIndexTitle: (@MainActor (S) -> String?)?
  var onPreferredFocusIdentity: (@MainActor () -> Item.Identity?)?
  var onTargetIndexPath: (@MainActor (RowContext<Item>, ListIndexPath) -> ListIndexPath)?
  var onPermitsMenuAction: (@MainActor (String, Item) -> Bool)?
  var onDidEndDisplaying: (@MainActor (Item) -> Void)?
  var onWillDisplaySupplementary: (@MainActor (SupplementaryKind, SectionContext<S>) -> Void)?
  var onDidEndDisplayingSupplementary: (@MainActor (SupplementaryKind, S) -> Void)?
  var onMove: (@MainActor (RowContext<Item>, ListIndexPath) -> Void)?
  var onPrefetch: (@MainActor ([Item]) -> Void)?
  var onCancelPrefetch: (@MainActor ([Item]) -> Void)?
  var onMenuAction: (@MainActor (String, RowContext<Item>) -> Void)?
  var onSwipeAction: (@MainActor (String, SwipeActionResult, Item) -> Void)?
  var onSelectionChange: (@MainActor (Set<Item.Identity>) -> Void)?

  var onShouldSelect: Question?
  var onShouldDeselect: Question?
  var onShouldHighlight: Question?
  var onCanEdit: Question?
  var onCanMove: Question?
  var onCanFocus: Question?

  var onSelect: Handler?
  var onDeselect: Handler?
  var onHighlight: Handler?
  var onUnhighlight: Handler?
  var onPrimaryAction: Handler?
  var onWillDisplay: Handler?
  var onMoveAway: Handler?
  var onMoveIn: Handler?
  var onCommitDelete: Handler?
  var onDelete: Handler?
  var onCommitInsert: Handler?
  var onWillBeginEditing: Handler?
  var onDidEndEditing: Handler?
  var onFocus: Handler?
  var onUnfocus: Handler?

  @MainActor
  func tell(_ closure: KeyPath<Self, Handler?>, _ item: Item, _ indexPath: ListIndexPath) {
    self[keyPath: closure]?(RowContext(item: item, indexPath: indexPath))
  }

  @MainActor
  func ask(_ closure: KeyPath<Self, Question?>, _ item: Item, _ indexPath: ListIndexPath) -> Bool? {
    self[keyPath: closure]?(RowContext(item: item, indexPath: indexPath))
  }
}
