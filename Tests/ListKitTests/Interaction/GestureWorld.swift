// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// A random tree in a view, a naive model of what is selected in it, and somebody who changes things
/// in the middle of anything.
@MainActor
final class GestureWorld {
  let root: TreeNode
  let view: RecordingListView
  let leaves: [TreeNode]
  var random: DiffRandom
  private(set) var log: String
  private(set) var failure: String?

  /// What the rows said when the gesture began.
  private var seen: Set<String> = []
  private var carried = false

  /// The row that a person taps just now.
  private var tapped: (leaf: TreeNode, identity: Int)?

  /// Whether rows between two that are in sight may be selected.
  var isExtending = false

  /// How many changes may still be made inside handlers, and whether one is being made.
  private var mischief = 0
  private var isMischievous = false
  private var nextIdentity = 1_000

  init(seed: UInt64) {
    var maker = TreeMaker(seed: seed, prefix: "n")
    let kinds: [TreeNode.Kind] = [.stacked, .merged, .segmented, .state, .rows, .sections]
    root = maker.node(kinds.randomElement(using: &maker.random) ?? .rows, depth: 3)
    random = maker.random
    leaves = root.all.filter { $0.kind == .rows || $0.kind == .sections }
    view = RecordingListView(
      flavour: Bool.random(using: &random) ? .table : .collection, mode: .lenient,
      viewportHeight: [150, 10_000].randomElement(using: &random) ?? 150)
    log = root.picture()
    let modes: [SelectionMode] = [.single, .multiple, .multiple]
    root.source.selectionMode = modes.randomElement(using: &random) ?? .single
    root.source.selectionLimit = [nil, 2].randomElement(using: &random) ?? nil
    root.source.keepsVisibleRows = Bool.random(using: &random)
    view.allowsMultipleSelection = root.source.selectionMode == .multiple
    let policies: [UpdatePolicy] = [.standard, .standard, UpdatePolicy(maximumAnimatedChanges: 2)]
    root.source.updatePolicy = policies.randomElement(using: &random) ?? .standard
    log +=
      "\n\(root.source.selectionMode), limit \(String(describing: root.source.selectionLimit))\n"
    for leaf in leaves { install(on: leaf) }
    root.source.onWillUpdate = { [unowned self] in interfere("willUpdate") }
    root.source.onUpdate = { [unowned self] _ in interfere("didUpdate") }
    root.source.onScroll = { [unowned self] _ in interfere("didScroll") }
    root.source.onRefresh = { [unowned self] in interfere("refresh") }
    root.source.bind(to: view)
  }

  func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  func note(_ text: String) { log += text + "\n" }

  func fail(_ text: String) { if failure == nil { failure = text } }

  // MARK: - Handlers

  private func install(on leaf: TreeNode) {
    let rules: [VanishedSelection] = [.dropped, .kept, .neighbour]
    let rule = rules.randomElement(using: &random) ?? .dropped
    log += "\(leaf.name): \(rule)\n"
    if let provider = leaf.source as? SimpleProvider<TreeRow> { install(on: leaf, provider, rule) }
    if let provider = leaf.source as? SectionedProvider<TreeSection> {
      install(on: leaf, provider, rule)
    }
  }

