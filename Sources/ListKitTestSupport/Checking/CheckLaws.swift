// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

/// Fails for each law that a data source breaks: see ``lawViolations(of:)``.
@MainActor
public func checkLaws(
  of source: any ListViewDataSource, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for violation in lawViolations(of: source) { reportFailure(violation, at: site) }
}

/// Fails for each law that a data source breaks in what it tells a view.
///
/// The data source is bound to a view of its own for as long as this takes.
@MainActor
public func checkLaws(
  of source: ListDataSource, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let view = RecordingListView(
    fileID: fileID, filePath: filePath, line: line, column: column)
  let binding = source.bind(to: view)
  if let asked = view.dataSource {
    checkLaws(of: asked, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  binding.unbind()
}

/// Returns, in words, each law that what a view asks breaks.
///
/// Counts are not negative; every path has a row with an identity of its own; the same question gets
/// the same answer; rows of one reuse identifier have one cell class; where there is nothing, the
/// answer is empty.
@MainActor
public func lawViolations(of source: any ListViewDataSource) -> [String] {
  var laws = DataSourceLaws(source: source)
  laws.check()
  return laws.violations
}

@MainActor
private struct DataSourceLaws {
  let source: any ListViewDataSource
  var violations: [String] = []
  var cellTypes: [String: ObjectIdentifier?] = [:]
  var places: [RowIdentity: ListIndexPath] = [:]

  init(source: any ListViewDataSource) {
    self.source = source
  }

  mutating func check() {
    let count = source.numberOfSections
    require(count >= 0, "The number of sections is \(count)")
    require(source.numberOfSections == count, "The number of sections changes between questions")
    guard count >= 0 else { return }
    var sections: [SectionVersion] = []
    for section in 0..<count {
      checkSection(section)
      guard let version = source.sectionVersion(at: section) else {
        require(false, "Section \(section) has no version")
        continue
      }
      if let twin = sections.firstIndex(where: version.isSameSection) {
        require(false, "Sections \(twin) and \(section) have the same identity")
      }
      sections.append(version)
    }
    checkSectionIndex(count)
    checkNothing(at: ListIndexPath(row: 0, section: count))
    checkNothing(at: ListIndexPath(row: 0, section: -1))
  }

  private mutating func checkSection(_ section: Int) {
    let count = source.numberOfRows(inSection: section)
    require(count >= 0, "The number of rows of section \(section) is \(count)")
    require(
      source.numberOfRows(inSection: section) == count,
      "The number of rows of section \(section) changes between questions")
    for row in 0..<max(0, count) { checkRow(ListIndexPath(row: row, section: section)) }
    for kind in [SupplementaryKind.header, .footer] {
      if let shown = source.supplementary(kind, inSection: section) {
        require(isPossible(shown.height), "The \(kind) of section \(section) has a negative height")
      }
    }
    checkNothing(at: ListIndexPath(row: max(0, count), section: section))
    checkNothing(at: ListIndexPath(row: -1, section: section))
  }

  private mutating func checkRow(_ path: ListIndexPath) {
    guard let version = source.rowVersion(at: path) else {
      require(false, "There is no version of \(path)")
      return
    }
    if let again = source.rowVersion(at: path) {
      require(
        again.hasSameContent(as: version), "The version of \(path) changes between questions")
    }
    if let twin = places.updateValue(path, forKey: version.identity) {
      require(false, "\(twin) and \(path) have the same identity: \(version.identity)")
    }
    let row = source.row(at: path)
    let again = source.row(at: path)
    require(
      row.content == again.content && row.reuseIdentifier == again.reuseIdentifier,
      "The description of \(path) changes between questions")
    require(!row.reuseIdentifier.isEmpty, "The reuse identifier of \(path) is empty")
    require(isPossible(row.traits.height), "The height of \(path) is negative")
    let type = row.cellType.map { ObjectIdentifier($0) }
    if let other = cellTypes.updateValue(type, forKey: row.reuseIdentifier), other != type {
      require(
        false,
        """
        Rows of the reuse identifier "\(row.reuseIdentifier)" have different cell classes, one of \
        them \(path)
        """)
    }
  }

  private mutating func checkSectionIndex(_ count: Int) {
    let titles = source.sectionIndexTitles
    for (index, title) in titles.enumerated() {
      guard let section = source.section(forSectionIndexTitleAt: index) else { continue }
      require(
        (0..<count).contains(section),
        "The entry \"\(title)\" of the section index leads to section \(section) of \(count)")
    }
    require(
      source.section(forSectionIndexTitleAt: titles.count) == nil,
      "The section index leads somewhere after its last entry")
  }

  private mutating func checkNothing(at path: ListIndexPath) {
    require(source.rowVersion(at: path) == nil, "There is a version of \(path), which isn't there")
    for permission in [RowPermission.select, .deselect, .highlight, .edit, .move, .focus] {
      require(
        !source.permits(permission, at: path), "\(path) isn't there and permits \(permission)")
    }
    _ = source.row(at: path)
    if path.row == 0 {
      require(
        source.numberOfRows(inSection: path.section) == 0
          || source.sectionVersion(at: path.section) != nil,
        "There are rows in section \(path.section), which isn't there")
    }
  }

  private func isPossible(_ height: RowHeight) -> Bool {
    switch height {
    case .automatic: true
    case .fixed(let height), .estimated(let height): height >= 0
    }
  }

  private mutating func require(_ condition: Bool, _ violation: @autoclosure () -> String) {
    if !condition { violations.append(violation()) }
  }
}
