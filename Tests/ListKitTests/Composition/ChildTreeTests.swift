// Part of ListKit, MIT licence: see LICENSE.

@testable import ListKit
import XCTest

/// The tree of a container's children against a plain array.
@MainActor
final class ChildTreeTests: XCTestCase {
  override func tearDown() async throws { ChildBlock.capacity = 32 }

  func test_positions_whenChildrenComeGoAndMoveAtRandom_areThoseOfAnArray() async {
    for (capacity, stepCount) in [(2, 400), (3, 400), (4, 800), (32, 1_500)] {
      ChildBlock.capacity = capacity
      var random = DiffRandom(seed: UInt64(capacity))
      var tree = ChildTree()
      var array: [SizedSource] = []
      var older: (tree: ChildTree, array: [SizedSource])?
      for step in 0..<stepCount {
        mutate(&tree, &array, &random)
        if step % 7 == 0 {
          check(tree, array, "capacity \(capacity), step \(step)")
          if let older { compare(older, (tree, array), "capacity \(capacity), step \(step)") }
        }
        if step % 31 == 0 {
          if let older { check(older.tree, older.array, isNewest: false, "older, step \(step)") }
          older = (tree, array)
        }
      }
    }
  }

  func test_insert_whenAlwaysAtTheSamePlace_keepsPositionsRight() async {
    ChildBlock.capacity = 2
    var tree = ChildTree()
    var array: [SizedSource] = []
    for _ in 0..<400 {
      let source = SizedSource(1)
      let index = min(1, array.count)
      tree.insert(source.entry, at: index)
      array.insert(source, at: index)
    }

    check(tree, array, "after 400 inserts at 1")
  }

  func test_comparison_whenOneOfTenThousandChildren_visitsABlockALevel() async {
    var tree = ChildTree()
    let sources = (0..<10_000).map { _ in SizedSource(1) }
    for (index, source) in sources.enumerated() { tree.insert(source.entry, at: index) }
    let old = tree
    tree.setNode(SizedNode(2), of: sources[5_000].reference)

    let comparison = ChildComparison(from: old, to: tree)

    XCTAssertEqual(comparison.kept.count, 3)
    XCTAssertEqual(comparison.kept.count { $0.versions != nil }, 1)
    XCTAssertEqual(comparison.visitedCount, 75)
  }

  func test_children_areKeptForAsLongAsTheyAreChildren() async {
    let child = SimpleProvider(["a"])
    let other = SimpleProvider(["b"])
    var list: CompositeDataSource? = CompositeDataSource(.sections, child, other)
    XCTAssertTrue(child.reference.kept === child)
    XCTAssertEqual(list?.index(of: other), 1)

    list?.remove(child)

    XCTAssertNil(child.reference.kept)
    XCTAssertNil(child.reference.keeper)
    XCTAssertEqual(list?.contains(child), false)
    list = nil
    XCTAssertNil(other.reference.kept)
    XCTAssertNil(other.reference.keeper)
    XCTAssertEqual(CompositeDataSource(.sections, other).index(of: other), 0)
  }

  private func mutate(
    _ tree: inout ChildTree, _ array: inout [SizedSource], _ random: inout DiffRandom
  ) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where !array.isEmpty:
      let index = Int.random(in: 0..<array.count, using: &random)
      XCTAssertTrue(tree.remove(at: index).reference === array.remove(at: index).reference)
    case 1 where !array.isEmpty:
      let index = Int.random(in: 0..<array.count, using: &random)
      array[index].size = Int.random(in: 0...3, using: &random)
      tree.setNode(SizedNode(array[index].size), of: array[index].reference)
    case 2 where !array.isEmpty:
      let index = Int.random(in: 0..<array.count, using: &random)
      let target = Int.random(in: 0..<array.count, using: &random)
      tree.insert(tree.remove(at: index), at: target)
      array.insert(array.remove(at: index), at: target)
    default:
      let index = Int.random(in: 0...array.count, using: &random)
      let source = SizedSource(Int.random(in: 0...3, using: &random))
      tree.insert(source.entry, at: index)
      array.insert(source, at: index)
    }
  }

  private func check(
    _ tree: ChildTree, _ array: [SizedSource], isNewest: Bool = true, _ message: String
  ) {
    XCTAssertEqual(tree.count, array.count, message)
    XCTAssertTrue(zip(tree.entries, array).allSatisfy { $0.reference === $1.reference }, message)
    var start = ChildMeasure()
    for (index, source) in array.enumerated() {
      let position = tree.position(at: index)
      XCTAssertTrue(position.entry.reference === source.reference, message)
      XCTAssertEqual(position.start, start, message)
      XCTAssertEqual(tree.position(of: source.reference)?.start, start, message)
      for row in position.rows {
        XCTAssertEqual(tree.slot(of: row, .rows).index, index, message)
        XCTAssertEqual(tree.slot(of: row * 2, .sections).index, index, message)
      }
      start += position.entry.measure
    }
    XCTAssertEqual(tree.measure, start, message)
    if isNewest { checkOrders(of: tree.root, message) }
    XCTAssertNil(tree.position(of: SizedSource(1).reference), message)
  }

  /// Without right orders children are still found, but by a look at all.
  private func checkOrders(of block: ChildBlock, _ message: String) {
    for (slot, part) in block.blocks.enumerated() {
      XCTAssertEqual(block.bounds.key(at: slot), part.place.order, message)
      checkOrders(of: part, message)
    }
    let orders = block.blocks.map(\.place.order)
    XCTAssertTrue(zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 }, message)
  }

  private func compare(
    _ old: (tree: ChildTree, array: [SizedSource]), _ new: (tree: ChildTree, array: [SizedSource]),
    _ message: String
  ) {
    let comparison = ChildComparison(from: old.tree, to: new.tree)
    let oldPlaces = places(old.array)
    let newPlaces = places(new.array)
    XCTAssertEqual(
      comparison.gone.map(\.start.children),
      old.array.indices.filter { newPlaces[ObjectIdentifier(old.array[$0])] == nil }, message)
    XCTAssertEqual(
      comparison.come.map(\.start.children),
      new.array.indices.filter { oldPlaces[ObjectIdentifier(new.array[$0])] == nil }, message)
    var pairs: [Move<Int>] = []
    for stretch in comparison.kept {
      for offset in 0..<stretch.size.children {
        pairs.append(
          Move(from: stretch.old.children + offset, to: stretch.new.children + offset))
      }
    }
    let expected = new.array.indices.compactMap { index in
      oldPlaces[ObjectIdentifier(new.array[index])].map { Move(from: $0, to: index) }
    }
    XCTAssertEqual(pairs, expected, message)
  }

  private func places(_ array: [SizedSource]) -> [ObjectIdentifier: Int] {
    Dictionary(uniqueKeysWithValues: array.enumerated().map { (ObjectIdentifier($1), $0) })
  }
}

/// A data source that has so many rows, and twice as many sections.
@MainActor
private final class SizedSource {
  let reference = SourceReference(NoSource.shared)
  var size: Int

  init(_ size: Int) { self.size = size }

  var entry: ChildEntry { ChildEntry(reference, node: SizedNode(size)) }
}

private final class SizedNode: SnapshotNode {
  init(_ size: Int) { super.init(sectionCount: size * 2) }

  override var rowCount: Int { sectionCount / 2 }
}
