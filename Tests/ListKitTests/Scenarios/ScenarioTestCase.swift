// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// What all scenarios need: paths in few letters, and a strict view that shows something already.
@MainActor
class ScenarioTestCase: XCTestCase {
  /// Returns the path of a row in a section.
  func at(_ section: Int, _ row: Int) -> ListIndexPath { ListIndexPath(row: row, section: section) }

  /// Shows a data source in a new view whose transcript is empty.
  func show(
    _ source: ListDataSource, in view: RecordingListView = RecordingListView()
  ) -> RecordingListView {
    view.allowsMultipleSelection = source.selectionMode == .multiple
    source.bind(to: view)
    view.takeTranscript()
    return view
  }

  /// Returns the batches that a view was given, in order, each in words, and empties its log.
  func takeBatches(of view: RecordingListView) -> [String] {
    view.takeCalls().compactMap { call in
      guard case .performBatchUpdates(let batch, _) = call else { return nil }
      return batch.description
    }
  }

  /// Returns what the rows on screen show, by section.
  func rows(of view: RecordingListView) -> [[String]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfRows(inSection: section)).map { row in
        view.shownRow(at: at(section, row))?.content?.text ?? "?"
      }
    }
  }

  /// Returns the headers of all sections as the view shows them.
  func headers(of view: RecordingListView) -> [String?] {
    (0..<view.numberOfSections).map {
      view.shownSupplementary(.header, inSection: $0)?.content?.text
    }
  }

  /// Runs other main-actor tasks until something is so, or for a long while.
  func settle(until isDone: () -> Bool) async {
    for _ in 0..<10_000 where !isDone() { await Task.yield() }
    XCTAssertTrue(isDone(), "it never came to this")
  }
}