  private func install<S: Section>(
    on leaf: TreeNode, _ provider: Provider<S>, _ rule: VanishedSelection
  ) where S.Item == TreeRow {
    provider.vanishedSelection = rule
    provider.makeRow = { [unowned self, unowned leaf] context in
      check(leaf, context, "row")
      interfere("row", oneIn: 40)
      return Row(leaf.text(of: context.item)).movable().deletable()
        .height(.fixed(30 + Double(context.item.identity % 3) * 20))
        .leadingSwipe {
          .action("pin") { [unowned self] in handle(leaf, context, "pin") }
        }
        .trailingSwipe { .delete { [unowned self] in handle(leaf, context, "delete") } }
        .menu {
          [MenuItem("copy", title: "Copy") { [unowned self] in handle(leaf, context, "copy") }]
        }
    }
    let handlers:
      [(ReferenceWritableKeyPath<Provider<S>, (@MainActor (RowContext<TreeRow>) -> Void)?>, String)] =
        [
          (\.onHighlight, "highlight"), (\.onUnhighlight, "unhighlight"),
          (\.onPrimaryAction, "primary"), (\.onWillDisplay, "willDisplay"),
          (\.onWillBeginEditing, "willEdit"), (\.onDidEndEditing, "didEdit"), (\.onFocus, "focus"),
          (\.onUnfocus, "unfocus"),
        ]
    for (handler, name) in handlers {
      provider[keyPath: handler] = { [unowned self, unowned leaf] in handle(leaf, $0, name) }
    }
    let permissions:
      [(ReferenceWritableKeyPath<Provider<S>, (@MainActor (RowContext<TreeRow>) -> Bool)?>, String)] =
        [
          (\.onShouldSelect, "shouldSelect"), (\.onShouldDeselect, "shouldDeselect"),
          (\.onShouldHighlight, "shouldHighlight"), (\.onCanEdit, "canEdit"),
          (\.onCanMove, "canMove"), (\.onCanFocus, "canFocus"),
        ]
    for (permission, name) in permissions {
      provider[keyPath: permission] = { [unowned self, unowned leaf] in
        check(leaf, $0, name)
        interfere(name)
        return true
      }
    }
    provider.onDidEndDisplaying = { [unowned self] _ in interfere("didEndDisplaying") }
    provider.onPrefetch = { [unowned self, unowned leaf] in
      for item in $0 where !contains(leaf, item.identity) {
        fail("prefetched \(item), which is gone")
      }
    }
    provider.onSelectionChange = { [unowned self, unowned leaf] selected in
      // The row may go before its own handler is called. It has been selected, or deselected,
      // nonetheless.
      if isExtending { leaf.selection.formUnion(selected) }
      guard let tapped, tapped.leaf === leaf else { return }
      if !selected.contains(tapped.identity) {
        leaf.selection.remove(tapped.identity)
      } else if !leaf.selection.contains(tapped.identity) {
        if root.source.selectionMode == .single { clearSelections(beside: leaf) }
        leaf.selection.insert(tapped.identity)
      }
    }
    provider.onSelect = { [unowned self, unowned leaf] context in
      if root.source.selectionMode == .single { clearSelections(beside: leaf) }
      leaf.selection.insert(context.item.identity)
      handle(leaf, context, "select")
    }
    provider.onDeselect = { [unowned self, unowned leaf] context in
      leaf.selection.remove(context.item.identity)
      handle(leaf, context, "deselect")
    }
    provider.onCommitDelete = { [unowned self, unowned leaf] context in
      check(leaf, context, "commitDelete")
      remove(context.item.identity, from: leaf)
    }
    provider.onMove = { [unowned self, unowned leaf] context, _ in handle(leaf, context, "move") }
    provider.onMoveAway = { [unowned self, unowned leaf] context in
      carried = leaf.selection.remove(context.item.identity) != nil
    }
    provider.onMoveIn = { [unowned self, unowned leaf] context in
      if carried { leaf.selection.insert(context.item.identity) }
      handle(leaf, context, "moveIn")
    }
  }

  private func handle(_ leaf: TreeNode, _ context: RowContext<TreeRow>, _ name: String) {
    check(leaf, context, name)
    let text = leaf.text(of: context.item)
    // What ends, what is deselected for another row, or comes from elsewhere, may be out of sight.
    let mayBeHidden = ["deselect", "willEdit", "didEdit", "unfocus", "moveIn"].contains(name)
    if !mayBeHidden, !isExtending, !seen.contains(text), !shownTexts.contains(text) {
      fail("\(name) of \(text), which wasn't on screen: \(seen.sorted())")
    }
    interfere(name)
  }

