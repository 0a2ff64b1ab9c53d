// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// The law of what may follow what: S01 to S17 and S23.
@MainActor
final class BatchSequenceTests: XCTestCase {
  /// Views hold data sources weakly.
  private var sources: [FakeDataSource] = []

  func test_S01_endUpdates_whenNested_isOneBatch() async {
    let (view, source) = shown([["a"]])
    source.countQueries = 0

    view.beginUpdates()
    source.show([["x"]])
    view.perform(.insertRow(path(0, 0)))
    view.beginUpdates()
    view.perform(.deleteRow(path(0, 0)))
    view.endUpdates()
    XCTAssertEqual(source.countQueries, 0)
    view.endUpdates()

    XCTAssertEqual(view.failures, [])
    XCTAssertEqual(source.countQueries, 2, "read once, and once more to see that it is stable")
    XCTAssertEqual(view.picture, "section 0\n  x")
  }

  func test_S02_endUpdates_whenNotBegun_isUnbalanced() async {
    let (view, _) = shown([["a"]])

    view.endUpdates()
    XCTAssertEqual(codes(view), ["D27"])

    view.beginUpdates()
    view.takeTranscript()
    view.finish()
    XCTAssertEqual(codes(view), ["D27", "D27"])
  }

  func test_S03_perform_whenDataChangedBefore_isLegal() async {
    let (view, source) = shown([["a", "b"]])

    source.show([["b"]])
    view.perform(.deleteRow(path(0, 0)))

    XCTAssertEqual(view.failures, [])
  }

  func test_S04_perform_whenTwoCallsShareOneChange_isIllegal() async {
    let (view, source) = shown([["a", "b"]])

    source.show([[]])
    view.perform(.deleteRow(path(0, 0)))

    XCTAssertEqual(codes(view), ["D19"])
    XCTAssertTrue(view.failures[0].contains("has 0, expected 1"), view.failures[0])
  }

  func test_S05_perform_whenDataChangesAfterwards_isIllegal() async {
    let (view, _) = shown([["a", "b"]])

    view.perform(.deleteRow(path(0, 0)))

    XCTAssertEqual(codes(view), ["D19"])
    XCTAssertTrue(view.failures[0].contains("has 2, expected 1"), view.failures[0])
  }

  func test_S06_endUpdates_whenDataChangedBeforeOnACleanView_isLegal() async {
    for flavour in ListFlavour.allCases {
      let (view, source) = shown([["a"]], flavour: flavour)

      source.show([["a", "b"]])
      view.beginUpdates()
      view.perform(.insertRow(path(0, 1)))
      view.endUpdates()

      XCTAssertEqual(view.failures, [])
    }
  }

  func test_S07_endUpdates_whenDataChangedBeforeOnADirtyCollection_readsTooEarly() async {
    let view = RecordingListView(flavour: .collection, mode: .lenient)
    let source = FakeDataSource([["a"]])
    view.dataSource = source

    source.show([["a", "b"]])
    view.beginUpdates()
    view.perform(.insertRow(path(0, 1)))
    view.endUpdates()
    XCTAssertEqual(codes(view), ["D28"])

    let (other, otherSource) = shown([["a"]], flavour: .collection)
    other.setNeedsLayout()
    other.beginUpdates()
    otherSource.show([["a", "b"]])
    other.perform(.insertRow(path(0, 1)))
    other.endUpdates()
    XCTAssertEqual(other.failures, [])
  }

  func test_S07_endUpdates_whenDetachedCollection_readsTooEarly() async {
    let (view, source) = shown([["a"]], flavour: .collection)
    view.isAttached = false

    source.show([["a", "b"]])
    view.beginUpdates()
    view.perform(.insertRow(path(0, 1)))
    view.endUpdates()

    XCTAssertEqual(codes(view), ["D28"])
  }

  func test_S08_reloadData_whenInsideABatch_isIllegal() async {
    let (view, source) = shown([["a"]])

    view.beginUpdates()
    source.show([["a", "b"]])
    view.reloadData()
    view.endUpdates()

    XCTAssertEqual(codes(view).first, "D01")
  }

  func test_S09_reloadData_whenABatchHasNotCompleted_isAHazard() async {
    let (view, source) = shown([["a"]])
    view.completesManually = true
    source.show([[]])
    view.perform(.deleteRow(path(0, 0)))

    view.reloadData()
    XCTAssertEqual(codes(view), ["H30"])

    view.completeAll()
    view.reloadData()
    XCTAssertEqual(codes(view), ["H30"])
  }

  func test_S10_endUpdates_whenEmpty_isLegalUnlessDataChanged() async {
    let (view, source) = shown([["a"]])

    view.beginUpdates()
    view.endUpdates()
    XCTAssertEqual(view.failures, [])

    view.beginUpdates()
    source.show([[]])
    view.endUpdates()
    XCTAssertEqual(codes(view), ["D19"])
  }

  func test_S11_perform_whenInsideACellCallback_isIllegalUnlessPutOff() async {
    let (view, source) = shown([["a"]])
    source.onQuery = { [weak source] in
      source?.onQuery = {}
      source?.show([["a", "b"]])
      view.perform(.insertRow(path(0, 1)))
    }
    view.reloadData()
    XCTAssertEqual(codes(view), ["D26"])
    XCTAssertEqual(view.picture, "section 0\n  a\n  b")

    let (other, otherSource) = shown([["a"]])
    otherSource.onQuery = { [weak otherSource] in
      otherSource?.onQuery = {}
      other.performAfterCurrentCallback {
        otherSource?.show([["a", "b"]])
        other.perform(.insertRow(path(0, 1)))
      }
    }
    other.reloadData()
    XCTAssertEqual(other.failures, [])
    XCTAssertEqual(other.picture, "section 0\n  a\n  b")
  }

