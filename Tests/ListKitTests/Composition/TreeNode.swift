// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A row of an identity and a content.
struct TreeRow: Item, Equatable {
  var identity: Int
  var version = 0
}

typealias TreeSection = SimpleSection<Int, TreeRow>

/// A data source of a random tree, and what a plain model of it holds.
///
/// The model knows nothing of snapshots: it lays out its rows from scratch whenever it is asked.
@MainActor
final class TreeNode {
  enum Kind: CaseIterable {
    case rows, sections, message, stacked, merged, segmented, state
  }

  let kind: Kind
  let name: String
  let source: ListDataSource
  weak var parent: TreeNode?

  var children: [TreeNode] = [] {
    didSet { for child in children { child.parent = self } }
  }
  var sections: [TreeSection] = []
  var header: String?

  /// Whether every second header of a composite is its number.
  var numbersSections = false
  var selectedChild: TreeNode?
  var selection: Set<Int> = []

  /// The children of a state other than its content, and the state.
  var loading: TreeNode?
  var empty: TreeNode?
  var failure: TreeNode?
  var state = State.content

  enum State: CaseIterable { case loading, content, failed }

  init(_ kind: Kind, name: String, source: ListDataSource) {
    self.kind = kind
    self.name = name
    self.source = source
    source.name = name
  }

  /// Everything at and below this node, shown or not.
  var all: [TreeNode] { [self] + children.flatMap(\.all) }

  var isLeaf: Bool { kind == .rows || kind == .sections || kind == .message }

  /// The children that are shown, in order.
  var shownChildren: [TreeNode] {
    switch kind {
    case .rows, .sections, .message: []
    case .stacked, .merged: children
    case .segmented: selectedChild.map { [$0] } ?? []
    case .state: [shownByState]
    }
  }

  private var shownByState: TreeNode {
    let content = children[0]
    switch state {
    case .loading: return loading ?? content
    case .failed: return failure ?? content
    case .content: return content.flattened.allSatisfy(\.rows.isEmpty) ? empty ?? content : content
    }
  }

  /// Every section with its rows, laid out by hand.
  var flattened: [FlatSection] {
    switch kind {
    case .rows, .sections, .message:
      return sections.enumerated().map { number, section in
        FlatSection(
          key: "\(name)/\(section.id)", header: section.title,
          rows: section.items.enumerated().map { row, item in
            FlatRow(
              leaf: self, path: ListIndexPath(row: row, section: number), identity: item.identity,
              text: text(of: item))
          })
      }
    case .stacked: return children.flatMap(\.flattened).enumerated().map(headed)
    case .segmented, .state:
      let heading = header.map { FlatSection(key: "\(name)/heading", header: $0, rows: []) }
      return [heading].compactMap { $0 } + shownChildren.flatMap(\.flattened)
    case .merged:
      let rows = children.flatMap { $0.flattened.flatMap(\.rows) }
      return [FlatSection(key: name, header: header, rows: rows)]
    }
  }

  /// Puts the header of a composite in place of that of its child.
  private func headed(_ index: Int, _ section: FlatSection) -> FlatSection {
    var section = section
    if index == 0, let header { section.header = header }
    if numbersSections, index % 2 == 0 { section.header = "\(name) \(index)" }
    return section
  }

  func text(of item: TreeRow) -> String { "\(name):\(item.identity).\(item.version)" }

  /// The tree in words, one line a node.
  func picture(indent: String = "") -> String {
    var line = "\(indent)\(name) \(kind)"
    if isLeaf { line += " \(sections.map { "\($0.id): \($0.items.map(\.identity))" })" }
    if let selectedChild { line += " shows \(selectedChild.name)" }
    if kind == .state { line += " \(state)" }
    return ([line] + children.map { $0.picture(indent: indent + "  ") }).joined(separator: "\n")
  }
}

/// A section as the model lays it out.
struct FlatSection {
  var key: String
  var header: String?
  var rows: [FlatRow]
}

/// A row as the model lays it out, and where it comes from.
struct FlatRow {
  let leaf: TreeNode
  let path: ListIndexPath
  let identity: Int
  let text: String
}
