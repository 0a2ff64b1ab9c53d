// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A section of rows that are named after their place, as in `a 2-10`.
typealias HookShelf = SimpleSection<Int, String>

/// Writes down which hook was called with what, and answers all questions alike.
@MainActor
final class HookLog {
  private(set) var calls: [String] = []

  /// The answer to every question.
  var answer = true

  /// The item that should have the focus; nil for none.
  var preferredItem: String?

  /// Whether questions about content are written down too.
  var notesContent = false

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func note(_ call: String) { calls.append(call) }

  func note(_ hook: String, _ item: String, _ path: ListIndexPath) {
    note("\(hook) \(item) at \(path.section)-\(path.row)")
  }

  func ask(_ hook: String, _ item: String, _ path: ListIndexPath) -> Bool {
    note(hook, item, path)
    return answer
  }

  func permits(_ action: String, _ item: String) -> Bool {
    note("permits \(action) \(item)")
    return answer
  }

  func landing(
    _ item: String, _ source: ListIndexPath, _ destination: ListIndexPath
  ) -> ListIndexPath {
    note("targetIndexPath \(destination.section)-\(destination.row)", item, source)
    return destination
  }

  func noteMove(_ item: String, _ source: ListIndexPath, _ destination: ListIndexPath) {
    note("didMove \(destination.section)-\(destination.row)", item, source)
  }

  func preferredFocus() -> String? {
    if notesContent { note("preferredFocusIdentity") }
    return preferredItem
  }

  func row(_ item: String, _ path: ListIndexPath) -> Row {
    if notesContent { note("row", item, path) }
    return Row(item).leadingSwipe { .action("pin") { self.note("pin \(item)") } }
      .menu { [MenuItem("copy", title: "Copy") {}] }
  }

  func supplementary(_ kind: SupplementaryKind, _ section: HookShelf, _ index: Int) -> Supplementary
  {
    if notesContent { note("\(kind) \(section.id) at \(index)") }
    return Supplementary("\(kind) \(section.id)")
  }

  func layout(_ section: HookShelf) -> SectionLayout {
    if notesContent { note("layout \(section.id)") }
    return SectionLayout(lineSpacing: Double(section.id))
  }

  func indexTitle(_ section: HookShelf) -> String {
    if notesContent { note("sectionIndexTitle \(section.id)") }
    return "\(section.id)"
  }
}

extension HookLog {
  /// Sets every closure of a provider.
  func installClosures(on provider: Provider<HookShelf>) {
    provider.makeRow = { self.row($0.item, $0.indexPath) }
    provider.makeHeader = { self.supplementary(.header, $0.section, $0.index) }
    provider.makeFooter = { self.supplementary(.footer, $0.section, $0.index) }
    provider.makeSupplementary = { self.supplementary($0, $1.section, $1.index) }
    provider.makeLayout = { self.layout($0) }
    provider.makeSectionIndexTitle = { self.indexTitle($0) }

    provider.onShouldSelect = { self.ask("shouldSelect", $0.item, $0.indexPath) }
    provider.onShouldDeselect = { self.ask("shouldDeselect", $0.item, $0.indexPath) }
    provider.onShouldHighlight = { self.ask("shouldHighlight", $0.item, $0.indexPath) }
    provider.onCanEdit = { self.ask("canEdit", $0.item, $0.indexPath) }
    provider.onCanMove = { self.ask("canMove", $0.item, $0.indexPath) }
    provider.onCanFocus = { self.ask("canFocus", $0.item, $0.indexPath) }
    provider.onPreferredFocusIdentity = { self.preferredFocus() }
    provider.onTargetIndexPath = { self.landing($0.item, $0.indexPath, $1) }
    provider.onPermitsMenuAction = { self.permits($0, $1) }

    provider.onSelect = { self.note("didSelect", $0.item, $0.indexPath) }
    provider.onDeselect = { self.note("didDeselect", $0.item, $0.indexPath) }
    provider.onHighlight = { self.note("didHighlight", $0.item, $0.indexPath) }
    provider.onUnhighlight = { self.note("didUnhighlight", $0.item, $0.indexPath) }
    provider.onPrimaryAction = { self.note("primaryAction", $0.item, $0.indexPath) }
    provider.onWillDisplay = { self.note("willDisplay", $0.item, $0.indexPath) }
    provider.onDidEndDisplaying = { self.note("didEndDisplaying \($0)") }
    provider.onWillDisplaySupplementary = {
      self.note("willDisplay \($0) \($1.section.id) at \($1.index)")
    }
    provider.onDidEndDisplayingSupplementary = { self.note("didEndDisplaying \($0) \($1.id)") }
    provider.onMove = { self.noteMove($0.item, $1, $0.indexPath) }
    provider.onMoveAway = { self.note("didMoveAway", $0.item, $0.indexPath) }
    provider.onMoveIn = { self.note("didMoveIn", $0.item, $0.indexPath) }
    provider.onCommitDelete = { self.note("commitDelete", $0.item, $0.indexPath) }
    provider.onCommitInsert = { self.note("commitInsert", $0.item, $0.indexPath) }
    provider.onDelete = { self.note("didDelete", $0.item, $0.indexPath) }
    provider.onWillBeginEditing = { self.note("willBeginEditing", $0.item, $0.indexPath) }
    provider.onDidEndEditing = { self.note("didEndEditing", $0.item, $0.indexPath) }
    provider.onPrefetch = { self.note("prefetch \($0)") }
    provider.onCancelPrefetch = { self.note("cancelPrefetch \($0)") }
    provider.onMenuAction = { self.note("performMenuAction \($0)", $1.item, $1.indexPath) }
    provider.onSwipeAction = { self.note("didPerformSwipeAction \($0) \($1) \($2)") }
    provider.onFocus = { self.note("didFocus", $0.item, $0.indexPath) }
    provider.onUnfocus = { self.note("didUnfocus", $0.item, $0.indexPath) }
    provider.onSelectionChange = { _ in self.note("selectionDidChange") }

    provider.onScroll = { self.note("didScroll \($0)") }
    provider.onRefresh = { self.note("didPullToRefresh") }
    provider.onEditingChange = { self.note("didChangeEditing \($0)") }
    provider.onWillUpdate = { self.note("willUpdate") }
    provider.onUpdate = { _ in self.note("didUpdate") }
  }
}
