// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A data source that says what it is told to say, also what a good one never would.
///
/// An item is a letter; what follows it is its content: `b` and `b'` are versions of one row.
@MainActor
final class FakeDataSource: ListViewDataSource {
  struct Letter: Item, CustomStringConvertible {
    let text: String
    var description: String { text }
    var identity: Character { text.first ?? " " }
    func hasSameContent(as other: Self) -> Bool { text == other.text }
  }

  struct Group: Section {
    let identity: Int
    var items: [Letter]
    var title: String?
  }

  var groups: [Group]
  var sectionIndexTitles: [String] = []
  var events: [String] = []
  var refused: Set<RowPermission> = []
  var landing: ListIndexPath?
  var customise: (Letter, Row) -> Row = { $1 }
  var onQuery: () -> Void = {}
  var onEvent: (ListEvent) -> Void = { _ in }
  var fakeCounts: [Int] = []
  var countQueries = 0
  var followsDrags = true

  init(_ rows: [[String]], headers: [String?] = []) {
    groups = []
    show(rows, headers: headers)
  }

  func show(_ rows: [[String]], headers: [String?] = []) {
    groups = rows.enumerated().map { index, row in
      Group(
        identity: index, items: row.map(Letter.init),
        title: headers.indices.contains(index) ? headers[index] : nil)
    }
  }

  var numberOfSections: Int {
    countQueries += 1
    return groups.count
  }

  func numberOfRows(inSection section: Int) -> Int {
    guard fakeCounts.isEmpty else { return fakeCounts.removeFirst() }
    return groups.indices.contains(section) ? groups[section].items.count : 0
  }

  func letter(at path: ListIndexPath) -> Letter? {
    guard groups.indices.contains(path.section),
      groups[path.section].items.indices.contains(path.row)
    else { return nil }
    return groups[path.section].items[path.row]
  }

  func row(at indexPath: ListIndexPath) -> Row {
    onQuery()
    guard let letter = letter(at: indexPath) else { return Row("") }
    return customise(letter, Row(letter.text))
  }

  func supplementary(_ kind: SupplementaryKind, inSection section: Int) -> Supplementary? {
    guard kind == .header, groups.indices.contains(section) else { return nil }
    return groups[section].title.map { Supplementary($0) }
  }

  func layout(inSection section: Int) -> SectionLayout? { nil }

  func section(forSectionIndexTitleAt index: Int) -> Int? { index }

  func permits(_ permission: RowPermission, at indexPath: ListIndexPath) -> Bool {
    letter(at: indexPath) != nil && !refused.contains(permission)
  }

  func proposedMove(from source: ListIndexPath, to destination: ListIndexPath) -> ListIndexPath {
    landing ?? destination
  }

  func handle(_ event: ListEvent) {
    switch event {
    case .row(let rowEvent, let path): events.append("\(rowEvent) \(letter(at: path)?.text ?? "?")")
    case .didEndDisplayingRow(let version):
      events.append("gone \(version.item(as: Letter.self)?.text ?? "?")")
    case .willDisplaySupplementary(let kind, let section):
      events.append("willDisplay \(kind) \(section)")
    case .didEndDisplayingSupplementary(let kind, _): events.append("gone \(kind)")
    case .moveRow(let from, let to):
      events.append("moved \(letter(at: from)?.text ?? "?")")
      if followsDrags {
        let letter = groups[from.section].items.remove(at: from.row)
        groups[to.section].items.insert(letter, at: to.row)
      }
    default: events.append("\(event)")
    }
    onEvent(event)
  }

  func rowVersion(at indexPath: ListIndexPath) -> RowVersion? {
    letter(at: indexPath).map { RowVersion($0, source: self) }
  }

  func sectionVersion(at section: Int) -> SectionVersion? {
    groups.indices.contains(section) ? SectionVersion(groups[section], source: self) : nil
  }

  /// Returns the events so far and forgets them.
  func takeEvents() -> [String] {
    let taken = events
    events = []
    return taken
  }
}
