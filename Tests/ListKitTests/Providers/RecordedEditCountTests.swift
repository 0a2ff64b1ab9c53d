// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

/// What an edit of a row asks rows for: as much in a long list as in a short one.
@MainActor
final class RecordedEditCountTests: XCTestCase {
  func test_edits_askNoMoreRowsInALongList() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    ListDiagnostics.handler = nil
    for edit in AskedEdit.allCases {
      for count in [1_000, 100_000] {
        let view = CountingView()
        let provider = SimpleProvider((0..<count).map { AskedRow(number: $0) })
        provider.bind(to: view)
        provider.remove(AskedRow.Identity(number: 1))
        let middle = count / 2
        AskedRow.hashes = 0
        AskedRow.comparisons = 0

        edit.carryOut(in: provider, at: middle)

        XCTAssertEqual(view.batches.count, 2)
        XCTAssertLessThan(AskedRow.hashes, 50, "\(edit) of \(count) rows")
        XCTAssertLessThan(AskedRow.comparisons, 500, "\(edit) of \(count) rows")
      }
    }
  }
}

private enum AskedEdit: CaseIterable {
  case append, insert, insertBefore, remove, replace, move

  @MainActor
  func carryOut(in provider: SimpleProvider<AskedRow>, at index: Int) {
    let identity = AskedRow.Identity(number: index)
    switch self {
    case .append: provider.append(AskedRow(number: -1))
    case .insert: provider.insert(AskedRow(number: -1), at: index)
    case .insertBefore: provider.insert(AskedRow(number: -1), at: .before(identity))
    case .remove: provider.remove(identity)
    case .replace: provider.replace(AskedRow(number: index))
    case .move: provider.move(identity, to: 3)
    }
  }
}

private struct AskedRow: Item {
  /// Tests of one class run one after another.
  nonisolated(unsafe) static var hashes = 0
  nonisolated(unsafe) static var comparisons = 0

  struct Identity: Hashable {
    let number: Int

    static func == (left: Self, right: Self) -> Bool {
      AskedRow.comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      AskedRow.hashes += 1
      hasher.combine(number)
    }
  }

  let identity: Identity

  /// Makes no two rows the same bits.
  let box = Box()

  init(number: Int) { identity = Identity(number: number) }

  func hasSameContent(as other: Self) -> Bool { box === other.box }

  final class Box {}
}
