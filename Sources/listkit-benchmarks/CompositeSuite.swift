// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Composites of many children, shown by a view that does nothing.
@MainActor
struct CompositeSuite {
  let options: Options

  func run(_ report: inout Report) {
    let counts = [10, 1_000, 100_000].filter { $0 <= options.maximumRows }
    report.begin("Positions in composites", columns: counts.map { "\($0) children" })
    measurePositions(counts, &report)
    report.begin("Updates of bound composites", columns: counts.map { "\($0) children" })
    measureUpdates(counts, &report)
    measureGrowth(&report)
  }

  private func measurePositions(_ counts: [Int], _ report: inout Report) {
    let stacks = counts.map { BigComposite(.sections, count: $0) }
    let merged = counts.map { BigComposite(.singleSection, count: $0) }
    report.line(
      "index of the child of a random section",
      stacks.map { big in
        time(big.random) { consume(big.composite.childIndex(forSection: $0)) }
      })
    report.line(
      "index of the child of each section in order",
      stacks.map { big in
        time(Array(0..<big.children.count)) { consume(big.composite.childIndex(forSection: $0)) }
      })
    report.line(
      "child of a random section",
      stacks.map { big in
        time(big.random) { consume(big.composite.localSection(for: $0)) }
      })
    report.line(
      "child of each section in order",
      stacks.map { big in
        time(Array(0..<big.children.count)) { consume(big.composite.localSection(for: $0)) }
      })
    report.line(
      "child of a random row of one section",
      merged.map { big in
        time(big.random.map { ListIndexPath(row: $0 * 3, section: 0) }) {
          consume(big.composite.localIndexPath(for: $0))
        }
      })
    report.line(
      "section of a random child",
      stacks.map { big in
        time(big.random.map { big.children[$0] }) {
          consume(big.composite.globalSection(for: 0, in: $0))
        }
      })
    report.line(
      "index of a random child",
      stacks.map { big in
        time(big.random.map { big.children[$0] }) { consume(big.composite.index(of: $0)) }
      })
  }

  private func measureUpdates(_ counts: [Int], _ report: inout Report) {
    let bigs = counts.map { BigComposite(.sections, count: $0) }
    let view = bigs.map { _ in SilentView() }
    for (big, view) in zip(bigs, view) { big.composite.bind(to: view) }
    report.line(
      "change a row of a random child",
      bigs.map { big in
        var version = 0
        return time(big.random.map { big.children[$0] }) { child in
          version += 1
          child.apply([version, 1, 2])
        }
      })
    report.line(
      "the same, shown by no view",
      bigs.map { big in
        big.composite.unbind()
        var version = 0
        defer { big.composite.bind(to: view[0]) }
        return time(big.random.map { big.children[$0] }) { child in
          version += 1
          child.apply([version, 1, 2])
          consume(big.composite.numberOfSections)
        }
      })
    report.line(
      "move a random child",
      zip(bigs, view).map { big, view in
        big.composite.bind(to: view)
        return time(big.random) {
          big.composite.moveChild(from: $0, to: big.children.count - 1 - $0)
        }
      })
  }

  private func measureGrowth(_ report: inout Report) {
    report.begin("Appending children one by one", columns: ["time", "a child"])
    for count in [1_000, 10_000, 100_000] where count <= options.maximumRows {
      let clock = ContinuousClock()
      let children = (0..<count).map { SimpleProvider([$0]) }
      let composite = CompositeDataSource(.sections)
      let view = SilentView()
      composite.bind(to: view)
      let time = clock.measure {
        for child in children { composite.append(child) }
      }
      report.requireExact("\(count) appended children", view.batchCount == count)
      report.line(
        "\(count) children",
        [
          Report.time(time / .nanoseconds(1)),
          Report.time(time / .nanoseconds(1) / Double(count)),
        ])
    }
  }

  private func time<Input>(_ inputs: [Input], _ body: (Input) -> Void) -> String {
    Report.time(
      medianTime(of: inputs, budget: .milliseconds(options.isCheck ? 10 : 60), body))
  }
}

/// A composite of children that have three rows each.
@MainActor
private struct BigComposite {
  let children: [SimpleProvider<Int>]
  let composite: CompositeDataSource
  let random: [Int]

  init(_ layout: CompositeDataSource.Layout, count: Int) {
    children = (0..<count).map { SimpleProvider([$0, 1, 2]) }
    composite = CompositeDataSource(layout, children)
    var generator = BenchmarkRandom(seed: 1)
    random = (0..<1_000).map { _ in Int.random(in: 0..<count, using: &generator) }
    consume(composite.numberOfSections)
  }
}

/// A view that takes every update and does nothing.
private final class SilentView: ListView {
  weak var dataSource: (any ListViewDataSource)?
  private(set) var batchCount = 0

  func reloadData() {}

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    batchCount += 1
    updateModel()
    completion(true)
  }
}
