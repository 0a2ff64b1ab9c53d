// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Faults that lists have had in public, and that no other test is about.
@MainActor
final class ReportedFaultTests: ScenarioTestCase {
  func test_apply_whenARowComesToASectionThatMoves_comesInABatchBefore() async {
    let names = (0..<8).map { "S\($0)" }
    let old = names.map { name in
      DiffShelf(name, items: (0..<3).map { DiffFruit(identity: "\(name).\($0)") })
    }
    var moved = old[3]
    moved.items.insert("n", at: 0)
    let new = [DiffShelf("X", items: []), moved] + old[..<3] + old[4...]
    let provider = SectionedProvider(old)
    let view = show(provider)

    provider.apply(new, animated: true)

    XCTAssertEqual(
      takeBatches(of: view),
      ["insert row 0 of section 3", "insert section 0\nmove section 3 to 1"])
    XCTAssertEqual(rows(of: view), new.map { $0.items.map(\.description) })
    view.finish()
  }

  func test_diagnostics_whenARowIsReloadedAndMoved_namesBoth() async {
    let found = BatchChecker().diagnostics(
      before: ListShape(counts: [2]),
      operations: [.reloadRow(at(0, 0)), .moveRow(from: at(0, 0), to: at(0, 1))],
      after: ListShape(counts: [2]))

    XCTAssertEqual(found.first?.code, .reloadAndMove)
    XCTAssertEqual(found.first?.detail, "row 0 of section 0 is reloaded and moved")
  }

  func test_diagnostics_whenARowIsOutOfRange_namesItsSectionItsRowAndTheCount() async {
    let found = BatchChecker().diagnostics(
      before: ListShape(counts: [9, 3]), operations: [.deleteRow(at(1, 7))],
      after: ListShape(counts: [9, 2]))

    XCTAssertEqual(
      found.first?.description,
      "D03 itemOutOfRangeBefore delete row 7 of section 1: the section contains 3 before")
  }

  func test_performUpdates_whenManyChildrenCome_isOneBatch() async {
    let composite = CompositeDataSource(.sections)
    let view = show(composite)

    composite.performUpdates {
      for number in 0..<150 { composite.append(SimpleProvider([number])) }
    }

    let told = takeBatches(of: view)
    XCTAssertEqual(told, [(0..<150).map { "insert section \($0)" }.joined(separator: "\n")])
    XCTAssertEqual(rows(of: view), (0..<150).map { ["\($0)"] })
    view.finish()
  }

  func test_apply_whenTheViewIsDetached_reloadsAtMostOnceAndMakesNoRow() async {
    var made = 0
    let provider = SimpleProvider([0]) { number in
      made += 1
      return Row("\(number)")
    }
    let view = RecordingListView()
    view.isAttached = false
    provider.bind(to: view)

    for count in 2...21 { provider.apply(Array(0..<count), animated: true) }
    XCTAssertEqual(made, 0)
    view.isAttached = true

    XCTAssertEqual(rows(of: view), [(0..<21).map { "\($0)" }])
    XCTAssertLessThanOrEqual(view.takeCalls().count { $0 == .reloadData }, 1)
    view.finish()
  }

  func test_deselection_whenItIsReported_hasHappened() async {
    let provider = SimpleProvider(["a", "b"])
    provider.selectionMode = .multiple
    let view = RecordingListView()
    view.allowsMultipleSelection = true
    _ = show(provider, in: view)
    provider.select("a")
    var seen: [Set<String>] = []
    provider.onDeselect = { [unowned provider] _ in seen.append(provider.selectedIDs) }
    view.takeTranscript()

    view.tap(at(0, 0))

    XCTAssertEqual(seen, [[]])
    view.takeTranscript()
    view.finish()
  }

  func test_rowIdentity_whenAnErasedIdentityIsErasedAgain_isTheSame() async {
    let source = ObjectIdentifier(RecordingListView.self)
    let once = RowIdentity(source: source, item: "a")
    let twice = RowIdentity(source: source, item: AnyHashable(AnyHashable("a")))

    XCTAssertEqual(once, twice)
    XCTAssertEqual(once.hashValue, twice.hashValue)
    XCTAssertEqual(twice.item(as: String.self), "a")
  }

  func test_inSection_isWhatTheDiffOfAllSectionsSays() async {
    let old: [DiffFruit] = ["a", "b", "c"]
    let new: [DiffFruit] = ["c'", "x", "a"]

    let flat = ListDiff.changes(from: old, to: new).inSection(1)
    let sections = ListDiff.changes(
      from: [DiffShelf("A", items: ["z"]), DiffShelf("B", items: old)],
      to: [DiffShelf("A", items: ["z"]), DiffShelf("B", items: new)])

    XCTAssertEqual(flat, sections.changes)
  }
}
