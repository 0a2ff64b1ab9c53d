// Part of ListKit, MIT licence: see LICENSE.

@testable import ListKit
import XCTest

/// What updates of large composites look at: the part that changes, not the whole.
@MainActor
final class GrowthTests: XCTestCase {
  private func visits(during work: () -> Void) -> Int {
    let before = ChildComparison.totalVisitedCount
    work()
    return ChildComparison.totalVisitedCount - before
  }

  private func appendOneByOne(_ layout: CompositeDataSource.Layout, _ count: Int) -> Int {
    let composite = CompositeDataSource(layout)
    let view = CountingView()
    composite.bind(to: view)

    let visited = visits {
      for number in 0..<count { composite.append(SimpleProvider([number])) }
    }

    XCTAssertEqual(view.batches.count, count)
    XCTAssertEqual(composite.numberOfRows, count)
    return visited
  }

  func test_append_whenChildrenComeOneByOne_looksAtAFewBlocksEachTime() async {
    let thousand = appendOneByOne(.sections, 1_000)
    let tenThousand = appendOneByOne(.sections, 10_000)

    XCTAssertEqual(thousand, 35_430)
    XCTAssertEqual(tenThousand, 409_439)
    XCTAssertLessThan(tenThousand, thousand * 20)
    XCTAssertEqual(appendOneByOne(.singleSection, 1_000), thousand)
  }

  func test_update_whenOneOfTenThousandChildrenChanges_looksAtItsBlocks() async {
    let children = (0..<10_000).map { SimpleProvider([$0]) }
    let inner = CompositeDataSource(.sections, children)
    let root = CompositeDataSource(.sections, SimpleProvider([-1]), inner)
    let view = CountingView()
    root.bind(to: view)

    let visited = visits { children[5_000].append(1) }

    // Two children of the root, its block, and a block of each level below with its parts.
    XCTAssertEqual(visited, 78)
    XCTAssertEqual(
      view.batches.last?.insertedRows, [ListIndexPath(row: 1, section: 5_001)])
  }

  func test_update_whenOneChildMovesFar_looksAtTheBlocksOfBothPlaces() async {
    let children = (0..<10_000).map { SimpleProvider([$0]) }
    let composite = CompositeDataSource(.sections, children)
    let view = CountingView()
    composite.bind(to: view)

    let visited = visits { composite.moveChild(from: 9_000, to: 10) }

    XCTAssertLessThan(visited, 200)
    XCTAssertEqual(view.batches.last?.movedSections, [Move(from: 9_000, to: 10)])
  }

  func test_updates_whenSomeAreGrouped_compareOnce() async {
    let children = (0..<1_000).map { SimpleProvider([$0]) }
    let composite = CompositeDataSource(.sections, children)
    let view = CountingView()
    composite.bind(to: view)

    composite.performUpdates {
      for number in stride(from: 0, to: 1_000, by: 100) {
        for repetition in 0..<50 { children[number].append(1_000 + repetition) }
      }
    }

    XCTAssertEqual(view.batches.map(\.insertedRows.count), [500])
  }

  func test_selection_whenOneOfManyChildrenHasIt_asksThatOne() async {
    let children = (0..<5_000).map { SimpleProvider([$0]) }
    let composite = CompositeDataSource(.sections, children)
    let view = CountingView()
    composite.bind(to: view)
    children[4_000].select(4_000)

    XCTAssertEqual(composite.selectedChildren.count, 1)
    XCTAssertEqual(
      composite.indexPathsForSelectedRows, [ListIndexPath(row: 0, section: 4_000)])
    composite.remove(children[4_000])
    XCTAssertEqual(composite.selectedChildren.count, 0)
    XCTAssertEqual(children[4_000].selectedIDs, [4_000])
  }
}
