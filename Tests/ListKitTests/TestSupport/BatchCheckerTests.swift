// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

final class BatchCheckerTests: XCTestCase {
  func test_description_whenCountsAreOff_namesNumbersAndBatch() {
    let verdict = BatchChecker().verdict(
      before: ListShape(counts: [2, 1]),
      operations: [.moveRow(from: path(0, 0), to: path(1, 0))],
      after: ListShape(counts: [2, 2]))

    XCTAssertEqual(
      verdict.description,
      """
      D19 invalidItemCount section 0(after): has 2, expected 1 = 2 before + 0 ins − 0 del + 0 in − 1 out
      The batch:
        move row 0 of section 0 to row 0 of section 1
      """)
  }

  func test_diagnostics_whenReloadsAreCounted_countAsDeleteAndInsert() {
    let found = BatchChecker().diagnostics(
      before: ListShape(counts: [2]), operations: [.reloadRow(path(0, 0))],
      after: ListShape(counts: [1]))

    XCTAssertEqual(
      found.map(\.detail),
      ["section 0(after): has 1, expected 2 = 2 before + 1 ins − 1 del + 0 in − 0 out"])
  }

  func test_diagnostics_whenSeveralRulesAreBroken_listsAllWithTheFirstToBeComplainedOfFirst() {
    let found = BatchChecker(flavour: .collection).diagnostics(
      before: ListShape(counts: [2, 1]),
      operations: [
        .insertRow(path(0, 9)), .deleteRow(path(0, 0)), .deleteRow(path(0, 0)), .deleteSection(4),
      ],
      after: ListShape(counts: [2, 1]))

    XCTAssertEqual(
      found.map(\.code.rawValue), ["D02", "D06", "D05", "D18"])
  }

  func test_diagnostics_whenRowsAreReconfiguredBesideStructure_isAHazard() {
    let found = BatchChecker().diagnostics(
      before: ListShape(counts: [2]),
      operations: [.deleteRow(path(0, 0)), .reconfigureRow(path(0, 1))],
      after: ListShape(counts: [1]))

    XCTAssertEqual(found.map(\.code), [.refreshMixed])
  }

  func test_diagnostics_whenReconfiguredRowIsNotThere_isOutOfRange() {
    let found = BatchChecker().diagnostics(
      before: ListShape(counts: [1]),
      operations: [.reconfigureRow(path(0, 1)), .refreshSupplementaries(1)],
      after: ListShape(counts: [1]))

    XCTAssertEqual(found.map(\.code), [.sectionOutOfRangeBefore, .itemOutOfRangeBefore])
  }

  func test_mapping_whenRowsAndSectionsMove_followsThem() throws {
    let verdict = BatchChecker().verdict(
      before: ListShape(counts: [1, 2, 1]),
      operations: [.deleteSection(0), .moveSection(from: 2, to: 0), .insertSection(1)],
      after: ListShape(counts: [1, 5, 2]))
    let mapping = try XCTUnwrap(verdict.mapping)

    XCTAssertNil(mapping.section(after: 0))
    XCTAssertEqual(mapping.section(after: 1), 2)
    XCTAssertEqual(mapping.section(after: 2), 0)
    XCTAssertEqual(mapping.survivor(of: path(1, 1)), path(2, 1))
    XCTAssertNil(mapping.survivor(of: path(0, 0)))
    XCTAssertEqual(mapping.rowOrigins[1], [nil, nil, nil, nil, nil])
  }

  func test_mapping_whenARowIsReloaded_keepsItsPlaceAndNotItsCell() throws {
    let verdict = BatchChecker().verdict(
      before: ListShape(counts: [2]), operations: [.insertRow(path(0, 0)), .reloadRow(path(0, 1))],
      after: ListShape(counts: [3]))
    let mapping = try XCTUnwrap(verdict.mapping)

    XCTAssertEqual(mapping.row(after: path(0, 1)), path(0, 2))
    XCTAssertNil(mapping.survivor(of: path(0, 1)))
    XCTAssertEqual(mapping.survivor(of: path(0, 0)), path(0, 1))
  }

  func test_diagnostics_whenARowIsInsertedRightBeforeAReload_landsRight() {
    let found = BatchChecker().diagnostics(
      before: ListShape(rows: [["a", "b"]]),
      operations: [.insertRow(path(0, 1)), .reloadRow(path(0, 1))],
      after: ListShape(rows: [["a", "x", "b"]]))

    XCTAssertEqual(found, [])
  }

  func test_operations_ofAListBatch_readLikeTheBatch() {
    var batch = ListBatch()
    batch.deletedRows = [path(0, 0), path(0, 2)]
    batch.deletedSections = [3]
    batch.insertedSections = [1]
    batch.movedSections = [Move(from: 1, to: 0)]
    batch.insertedRows = [path(2, 0)]
    batch.movedRows = [
      Move(from: path(0, 1), to: path(0, 0)), Move(from: path(0, 3), to: path(2, 1)),
    ]
    batch.reconfiguredRows = [path(0, 0)]
    batch.reloadedRows = [path(0, 1)]
    batch.refreshedSupplementaries = [2]
    batch.reloadedSections = [0]

    XCTAssertEqual(batch.operations.map(\.description), batch.operationDescriptions)
  }

}
