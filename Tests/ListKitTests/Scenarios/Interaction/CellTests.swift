// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Cells are made when they are needed, used again for rows of their kind, and filled by their class.
@MainActor
final class CellTests: ScenarioTestCase {
  private class Tag: ReusableCell {
    var text = ""
    required init() {}
    func prepareForReuse() { text = "" }
  }

  private final class WideTag: Tag {}

  /// A class that can't conform to anything of ours.
  private final class Foreign {
    let number: Int
    var text = ""
    init(number: Int) { self.number = number }
  }

  func test_cells_ofTwoHundredRows_areAFewThatAlwaysShowTheirRow() async {
    for flavour in [ListFlavour.table, .collection] {
      var configured: [ListIndexPath] = []
      var cells: Set<ObjectIdentifier> = []
      let list = SimpleProvider(Array(0..<200))
      list.makeRow = { context in
        XCTAssertEqual(context.item, context.indexPath.row)
        return Row(Tag.self) { cell in
          XCTAssertEqual(cell.text, "", "It has been made ready")
          cell.text = "\(context.item)"
          configured.append(context.indexPath)
          cells.insert(ObjectIdentifier(cell))
        }
      }
      let root = CompositeDataSource(.sections, SimpleProvider(["top"]), list)
      let view = show(root, in: RecordingListView(flavour: flavour, viewportHeight: 440))

      // The last one is at the end of the 201 rows.
      for offset in Array(stride(from: 0.0, to: 44 * 191, by: 220)) + [44 * 191] {
        view.scroll(to: offset)
        for path in view.indexPathsForVisibleRows where path.section == 1 {
          XCTAssertEqual((view.cell(at: path) as? Tag)?.text, "\(path.row)", "\(flavour)")
        }
      }

      XCTAssertEqual(configured, (0..<200).map { at(0, $0) }, "Each once, and in local paths")
      XCTAssertLessThanOrEqual(cells.count, 12, "What is in sight, and two at its ends")
    }
  }

  func test_reuseIdentifier_unlessGiven_isTheNameOfTheClass() async {
    XCTAssertEqual(Row(Tag.self).reuseIdentifier, "Tag")
    XCTAssertEqual(Row(Tag.self, reuseIdentifier: "small").reuseIdentifier, "small")
    XCTAssertEqual(Supplementary(Tag.self).reuseIdentifier, "Tag")
    XCTAssertEqual(Supplementary(Tag.self, reuseIdentifier: "small").reuseIdentifier, "small")
    XCTAssertTrue(Row(WideTag.self).cellType == WideTag.self)
    XCTAssertNil(Row("text").cellType)
    XCTAssertEqual(Row("text").reuseIdentifier, Row("other text").reuseIdentifier)
  }

  func test_cells_ofDifferentIdentifiers_areNotMixed() async {
    // Rows of three kinds take turns; two kinds are of the same class.
    let list = SimpleProvider(Array(0..<60)) { number in
      switch number % 3 {
      case 0: Row(Tag.self) { $0.text = "\(number)" }
      case 1: Row(Tag.self, reuseIdentifier: "other") { $0.text = "other \(number)" }
      default: Row(WideTag.self) { $0.text = "wide \(number)" }
      }
    }
    let view = show(list, in: RecordingListView(viewportHeight: 132))
    var kinds: [ObjectIdentifier: Int] = [:]

    for offset in stride(from: 0.0, through: 44 * 57, by: 44) {
      view.scroll(to: offset)
      for path in view.indexPathsForVisibleRows {
        guard let cell = view.cell(at: path) as? Tag else { return XCTFail("no cell at \(path)") }
        let kind = path.row % 3
        XCTAssertEqual(kinds[ObjectIdentifier(cell)] ?? kind, kind)
        kinds[ObjectIdentifier(cell)] = kind
        XCTAssertEqual(cell is WideTag, kind == 2)
      }
    }

    XCTAssertLessThan(kinds.count, 20)
  }

  func test_cell_ofAForeignClass_isMadeAndFilledByClosures() async {
    var made = 0
    let list = SimpleProvider(["a", "b", "c", "d"]) { item in
      Row(
        "foreign",
        make: {
          made += 1
          return Foreign(number: made)
        }, configure: { $0.text = item })
    }
    let view = show(list, in: RecordingListView(viewportHeight: 44))

    for row in 0..<4 {
      view.scroll(to: Double(44 * row))
      XCTAssertEqual((view.cell(at: at(0, row)) as? Foreign)?.text, "\(list.items[row])")
    }

    XCTAssertEqual(made, 1)
    XCTAssertEqual((view.cell(at: at(0, 3)) as? Foreign)?.number, 1)
  }

  func test_kindOfCell_whenItIsNewLongAfterBinding_needsNoRegistration() async {
    let list = SimpleProvider<Fruit>(["fig"]) { fruit in
      fruit.ripeness > 0 ? Row(WideTag.self) { $0.text = "\(fruit)" } : Row(Tag.self) { _ in }
    }
    let view = show(list)
    XCTAssertFalse(view.cell(at: at(0, 0)) is WideTag)

    list.append("kiwi'")

    XCTAssertEqual((view.cell(at: at(0, 1)) as? WideTag)?.text, "kiwi'")
    expectTranscript(of: view, "insert row 1 of section 0")
  }

  func test_supplementaries_offScreen_areUsedAgain() async {
    let store = SectionedProvider(
      (0..<20).map { SimpleSection($0, title: "\($0)", items: ["row of \($0)"]) })
    var cells: Set<ObjectIdentifier> = []
    store.makeHeader = { context in
      Supplementary(Tag.self) { cell in
        cell.text = "\(context.section.id)"
        cells.insert(ObjectIdentifier(cell))
      }.height(.estimated(30))
    }
    let view = show(store, in: RecordingListView(viewportHeight: 74))
    XCTAssertEqual(view.shownSupplementary(.header, inSection: 0)?.height, .estimated(30))

    for section in 0..<20 {
      view.scroll(to: Double(74 * section))
      let cell = view.supplementaryCell(.header, inSection: section) as? Tag
      XCTAssertEqual(cell?.text, "\(section)")
    }

    XCTAssertLessThanOrEqual(cells.count, 20)
    XCTAssertEqual(view.contentHeight, 20 * 74)
  }
}
