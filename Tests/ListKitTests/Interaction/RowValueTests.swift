// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Heights, insets, spacing and what rows say of their editing, as views see them.
@MainActor
final class RowValueTests: ScenarioTestCase {
  private final class Tall: SimpleProvider<Fruit> {
    override func row(for item: Fruit, at indexPath: ListIndexPath) -> Row {
      super.row(for: item, at: indexPath).height(.fixed(70))
    }

    override func layout(for section: Shelf) -> SectionLayout? {
      SectionLayout(lineSpacing: 3)
    }
  }

  private func heights(_ source: ListDataSource) -> [RowHeight] {
    let view = show(source)
    return (0..<view.numberOfRows(inSection: 0)).compactMap {
      view.shownRow(at: at(0, $0))?.traits.height
    }
  }

  func test_height_ofEachKind_reachesTheView() async {
    let list = SimpleProvider(["a", "b", "c"]) { item in
      switch item {
      case "a": Row(item).height(.fixed(10))
      case "b": Row(item).height(.estimated(20))
      default: Row(item)
      }
    }

    XCTAssertEqual(heights(list), [.fixed(10), .estimated(20), .automatic])
    let view = show(list)
    XCTAssertEqual(view.contentHeight, 10 + 20 + 44)
  }

  func test_height_whenSetInSeveralWays_isTheOverridesThenTheClosures() async {
    let list = SimpleProvider<Fruit>(["apple"])
    XCTAssertEqual(heights(list), [.automatic])
    list.rowHeight = .estimated(60)
    XCTAssertEqual(heights(list), [.estimated(60)])
    list.makeRow = { _ in Row("").height(.fixed(30)) }
    XCTAssertEqual(heights(list), [.fixed(30)])
    list.makeRow = nil
    XCTAssertEqual(heights(list), [.estimated(60)], "Taken away, it no longer counts")
    let tall = Tall(["apple"])
    tall.rowHeight = .estimated(60)
    tall.makeRow = { _ in Row("").height(.fixed(30)) }

    XCTAssertEqual(heights(tall), [.fixed(70)])
  }

  func test_width_ofEachKind_reachesTheView() async {
    let tiles = SimpleProvider(["a", "b", "c"]) { item in
      switch item {
      case "a": Row(item).width(.fixed(120)).height(.fixed(80))
      case "b": Row(item).width(.fraction(0.5))
      default: Row(item)
      }
    }
    tiles.makeHeader = { _ in Supplementary("tiles").width(.fraction(1)).height(.fixed(20)) }
    let plain = SimpleProvider(["d"])
    let root = CompositeDataSource(.sections, tiles, plain)
    let view = show(root, in: RecordingListView(flavour: .collection))
    func widths() -> [RowWidth?] {
      (0..<3).map { view.shownRow(at: at(0, $0))?.traits.width }
    }

    XCTAssertEqual(widths(), [.fixed(120), .fraction(0.5), .automatic])
    XCTAssertEqual(view.shownRow(at: at(0, 0))?.traits.height, .fixed(80))
    XCTAssertEqual(view.shownSupplementary(.header, inSection: 0)?.width, .fraction(1))
    tiles.rowWidth = .fixed(60)
    tiles.refresh("c")

    XCTAssertEqual(widths(), [.fixed(120), .fraction(0.5), .fixed(60)])
    XCTAssertEqual(view.shownRow(at: at(1, 0))?.traits.width, .automatic)
    view.takeTranscript()
    view.finish()
  }

  func test_headerWidth_whenItChangesWithTheRows_isRefreshed() async {
    let tiles = SimpleProvider<String>(["a"])
    tiles.makeHeader = {
      Supplementary("tiles").width(.fraction($0.section.items.count > 1 ? 1 : 0.5))
    }
    let view = show(tiles)

    tiles.append("b")

    expectTranscript(
      of: view, "insert row 1 of section 0\nrefresh the supplementaries of section 0")
    XCTAssertEqual(view.shownSupplementary(.header, inSection: 0)?.width, .fraction(1))
  }

  func test_height_inATree_isThatOfTheRowsProvider() async {
    let (first, second) = (SimpleProvider<Fruit>(["apple"]), SimpleProvider<Fruit>(["fig"]))
    first.rowHeight = .fixed(10)
    let root = CompositeDataSource(.singleSection, first, second, Tall(["kiwi"]))

    XCTAssertEqual(heights(root), [.fixed(10), .automatic, .fixed(70)])
  }

  func test_height_whenTheItemChanges_isAskedAgain() async {
    let list = SimpleProvider<Fruit>(["fig"]) {
      Row("\($0)").height(.fixed(Double(50 + $0.ripeness)))
    }
    let view = show(list)

    list.replace("fig''")

    XCTAssertEqual(view.contentHeight, 52)
    expectTranscript(of: view, "reconfigure row 0 of section 0")
  }

  func test_layout_whenSetInSeveralWays_isTheOverridesThenTheClosures() async {
    let list = SimpleProvider<Fruit>(["apple", "fig"])
    XCTAssertEqual(show(list).contentHeight, 88)
    list.sectionLayout = SectionLayout(insets: ListInsets(top: 5, bottom: 7), lineSpacing: 10)
    XCTAssertEqual(show(list).contentHeight, 88 + 5 + 7 + 10)
    list.makeLayout = { _ in SectionLayout(interitemSpacing: 4) }
    XCTAssertEqual(show(list).dataSource?.layout(inSection: 0)?.interitemSpacing, 4)
    list.makeLayout = { _ in nil }
    XCTAssertNil(show(list).dataSource?.layout(inSection: 0))
    let tall = Tall(["apple", "fig"])
    tall.makeLayout = { _ in SectionLayout(lineSpacing: 100) }

    XCTAssertEqual(show(tall).contentHeight, 140 + 3)
  }

  func test_editingValues_reachTheView() async {
    let list = SimpleProvider(["add", "bin", "note"]) { item in
      switch item {
      case "add": Row(item).editingStyle(.insert, indents: false)
      case "bin": Row(item).deletable(title: "Throw away").indentation(2)
      default: Row(item).accessory(.detail)
      }
    }
    let view = show(list)
    let traits = (0..<3).compactMap { view.shownRow(at: at(0, $0))?.traits }

    XCTAssertEqual(traits.map(\.editingStyle), [.insert, .delete, .none])
    XCTAssertEqual(traits.map(\.indentsWhileEditing), [false, true, true])
    XCTAssertEqual(traits.map(\.deleteTitle), [nil, "Throw away", nil])
    XCTAssertEqual(traits.map(\.indentation), [0, 2, 0])
    XCTAssertEqual(traits.map(\.accessory), [.none, .none, .detail])
    XCTAssertEqual(
      (0..<3).map { view.dataSource?.permits(.edit, at: at(0, $0)) }, [true, true, false])
  }

  func test_commit_whenTheRowMayNotBeEdited_doesNothing() async {
    let list = SimpleProvider(["a"]) { Row($0).deletable() }
    list.onCanEdit = { _ in false }
    list.onCommitInsert = { _ in XCTFail("inserted") }
    let view = show(list)

    view.dataSource?.handle(.row(.commitDelete, at: at(0, 0)))
    view.dataSource?.handle(.row(.commitInsert, at: at(0, 0)))

    XCTAssertEqual(list.items, ["a"])
  }
}
