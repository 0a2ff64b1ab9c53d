// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// One random change of a tree, made in the data sources and in the model of them.
@MainActor
struct TreeEdit {
  let root: TreeNode
  var maker: TreeMaker
  private let isLogged: Bool
  private(set) var log = ""

  /// Whether a child has changed its parent, which is a delete and an insert.
  private(set) var changesParents = false

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - seed: What the change is made of.
  ///   - root: The tree to change.
  ///   - name: How the names of new nodes start.
  ///   - isLogged: Whether to write down what is done.
  init(seed: UInt64, root: TreeNode, name: String, isLogged: Bool) {
    self.root = root
    self.isLogged = isLogged
    maker = TreeMaker(seed: seed, prefix: name)
  }

  mutating func perform() {
    guard let node = root.all.randomElement(using: &maker.random) else { return }
    switch node.source {
    case let provider as SimpleProvider<TreeRow>: edit(node, provider)
    case let provider as SectionedProvider<TreeSection>: edit(node, provider)
    case let composite as CompositeDataSource: edit(node, composite)
    case let segmented as SegmentedDataSource: edit(node, segmented)
    case let state as StateDataSource: edit(node, state)
    default: break
    }
  }

  private mutating func number(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &maker.random)
  }

  /// Writes down what is done, if somebody will read it.
  private mutating func note(_ node: TreeNode, _ text: @autoclosure () -> String) {
    guard isLogged else { return }
    log += "\(node.name) \(text())\n"
  }

  private mutating func edit(_ node: TreeNode, _ provider: SimpleProvider<TreeRow>) {
    var items = node.sections[0].items
    switch number(7) {
    case 0 where !items.isEmpty:
      let index = number(items.count)
      provider.remove(items.remove(at: index).identity)
      note(node, "removes row \(index)")
    case 1 where !items.isEmpty:
      let source = number(items.count)
      let destination = number(items.count)
      let item = items.remove(at: source)
      items.insert(item, at: destination)
      provider.move(item.identity, to: destination)
      note(node, "moves row \(source) to \(destination)")
    case 2 where !items.isEmpty:
      let index = number(items.count)
      items[index].version += 1
      provider.replace(items[index])
      note(node, "changes row \(index)")
    case 3:
      let item = TreeRow(identity: 10 + number(1_000_000))
      let index = number(items.count + 1)
      items.insert(item, at: index)
      provider.insert(item, at: index)
      note(node, "inserts row \(index)")
    case 4:
      node.sections[0].title = node.sections[0].title == nil ? "title" : nil
      provider.title = node.sections[0].title
      note(node, "changes its title")
    case 5 where !items.isEmpty:
      let identity = items[number(items.count)].identity
      node.selection.formSymmetricDifference([identity])
      if node.selection.contains(identity) {
        provider.select(identity)
      } else {
        provider.deselect(identity)
      }
      note(node, "toggles row \(identity)")
    default:
      items = maker.items()
      provider.apply(items)
      note(node, "becomes \(items.map(\.identity))")
    }
    node.sections[0].items = items
    node.selection.formIntersection(items.map(\.identity))
  }

  private mutating func edit(_ node: TreeNode, _ provider: SectionedProvider<TreeSection>) {
    switch number(3) {
    case 0 where !node.sections.isEmpty:
      let source = number(node.sections.count)
      let destination = number(node.sections.count)
      let section = node.sections.remove(at: source)
      node.sections.insert(section, at: destination)
      provider.moveSection(section.id, to: destination)
      note(node, "moves section \(source) to \(destination)")
    case 1 where !node.sections.isEmpty:
      let index = number(node.sections.count)
      provider.removeSection(node.sections.remove(at: index).id)
      note(node, "removes section \(index)")
    default:
      node.sections = maker.treeSections()
      provider.apply(node.sections)
      note(node, "becomes \(node.sections.map { "\($0.id): \($0.items.map(\.identity))" })")
    }
  }

  private mutating func edit(_ node: TreeNode, _ composite: CompositeDataSource) {
    let count = node.children.count
    switch number(9) {
    case 0 where count > 0:
      let index = number(count)
      node.children.remove(at: index)
      composite.remove(at: index)
      note(node, "removes child \(index)")
    case 1 where count > 0, 2 where count > 0:
      let source = number(count)
      let destination = number(count)
      let child = node.children.remove(at: source)
      node.children.insert(child, at: destination)
      composite.moveChild(from: source, to: destination)
      note(node, "moves child \(source) to \(destination)")
    case 3:
      node.children.shuffle(using: &maker.random)
      node.children = node.children.filter { _ in Bool.random(using: &maker.random) }
      if Bool.random(using: &maker.random) { node.children.append(maker.node(depth: 2)) }
      composite.replaceChildren(with: node.children.map(\.source))
      note(node, "has the children \(node.children.map(\.name))")
    case 4:
      node.header = node.header == nil ? "header" : nil
      composite.header = node.header.map { Supplementary($0) }
      note(node, "changes its header")
    case 6 where node.kind == .stacked: number(node, composite)
    case 5 where count > 0: changeParent(node, composite)
    default:
      let index = number(count + 1)
      let child = maker.node(depth: 2)
      node.children.insert(child, at: index)
      composite.insert(child.source, at: index)
      note(node, "inserts at \(index)\n\(child.picture(indent: "  "))")
    }
  }

  private mutating func number(_ node: TreeNode, _ composite: CompositeDataSource) {
    node.numbersSections.toggle()
    let name = node.name
    composite.makeSupplementary = { kind, section in
      kind == .header && section % 2 == 0 ? Supplementary("\(name) \(section)") : nil
    }
    if !node.numbersSections { composite.makeSupplementary = nil }
    note(node, node.numbersSections ? "numbers its sections" : "doesn't number its sections")
  }

  /// Takes a child away and gives it to another composite that isn't inside the child.
  private mutating func changeParent(_ node: TreeNode, _ composite: CompositeDataSource) {
    let index = number(node.children.count)
    let child = node.children[index]
    let inside = Set(child.all.map { ObjectIdentifier($0) })
    let others = root.all.filter {
      $0.source is CompositeDataSource && !inside.contains(ObjectIdentifier($0))
    }
    guard let other = others.randomElement(using: &maker.random),
      let target = other.source as? CompositeDataSource
    else { return }
    changesParents = true
    root.source.performUpdates {
      node.children.remove(at: index)
      composite.remove(at: index)
      let position = number(other.children.count + 1)
      other.children.insert(child, at: position)
      target.insert(child.source, at: position)
      note(node, "gives child \(index) to \(other.name) at \(position)")
    }
  }

  private mutating func edit(_ node: TreeNode, _ segmented: SegmentedDataSource) {
    let count = node.children.count
    switch number(5) {
    case 3:
      node.header = node.header == nil ? "tabs" : nil
      segmented.listHeader = node.header.map { Supplementary($0) }
      note(node, "changes its header")
    case 0 where count > 0:
      let index = number(count)
      let child = node.children.remove(at: index)
      if child === node.selectedChild {
        node.selectedChild =
          node.children.indices.contains(index) ? node.children[index] : node.children.last
      }
      segmented.remove(at: index)
      note(node, "removes child \(index)")
    case 1 where count > 0, 2 where count > 0:
      let index = number(count)
      node.selectedChild = node.children[index]
      segmented.selectedIndex = index
      note(node, "shows child \(index)")
    default:
      let index = number(count + 1)
      let child = maker.node(depth: 2)
      node.children.insert(child, at: index)
      if node.selectedChild == nil { node.selectedChild = child }
      segmented.insert(child.source, at: index)
      note(node, "inserts at \(index)\n\(child.picture(indent: "  "))")
    }
  }

  private mutating func edit(_ node: TreeNode, _ state: StateDataSource) {
    if number(4) == 0 {
      node.header = node.header == nil ? "list" : nil
      state.listHeader = node.header.map { Supplementary($0) }
      return note(node, "changes its header")
    }
    node.state = TreeNode.State.allCases[number(3)]
    switch node.state {
    case .loading: state.state = .loading
    case .content: state.state = .content
    case .failed: state.state = .failed(TreeError())
    }
    note(node, "is in state \(node.state)")
  }
}

struct TreeError: Error {}
