// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// What a provider tells a view: S18 to S22 and S24, and what the law says of S23.
@MainActor
final class DriverSequenceTests: XCTestCase {
  private typealias Letter = FakeDataSource.Letter
  private typealias Shelf = SimpleSection<String, Letter>

  func test_S18_apply_whenARowMovesAndChanges_movesThenReconfigures() async {
    let (provider, view) = shown([shelf("A", "a", "b")])
    provider.select("b")
    view.takeTranscript()

    apply([shelf("A", "b'", "a")], to: provider)

    let told = view.takeTranscript()
    XCTAssertTrue(
      [
        "move row 1 of section 0 to row 0\nreconfigure row 0 of section 0",
        "move row 0 of section 0 to row 1\nreconfigure row 0 of section 0",
      ].contains(told), told)
    XCTAssertEqual(view.picture, "section 0\n* b'\n  a")
    view.finish()
  }

  func test_S19_apply_whenSectionsMoveAndRowsChange_takesTwoBatches() async {
    let (provider, view) = shown([shelf("A", "a", "b"), shelf("B", "c")])

    apply([shelf("B", "c", "d"), shelf("A", "b")], to: provider)

    let batches = batches(view)
    XCTAssertEqual(batches.count, 2)
    XCTAssertEqual(batches[0].deletedRows, [path(0, 0)])
    XCTAssertEqual(batches[0].insertedRows, [path(1, 1)])
    XCTAssertEqual(batches[1].movedSections.count, 1)
    XCTAssertEqual(batches[1].operationCount, 1)
    XCTAssertEqual(batches.map(\.endsUpdate), [false, true])
    view.finish()
  }

  func test_S20_apply_whenARowGoesToANewSection_keepsItsSelection() async {
    let (provider, view) = shown([shelf("A", "a", "b")])
    provider.select("a")
    view.takeTranscript()

    apply([shelf("A", "b"), shelf("N", "a")], to: provider)

    expectTranscript(
      of: view,
      """
      delete row 0 of section 0
      insert section 1
      select row 0 of section 1
      """)
    XCTAssertEqual(view.picture, "section 0\n  b\nsection 1\n* a")
    view.finish()
  }

  func test_S21_apply_whenTheLastRowLeavesASectionThatGoes_isOneBatch() async {
    let (provider, view) = shown([shelf("A", "a"), shelf("B", "b")])

    apply([shelf("B", "b", "a")], to: provider)

    expectTranscript(of: view, "delete section 0\ninsert row 1 of section 0")
    view.finish()
  }

  func test_S22_apply_whenOnlyAHeaderChanges_refreshesIt() async {
    let (provider, view) = shown([Shelf("A", title: "1", items: [Letter(text: "a")])])

    apply([Shelf("A", title: "2", items: [Letter(text: "a")])], to: provider)

    expectTranscript(of: view, "refresh the supplementaries of section 0")
    XCTAssertEqual(view.picture, "section 0: 2\n  a")
    view.finish()
  }

  func test_S23_apply_whenTheKindOfCellChanges_reloadsTheRow() async {
    let (provider, view) = shown([shelf("A", "a", "b")]) { letter in
      letter.text.count > 1 ? Row(FancyCell.self) : Row(letter.text)
    }

    apply([shelf("A", "a", "b'")], to: provider)

    expectTranscript(of: view, "reload row 1 of section 0")
    XCTAssertEqual(view.picture, "section 0\n  a\n  <FancyCell>")
    view.finish()
  }

  func test_S24_apply_whenRowsShareAnIdentity_isLegalAndReported() async {
    let handler = ListDiagnostics.handler
    defer { ListDiagnostics.handler = handler }
    for (policy, rows) in [
      (DuplicatePolicy.numberOccurrences, ["a", "a'"]), (.keepFirst, ["a"]), (.keepLast, ["a'"]),
    ] {
      var reported: [ListDiagnostic.Kind] = []
      ListDiagnostics.handler = { reported.append($0.kind) }
      let provider = SectionedProvider([shelf("A", "a")], duplicates: policy) { Row($0.text) }
      let view = RecordingListView()
      provider.bind(to: view)

      apply([shelf("A", "a", "a'")], to: provider)

      XCTAssertEqual(
        view.picture, (["section 0"] + rows.map { "  \($0)" }).joined(separator: "\n"))
      XCTAssertEqual(
        reported,
        [.duplicateRow(identity: "a", first: path(0, 0), second: path(0, 1))])
      view.takeTranscript()
      view.finish()
    }
  }

  private func shelf(_ id: String, _ letters: String...) -> Shelf {
    Shelf(id, items: letters.map(Letter.init))
  }

  // In an async test, a bare call of `apply` is the async one.
  private func apply(_ shelves: [Shelf], to provider: SectionedProvider<Shelf>) {
    provider.apply(shelves)
  }

  private func shown(
    _ shelves: [Shelf], row: @escaping @MainActor (Letter) -> Row = { Row($0.text) }
  ) -> (SectionedProvider<Shelf>, RecordingListView) {
    let provider = SectionedProvider(shelves, row: row)
    let view = RecordingListView()
    provider.bind(to: view)
    view.takeTranscript()
    return (provider, view)
  }

  private func batches(_ view: RecordingListView) -> [ListBatch] {
    view.takeCalls().compactMap {
      if case .performBatchUpdates(let batch, _) = $0 { batch } else { nil }
    }
  }
}

@MainActor
private final class FancyCell: ReusableCell {}
