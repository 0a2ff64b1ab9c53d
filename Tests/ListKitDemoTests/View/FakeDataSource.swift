// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A data source whose rows are texts, and that writes down what it was asked and told.
@MainActor
final class FakeDataSource: ListViewDataSource {
  struct Shelf {
    var title: String?
    var rows: [String]
  }

  var shelves: [Shelf]
  var isSelectable = true
  private(set) var askedRows: [ListIndexPath] = []
  private(set) var events: [String] = []
  private(set) var performed: [String] = []

  init(_ shelves: [(String?, [String])]) {
    self.shelves = shelves.map { Shelf(title: $0.0, rows: $0.1) }
  }

  func takeAskedRows() -> [ListIndexPath] {
    defer { askedRows = [] }
    return askedRows
  }

  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  var numberOfSections: Int { shelves.count }

  func numberOfRows(inSection section: Int) -> Int { shelves[section].rows.count }

  func row(at indexPath: ListIndexPath) -> Row {
    askedRows.append(indexPath)
    let text = shelves[indexPath.section].rows[indexPath.row]
    return Row(text, detail: "\(text.count)")
      .leadingSwipe { .action("pin", title: "Pin") {} }
      .trailingSwipe { [.action("hide", title: "Hide") {}, .action("mute", title: "Mute") {}] }
  }

  func supplementary(_ kind: SupplementaryKind, inSection section: Int) -> Supplementary? {
    kind == .header ? shelves[section].title.map { Supplementary($0) } : nil
  }

  func layout(inSection section: Int) -> SectionLayout? { nil }

  var sectionIndexTitles: [String] { shelves.compactMap { $0.title.map { String($0.prefix(1)) } } }

  func section(forSectionIndexTitleAt index: Int) -> Int? {
    let titled = shelves.indices.filter { shelves[$0].title != nil }
    return titled.indices.contains(index) ? titled[index] : nil
  }

  func permits(_ permission: RowPermission, at indexPath: ListIndexPath) -> Bool {
    permission == .select ? isSelectable : true
  }

  func proposedMove(from source: ListIndexPath, to destination: ListIndexPath) -> ListIndexPath {
    source
  }

  func handle(_ event: ListEvent) {
    switch event {
    case .row(.willDisplay, _), .didEndDisplayingRow, .scroll: break
    case .row(let event, let path):
      events.append("\(event) \(shelves[path.section].rows[path.row])")
    case .refresh: events.append("refresh")
    default: events.append("\(event)")
    }
  }

  func rowVersion(at indexPath: ListIndexPath) -> RowVersion? {
    RowVersion(shelves[indexPath.section].rows[indexPath.row], source: self)
  }

  func sectionVersion(at section: Int) -> SectionVersion? { nil }
}
