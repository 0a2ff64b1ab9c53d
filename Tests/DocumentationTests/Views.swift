// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import XCTest

// shown
final class ConsoleList: ListView {
  weak var dataSource: (any ListViewDataSource)?
  func reloadData() { print("\(dataSource?.numberOfSections ?? 0) sections") }
  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    updateModel()  // inside the update block of a table or a collection
    print(batch)  // here its deletes, inserts, moves and reloads are passed on
    completion(true)
  }
}
// end

@MainActor
final class ViewTests: XCTestCase {
  func test_consoleList_whenARowComes_isToldSo() async {
    let names = SimpleProvider(["Ada"])
    let list = ConsoleList()

    let output = printed {
      names.bind(to: list)
      names.append("Bob")
    }

    XCTAssertEqual(output, "1 sections\ninsert row 1 of section 0")
  }
}

// shown
final class TextList: ListView {
  weak var dataSource: (any ListViewDataSource)?
  private(set) var lines: [String] = []
  private var selected: Set<ListIndexPath> = []

  func reloadData() {
    selected = []
    draw()
  }

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    updateModel()
    let map = ListBatchMap(batch)
    selected = Set(selected.compactMap(map.indexPath(after:)))
    draw()
    completion(true)
  }

  func selectRow(at indexPath: ListIndexPath, animated: Bool) {
    selected.insert(indexPath)
    draw()
  }

  func deselectRow(at indexPath: ListIndexPath, animated: Bool) {
    selected.remove(indexPath)
    draw()
  }

  /// What the view does when a person taps.
  func tap(_ path: ListIndexPath) {
    guard let dataSource, dataSource.permits(.select, at: path) else { return }
    selected.insert(path)
    dataSource.handle(.row(.selected, at: path))
    draw()
  }

  private func draw() {
    guard let dataSource else { return }
    lines = (0..<dataSource.numberOfSections).flatMap { section in
      (0..<dataSource.numberOfRows(inSection: section)).map { row in
        let path = ListIndexPath(row: row, section: section)
        return (selected.contains(path) ? "* " : "  ") + dataSource.row(at: path).description
      }
    }
  }
}
// end
