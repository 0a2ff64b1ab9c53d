// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Makes random data sources, with a plain model of each.
@MainActor
struct TreeMaker {
  var random: DiffRandom
  private let prefix: String
  private var count = 0

  /// Creates a maker whose nodes have names that start in a certain way.
  init(seed: UInt64, prefix: String) {
    random = DiffRandom(seed: seed)
    self.prefix = prefix
  }

  /// Makes a tree that is at most so deep.
  mutating func node(depth: Int) -> TreeNode {
    let leaves: [TreeNode.Kind] = [.rows, .rows, .sections, .message]
    let kinds: [TreeNode.Kind] = depth > 1 ? TreeNode.Kind.allCases : leaves
    return node(kinds.randomElement(using: &random) ?? .rows, depth: depth)
  }

  mutating func node(_ kind: TreeNode.Kind, depth: Int) -> TreeNode {
    count += 1
    let name = "\(prefix)\(count)"
    switch kind {
    case .rows: return rows(name)
    case .sections: return sections(name)
    case .message: return message(name)
    case .stacked, .merged, .segmented: return container(kind, name, depth)
    case .state: return state(name, depth)
    }
  }

  mutating func items(upTo limit: Int = 4) -> [TreeRow] {
    var items = (0..<6).map {
      TreeRow(identity: $0, version: Int.random(in: 0...1, using: &random))
    }
    items.shuffle(using: &random)
    return Array(items.prefix(Int.random(in: 0...limit, using: &random)))
  }

  mutating func treeSections() -> [TreeSection] {
    var identities = [0, 1, 2]
    identities.shuffle(using: &random)
    var rows = (0..<8).map { TreeRow(identity: $0, version: Int.random(in: 0...1, using: &random)) }
    rows.shuffle(using: &random)
    return identities.prefix(Int.random(in: 0...3, using: &random)).map { identity in
      let items = Array(rows.prefix(Int.random(in: 0...2, using: &random)))
      rows.removeFirst(items.count)
      return TreeSection(identity, title: Bool.random(using: &random) ? "t" : nil, items: items)
    }
  }

  private mutating func rows(_ name: String) -> TreeNode {
    let items = items()
    let provider = SimpleProvider(items) { Row("\(name):\($0.identity).\($0.version)") }
    let node = TreeNode(.rows, name: name, source: provider)
    node.sections = [TreeSection(0, items: items)]
    return node
  }

  private mutating func sections(_ name: String) -> TreeNode {
    let sections = treeSections()
    let provider = SectionedProvider(sections) { Row("\(name):\($0.identity).\($0.version)") }
    let node = TreeNode(.sections, name: name, source: provider)
    node.sections = sections
    return node
  }

  private func message(_ name: String) -> TreeNode {
    let node = TreeNode(.message, name: name, source: .message("\(name):0.0"))
    node.sections = [TreeSection(0, items: [TreeRow(identity: 0)])]
    return node
  }

  private mutating func container(
    _ kind: TreeNode.Kind, _ name: String, _ depth: Int
  ) -> TreeNode {
    var children: [TreeNode] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) { children.append(node(depth: depth - 1)) }
    let sources = children.map(\.source)
    let node =
      switch kind {
      case .stacked: TreeNode(kind, name: name, source: CompositeDataSource(.sections, sources))
      case .merged:
        TreeNode(kind, name: name, source: CompositeDataSource(.singleSection, sources))
      default: TreeNode(kind, name: name, source: SegmentedDataSource(sources))
      }
    node.children = children
    if kind == .segmented { node.selectedChild = children.first }
    return node
  }

  private mutating func state(_ name: String, _ depth: Int) -> TreeNode {
    let content = node(depth: depth - 1)
    let loading = Bool.random(using: &random) ? node(depth: 1) : nil
    let empty = Bool.random(using: &random) ? node(depth: 1) : nil
    let failure = Bool.random(using: &random) ? message("\(name)f") : nil
    var makeFailure: (@MainActor (any Error) -> ListDataSource)?
    if let failure { makeFailure = { _ in failure.source } }
    let source = StateDataSource(
      content: content.source, loading: loading?.source, empty: empty?.source,
      failure: makeFailure)
    let node = TreeNode(.state, name: name, source: source)
    node.loading = loading
    node.empty = empty
    node.failure = failure
    node.children = [content, loading, empty, failure].compactMap { $0 }
    return node
  }
}
