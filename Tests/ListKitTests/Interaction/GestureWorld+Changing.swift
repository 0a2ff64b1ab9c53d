// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

// What a person and the app do.
extension GestureWorld {
  /// Touches the view somewhere.
  func touch() {
    let rows = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfRows(inSection: section)).map { ListIndexPath(row: $0, section: section) }
    }
    guard let path = rows.randomElement(using: &random) else { return scroll() }
    let other = rows.randomElement(using: &random) ?? path
    switch number(18) {
    case 0, 1, 2, 3:
      note("tap \(path)")
      tap(path)
    case 4:
      note("extend to \(path)")
      isExtending = true
      view.extendSelection(to: path)
    case 5:
      note("highlight \(path), primary action of \(other)")
      view.highlight(path)
      view.performPrimaryAction(at: other)
      view.unhighlight()
    case 6, 7:
      note("swipe \(path), then pin it")
      view.swipe(.leading, at: path)
      view.perform("pin", at: path)
    case 8:
      note("swipe \(path)")
      view.swipe(Bool.random(using: &random) ? .leading : .trailing, at: path)
    case 9:
      note("full swipe \(path)")
      view.fullSwipe(.trailing, at: path)
    case 10:
      note("delete \(path)")
      view.pressDelete(at: path)
    case 11:
      note("copy \(path)")
      view.choose("copy", at: path)
    case 12:
      note("focus \(path)")
      view.focus(path)
    case 13:
      note("prefetch \(path), \(other)")
      view.prefetch([path, other])
      view.cancelPrefetch([other, path])
    default: scroll()
    }
  }

  private func scroll() {
    switch number(4) {
    case 0: view.scrollToEnd()
    case 1:
      view.pullToRefresh()
      root.source.endRefreshing()
    case 2: view.pressEditButton()
    default: view.scroll(to: Double(number(400)), velocity: Double(number(3) - 1))
    }
  }

  /// Drags a row to another place, with a change while the finger holds it now and then.
  func drag() {
    let sections = (0..<view.numberOfSections).filter { view.numberOfRows(inSection: $0) > 0 }
    guard let section = sections.randomElement(using: &random) else { return }
    let origin = ListIndexPath(row: number(view.numberOfRows(inSection: section)), section: section)
    guard view.pickUp(at: origin) else { return }
    note("pick up \(origin)")
    if number(3) == 0 { change() }
    // Asking whether it may be picked up may have led to a shorter list.
    guard view.numberOfSections > 0 else { return view.cancelDrag() }
    let target = number(view.numberOfSections)
    let count = max(0, view.numberOfRows(inSection: target) - (target == section ? 1 : 0))
    let destination = ListIndexPath(row: number(count + 1), section: target)
    note("drop it at \(destination)")
    if number(8) == 0 { view.cancelDrag() } else { view.drop(at: destination) }
  }

  /// Changes a data source, or what is selected in it.
  func change() {
    if number(5) == 0 { return rearrange() }
    guard let leaf = leaves.randomElement(using: &random) else { return }
    switch leaf.source {
    case let provider as SimpleProvider<TreeRow>:
      if number(3) == 0 { select(leaf, provider) } else { edit(leaf, provider) }
    case let provider as SectionedProvider<TreeSection>:
      if number(3) == 0 { select(leaf, provider) } else { edit(leaf, provider) }
    default: break
    }
  }

  private func select<S: Section>(_ leaf: TreeNode, _ provider: Provider<S>)
  where S.Item == TreeRow {
    let rows = currentSections(of: leaf).flatMap(\.items).map(\.identity)
    switch number(6) {
    case 0:
      note("  \(leaf.name) selects all")
      if root.source.selectionMode == .multiple { modelSelect(rows, in: leaf) }
      // Describing the rows comes before the selection, where the model has it the other way round.
      undisturbed { provider.selectAll() }
    case 1:
      note("  \(leaf.name) clears")
      leaf.selection = []
      provider.clearSelection()
    case 2:
      guard let row = leaf.selection.min() else { return }
      note("  \(leaf.name) deselects \(row)")
      leaf.selection.remove(row)
      provider.deselect(row)
    case 3:
      guard let row = rows.randomElement(using: &random) else { return }
      provider.scroll(to: row)
      provider.revealSwipeActions(.leading, of: row)
    default:
      guard let row = rows.randomElement(using: &random) else { return }
      note("  \(leaf.name) selects \(row)")
      modelSelect([row], in: leaf)
      provider.select(row)
    }
  }

  private func modelSelect(_ rows: [Int], in leaf: TreeNode) {
    if root.source.selectionMode == .single { clearSelections(beside: leaf) }
    for row in rows where !leaf.selection.contains(row) {
      let count = countingLeaves(of: scope(of: leaf)).reduce(0) { $0 + $1.selection.count }
      guard count < root.source.selectionLimit ?? .max || root.source.selectionMode == .single
      else { return }
      leaf.selection.insert(row)
    }
  }

  private func edit(_ leaf: TreeNode, _ provider: SimpleProvider<TreeRow>) {
    let items = provider.items
    switch number(6) {
    case 0 where !items.isEmpty: remove(items[number(items.count)].identity, from: leaf)
    case 1 where !items.isEmpty:
      let (row, target) = (items[number(items.count)].identity, number(items.count))
      note("  \(leaf.name) moves \(row) to \(target)")
      provider.move(row, to: target)
    case 2 where !items.isEmpty:
      var item = items[number(items.count)]
      item.version += 1
      note("  \(leaf.name) changes \(item.identity)")
      provider.replace(item)
    case 3:
      let (row, index) = (newRow(), number(items.count + 1))
      note("  \(leaf.name) inserts \(row.identity) at \(index)")
      provider.insert(row, at: index)
    default:
      let new = items.shuffled(using: &random).prefix(number(items.count + 1)) + [newRow()]
      note("  \(leaf.name) becomes \(new.map(\.identity))")
      follow(leaf, without: Set(items.map(\.identity)).subtracting(new.map(\.identity)))
      if number(6) == 0 {
        provider.reload(with: Array(new))
      } else {
        provider.apply(Array(new), animated: number(3) > 0)
      }
    }
  }

  private func edit(_ leaf: TreeNode, _ provider: SectionedProvider<TreeSection>) {
    var rows = provider.sections.flatMap(\.items)
    let gone = Set(rows.map(\.identity))
    rows.shuffle(using: &random)
    rows = rows.prefix(number(rows.count + 1)) + [newRow()]
    var sections = [0, 1, 2].shuffled(using: &random).prefix(1 + number(3))
      .map { TreeSection($0, items: []) }
    for row in rows { sections[number(sections.count)].items.append(row) }
    note("  \(leaf.name) becomes \(sections.map { "\($0.id): \($0.items.map(\.identity))" })")
    follow(leaf, without: gone.subtracting(rows.map(\.identity)))
    provider.apply(sections, animated: true)
  }

  /// Changes which data sources are shown, and in what order.
  private func rearrange() {
    let nodes = root.all.filter { !$0.isLeaf }
    guard let node = nodes.randomElement(using: &random) else { return }
    switch node.source {
    case let source as CompositeDataSource where source.numberOfChildren > 0:
      let (from, to) = (number(source.numberOfChildren), number(source.numberOfChildren))
      note("  \(node.name) moves child \(from) to \(to)")
      source.moveChild(from: from, to: to)
    case let source as SegmentedDataSource where source.numberOfChildren > 0:
      let old = source.selectedChild
      let new = source.child(at: number(source.numberOfChildren))
      if new !== old, let child = node.children.first(where: { $0.source === new }) {
        willShow(child, in: node)
      }
      if let new { source.select(new) }
      note("  \(node.name) shows child \(source.selectedIndex ?? -1)")
    case let source as StateDataSource:
      let state = [LoadState.loading, .content, .content, .failed(TreeError())][number(4)]
      willShow(state, node, source)
      source.state = state
      note("  \(node.name) is \(source.state)")
    default: break
    }
  }
}
