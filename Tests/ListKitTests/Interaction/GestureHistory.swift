// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// A random tree, and what a person and the app do with it in turns.
struct GestureHistory: CustomStringConvertible {
  var world: UInt64

  /// What happens, by seed.
  var steps: [UInt64]

  init(seed: UInt64) {
    var random = DiffRandom(seed: seed)
    world = random.next()
    steps = (0..<Int.random(in: 3...9, using: &random)).map { _ in random.next() }
  }

  /// Returns what went wrong first, and what happened until then; nil if nothing did.
  @MainActor
  func failure() -> String? {
    let world = GestureWorld(seed: world)
    for (number, seed) in steps.enumerated() {
      world.random = DiffRandom(seed: seed)
      world.note("step \(number)")
      world.view.completesManually = world.number(4) == 0
      let mischief = world.number(3)
      let deed = world.number(8)
      switch deed {
      case 0, 1, 2: world.perform(mischief: mischief) { world.change() }
      case 3: world.perform(mischief: mischief) { world.drag() }
      default: world.perform(mischief: mischief) { world.touch() }
      }
      // Some steps follow while the view still animates; not those after a drag, which may have left
      // a row with the cell of another list until then.
      if deed != 3, world.view.completesManually, number < steps.count - 1, world.number(2) == 0 {
        continue
      }
      if let failure = world.broken() { return world.log + failure }
    }
    return nil
  }

  /// Returns the shortest history that still fails.
  @MainActor
  func shrunk() -> GestureHistory {
    for index in steps.indices {
      var smaller = self
      smaller.steps.remove(at: index)
      if smaller.failure() != nil { return smaller.shrunk() }
    }
    return self
  }

  var description: String { "world: \(world), steps: \(steps)" }
}

extension GestureWorld {
  /// Returns what doesn't hold once everything has come to rest; nil if all is well.
  func broken() -> String? {
    view.completeAll()
    view.runPendingActions()
    view.completeAll()
    if let failure { return failure }
    if let failure = view.failures.first { return failure }
    root.adoptSources()
    var selected: [ListIndexPath] = []
    let flat = root.flattened
    let counts = (0..<view.numberOfSections).map { view.numberOfRows(inSection: $0) }
    guard counts == flat.map(\.rows.count) else {
      return "The view has \(counts) rows, not \(flat.map(\.rows.count))"
    }
    for (number, section) in flat.enumerated() {
      for (row, expected) in section.rows.enumerated() {
        let path = ListIndexPath(row: row, section: number)
        let text = view.shownRow(at: path)?.content?.text
        if let text, text != expected.text { return "\(path) shows \(text), not \(expected.text)" }
        if expected.leaf.selection.contains(expected.identity) { selected.append(path) }
      }
    }
    for leaf in leaves {
      let ids =
        (leaf.source as? SimpleProvider<TreeRow>)?.selectedIDs
        ?? (leaf.source as? SectionedProvider<TreeSection>)?.selectedIDs ?? []
      if ids != leaf.selection {
        return "\(leaf.name) has \(ids.sorted()) selected, not \(leaf.selection.sorted())"
      }
    }
    let shown = view.indexPathsForSelectedRows
    return shown == selected ? nil : "The view has \(shown) selected, not \(selected)"
  }
}

extension TreeNode {
  /// Takes over what the data sources hold, for the model to lay it out by hand.
  fileprivate func adoptSources() {
    func node(of source: ListDataSource?) -> TreeNode? { children.first { $0.source === source } }
    switch source {
    case let provider as SimpleProvider<TreeRow>: sections[0].items = provider.items
    case let provider as SectionedProvider<TreeSection>: sections = provider.sections
    case let composite as CompositeDataSource:
      children = composite.children.compactMap(node(of:))
    case let segmented as SegmentedDataSource: selectedChild = node(of: segmented.selectedChild)
    case let stateful as StateDataSource:
      switch stateful.state {
      case .loading: state = .loading
      case .content: state = .content
      case .failed: state = .failed
      }
    default: break
    }
    for child in children { child.adoptSources() }
  }
}
