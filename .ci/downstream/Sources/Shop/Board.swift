// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Fruit, sorted by price and put together by its first letter.
///
/// Overrides every open member, and leaves what it does to the default.
package final class Board: ArrangedProvider<Fruit> {
  package let log = HookLog()

  // MARK: - Lists

  package override func willUpdate() {
    log.note()
    super.willUpdate()
  }

  package override func didUpdate(_ report: UpdateReport) {
    log.note()
    super.didUpdate(report)
  }

  package override func didScroll(_ event: ScrollEvent) {
    log.note()
    super.didScroll(event)
  }

  package override func didPullToRefresh() {
    log.note()
    super.didPullToRefresh()
  }

  package override func didChangeEditing(_ isEditing: Bool) {
    log.note()
    super.didChangeEditing(isEditing)
  }

  // MARK: - Content

  package override func row(for item: Fruit, at indexPath: ListIndexPath) -> Row {
    log.note()
    return super.row(for: item, at: indexPath)
  }

  package override func header(for section: ArrangedSection<Fruit>, at index: Int) -> Supplementary?
  {
    log.note()
    return super.header(for: section, at: index)
  }

  package override func footer(for section: ArrangedSection<Fruit>, at index: Int) -> Supplementary?
  {
    log.note()
    return super.footer(for: section, at: index)
  }

  package override func supplementary(
    _ kind: SupplementaryKind, for section: ArrangedSection<Fruit>, at index: Int
  ) -> Supplementary? {
    log.note()
    return super.supplementary(kind, for: section, at: index)
  }

  package override func layout(for section: ArrangedSection<Fruit>) -> SectionLayout? {
    log.note()
    return super.layout(for: section)
  }

  package override func sectionIndexTitle(for section: ArrangedSection<Fruit>) -> String? {
    log.note()
    return super.sectionIndexTitle(for: section)
  }

  // MARK: - Permissions

  package override func shouldSelect(_ item: Fruit, at indexPath: ListIndexPath) -> Bool {
    log.note()
    return super.shouldSelect(item, at: indexPath)
  }

  package override func shouldDeselect(_ item: Fruit, at indexPath: ListIndexPath) -> Bool {
    log.note()
    return super.shouldDeselect(item, at: indexPath)
  }

  package override func shouldHighlight(_ item: Fruit, at indexPath: ListIndexPath) -> Bool {
    log.note()
    return super.shouldHighlight(item, at: indexPath)
  }

  package override func canEdit(_ item: Fruit, at indexPath: ListIndexPath) -> Bool {
    log.note()
    return super.canEdit(item, at: indexPath)
  }

  package override func canMove(_ item: Fruit, at indexPath: ListIndexPath) -> Bool {
    log.note()
    return super.canMove(item, at: indexPath)
  }

  package override func canFocus(_ item: Fruit, at indexPath: ListIndexPath) -> Bool {
    log.note()
    return super.canFocus(item, at: indexPath)
  }

  package override func targetIndexPath(
    forMoveOf item: Fruit, from source: ListIndexPath, to destination: ListIndexPath
  ) -> ListIndexPath {
    log.note()
    return super.targetIndexPath(forMoveOf: item, from: source, to: destination)
  }

  package override func permits(menuAction action: String, for item: Fruit) -> Bool {
    log.note()
    return super.permits(menuAction: action, for: item)
  }

  // MARK: - Events

  package override func didSelect(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.didSelect(item, at: indexPath)
  }

  package override func didDeselect(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.didDeselect(item, at: indexPath)
  }

  package override func didHighlight(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.didHighlight(item, at: indexPath)
  }

  package override func didUnhighlight(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.didUnhighlight(item, at: indexPath)
  }

  package override func primaryAction(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.primaryAction(item, at: indexPath)
  }

  package override func willDisplay(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.willDisplay(item, at: indexPath)
  }

  package override func didEndDisplaying(_ item: Fruit) {
    log.note()
    super.didEndDisplaying(item)
  }

  package override func willDisplay(
    _ kind: SupplementaryKind, for section: ArrangedSection<Fruit>, at index: Int
  ) {
    log.note()
    super.willDisplay(kind, for: section, at: index)
  }

  package override func didEndDisplaying(
    _ kind: SupplementaryKind, for section: ArrangedSection<Fruit>
  ) {
    log.note()
    super.didEndDisplaying(kind, for: section)
  }

  // MARK: - Editing

  package override func didMove(
    _ item: Fruit, from source: ListIndexPath, to destination: ListIndexPath
  ) {
    log.note()
    super.didMove(item, from: source, to: destination)
  }

  package override func didMoveAway(_ item: Fruit, from indexPath: ListIndexPath) {
    log.note()
    super.didMoveAway(item, from: indexPath)
  }

  package override func didMoveIn(_ item: Fruit, to indexPath: ListIndexPath) {
    log.note()
    super.didMoveIn(item, to: indexPath)
  }

  package override func commitDelete(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.commitDelete(item, at: indexPath)
  }

  package override func didDelete(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.didDelete(item, at: indexPath)
  }

  package override func commitInsert(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.commitInsert(item, at: indexPath)
  }

  package override func willBeginEditing(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.willBeginEditing(item, at: indexPath)
  }

  package override func didEndEditing(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.didEndEditing(item, at: indexPath)
  }

  package override func prefetch(_ items: [Fruit]) {
    log.note()
    super.prefetch(items)
  }

  package override func cancelPrefetch(_ items: [Fruit]) {
    log.note()
    super.cancelPrefetch(items)
  }

  package override func performMenuAction(
    _ action: String, on item: Fruit, at indexPath: ListIndexPath
  ) {
    log.note()
    super.performMenuAction(action, on: item, at: indexPath)
  }

  package override func didPerformSwipeAction(
    _ action: String, result: SwipeActionResult, on item: Fruit
  ) {
    log.note()
    super.didPerformSwipeAction(action, result: result, on: item)
  }

  package override func didFocus(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.didFocus(item, at: indexPath)
  }

  package override func didUnfocus(_ item: Fruit, at indexPath: ListIndexPath) {
    log.note()
    super.didUnfocus(item, at: indexPath)
  }

  package override func preferredFocusIdentity() -> String? {
    log.note()
    return super.preferredFocusIdentity()
  }

  package override func selectionDidChange() {
    log.note()
    super.selectionDidChange()
  }
}
