// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// A random tree that a view shows, and random changes of it.
struct TreeHistory: CustomStringConvertible {
  var treeSeed: UInt64
  var depth: Int

  /// The changes, by seed; those of one step are made in one update.
  var steps: [[UInt64]]

  init(seed: UInt64) {
    var random = DiffRandom(seed: seed)
    treeSeed = random.next()
    depth = 1 + Int.random(in: 1...4, using: &random)
    steps = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let count = Bool.random(using: &random) ? 1 : Int.random(in: 2...3, using: &random)
      return (0..<count).map { _ in random.next() }
    }
  }

  /// Makes the tree and its changes; returns what went wrong first, or nil.
  ///
  /// With a log, what led there is told too.
  @MainActor
  func failure(isLogged: Bool = false) -> String? {
    var maker = TreeMaker(seed: treeSeed, prefix: "n")
    let kinds: [TreeNode.Kind] = [.stacked, .stacked, .merged, .segmented, .state]
    let kind = kinds.randomElement(using: &maker.random) ?? .stacked
    let root = maker.node(kind, depth: depth)
    root.source.selectionMode = .multiple
    let view = RecordingListView(mode: .lenient)
    var updates = 0
    var report = UpdateReport(outcome: .notBound)
    let watch = root.source.observe {
      updates += 1
      report = $0
    }
    defer { watch.cancel() }
    root.source.bind(to: view)
    var log = isLogged ? root.picture() + "\n" : ""
    if let failure = TreeLaw(root, view).broken(withPositions: false) { return log + failure }
    for (number, seeds) in steps.enumerated() {
      let before = root.flattened
      updates = 0
      report = UpdateReport(outcome: .notBound)
      _ = view.takeTranscript()
      var changesParents = false
      if isLogged { log += "step \(number)\n" }
      root.source.performUpdates {
        for (index, seed) in seeds.enumerated() {
          var edit = TreeEdit(
            seed: seed, root: root, name: "m\(number)\(index)", isLogged: isLogged)
          edit.perform()
          log += edit.log
          changesParents = changesParents || edit.changesParents
        }
      }
      if updates > 1 { return log + "\(updates) updates, not one" }
      let law = TreeLaw(root, view)
      if let failure = law.broken(withPositions: number == steps.count - 1)
        ?? law.surplus(in: report, from: before, changesParents)
      {
        return log + failure
      }
    }
    return nil
  }

  /// Returns the shortest history that still fails.
  @MainActor
  func shrunk() -> TreeHistory {
    for smaller in smaller where smaller.failure() != nil { return smaller.shrunk() }
    return self
  }

  private var smaller: [TreeHistory] {
    var result: [TreeHistory] = []
    for index in steps.indices {
      var copy = self
      copy.steps.remove(at: index)
      result.append(copy)
      for position in steps[index].indices where steps[index].count > 1 {
        var copy = self
        copy.steps[index].remove(at: position)
        result.append(copy)
      }
    }
    if depth > 1 {
      var copy = self
      copy.depth -= 1
      result.append(copy)
    }
    return result
  }

  var description: String { "treeSeed: \(treeSeed), depth: \(depth), steps: \(steps)" }
}
