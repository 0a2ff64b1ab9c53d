// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Transitions that have crashed list views, and the batches that lead there without.
///
/// Every case runs on a table and on a collection, both strict.
@MainActor
final class BatchScenarioTests: ScenarioTestCase {
  /// One batch: all ways to put it that are as good.
  private struct Batch: ExpressibleByStringLiteral {
    let ways: [String]
    init(stringLiteral text: String) { ways = [text] }
    init(oneOf ways: String...) { self.ways = ways }
  }

  private func check(
    _ old: [DiffShelf], _ new: [DiffShelf], _ batches: Batch..., line: UInt = #line
  ) {
    for flavour in [ListFlavour.table, .collection] {
      let provider = SectionedProvider(old)
      let view = show(provider, in: RecordingListView(flavour: flavour, line: line))
      view.ignoresStaleSectionIndex = true

      provider.apply(new, animated: true)

      let told = takeBatches(of: view)
      XCTAssertEqual(told.count, batches.count, "\(told)", line: line)
      for (told, batch) in zip(told, batches) where !batch.ways.contains(told) {
        XCTFail("\(flavour): \(told)\nisn't one of \(batch.ways)", line: line)
      }
      XCTAssertEqual(rows(of: view), new.map { $0.items.map(\.description) }, line: line)
      XCTAssertEqual(headers(of: view), new.map(\.title), line: line)
      view.finish(line: line)
    }
  }

  private func shelf(_ name: String, _ items: DiffFruit..., title: String? = nil) -> DiffShelf {
    DiffShelf(name, title: title, items: items)
  }

  // MARK: - Rows

  func test_apply_whenARowIsReplacedByAnother_deletesAndInserts() async {
    check(
      [shelf("A", "a", "b"), shelf("B", "c")], [shelf("A", "a", "b"), shelf("B", "d")],
      "delete row 0 of section 1\ninsert row 0 of section 1")
    check(
      [shelf("A", "a", "b")], [shelf("A", "a", "x")],
      "delete row 1 of section 0\ninsert row 1 of section 0")
  }

  func test_apply_whenARowHasNewContent_configuresItAgain() async {
    check([shelf("A", "a", "b")], [shelf("A", "a", "b'")], "reconfigure row 1 of section 0")
  }

  func test_apply_whenRowsComeGoAndMove_isOneBatch() async {
    check(
      [shelf("A", "a", "b", "c", "d")], [shelf("A", "c", "x", "a")],
      Batch(
        oneOf: """
          delete row 3 of section 0
          delete row 1 of section 0
          insert row 1 of section 0
          move row 2 of section 0 to row 0
          """,
        """
        delete row 3 of section 0
        delete row 1 of section 0
        insert row 1 of section 0
        move row 0 of section 0 to row 2
        """))
  }

  func test_apply_whenARowMovesAndChanges_movesItAndThenConfiguresIt() async {
    let swap = Batch(
      oneOf: "move row 1 of section 0 to row 0", "move row 0 of section 0 to row 1")
    check(
      [shelf("A", "a", "b", "c")], [shelf("A", "b'", "a", "c")], swap,
      "reconfigure row 0 of section 0")
    check([shelf("A", "a", "b")], [shelf("A", "b", "a'")], swap, "reconfigure row 1 of section 0")
  }

  func test_apply_whenOthersGoAndMove_configuresAtTheFinalPlace() async {
    check(
      [shelf("A", "a", "b", "c", "d")], [shelf("A", "d", "a", "c'")],
      "delete row 1 of section 0\nmove row 3 of section 0 to row 0",
      "reconfigure row 2 of section 0")
    check(
      [shelf("A", "a", "b", "c", "d")], [shelf("A", "b", "c", "d'")],
      "delete row 0 of section 0", "reconfigure row 2 of section 0")
    check(
      [shelf("A", "a", "b")], [shelf("A", "x", "y", "a'", "b")],
      "insert row 0 of section 0\ninsert row 1 of section 0", "reconfigure row 2 of section 0")
  }

