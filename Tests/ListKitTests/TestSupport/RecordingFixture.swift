// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// A view that shows a data source of letters, and whose failures are only written down.
@MainActor
struct RecordingFixture {
  let view: RecordingListView
  let source: FakeDataSource

  init(
    _ rows: [[String]], headers: [String?] = [], flavour: ListFlavour = .table,
    viewportHeight: Double = 10_000
  ) {
    view = RecordingListView(flavour: flavour, mode: .lenient, viewportHeight: viewportHeight)
    source = FakeDataSource(rows, headers: headers)
    view.dataSource = source
    view.reloadData()
    view.takeTranscript()
    _ = source.takeEvents()
  }

  /// Shows other rows by a batch.
  func update(
    to rows: [[String]], headers: [String?] = [], _ fill: (inout ListBatch) -> Void
  ) {
    var batch = ListBatch()
    fill(&batch)
    view.performBatchUpdates(batch, animation: .automatic) {
      source.show(rows, headers: headers)
    } completion: { _ in
    }
  }

  /// The short names of the broken rules.
  var codes: [String] { view.failures.map { String($0.prefix(3)) } }
}

/// Makes a path: the section first, as batches have it in tables.
func path(_ section: Int, _ row: Int) -> ListIndexPath {
  ListIndexPath(row: row, section: section)
}
