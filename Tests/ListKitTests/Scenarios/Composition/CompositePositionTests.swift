// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Paths of a child in the whole list, and back.
@MainActor
final class CompositePositionTests: ScenarioTestCase {
  private let fruit = SimpleProvider(["fig", "kiwi"])
  private let nuts = SimpleProvider(["almond", "hazel", "pecan"])
  private let seeds = SimpleProvider(["flax", "poppy"])
  private let shelves = SectionedProvider([
    SimpleSection("A", items: ["a1"]), SimpleSection("B", items: ["b1", "b2"]),
  ])
  private lazy var inner = CompositeDataSource(.singleSection, nuts, seeds)
  private lazy var root = CompositeDataSource(.sections, fruit, inner, shelves)

  private func local(
    _ path: ListIndexPath, in source: ContainerDataSource
  ) -> (ObjectIdentifier, ListIndexPath)? {
    source.localIndexPath(for: path).map { (ObjectIdentifier($0.child), $0.indexPath) }
  }

  func test_globalIndexPath_atAnyDepth_addsTheOffsets() async {
    XCTAssertEqual(root.globalIndexPath(for: at(0, 1), in: fruit), at(0, 1))
    XCTAssertEqual(root.globalIndexPath(for: at(0, 3), in: inner), at(1, 3))
    XCTAssertEqual(root.globalIndexPath(for: at(0, 2), in: nuts), at(1, 2))
    XCTAssertEqual(root.globalIndexPath(for: at(0, 1), in: seeds), at(1, 4))
    XCTAssertEqual(root.globalIndexPath(for: at(1, 1), in: shelves), at(3, 1))
    XCTAssertEqual(inner.globalIndexPath(for: at(0, 0), in: seeds), at(0, 3))
    XCTAssertEqual(root.globalIndexPath(for: at(3, 1), in: root), at(3, 1))
    XCTAssertEqual(root.globalSection(for: 0, in: inner), 1)
    XCTAssertEqual(root.globalSection(for: 0, in: seeds), 1)
    XCTAssertEqual(root.globalSection(for: 1, in: shelves), 3)
  }

  func test_localIndexPath_forEveryRow_isTheInverse() async {
    var walked: [String] = []
    for section in 0..<root.numberOfSections {
      for row in 0..<root.numberOfRows(inSection: section) {
        guard let place = root.localIndexPath(for: at(section, row)) else {
          return XCTFail("no place for \(at(section, row))")
        }
        XCTAssertEqual(
          root.globalIndexPath(for: place.indexPath, in: place.child), at(section, row))
        if place.child === inner {
          guard let deep = inner.localIndexPath(for: place.indexPath) else {
            return XCTFail("no place for \(place.indexPath)")
          }
          walked.append((deep.child as? SimpleProvider<String>)?.item(at: deep.indexPath) ?? "?")
        } else if let provider = place.child as? SimpleProvider<String> {
          walked.append(provider.item(at: place.indexPath) ?? "?")
        } else {
          walked.append(shelves.item(at: place.indexPath) ?? "?")
        }
      }
    }

    XCTAssertEqual(
      walked,
      [
        "fig", "kiwi", "almond", "hazel", "pecan", "flax", "poppy", "a1", "b1", "b2",
      ])
  }

  func test_localSection_whenTheCompositeOwnsIt_isNil() async {
    XCTAssertTrue(root.localSection(for: 1)?.child === inner)
    XCTAssertNil(inner.localSection(for: 0))
    XCTAssertTrue(root.localSection(for: 3)?.child === shelves)
    XCTAssertEqual(root.localSection(for: 3)?.section, 1)
    XCTAssertEqual(root.childIndex(forSection: 1).map { [$0.child, $0.section] }, [1, 0])
    XCTAssertNil(inner.childIndex(forSection: 0).map(\.child))
    XCTAssertEqual(root.childIndex(forSection: 3).map { [$0.child, $0.section] }, [2, 1])
  }

