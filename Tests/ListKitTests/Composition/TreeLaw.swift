// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// What holds whenever a tree and the view that shows it are at rest.
@MainActor
struct TreeLaw {
  private let root: TreeNode
  private let view: RecordingListView
  private let flat: [FlatSection]

  init(_ root: TreeNode, _ view: RecordingListView) {
    self.root = root
    self.view = view
    flat = root.flattened
  }

  /// Returns what doesn't hold, or nil.
  ///
  /// Positions take long, so they are looked at on demand.
  func broken(withPositions: Bool) -> String? {
    if let failure = view.failures.first { return failure }
    if let failure = brokenView() ?? brokenSelection() { return failure }
    return withPositions ? brokenPositions() ?? brokenOutside() : nil
  }

  private func brokenView() -> String? {
    let counts = flat.map(\.rows.count)
    let shown = (0..<view.numberOfSections).map { view.numberOfRows(inSection: $0) }
    let modelled = (0..<root.source.numberOfSections).map {
      root.source.numberOfRows(inSection: $0)
    }
    if counts != shown { return "The view has \(shown) rows, not \(counts)" }
    if counts != modelled { return "The model has \(modelled) rows, not \(counts)" }
    if root.source.numberOfRows != counts.reduce(0, +) { return "The model counts rows wrongly" }
    for (number, section) in flat.enumerated() {
      let header = view.shownSupplementary(.header, inSection: number)?.content?.text
      if header != section.header { return "Section \(number) has header \(header ?? "nil")" }
      for (row, expected) in section.rows.enumerated() {
        let path = ListIndexPath(row: row, section: number)
        let text = view.shownRow(at: path)?.content?.text
        if text != expected.text { return "\(path) shows \(text ?? "nil"), not \(expected.text)" }
      }
    }
    return nil
  }

  private func brokenPositions() -> String? {
    guard let container = root.source as? ContainerDataSource else { return nil }
    for (number, section) in flat.enumerated() {
      for (row, expected) in section.rows.enumerated() {
        let path = ListIndexPath(row: row, section: number)
        var source: ListDataSource = container
        var local = path
        while let inner = source as? ContainerDataSource {
          guard let found = inner.localIndexPath(for: local) else { return "\(path) is nowhere" }
          (source, local) = found
        }
        if source !== expected.leaf.source || local != expected.path {
          return "\(path) is \(local) of \(source), not \(expected.path) of \(expected.leaf.name)"
        }
        if let broken = brokenIndexes(of: path, in: container) { return broken }
        let global = container.globalIndexPath(for: expected.path, in: expected.leaf.source)
        if global != path { return "\(expected.text) is at \(global.map { "\($0)" } ?? "nil")" }
      }
      let beyond = ListIndexPath(row: section.rows.count, section: number)
      if container.localIndexPath(for: beyond) != nil { return "\(beyond) is somewhere" }
    }
    return nil
  }

  /// Compares the looks at a child's index with those at the child itself.
  private func brokenIndexes(
    of path: ListIndexPath, in container: ContainerDataSource
  ) -> String? {
    guard let composite = container as? CompositeDataSource,
      let expected = composite.localIndexPath(for: path)
    else { return nil }
    guard let found = composite.childIndex(for: path),
      composite.children[found.child] === expected.child, found.indexPath == expected.indexPath
    else { return "\(path) isn't in the child with the index of \(expected.child)" }
    let section = composite.childIndex(forSection: path.section)
    let expectedSection = composite.localSection(for: path.section)
    if section?.section != expectedSection?.section
      || section.map({ composite.children[$0.child] }) !== expectedSection?.child
    {
      return "Section \(path.section) isn't in the child with the index that it should have"
    }
    return nil
  }

  private func brokenOutside() -> String? {
    guard let container = root.source as? ContainerDataSource else { return nil }
    let shown = Set(flat.flatMap(\.rows).map { ObjectIdentifier($0.leaf) })
    for leaf in root.all where leaf.isLeaf && !shown.contains(ObjectIdentifier(leaf)) {
      let path = ListIndexPath(row: 0, section: 0)
      if container.globalIndexPath(for: path, in: leaf.source) != nil {
        return "\(leaf.name) isn't shown, and has a position"
      }
    }
    for section in [-1, flat.count] {
      let path = ListIndexPath(row: 0, section: section)
      if container.localIndexPath(for: path) != nil { return "\(path) is somewhere" }
      if container.localSection(for: section) != nil { return "Section \(section) is somewhere" }
    }
    return nil
  }

  private func brokenSelection() -> String? {
    var selected: [ListIndexPath] = []
    for (number, section) in flat.enumerated() {
      for (row, shown) in section.rows.enumerated()
      where shown.leaf.selection.contains(shown.identity) {
        selected.append(ListIndexPath(row: row, section: number))
      }
    }
    let shown = view.indexPathsForSelectedRows
    return shown == selected ? nil : "The view has \(shown) selected, not \(selected)"
  }

  /// Returns what an update has deleted or inserted without need, or nil.
  func surplus(
    in report: UpdateReport, from before: [FlatSection], _ changesParents: Bool
  ) -> String? {
    guard !changesParents, report.reload == nil else { return nil }
    let oldKeys = Set(before.map(\.key))
    let newKeys = Set(flat.map(\.key))
    let gone = oldKeys.subtracting(newKeys).count
    let come = newKeys.subtracting(oldKeys).count
    guard report.outcome == .presented else { return nil }
    if report.deletedSectionCount != gone { return "\(report) deletes sections, not \(gone)" }
    if report.insertedSectionCount != come { return "\(report) inserts sections, not \(come)" }
    let oldRows = Set(before.flatMap(\.rows).map(\.key))
    let newRows = Set(flat.flatMap(\.rows).map(\.key))
    let goneRows = before.filter { newKeys.contains($0.key) }.flatMap(\.rows)
      .count { !newRows.contains($0.key) }
    let comeRows = flat.filter { oldKeys.contains($0.key) }.flatMap(\.rows)
      .count { !oldRows.contains($0.key) }
    if report.deletedRowCount != goneRows { return "\(report) deletes rows, not \(goneRows)" }
    if report.insertedRowCount != comeRows { return "\(report) inserts rows, not \(comeRows)" }
    return nil
  }
}

extension FlatRow {
  fileprivate var key: String { "\(leaf.name)/\(identity)" }
}
