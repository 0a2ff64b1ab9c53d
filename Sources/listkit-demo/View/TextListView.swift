// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A list view that is a text: every section, with all its rows.
@MainActor
final class TextListView: ListView {
  weak var dataSource: (any ListViewDataSource)?

  /// The whole list, as of the last update.
  private(set) var text = ""

  func reloadData() { text = allLines.joined() }

  func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    updateModel()
    reloadData()
    completion(true)
  }

  private var allLines: [String] {
    guard let dataSource else { return [] }
    var lines: [String] = []
    for section in 0..<dataSource.numberOfSections {
      if let header = dataSource.supplementary(.header, inSection: section)?.content {
        if section > 0 { lines.append("\n") }
        lines.append(line(header.text, header.detail.map { "  \($0)" }))
      }
      for row in 0..<dataSource.numberOfRows(inSection: section) {
        let row = dataSource.row(at: ListIndexPath(row: row, section: section))
        let content = row.content ?? RowContent(row.description)
        lines.append(line("  " + padded(content.text), content.detail))
      }
    }
    return lines
  }

  private func line(_ text: String, _ detail: String?) -> String {
    DisplayText.escaped(text + (detail ?? "")) + "\n"
  }

  /// Returns a text that is wide enough for the details to be one below the other.
  private func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(0, 50 - TextWidth.of(text)))
  }
}
