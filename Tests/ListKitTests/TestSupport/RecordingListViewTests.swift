// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

@MainActor
final class RecordingListViewTests: XCTestCase {
  func test_picture_showsSectionsHeadersRowsAndSelection() async {
    let fixture = RecordingFixture([["a", "b"], []], headers: ["Letters", nil])

    fixture.view.selectRow(at: path(0, 1), animated: true)

    expectPicture(
      of: fixture.view,
      """
      section 0: Letters
        a
      * b
      section 1
      """)
    XCTAssertEqual(fixture.view.failures, [])
  }

  func test_picture_whenThereIsNothing_isEmpty() async {
    XCTAssertEqual(RecordingFixture([]).view.picture, "(empty)")
    XCTAssertEqual(RecordingListView().picture, "(empty)")
  }

  func test_picture_countsRowsOutOfSight() async {
    let fixture = RecordingFixture([["a", "b", "c", "d"]], viewportHeight: 88)
    fixture.view.selectRow(at: path(0, 3), animated: false)

    XCTAssertEqual(
      fixture.view.picture, "section 0\n  a\n  b\n  … 2 rows out of sight, 1 selected")
  }

  func test_transcript_isOneSentenceACall() async {
    let fixture = RecordingFixture([["a", "b", "c"]])
    let view = fixture.view

    fixture.update(to: [["c", "a", "b", "x"]]) {
      $0.insertedRows = [path(0, 3)]
      $0.movedRows = [Move(from: path(0, 2), to: path(0, 0))]
    }
    view.selectRow(at: path(0, 2), animated: true)
    view.scrollToRow(at: path(0, 3), position: .middle, animated: true)
    view.scrollToTop(animated: false)
    view.setEditing(true, animated: true)
    view.setRefreshing(true)
    view.showSwipeActions(.trailing, at: path(0, 0))
    view.dismissSwipeActions(animated: true)
    view.reloadSectionIndexTitles()
    view.reloadDataWithCrossFade()
    view.deselectRow(at: path(0, 2), animated: true)

    expectTranscript(
      of: view,
      """
      insert row 3 of section 0
      move row 2 of section 0 to row 0
      select row 2 of section 0
      scroll to row 3 of section 0, in the middle
      scroll to the top
      begin editing
      begin refreshing
      show the trailing swipe actions of row 0 of section 0
      dismiss the swipe actions
      reload the section index titles
      reload everything with a fade
      deselect row 2 of section 0
      """)
    XCTAssertEqual(view.transcript, "")
    XCTAssertEqual(view.failures, [])
  }

  func test_calls_areValuesInOrder() async {
    let fixture = RecordingFixture([["a"]])

    fixture.view.setRefreshing(true)
    fixture.view.ignoresScrolling = true
    fixture.view.scrollToRow(at: path(0, 0), position: .top, animated: false)
    fixture.view.ignoresSelection = true
    fixture.view.selectRow(at: path(0, 0), animated: false)
    fixture.view.ignoresRefreshing = true
    fixture.view.setRefreshing(false)

    XCTAssertEqual(fixture.view.takeCalls(), [.setRefreshing(true)])
    XCTAssertEqual(fixture.view.indexPathsForSelectedRows, [path(0, 0)])
    XCTAssertFalse(fixture.view.isRefreshing)
  }

  func test_performBatchUpdates_keepsCountsUntilItEnds() async {
    let fixture = RecordingFixture([["a"]])
    var inside = -1
    var batch = ListBatch()
    batch.insertedRows = [path(0, 0)]

    fixture.view.performBatchUpdates(batch, animation: .none) {
      fixture.source.show([["x", "a"]])
      inside = fixture.view.numberOfRows(inSection: 0)
    } completion: { _ in
      XCTAssertEqual(fixture.view.numberOfRows(inSection: 0), 2)
    }

    XCTAssertEqual(inside, 1)
    XCTAssertEqual(fixture.view.failures, [])
  }

  func test_performBatchUpdates_whenNested_fails() async {
    let fixture = RecordingFixture([["a"]])
    var batch = ListBatch()
    batch.insertedRows = [path(0, 0)]
    var completions = 0

    fixture.view.performBatchUpdates(batch, animation: .none) {
      fixture.update(to: [["x", "a"]]) { $0.insertedRows = [path(0, 0)] }
    } completion: { _ in
      completions += 1
    }

    XCTAssertEqual(fixture.codes.first, "D27")
    XCTAssertEqual(completions, 1)
    XCTAssertEqual(fixture.view.picture, "section 0\n  x\n  a")
  }

  func test_performBatchUpdates_whenIllegal_failsOnceAndRecovers() async {
    let fixture = RecordingFixture([["a"]])

    fixture.update(to: [["a", "b"]]) { $0.deletedRows = [path(0, 0)] }
    fixture.update(to: [["a"]]) { $0.deletedRows = [path(0, 1)] }

    XCTAssertEqual(
      fixture.view.failures,
      [
        """
        D19 invalidItemCount section 0(after): has 2, expected 0 = 1 before + 0 ins − 1 del + 0 in − 0 out
        The batch:
          delete row 0 of section 0
        """
      ])
    XCTAssertEqual(fixture.view.picture, "section 0\n  a")
  }

