// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// MARK: - What is on screen

extension TerminalListView {
  /// Tells the data source what has come on screen, what has gone, and whether the list scrolled.
  func reportDisplay(of lines: [LinePosition]) {
    reportRows(lines.compactMap(indexPath(of:)))
    reportHeaders(lines.filter { $0.line == -1 }.map(\.section))
    if top != reportedTop {
      reportedTop = top
      if let scrollMetrics { dataSource?.handle(.scroll(.didScroll(scrollMetrics))) }
    }
  }

  private func reportRows(_ paths: [ListIndexPath]) {
    guard let dataSource else { return }
    var next: [RowIdentity: RowVersion] = [:]
    for path in paths {
      guard let version = dataSource.rowVersion(at: path) else { continue }
      next[version.identity] = version
      if displayed[version.identity] == nil { dataSource.handle(.row(.willDisplay, at: path)) }
    }
    for (identity, version) in displayed where next[identity] == nil {
      dataSource.handle(.didEndDisplayingRow(version))
    }
    displayed = next
  }

  private func reportHeaders(_ sections: [Int]) {
    guard let dataSource else { return }
    var next: [SectionVersion] = []
    for section in sections {
      guard let version = dataSource.sectionVersion(at: section) else { continue }
      next.append(version)
      if !displayedHeaders.contains(where: version.isSameSection(as:)) {
        dataSource.handle(.willDisplaySupplementary(.header, section: section))
      }
    }
    for version in displayedHeaders where !next.contains(where: version.isSameSection(as:)) {
      dataSource.handle(.didEndDisplayingSupplementary(.header, version))
    }
    displayedHeaders = next
  }
}