  private func check(_ leaf: TreeNode, _ context: RowContext<TreeRow>, _ name: String) {
    guard let path = path(of: context.item.identity, in: leaf) else { return }
    // These have the path of when the row was made.
    let isCaptured = ["row", "pin", "delete", "copy"].contains(name)
    if !isCaptured, path != context.indexPath {
      fail("\(name) of \(context.item) at \(context.indexPath), and it is at \(path)")
    }
  }

  private var shownTexts: Set<String> {
    Set(
      view.indexPathsForVisibleRows.compactMap { view.shownRow(at: $0)?.content?.text })
  }

  // MARK: - Changes

  /// Changes something in the middle of a handler, now and then.
  private func interfere(_ name: String, oneIn odds: Int = 4) {
    guard mischief > 0, !isMischievous, number(odds) == 0 else { return }
    mischief -= 1
    isMischievous = true
    note("  in \(name):")
    change()
    isMischievous = false
  }

  /// Lets something happen with no change inside its handlers.
  func undisturbed(_ body: () -> Void) {
    let wasMischievous = isMischievous
    isMischievous = true
    body()
    isMischievous = wasMischievous
  }

  /// Taps a row.
  func tap(_ path: ListIndexPath) {
    var text: String?
    undisturbed { text = view.dataSource?.row(at: path).content?.text }
    for leaf in leaves {
      for item in currentSections(of: leaf).flatMap(\.items) where leaf.text(of: item) == text {
        tapped = (leaf, item.identity)
      }
    }
    view.tap(path)
    tapped = nil
  }

  /// Lets a gesture or a change happen, with so many changes inside its handlers.
  func perform(mischief count: Int, _ body: () -> Void) {
    seen = shownTexts
    isExtending = false
    mischief = count
    body()
    mischief = 0
  }

  private func contains(_ leaf: TreeNode, _ identity: Int) -> Bool {
    path(of: identity, in: leaf) != nil
  }

  private func path(of identity: Int, in leaf: TreeNode) -> ListIndexPath? {
    (leaf.source as? SimpleProvider<TreeRow>)?.indexPath(of: identity)
      ?? (leaf.source as? SectionedProvider<TreeSection>)?.indexPath(of: identity)
  }

  func remove(_ identity: Int, from leaf: TreeNode) {
    follow(leaf, without: [identity])
    note("  \(leaf.name) drops \(identity)")
    (leaf.source as? SimpleProvider<TreeRow>)?.remove(identity)
    (leaf.source as? SectionedProvider<TreeSection>)?.remove(identity)
  }

  func newRow() -> TreeRow {
    nextIdentity += 1
    return TreeRow(identity: nextIdentity)
  }

  /// Has the naive model follow that rows go.
  func follow(_ leaf: TreeNode, without gone: Set<Int>) {
    let old = currentSections(of: leaf).flatMap(\.items).map(\.identity)
    let vanished = leaf.selection.intersection(gone)
    switch rule(of: leaf) {
    case .kept: return
    case .dropped: leaf.selection.subtract(vanished)
    case .neighbour:
      leaf.selection.subtract(vanished)
      for identity in vanished {
        guard let index = old.firstIndex(of: identity) else { continue }
        let after = old[index...].first { !gone.contains($0) }
        let before = old[..<index].last { !gone.contains($0) }
        if let next = after ?? before { leaf.selection.insert(next) }
      }
    }
  }

  private func rule(of leaf: TreeNode) -> VanishedSelection {
    (leaf.source as? SimpleProvider<TreeRow>)?.vanishedSelection
      ?? (leaf.source as? SectionedProvider<TreeSection>)?.vanishedSelection ?? .dropped
  }

  func currentSections(of leaf: TreeNode) -> [TreeSection] {
    if let provider = leaf.source as? SimpleProvider<TreeRow> {
      return [TreeSection(0, title: provider.title, items: provider.items)]
    }
    return (leaf.source as? SectionedProvider<TreeSection>)?.sections ?? leaf.sections
  }
}