  func test_apply_whenTheFirstRowGoes_tellsNoMove() async {
    check([shelf("A", "a", "b")], [shelf("A", "b")], "delete row 0 of section 0")
  }

  // MARK: - Rows between sections

  func test_apply_whenARowChangesItsSection_isOneMove() async {
    check(
      [shelf("A", "a", "b"), shelf("B", "c")], [shelf("A", "b"), shelf("B", "a", "c")],
      "move row 0 of section 0 to row 0 of section 1")
    check(
      [shelf("A", "p"), shelf("B", "a")], [shelf("A", "a", "p"), shelf("B")],
      "move row 0 of section 1 to row 0 of section 0")
  }

  func test_apply_whenARowGoesToANewSection_isDeletedAndComesWithIt() async {
    check(
      [shelf("A", "a", "b")], [shelf("A", "a"), shelf("N", "b")],
      "delete row 1 of section 0\ninsert section 1")
  }

  func test_apply_whenARowComesFromASectionThatGoes_isInserted() async {
    check(
      [shelf("A", "a"), shelf("B", "b")], [shelf("B", "a", "b")],
      "delete section 0\ninsert row 0 of section 0")
    check(
      [shelf("A", "a"), shelf("B", "b")], [shelf("B", "b", "a")],
      "delete section 0\ninsert row 1 of section 0")
  }

  // MARK: - Sections

  func test_apply_whenSectionsGo_deletesThemAlone() async {
    check(
      [shelf("A", "a"), shelf("B", "b", "c"), shelf("C", "d", "e")], [shelf("A", "a")],
      "delete section 2\ndelete section 1")
  }

  func test_apply_whenSectionsComeGoMoveAndChange_refreshesLast() async {
    check(
      [
        shelf("A", "a"), shelf("B", "b"), shelf("C", "c"), shelf("D", "d", title: "old"),
        shelf("E", "e"),
      ],
      [
        shelf("A", "a"), shelf("B", "b"), shelf("X", "x"), shelf("D", "d", title: "new"),
        shelf("C", "c"),
      ],
      Batch(
        oneOf: "delete section 4\ninsert section 2\nmove section 2 to 4",
        "delete section 4\ninsert section 2\nmove section 3 to 3"),
      "refresh the supplementaries of section 3")
  }

  func test_apply_whenASectionChangesBesideOthers_refreshesAtItsFinalIndex() async {
    check(
      [shelf("A", "a"), shelf("B", "b"), shelf("C", "c", title: "old"), shelf("D", "d")],
      [shelf("A", "a"), shelf("C", "c", title: "new"), shelf("D", "d")],
      "delete section 1", "refresh the supplementaries of section 1")
    check(
      [shelf("A", "a", title: "old")], [shelf("B", "b"), shelf("A", "a", title: "new")],
      "insert section 0", "refresh the supplementaries of section 1")
  }

  private let swapOfSections = Batch(oneOf: "move section 1 to 0", "move section 0 to 1")

  func test_apply_whenSectionsSwapAndRowsComeAndGo_changesRowsFirst() async {
    check(
      [shelf("A", "a", "b"), shelf("B", "c")], [shelf("B", "c", "d"), shelf("A", "b")],
      "delete row 0 of section 0\ninsert row 1 of section 1", swapOfSections)
  }

  func test_apply_whenSectionsSwapAndRowsSwap_movesRowsFirst() async {
    check(
      [shelf("A", "a", "b"), shelf("B", "c")], [shelf("B", "c"), shelf("A", "b", "a")],
      Batch(oneOf: "move row 1 of section 0 to row 0", "move row 0 of section 0 to row 1"),
      swapOfSections)
    let first = ["move row 0 of section 0 to row 1", "move row 1 of section 0 to row 0"]
    let second = ["move row 0 of section 1 to row 1", "move row 1 of section 1 to row 0"]
    check(
      [shelf("A", "a", "b"), shelf("B", "c", "d")], [shelf("B", "d", "c"), shelf("A", "b", "a")],
      Batch(
        oneOf: "\(first[0])\n\(second[0])", "\(first[0])\n\(second[1])",
        "\(first[1])\n\(second[0])", "\(first[1])\n\(second[1])"),
      swapOfSections)
  }

