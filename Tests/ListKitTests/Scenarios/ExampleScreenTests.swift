// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Whole screens as apps have them.
@MainActor
final class ExampleScreenTests: ScenarioTestCase {
  /// A row of a settings screen: one enum for nine kinds of cells.
  private enum Setting: Identifiable, Hashable, Item {
    case header, name(String), toggle(Bool), slider(Int), text(String), date, link, button, footer

    var id: Int {
      switch self {
      case .header: 0
      case .name: 1
      case .toggle: 2
      case .slider: 3
      case .text: 4
      case .date: 5
      case .link: 6
      case .button: 7
      case .footer: 8
      }
    }
  }

  private final class ToggleCell: ReusableCell, CustomStringConvertible {
    var isOn = false
    var description: String { "toggle is \(isOn ? "on" : "off")" }
  }

  private final class SliderCell: ReusableCell, CustomStringConvertible {
    var value = 0
    var description: String { "slider at \(value)" }
  }

  private func row(for setting: Setting) -> Row {
    switch setting {
    case .header: Row("Settings").selectable(false)
    case .name(let name): Row("Name", detail: name)
    case .toggle(let isOn):
      Row(ToggleCell.self) { $0.isOn = isOn }.height(.fixed(isOn ? 80 : 40))
    case .slider(let value): Row(SliderCell.self) { $0.value = value }
    case .text(let text): Row(text)
    case .date: Row("Date")
    case .link: Row("More").accessory(.disclosure)
    case .button: Row("Log out")
    case .footer: Row("Version 1").selectable(false)
    }
  }

  private let settings: [Setting] = [
    .header, .name("Ada"), .toggle(false), .slider(3), .text("Notes"), .date, .link, .button,
    .footer,
  ]

  func test_settings_withNineKindsOfCells_showThemInOneSection() async {
    let provider = SimpleProvider(settings) { self.row(for: $0) }

    let view = show(provider)

    expectPicture(
      of: view,
      """
      section 0
        Settings
        Name (Ada)
        toggle is off
        slider at 3
        Notes
        Date
        More
        Log out
        Version 1
      """)
    XCTAssertEqual(view.shownRow(at: at(0, 2))?.reuseIdentifier, "ToggleCell")
    XCTAssertTrue(view.cell(at: at(0, 3)) is SliderCell)
  }

  func test_settings_whenASwitchChangesItsModel_itsRowGrowsInPlace() async {
    let provider = SimpleProvider(settings) { self.row(for: $0) }
    let view = show(provider)
    let cell = view.cell(at: at(0, 2))
    let height = view.contentHeight

    provider.replace(.toggle(true))

    expectTranscript(of: view, "reconfigure row 2 of section 0")
    XCTAssertTrue(view.cell(at: at(0, 2)) === cell)
    XCTAssertEqual((view.cell(at: at(0, 2)) as? ToggleCell)?.isOn, true)
    XCTAssertEqual(view.contentHeight, height + 40)
    view.finish()
  }

  func test_settings_whenTapped_areToldApartByTheirCase() async {
    let provider = SimpleProvider(settings) { self.row(for: $0) }
    var actions: [String] = []
    provider.onSelect = { row in
      switch row.item {
      case .link: actions.append("open")
      case .button: actions.append("log out")
      default: actions.append("nothing")
      }
    }
    let view = show(provider)

    for number in [0, 6, 7, 8, 1] { view.tap(at(0, number)) }

    XCTAssertEqual(actions, ["open", "log out", "nothing"])
  }

  func test_threeSections_withTitlesAndIndex_showOnTableAndCollection() async {
    let shelves = ["Apples", "Bananas", "Cherries"].map { name in
      SimpleSection(
        name, title: name, indexTitle: String(name.prefix(1)), items: ["\(name) 1", "\(name) 2"])
    }
    for flavour in [ListFlavour.table, .collection] {
      let provider = SectionedProvider(shelves)
      let view = show(provider, in: RecordingListView(flavour: flavour))

      XCTAssertEqual(headers(of: view), ["Apples", "Bananas", "Cherries"])
      XCTAssertEqual(view.dataSource?.sectionIndexTitles, ["A", "B", "C"])
      XCTAssertEqual(rows(of: view).map(\.count), [2, 2, 2])
    }
  }