  func test_childIndexes_inAnyOrder_areThoseOfTheChildren() async {
    let sizes = (0..<200).map { $0 * 7 % 4 }
    let sections = CompositeDataSource(
      .sections,
      sizes.map { size in
        SectionedProvider((0..<size).map { SimpleSection($0, items: [$0]) })
      })
    let rows = CompositeDataSource(
      .singleSection, sizes.map { SimpleProvider(Array(0..<$0)) })
    let owners = sizes.enumerated().flatMap { child, size in (0..<size).map { (child, $0) } }

    // In order, backwards, and in leaps, so that both the child remembered and the descent are met.
    for stride in [1, owners.count - 1, 37, 101] {
      for step in owners.indices {
        let position = step * stride % owners.count
        let section = sections.childIndex(forSection: position)
        XCTAssertEqual(section?.child, owners[position].0)
        XCTAssertEqual(section?.section, owners[position].1)
        let row = rows.childIndex(for: at(0, position))
        XCTAssertEqual(row?.child, owners[position].0)
        XCTAssertEqual(row?.indexPath, at(0, owners[position].1))
      }
    }
  }

  func test_positions_whenOutOfRange_areNil() async {
    for path in [at(0, 2), at(1, 5), at(4, 0), at(-1, 0), at(0, -1), at(3, 2)] {
      XCTAssertNil(root.localIndexPath(for: path), "\(path)")
      XCTAssertNil(root.globalIndexPath(for: path, in: root), "\(path)")
    }
    // A path past the end of one child isn't one of its neighbour.
    XCTAssertNil(root.globalIndexPath(for: at(0, 3), in: nuts))
    XCTAssertNil(root.globalIndexPath(for: at(1, 0), in: fruit))
    XCTAssertNil(root.globalSection(for: 2, in: shelves))
    XCTAssertNil(root.globalSection(for: -1, in: shelves))
    XCTAssertNil(root.localSection(for: 4))
    XCTAssertNil(root.localSection(for: -1))
    XCTAssertNil(root.childIndex(forSection: 4).map(\.child))
    XCTAssertNil(root.childIndex(forSection: -1).map(\.child))
    XCTAssertNil(root.childIndex(for: at(1, 5)).map(\.child))
    XCTAssertEqual(root.numberOfRows(inSection: 9), 0)
  }

  func test_globalIndexPath_ofAStranger_isNil() async {
    let stranger = SimpleProvider(["x"])

    XCTAssertNil(root.globalIndexPath(for: at(0, 0), in: stranger))
    XCTAssertNil(inner.globalIndexPath(for: at(0, 0), in: fruit))
    XCTAssertNil(inner.globalSection(for: 0, in: root))
  }

  func test_positions_whenASiblingChanges_areCurrentAtOnce() async {
    XCTAssertEqual(root.globalIndexPath(for: at(0, 0), in: seeds), at(1, 3))

    nuts.remove("almond")
    XCTAssertEqual(root.globalIndexPath(for: at(0, 0), in: seeds), at(1, 2))
    nuts.setSilently([])
    XCTAssertEqual(root.globalIndexPath(for: at(0, 0), in: seeds), at(1, 0))
    root.remove(fruit)
    XCTAssertEqual(root.globalIndexPath(for: at(0, 0), in: seeds), at(0, 0))
    root.performUpdates {
      shelves.insertSection(SimpleSection("0", items: ["z"]), at: 0)
      root.moveChild(from: 1, to: 0)
      XCTAssertEqual(root.globalIndexPath(for: at(0, 1), in: seeds), at(3, 1))
    }
    XCTAssertTrue(root.localIndexPath(for: at(0, 0))?.child === shelves)
  }

  func test_view_whenChildrenNest_showsAllRowsInOrder() async {
    let view = show(root)

    XCTAssertEqual(
      rows(of: view),
      [["fig", "kiwi"], ["almond", "hazel", "pecan", "flax", "poppy"], ["a1"], ["b1", "b2"]])
    seeds.insert("chia", at: 0)
    expectTranscript(of: view, "insert row 3 of section 1")
    shelves.remove("b1")
    expectTranscript(of: view, "delete row 0 of section 3")
    view.finish()
  }

  func test_view_whenTwoChildrenShareASection_showsFiftyFiveRows() async {
    let composite = CompositeDataSource(
      .singleSection, SimpleProvider(Array(0..<50)), SimpleProvider(Array(50..<55)))

    let view = show(composite)

    XCTAssertEqual(rows(of: view), [(0..<55).map { "\($0)" }])
  }

  func test_scroll_whenAChildAsks_isAtTheRowsPlaceInTheWholeList() async {
    let view = show(root)

    seeds.scroll(to: "poppy", position: .top)
    shelves.scroll(to: "b2")
    seeds.scroll(to: "nothing of the kind")

    expectTranscript(
      of: view, "scroll to row 4 of section 1, at the top\nscroll to row 1 of section 3")
    view.finish()
  }
}