  func test_S12_performBatchUpdates_whenBackToBack_completesInOrder() async {
    let (view, source) = shown([["a"]])
    view.completesManually = true
    var completed: [Int] = []

    for number in 1...2 {
      var batch = ListBatch()
      batch.insertedRows = [path(0, number)]
      batch.endsUpdate = number == 2
      view.performBatchUpdates(batch, animation: .automatic) {
        source.show([Array(["a", "b", "c"].prefix(number + 1))])
      } completion: { _ in
        completed.append(number)
      }
    }
    XCTAssertEqual(view.pendingBatchCount, 2)
    XCTAssertEqual(completed, [])
    view.completeNextBatch()
    XCTAssertEqual(completed, [1])
    view.completeAll()

    XCTAssertEqual(completed, [1, 2])
    XCTAssertEqual(view.failures, [])
  }

  func test_S12_performBatchUpdates_whenAnotherUpdateHasNotCompleted_fails() async {
    let (view, source) = shown([["a"]])
    view.completesManually = true

    for number in 1...2 {
      var batch = ListBatch()
      batch.insertedRows = [path(0, number)]
      view.performBatchUpdates(batch, animation: .automatic) {
        source.show([Array(["a", "b", "c"].prefix(number + 1))])
      } completion: { _ in
      }
    }

    XCTAssertEqual(codes(view), ["X12"])
  }

  func test_S13_endUpdates_whenCountsChangeBetweenQuestions_areUnstable() async {
    let (view, source) = shown([["a"]])

    source.show([["a", "b"]])
    source.fakeCounts = [3, 2]
    view.perform(.insertRow(path(0, 1)))

    XCTAssertEqual(codes(view), ["X01"])
    XCTAssertTrue(view.failures[0].contains("unstable counts"), view.failures[0])
  }

  func test_S14_selection_whenRowsAreInsertedAbove_follows() async {
    let (view, source) = shown([["a", "b", "c"]])
    view.selectRow(at: path(0, 1), animated: false)

    source.show([["x", "a", "b", "c"]])
    view.perform(.insertRow(path(0, 0)))

    XCTAssertEqual(view.indexPathsForSelectedRows, [path(0, 2)])
  }

  func test_S15_selection_whenTheRowIsDeleted_isDroppedWithoutAWord() async {
    let (view, source) = shown([["a", "b"]])
    view.selectRow(at: path(0, 0), animated: false)
    _ = source.takeEvents()

    source.show([["b"]])
    view.perform(.deleteRow(path(0, 0)))

    XCTAssertEqual(view.indexPathsForSelectedRows, [])
    XCTAssertEqual(source.takeEvents(), ["gone a"])
  }

  func test_S16_selection_whenRowsOrSectionsMove_follows() async {
    let (view, source) = shown([["a", "b"]])
    view.selectRow(at: path(0, 1), animated: false)
    source.show([["b", "a"]])
    view.perform(.moveRow(from: path(0, 1), to: path(0, 0)))
    XCTAssertEqual(view.indexPathsForSelectedRows, [path(0, 0)])

    let (other, otherSource) = shown([["a"], ["b"]])
    other.selectRow(at: path(1, 0), animated: false)
    otherSource.groups.swapAt(0, 1)
    other.perform(.moveSection(from: 1, to: 0))
    XCTAssertEqual(other.indexPathsForSelectedRows, [path(0, 0)])
    XCTAssertEqual(view.failures + other.failures, [])
  }

  func test_S17_selection_whenReloaded_isDroppedAndWhenReconfiguredKept() async {
    let cases: [(BatchOperation, [ListIndexPath])] = [
      (.reloadRow(path(0, 0)), []), (.reconfigureRow(path(0, 0)), [path(0, 0)]),
      (.reloadSection(0), []), (.refreshSupplementaries(0), [path(0, 0)]),
    ]
    for (operation, expected) in cases {
      let (view, _) = shown([["a"]])
      view.selectRow(at: path(0, 0), animated: false)
      view.perform(operation)
      XCTAssertEqual(view.indexPathsForSelectedRows, expected, "\(operation)")
      XCTAssertEqual(view.failures, [])
    }
    let (view, _) = shown([["a"]])
    view.selectRow(at: path(0, 0), animated: false)
    view.reloadData()
    XCTAssertEqual(view.indexPathsForSelectedRows, [])
  }

  func test_S23_reconfigure_whenTheKindChanged_isIllegalAndReloadIsNot() async {
    let (view, source) = shown([["a"]])
    source.customise = { letter, row in
      var row = row
      row.reuseIdentifier = letter.text == "a" ? "plain" : "fancy"
      return row
    }
    view.reloadData()

    source.show([["a!"]])
    view.perform(.reconfigureRow(path(0, 0)))
    XCTAssertEqual(codes(view), ["D31"])

    source.show([["a"]])
    view.perform(.reloadRow(path(0, 0)))
    XCTAssertEqual(codes(view), ["D31"])
  }

  private func shown(
    _ rows: [[String]], flavour: ListFlavour = .table
  ) -> (RecordingListView, FakeDataSource) {
    let view = RecordingListView(flavour: flavour, mode: .lenient)
    let source = FakeDataSource(rows)
    sources.append(source)
    view.dataSource = source
    view.reloadData()
    view.takeTranscript()
    return (view, source)
  }

  private func codes(_ view: RecordingListView) -> [String] {
    view.failures.map { String($0.prefix(3)) }
  }

}
