// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A provider that overrides every hook, and calls `super` in none.
final class OverridingProvider: SectionedProvider<HookShelf> {
  let log = HookLog()

  override func row(for item: String, at indexPath: ListIndexPath) -> Row {
    log.row(item, indexPath)
  }
  override func header(for section: HookShelf, at index: Int) -> Supplementary? {
    log.supplementary(.header, section, index)
  }
  override func footer(for section: HookShelf, at index: Int) -> Supplementary? {
    log.supplementary(.footer, section, index)
  }
  override func supplementary(
    _ kind: SupplementaryKind, for section: HookShelf, at index: Int
  ) -> Supplementary? { log.supplementary(kind, section, index) }
  override func layout(for section: HookShelf) -> SectionLayout? { log.layout(section) }
  override func sectionIndexTitle(for section: HookShelf) -> String? { log.indexTitle(section) }

  override func shouldSelect(_ item: String, at indexPath: ListIndexPath) -> Bool {
    log.ask("shouldSelect", item, indexPath)
  }
  override func shouldDeselect(_ item: String, at indexPath: ListIndexPath) -> Bool {
    log.ask("shouldDeselect", item, indexPath)
  }
  override func shouldHighlight(_ item: String, at indexPath: ListIndexPath) -> Bool {
    log.ask("shouldHighlight", item, indexPath)
  }
  override func canEdit(_ item: String, at indexPath: ListIndexPath) -> Bool {
    log.ask("canEdit", item, indexPath)
  }
  override func canMove(_ item: String, at indexPath: ListIndexPath) -> Bool {
    log.ask("canMove", item, indexPath)
  }
  override func canFocus(_ item: String, at indexPath: ListIndexPath) -> Bool {
    log.ask("canFocus", item, indexPath)
  }
  override func targetIndexPath(
    forMoveOf item: String, from source: ListIndexPath, to destination: ListIndexPath
  ) -> ListIndexPath { log.landing(item, source, destination) }
  override func permits(menuAction action: String, for item: String) -> Bool {
    log.permits(action, item)
  }

  override func didSelect(_ item: String, at indexPath: ListIndexPath) {
    log.note("didSelect", item, indexPath)
  }
  override func didDeselect(_ item: String, at indexPath: ListIndexPath) {
    log.note("didDeselect", item, indexPath)
  }
  override func didHighlight(_ item: String, at indexPath: ListIndexPath) {
    log.note("didHighlight", item, indexPath)
  }
  override func didUnhighlight(_ item: String, at indexPath: ListIndexPath) {
    log.note("didUnhighlight", item, indexPath)
  }
  override func primaryAction(_ item: String, at indexPath: ListIndexPath) {
    log.note("primaryAction", item, indexPath)
  }
  override func willDisplay(_ item: String, at indexPath: ListIndexPath) {
    log.note("willDisplay", item, indexPath)
  }
  override func didEndDisplaying(_ item: String) { log.note("didEndDisplaying \(item)") }
  override func willDisplay(_ kind: SupplementaryKind, for section: HookShelf, at index: Int) {
    log.note("willDisplay \(kind) \(section.id) at \(index)")
  }
  override func didEndDisplaying(_ kind: SupplementaryKind, for section: HookShelf) {
    log.note("didEndDisplaying \(kind) \(section.id)")
  }
  override func didMove(
    _ item: String, from source: ListIndexPath, to destination: ListIndexPath
  ) { log.noteMove(item, source, destination) }
  override func didMoveAway(_ item: String, from indexPath: ListIndexPath) {
    log.note("didMoveAway", item, indexPath)
  }
  override func didMoveIn(_ item: String, to indexPath: ListIndexPath) {
    log.note("didMoveIn", item, indexPath)
  }
  override func commitDelete(_ item: String, at indexPath: ListIndexPath) {
    log.note("commitDelete", item, indexPath)
  }
  override func commitInsert(_ item: String, at indexPath: ListIndexPath) {
    log.note("commitInsert", item, indexPath)
  }
  override func didDelete(_ item: String, at indexPath: ListIndexPath) {
    log.note("didDelete", item, indexPath)
  }
  override func willBeginEditing(_ item: String, at indexPath: ListIndexPath) {
    log.note("willBeginEditing", item, indexPath)
  }
  override func didEndEditing(_ item: String, at indexPath: ListIndexPath) {
    log.note("didEndEditing", item, indexPath)
  }
  override func prefetch(_ items: [String]) { log.note("prefetch \(items)") }
  override func cancelPrefetch(_ items: [String]) { log.note("cancelPrefetch \(items)") }
  override func performMenuAction(
    _ action: String, on item: String, at indexPath: ListIndexPath
  ) { log.note("performMenuAction \(action)", item, indexPath) }
  override func didPerformSwipeAction(
    _ action: String, result: SwipeActionResult, on item: String
  ) { log.note("didPerformSwipeAction \(action) \(result) \(item)") }
  override func didFocus(_ item: String, at indexPath: ListIndexPath) {
    log.note("didFocus", item, indexPath)
  }
  override func didUnfocus(_ item: String, at indexPath: ListIndexPath) {
    log.note("didUnfocus", item, indexPath)
  }
  override func preferredFocusIdentity() -> String? { log.preferredFocus() }
  override func selectionDidChange() { log.note("selectionDidChange") }

  override func didScroll(_ event: ScrollEvent) { log.note("didScroll \(event)") }
  override func didPullToRefresh() { log.note("didPullToRefresh") }
  override func didChangeEditing(_ isEditing: Bool) { log.note("didChangeEditing \(isEditing)") }
  override func willUpdate() { log.note("willUpdate") }
  override func didUpdate(_ report: UpdateReport) { log.note("didUpdate") }
}
