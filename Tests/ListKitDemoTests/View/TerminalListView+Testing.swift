// Part of ListKit, MIT licence: see LICENSE.

import ListKit

@testable import listkit_demo

extension TerminalListView {
  /// Creates a view that shows a data source in a window of a size.
  convenience init(_ source: FakeDataSource, rows: Int, columns: Int = 30) {
    self.init()
    size = TerminalSize(columns: columns, rows: rows)
    dataSource = source
    reloadData()
  }

  /// The window as text: one line each, without the spaces at its end.
  var picture: [String] {
    drawnLines().map { line in
      var text = line.text
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The window without the section index and details: the first word of each line.
  var words: [String] {
    drawnLines().map { line in
      let text = line.text.prefix(20).filter { !"▌✓★".contains($0) }
      return text.split(separator: " ").first.map(String.init) ?? ""
    }
  }

  /// Changes the data source and tells the view by a batch.
  func update(
    _ source: FakeDataSource, to shelves: [(String?, [String])], _ fill: (inout ListBatch) -> Void
  ) {
    var batch = ListBatch()
    fill(&batch)
    var completions = 0
    performBatchUpdates(
      batch, animation: .automatic,
      updateModel: {
        source.shelves = shelves.map { FakeDataSource.Shelf(title: $0.0, rows: $0.1) }
      },
      completion: { _ in completions += 1 })
    precondition(completions == 1, "\(completions) completions of one batch")
  }
}

extension ListIndexPath {
  init(_ section: Int, _ row: Int) { self.init(row: row, section: section) }
}
