// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Providers by themselves: the first show, and updates from one version to the next.
@MainActor
final class ShelfUpdateTests: ScenarioTestCase {

  func test_bind_whenOneSectionHasTenRows_showsThem() async {
    let provider = SimpleProvider((0..<10).map { "item \($0)" })
    let view = RecordingListView()

    provider.bind(to: view)

    XCTAssertEqual(view.numberOfSections, 1)
    XCTAssertEqual(view.numberOfRows(inSection: 0), 10)
    XCTAssertEqual(provider.numberOfSections, 1)
    XCTAssertEqual(provider.numberOfRows(inSection: 0), 10)
    expectTranscript(of: view, "reload everything")
    view.finish()
  }

  func test_bind_whenThreeSectionsHaveTenRowsEach_showsThem() async {
    let provider = SectionedProvider(
      (0..<3).map { section in
        SimpleSection(section, items: (0..<10).map { "\(section)-\($0)" })
      })
    let view = RecordingListView()

    provider.bind(to: view)

    XCTAssertEqual(rows(of: view).map(\.count), [10, 10, 10])
    XCTAssertEqual(rows(of: view)[2][9], "2-9")
    XCTAssertEqual(provider.numberOfRows, 30)
    XCTAssertEqual(provider.numberOfRows(inSection: 3), 0)
    expectTranscript(of: view, "reload everything")
    view.finish()
  }

  func test_apply_whenASectionIsMissing_deletesItAndNoneOfItsRows() async {
    let provider = SectionedProvider<DiffShelf>([
      DiffShelf("A", items: ["a1", "a2", "a3"]), DiffShelf("B", items: ["b1", "b2", "b3"]),
      DiffShelf("C", items: ["c1", "c2", "c3"]),
    ])
    let view = show(provider)

    provider.apply([provider.sections[0], provider.sections[2]], animated: true)

    expectTranscript(of: view, "delete section 1")
    XCTAssertEqual(rows(of: view), [["a1", "a2", "a3"], ["c1", "c2", "c3"]])
    view.finish()
  }

  func test_apply_whenTwoRowsSwapAndOneIsAppended_movesOneAndInsertsOne() async {
    let provider = SectionedProvider<DiffShelf>([
      DiffShelf("A", items: ["1"]), DiffShelf("B", items: ["1b", "2", "3"]),
    ])
    let view = show(provider)

    provider.apply(
      [DiffShelf("A", items: ["1"]), DiffShelf("B", items: ["1b", "3", "2", "4"])],
      animated: true)

    let calls = view.takeCalls()
    guard calls.count == 1, case .performBatchUpdates(let batch, _) = calls[0] else {
      return XCTFail("not one batch: \(calls)")
    }
    XCTAssertEqual(batch.insertedRows, [at(1, 3)])
    XCTAssertEqual(batch.movedRows.count, 1)
    XCTAssertEqual(batch.operationCount, 2)
    XCTAssertEqual(rows(of: view), [["1"], ["1b", "3", "2", "4"]])
    view.finish()
  }

  func test_apply_whenASliderGoesThroughItsNineSteps_tellsTheLeastEachTime() async {
    let a = DiffShelf("A", title: "Apples", items: ["a1", "a2", "a3"])
    let b = DiffShelf("B", title: "Bananas", items: ["b1", "b2", "b3", "b4"])
    let c = DiffShelf("C", title: "Cherries", items: ["c1", "c2"])
    func with(_ shelf: DiffShelf, _ items: [DiffFruit]) -> DiffShelf {
      var shelf = shelf
      shelf.items = items
      return shelf
    }
    let shrunkB = with(b, ["b1", "b4"])
    let grownA = with(a, ["a1", "a2", "a3", "a4", "a5"])
    let shrunkC = with(c, ["c2"])
    let steps: [(String, [DiffShelf], [String])] = [
      ("insert the middle section", [a, b, c], ["insert section 1"]),
      (
        "shrink a section", [a, shrunkB, c],
        ["delete row 2 of section 1\ndelete row 1 of section 1"]
      ),
      (
        "grow and shrink two sections", [grownA, shrunkB, shrunkC],
        [
          """
          delete row 0 of section 2
          insert row 3 of section 0
          insert row 4 of section 0
          """
        ]
      ),
      ("delete a section", [grownA, shrunkC], ["delete section 1"]),
      ("swap the sections", [shrunkC, grownA], ["move section 0 to 1"]),
      ("drop the first", [grownA], ["delete section 0"]),
      (
        "reverse the rows", [with(a, ["a5", "a4", "a3", "a2", "a1"])],
        [
          """
          move row 4 of section 0 to row 0
          move row 3 of section 0 to row 1
          move row 2 of section 0 to row 2
          move row 1 of section 0 to row 3
          """
        ]
      ),
      ("empty it", [], ["delete section 0"]),
      ("fill it again", [a], ["insert section 0"]),
    ]
    let provider = SectionedProvider<DiffShelf>([a, c])
    let view = show(provider)

    for (deed, sections, batches) in steps {
      provider.apply(sections, animated: true)

      let told = takeBatches(of: view)
      if deed == "reverse the rows" || deed == "swap the sections" {
        // Which of them moves is free; how many do is not.
        XCTAssertEqual(
          told.map { $0.split(separator: "\n").count },
          batches.map { $0.split(separator: "\n").count }, deed)
        XCTAssertTrue(told.allSatisfy { !$0.contains("insert") && !$0.contains("delete") }, deed)
      } else {
        XCTAssertEqual(told, batches, deed)
      }
      XCTAssertEqual(rows(of: view), sections.map { $0.items.map(\.description) }, deed)
      XCTAssertEqual(headers(of: view), sections.map(\.title), deed)
    }
    view.finish()
  }
}