  func test_apply_whenARowChangesInASectionThatMoves_configuresItAfterwards() async {
    check(
      [shelf("A", "a", "b", "c"), shelf("B", "d", "e", "f")],
      [shelf("B", "d'", "e", "f"), shelf("A", "a", "b", "c")],
      swapOfSections, "reconfigure row 0 of section 0")
  }

  func test_apply_whenSectionsMoveAndARowLeavesOneThatGoes_movesIt() async {
    check(
      [shelf("A", "a"), shelf("B", "b"), shelf("C", "c")], [shelf("C", "c", "a"), shelf("B", "b")],
      "move row 0 of section 0 to row 1 of section 2",
      Batch(oneOf: "delete section 0\nmove section 2 to 0", "delete section 0\nmove section 1 to 1")
    )
  }

  func test_apply_whenSectionsMoveAndARowGoesToANewOne_deletesIt() async {
    check(
      [shelf("A", "a", "x"), shelf("B", "b")],
      [shelf("B", "b"), shelf("N", "x"), shelf("A", "a")],
      "delete row 1 of section 0",
      Batch(oneOf: "insert section 1\nmove section 1 to 0", "insert section 1\nmove section 0 to 2")
    )
  }

  // MARK: - Views that aren't in order

  func test_apply_whenTheCollectionNeedsLayout_changesTheModelInsideTheBatch() async {
    let provider = SectionedProvider([shelf("A", "a", "b")])
    let view = show(provider, in: RecordingListView(flavour: .collection))
    view.setNeedsLayout()

    provider.append("c", toSection: "A")

    expectTranscript(of: view, "insert row 2 of section 0")
    XCTAssertEqual(rows(of: view), [["a", "b", "c"]])
    view.finish()
  }

  func test_apply_whenTheViewIsOutOfAWindow_keepsCountsInStep() async {
    for flavour in [ListFlavour.table, .collection] {
      let view = RecordingListView(flavour: flavour)
      view.isAttached = false
      let provider = SectionedProvider([shelf("A", "a", "b")])
      provider.bind(to: view)

      provider.append("c", toSection: "A")
      provider.removeSection("A")
      provider.appendSection(shelf("B", "d"))
      view.isAttached = true

      XCTAssertEqual(rows(of: view), [["d"]])
      view.takeTranscript()
      view.finish()
    }
  }

  func test_apply_whenThereAreMoreChangesThanTheLimit_reloadsOutsideOfAnyBatch() async {
    let provider = SimpleProvider(Array(0..<6))
    provider.updatePolicy = UpdatePolicy(maximumAnimatedChanges: 1)
    let view = show(provider)
    var reasons: [ReloadReason?] = []
    provider.onUpdate = { reasons.append($0.reload) }

    provider.apply(Array(0..<8), animated: true)
    provider.append(8)

    expectTranscript(of: view, "reload everything\ninsert row 8 of section 0")
    XCTAssertEqual(reasons, [.tooManyChanges(2, limit: 1), nil])
    view.finish()
  }

  func test_apply_whenTwinsCome_isALegalBatchAndADiagnostic() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    var kinds: [ListDiagnostic.Kind] = []
    ListDiagnostics.handler = { kinds.append($0.kind) }
    let provider = SimpleProvider<DiffFruit>(["a", "b"])
    let view = show(provider)

    provider.apply(["a", "b", "a"], animated: true)

    expectTranscript(of: view, "insert row 2 of section 0")
    XCTAssertEqual(kinds, [.duplicateRow(identity: "a", first: at(0, 0), second: at(0, 2))])
    provider.apply(["b", "a'", "a"], animated: true)
    XCTAssertEqual(rows(of: view), [["b", "a'", "a"]])
    view.takeTranscript()
    view.finish()
  }
}