  func test_performBatchUpdates_whenTheWrongRowGoes_fails() async {
    let fixture = RecordingFixture([["a", "b", "c"]])

    fixture.update(to: [["a", "c"]]) { $0.deletedRows = [path(0, 0)] }

    XCTAssertEqual(fixture.codes, ["W29"])
  }

  func test_performBatchUpdates_whenTheWrongSectionMoves_fails() async {
    let fixture = RecordingFixture([[], []])
    fixture.source.groups.swapAt(0, 1)

    var batch = ListBatch()
    batch.refreshedSupplementaries = [0]
    fixture.view.performBatchUpdates(batch, animation: .none) {
    } completion: { _ in
    }

    XCTAssertEqual(fixture.codes, ["W33"])
  }

  func test_performBatchUpdates_whenHazardsAreAllowed_onlyWarns() async {
    let fixture = RecordingFixture([["a", "b"]])
    fixture.view.allowsHazards = true
    fixture.source.show([["b'"]])

    fixture.view.beginUpdates()
    fixture.view.perform(.deleteRow(path(0, 0)))
    fixture.view.perform(.reconfigureRow(path(0, 1)))
    fixture.view.endUpdates()

    XCTAssertEqual(fixture.view.failures, [])
    XCTAssertEqual(fixture.view.warnings.map { $0.prefix(3) }, ["H32"])
    XCTAssertEqual(fixture.view.picture, "section 0\n  b'")
  }

  func test_finish_whenSomethingIsLeft_saysWhat() async {
    let fixture = RecordingFixture([["a"]])
    fixture.view.completesManually = true
    fixture.update(to: [["x", "a"]]) {
      $0.insertedRows = [path(0, 0)]
      $0.endsUpdate = false
    }

    fixture.view.finish()

    XCTAssertEqual(
      fixture.view.failures,
      [
        """
        The view was told more than the test has read:
          insert row 0 of section 0
        Read it with expectTranscript(of:_:), or drop it with takeTranscript().
        """,
        """
        D27 unbalancedBatch the last batch said that another stage follows, and none did
        """,
        "1 batches haven't completed: call completeAll() before finish().",
      ])
    fixture.view.finish()
    XCTAssertEqual(fixture.view.failures.count, 3)
  }

  func test_selectRow_whenThereIsNoSuchRow_fails() async {
    let fixture = RecordingFixture([["a"]])

    fixture.view.selectRow(at: path(0, 1), animated: false)
    fixture.view.scrollToRow(at: path(1, 0), position: .top, animated: false)

    XCTAssertEqual(
      fixture.view.failures,
      [
        "X10 noSuchRow select row 1 of section 0: there is no such row",
        "X10 noSuchRow scroll to row 0 of section 1: there is no such row",
      ])
  }

  func test_performAfterCurrentCallback_whenIdle_waitsForTheNextOccasion() async {
    let fixture = RecordingFixture([["a"]])
    var runs = 0

    fixture.view.performAfterCurrentCallback { runs += 1 }
    XCTAssertEqual(runs, 0)
    fixture.view.runPendingActions()
    XCTAssertEqual(runs, 1)
    fixture.view.performAfterCurrentCallback { runs += 1 }
    fixture.view.takeTranscript()
    XCTAssertEqual(runs, 2)
  }

  func test_performAfterCurrentCallback_whenAsked_runsAfterTheQuestionAndBeforeTheGestureReturns()
    async
  {
    let fixture = RecordingFixture([["a"]])
    fixture.source.onEvent = { event in
      guard case .row(.selected, _) = event else { return }
      fixture.view.performAfterCurrentCallback {
        fixture.update(to: [["a", "b"]]) { $0.insertedRows = [path(0, 1)] }
      }
    }

    XCTAssertTrue(fixture.view.tap(path(0, 0)))

    XCTAssertEqual(fixture.view.picture, "section 0\n* a\n  b")
    XCTAssertEqual(fixture.view.failures, [])
  }

  func test_reloadData_whenDetached_readsWhenItMust() async {
    let fixture = RecordingFixture([["a"]])
    fixture.view.isAttached = false
    XCTAssertEqual(fixture.source.takeEvents(), ["gone a"])
    fixture.source.countQueries = 0

    fixture.source.show([["b", "c"]])
    fixture.view.reloadData()
    XCTAssertEqual(fixture.source.countQueries, 0)
    XCTAssertEqual(fixture.view.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(fixture.view.indexPathsForVisibleRows, [])

    fixture.view.isAttached = true
    XCTAssertEqual(fixture.view.picture, "section 0\n  b\n  c")
    XCTAssertEqual(fixture.view.failures, [])
  }

  func test_performBatchUpdates_whenDetached_isLegalIfTheModelChangesInside() async {
    for flavour in ListFlavour.allCases {
      let fixture = RecordingFixture([["a"]], flavour: flavour)
      fixture.view.selectRow(at: path(0, 0), animated: false)
      fixture.view.isAttached = false

      fixture.update(to: [["x", "a"]]) { $0.insertedRows = [path(0, 0)] }
      fixture.view.isAttached = true

      XCTAssertEqual(fixture.view.failures, [])
      XCTAssertEqual(fixture.view.picture, "section 0\n  x\n* a")
    }
  }
}
