// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Every drag of every row to every place, in small trees of every kind.
@MainActor
final class DragSmallWorldsTests: ScenarioTestCase {
  private typealias Shelves = SectionedProvider<SimpleSection<Int, String>>

  /// A way to make one list of three.
  private struct Shape {
    let name: String
    let make: @MainActor ([ListDataSource]) -> ListDataSource
  }

  private static let shapes: [Shape] = [
    Shape(name: "sections") { CompositeDataSource(.sections, $0) },
    Shape(name: "one section") { CompositeDataSource(.singleSection, $0) },
    Shape(name: "one section in one section") {
      CompositeDataSource(
        .singleSection, $0[0], CompositeDataSource(.singleSection, $0[1], $0[2]))
    },
    Shape(name: "sections in one section") {
      CompositeDataSource(.singleSection, $0[0], CompositeDataSource(.sections, $0[1], $0[2]))
    },
    Shape(name: "one section in sections") {
      CompositeDataSource(
        .sections, $0[0],
        SegmentedDataSource(CompositeDataSource(.singleSection, $0[1], $0[2])))
    },
    Shape(name: "one section and sections in one section") {
      CompositeDataSource(
        .singleSection, CompositeDataSource(.singleSection, $0[0]),
        StateDataSource(content: CompositeDataSource(.sections, $0[1], $0[2])))
    },
    Shape(name: "two of one section") {
      CompositeDataSource(
        .sections, CompositeDataSource(.singleSection, $0[0], $0[1]),
        CompositeDataSource(.singleSection, $0[2]))
    },
  ]

  /// The lists of a tree, the second of which has two sections, and who holds which row.
  @MainActor
  private struct World {
    let root: ListDataSource
    let first: SimpleProvider<String>
    let second: Shelves
    let third: SimpleProvider<String>
    let name: String

    init(_ shape: Shape, _ counts: [Int]) {
      func rows(_ list: String, _ count: Int) -> [String] { (0..<count).map { "\(list)\($0)" } }
      first = SimpleProvider(rows("a", counts[0])) { Row($0).movable() }
      second = SectionedProvider([
        SimpleSection(0, items: rows("b", counts[1])),
        SimpleSection(1, items: rows("c", counts[2])),
      ]) { Row($0).movable() }
      third = SimpleProvider(rows("d", counts[3])) { Row($0).movable() }
      root = shape.make([first, second, third])
      name = "\(shape.name), \(counts)"
    }

    /// The rows of each section of each list.
    var lists: [[String]] { [first.items] + second.sections.map(\.items) + [third.items] }

    /// The list that a row is in: the number of its provider.
    func owner(of item: String) -> Int? {
      lists.firstIndex { $0.contains(item) }.map { [0, 1, 1, 2][$0] }
    }
  }

  /// Returns the row whose list a dragged row has to join; nil if there is none in its section.
  ///
  /// That is the neighbour that it was dragged past; coming from another section, it makes the row
  /// below it give way.
  private func neighbour(
    of destination: ListIndexPath, from origin: ListIndexPath, in rows: [String]
  ) -> String? {
    let (above, below) = (destination.row - 1, destination.row + 1)
    let isFromAbove = origin.section == destination.section && origin.row < destination.row
    let wanted = isFromAbove || !rows.indices.contains(below) ? above : below
    return rows.indices.contains(wanted) ? rows[wanted] : nil
  }

  private func check(
    _ make: () -> World, from origin: ListIndexPath, to destination: ListIndexPath
  ) {
    let world = make()
    let view = show(world.root)
    let place = "\(world.name): \(origin) to \(destination)"
    let item = rows(of: view)[origin.section][origin.row]
    let (lists, owner) = (world.lists, world.owner(of: item))
    var expected = rows(of: view)
    expected[origin.section].remove(at: origin.row)
    expected[destination.section].insert(item, at: destination.row)
    let before = view.picture

    let landing = view.drag(from: origin, to: destination)

    if origin == destination {
      XCTAssertNil(landing, place)
      XCTAssertEqual(view.picture, before, place)
      XCTAssertEqual(world.lists, lists, place)
    } else {
      XCTAssertEqual(landing, destination, place)
      XCTAssertEqual(rows(of: view), expected, place)
      if let neighbour = neighbour(
        of: destination, from: origin, in: expected[destination.section])
      {
        XCTAssertEqual(world.owner(of: item), world.owner(of: neighbour), place)
      }
      XCTAssertEqual(world.lists.flatMap { $0 }.sorted(), lists.flatMap { $0 }.sorted(), place)
      // What stays keeps its list and its order.
      XCTAssertEqual(
        world.lists.map { $0.filter { $0 != item } }, lists.map { $0.filter { $0 != item } }, place)
      // A row from another list gets a cell of its own; otherwise there is nothing to tell.
      XCTAssertEqual(
        view.takeTranscript(),
        world.owner(of: item) == owner ? "" : "reload \(destination)", place)
      // All positions are right afterwards: a tree of the same model shows the same.
      let fresh = show(world.root)
      XCTAssertEqual(fresh.picture, view.picture, place)
    }
    view.takeTranscript()
    view.finish()
    world.root.unbind()
  }

  func test_drag_ofEveryRowToEveryPlace_isFollowedAndJoinsItsNeighbour() async {
    var count = 0
    for shape in Self.shapes {
      for number in 0..<81 {
        let counts = [number / 27, number / 9 % 3, number / 3 % 3, number % 3]
        guard (1...3).contains(counts.reduce(0, +)) else { continue }
        let make = { World(shape, counts) }
        let sections = rowCounts(of: make)
        for origin in sections.indices.flatMap({ s in (0..<sections[s]).map { at(s, $0) } }) {
          for section in sections.indices {
            let others = sections[section] - (section == origin.section ? 1 : 0)
            for row in 0...others {
              check(make, from: origin, to: at(section, row))
              count += 1
            }
          }
        }
      }
    }
    XCTAssertGreaterThan(count, 500)
  }

  private func rowCounts(of make: () -> World) -> [Int] {
    let root = make().root
    return (0..<root.numberOfSections).map(root.numberOfRows(inSection:))
  }
}