  func test_movable_betweenSections_movesAndDeletesLikeTheItems() async {
    let provider = SectionedProvider([
      SimpleSection("A", title: "A", items: ["1", "2"]),
      SimpleSection("B", title: "B", items: ["3"]),
    ]) { Row($0).movable().deletable() }
    let view = show(provider)

    view.drag(from: at(0, 0), to: at(1, 1))
    view.pressDelete(at: at(1, 0))

    XCTAssertEqual(provider.sections.map(\.items), [["2"], ["1"]])
    expectTranscript(of: view, "delete row 0 of section 1")
    view.finish()
  }

  func test_twoSeasons_whenOneChanges_refreshItsHeaderAndRows() async {
    struct Season: MutableSection, Identifiable {
      let id: Int
      var items: [String]
      var title: String? { "Season \(id), \(items.count) episodes" }
    }
    let provider = SectionedProvider([
      Season(id: 1, items: ["Pilot", "Second"]), Season(id: 2, items: ["Return"]),
    ])
    let view = show(provider)
    XCTAssertEqual(headers(of: view), ["Season 1, 2 episodes", "Season 2, 1 episodes"])

    provider.append("Finale", toSection: 2)

    XCTAssertEqual(
      takeBatches(of: view),
      ["insert row 1 of section 1", "refresh the supplementaries of section 1"])
    XCTAssertEqual(headers(of: view), ["Season 1, 2 episodes", "Season 2, 2 episodes"])
    view.finish()
  }

  func test_peopleByPostcode_updateAddAndDelete_tellTheLeast() async {
    struct Person: Identifiable, Hashable, Item {
      let id: String
      var age = 20
    }
    typealias Place = SimpleSection<String, Person>
    let provider = SectionedProvider<Place>([
      Place("1000", title: "1000", items: [Person(id: "Ada")]),
      Place("2000", title: "2000", items: [Person(id: "Bob"), Person(id: "Cleo")]),
      Place("3000", title: "3000", items: [Person(id: "Dan"), Person(id: "Eve")]),
    ]) { Row($0.id, detail: "\($0.age)") }
    let view = show(provider)

    if var eve = provider.item(at: at(2, 1)) {
      eve.age = 21
      provider.replace(eve)
    }
    expectTranscript(of: view, "reconfigure row 1 of section 2")
    XCTAssertEqual(view.shownRow(at: at(2, 1))?.content?.detail, "21")
    XCTAssertNil(provider.item(at: at(2, 2)))

    provider.insertSection(
      Place("1500", title: "1500", items: [Person(id: "Flo")]), at: .before("2000"))
    expectTranscript(of: view, "insert section 1")

    provider.performUpdates {
      provider.remove("Ada")
      if provider.items(inSection: 0).isEmpty { provider.removeSection("1000") }
    }
    expectTranscript(of: view, "delete section 0")
    XCTAssertEqual(headers(of: view), ["1500", "2000", "3000"])
    view.finish()
  }

  func test_threeCellKindsOverFourSections_areOneComposite() async {
    let banner = ListDataSource.row { Row("Banner").selectable(false) }
    let names = SimpleProvider(["Ada", "Bob"]) { Row($0, image: "person") }
    let numbers = SectionedProvider([
      SimpleSection(0, title: "Low", items: [1, 2]), SimpleSection(1, title: "High", items: [9]),
    ]) { number in Row(SliderCell.self) { $0.value = number } }
    let root = CompositeDataSource(.sections, banner, names, numbers)

    let view = show(root)

    expectPicture(
      of: view,
      """
      section 0
        Banner
      section 1
        Ada [person]
        Bob [person]
      section 2: Low
        slider at 1
        slider at 2
      section 3: High
        slider at 9
      """)
  }
}
