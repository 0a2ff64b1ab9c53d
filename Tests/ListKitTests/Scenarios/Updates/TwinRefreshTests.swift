// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Rows and sections that share an identity and are refreshed while others come and go.
@MainActor
final class TwinRefreshTests: ScenarioTestCase {
  private typealias Shelf = SimpleSection<Int, DiffFruit>

  private var handler: (@MainActor (ListDiagnostic) -> Void)?
  private var mark = 0

  override func setUp() async throws {
    handler = ListDiagnostics.handler
    ListDiagnostics.handler = nil
  }

  override func tearDown() async throws { ListDiagnostics.handler = handler }

  /// All lists of up to so many rows of two identities.
  private func lists(upTo count: Int) -> [[DiffFruit]] {
    var all: [[DiffFruit]] = [[]]
    var longest = all
    for _ in 0..<count {
      longest = longest.flatMap { list in [list + ["a"], list + ["b"]] }
      all += longest
    }
    return all
  }

  /// The picture of a list whose rows "a" show the mark.
  private func picture(_ sections: [[DiffFruit]]) -> String {
    sections.indices.map { section in
      (["section \(section)"]
        + sections[section].map { $0.identity == "a" ? "  a (\(mark))" : "  b" })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func check(_ old: [[DiffFruit]], _ new: [[DiffFruit]], _ flavour: ListFlavour) {
    func shelves(_ lists: [[DiffFruit]]) -> [Shelf] {
      lists.enumerated().map { SimpleSection($0, items: $1) }
    }
    mark = 0
    let provider = SectionedProvider(shelves(old))
    provider.makeRow = { [unowned self] in
      $0.item.identity == "a" ? Row("a", detail: "\(mark)") : Row("b")
    }
    var updatedCount: Int?
    provider.onUpdate = { updatedCount = $0.updatedRowCount }
    let view = RecordingListView(flavour: flavour, mode: .lenient)
    provider.bind(to: view)

    provider.performUpdates {
      provider.apply(shelves(new), animated: true)
      mark = 1
      provider.refresh("a")
    }

    let message = "\(flavour): \(old) to \(new)"
    XCTAssertEqual(view.picture, picture(new), message)
    XCTAssertEqual(view.failures.map { "\($0)" }, [], message)
    let counts = [old, new].map { $0.joined().count { $0.identity == "a" } }
    XCTAssertEqual(updatedCount, counts.min(), message)
  }

  func test_refresh_whenTwinsComeGoAndMove_reachesEachThatStays() async {
    for old in lists(upTo: 3) {
      for new in lists(upTo: 3) { check([old], [new], .table) }
    }
  }

  func test_refresh_whenTwinsChangeTheirSections_reachesEachThatStays() async {
    let halves = lists(upTo: 2)
    for number in 0..<halves.count * halves.count {
      let old = [halves[number % halves.count], halves[number / halves.count]]
      for new in halves { check(old, [new, old[0]], .collection) }
    }
  }

  func test_refreshSections_whenSectionsAreTwins_reachesEach() async {
    let provider = SectionedProvider([
      SimpleSection(1, title: "one", items: ["a"]), SimpleSection(1, title: "other", items: ["b"]),
    ])
    provider.makeHeader = { [unowned self] in Supplementary("\($0.section.title ?? "") \(mark)") }
    let view = show(provider)

    mark = 1
    provider.refreshSections([1])
    XCTAssertEqual(view.picture, "section 0: one 1\n  a\nsection 1: other 1\n  b")
    mark = 2
    provider.refreshSupplementaries()

    XCTAssertEqual(view.picture, "section 0: one 2\n  a\nsection 1: other 2\n  b")
    view.takeTranscript()
    view.finish()
  }

  func test_diagnostics_whenSeveralEditsAreOneUpdate_comeOnce() async {
    var kinds: [ListDiagnostic.Kind] = []
    ListDiagnostics.handler = { kinds.append($0.kind) }
    let provider = SimpleProvider([5, 6, 5])
    let expected = ListDiagnostic.Kind.duplicateRow(
      identity: "5", first: at(0, 0), second: at(0, 2))
    XCTAssertEqual(kinds, [expected])
    kinds = []

    provider.performUpdates {
      provider.append(5)
      provider.append(9)
      provider.append(10)
    }

    XCTAssertEqual(
      kinds, [expected, .duplicateRow(identity: "5", first: at(0, 0), second: at(0, 3))])
    kinds = []
    provider.performUpdates {}
    provider.refresh(9)
    XCTAssertEqual(kinds, [])
    provider.setSilently([7, 7])
    XCTAssertEqual(kinds, [.duplicateRow(identity: "7", first: at(0, 0), second: at(0, 1))])
  }
}
