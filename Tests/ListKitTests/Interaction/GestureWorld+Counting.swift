// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// Whose selected rows count together: those that are shown, up to a child that isn't.
extension GestureWorld {
  /// Whether what is selected in a child counts in its parent.
  private func counts(_ child: TreeNode, in parent: TreeNode) -> Bool {
    switch parent.source {
    case let source as SegmentedDataSource: return source.selectedChild === child.source
    case let source as StateDataSource:
      if child.source === source.content, case .content = source.state { return true }
      return source.shown === child.source
    default: return true
    }
  }

  func scope(of node: TreeNode) -> TreeNode {
    var node = node
    while let parent = node.parent, counts(node, in: parent) { node = parent }
    return node
  }

  /// The leaves that count in a node, in the order of the list.
  func countingLeaves(of node: TreeNode) -> [TreeNode] {
    guard !node.isLeaf else { return [node] }
    let order = (node.source as? ContainerDataSource)?.children ?? []
    let children = order.compactMap { child in node.children.first { $0.source === child } }
    return children.filter { counts($0, in: node) }.flatMap(countingLeaves)
  }

  func clearSelections(beside leaf: TreeNode) {
    for other in countingLeaves(of: scope(of: leaf)) { other.selection = [] }
  }

  /// Drops what isn't allowed beside the rest when a child comes on screen in place of another one.
  func willShow(_ child: TreeNode, in parent: TreeNode) {
    let leaving = parent.children.filter { $0 !== child && counts($0, in: parent) }
    let gone = leaving.flatMap(countingLeaves)
    let new = countingLeaves(of: child)
    let others = countingLeaves(of: scope(of: parent)).filter { other in
      !gone.contains { $0 === other } && !new.contains { $0 === other }
    }
    let selected = new.reduce(0) { $0 + $1.selection.count }
    let capacity: Int =
      root.source.selectionMode == .single ? 1 : root.source.selectionLimit ?? .max
    var allowed = max(0, capacity - others.reduce(0) { $0 + $1.selection.count })
    guard selected > allowed else { return }
    for leaf in new where !leaf.selection.isEmpty {
      let rows = currentSections(of: leaf).flatMap(\.items).map(\.identity)
      let kept = rows.filter(leaf.selection.contains).prefix(allowed)
      allowed -= kept.count
      leaf.selection = Set(kept)
    }
  }

  func willShow(_ state: LoadState, _ node: TreeNode, _ source: StateDataSource) {
    guard case .content = state else { return }
    if let content = node.children.first(where: { $0.source === source.content }) {
      if case .content = source.state { return }
      willShow(content, in: node)
    }
  }
}
