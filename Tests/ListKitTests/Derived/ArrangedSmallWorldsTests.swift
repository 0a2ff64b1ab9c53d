// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// Every edit of every list of up to three items of two keys, in many arrangements.
@MainActor
final class ArrangedSmallWorldsTests: XCTestCase {
  override func setUp() async throws { continueAfterFailure = false }

  func test_everyEdit_showsWhatArrangingAnewDoes_byExactChanges() async {
    let values = [(0, 0), (0, 1), (1, 0), (1, 1)]
    var worlds: [[Pupil]] = [[]]
    for count in 0..<3 {
      worlds += worlds.filter { $0.count == count }.flatMap { world in
        values.map { world + [Pupil(count, form: $0.0, rank: $0.1)] }
      }
    }
    XCTAssertEqual(worlds.count, 1 + 4 + 16 + 64)
    for filter in [PlainArrangement.Filter.all, .evenRank, .notFormOne] {
      for sort in [PlainArrangement.Sort.source, .rank] {
        for grouping in [PlainArrangement.Grouping.one, .appearance, .descending, .parity] {
          let plain = PlainArrangement(filter: filter, sort: sort, grouping: grouping)
          for world in worlds { tryEdits(of: world, plain) }
        }
      }
    }
  }

  private func tryEdits(of items: [Pupil], _ plain: PlainArrangement) {
    let world = ArrangedWorld.empty
    let arrangement = plain.arrangement(readingLimitOf: world)
    func tryEdit(
      _ what: @autoclosure () -> String, _ result: [Pupil],
      _ edit: (ArrangedProvider<Pupil>) -> Void
    ) {
      let provider = ArrangedProvider(items, arrangement: arrangement)
      let old = provider.version
      edit(provider)
      let expected = plain.sections(result)
      func context() -> String { "\(what()) of \(items), \(plain)" }
      XCTAssertEqual(provider.items, result, context())
      XCTAssertEqual(provider.sections.map(\.items), expected.map(\.items), context())
      let changes = old.changes(to: provider.version)
      if let breach = DiffLaw.breach(changes, from: plain.sections(items), to: expected) {
        XCTFail("\(breach), \(changes), \(context())")
      }
    }
    for (form, rank) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
      for index in items.indices {
        var result = items
        result[index] = Pupil(index, form: form, rank: rank, version: 1)
        tryEdit("\(result[index])", result) { $0.replace(result[index]) }
      }
      for index in 0...items.count {
        var result = items
        result.insert(Pupil(7, form: form, rank: rank), at: index)
        tryEdit("insert \(result[index]) at \(index)", result) {
          $0.insert(result[index], at: index)
        }
      }
    }
    for index in items.indices {
      var result = items
      result.remove(at: index)
      tryEdit("remove \(index)", result) { $0.remove(index) }
      for target in items.indices {
        var result = items
        result.insert(result.remove(at: index), at: target)
        tryEdit("move \(index) to \(target)", result) { $0.move(index, to: target) }
      }
    }
  }
}

extension ArrangedWorld {
  /// A world whose limit nobody reads.
  fileprivate static let empty = ArrangedWorld(
    ArrangedHistory(items: [], arrangement: PlainArrangement(), steps: []), isUnique: true)
}
