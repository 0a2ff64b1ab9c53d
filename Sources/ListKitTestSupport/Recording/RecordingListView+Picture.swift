// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension RecordingListView {
  /// What is on screen, as text.
  ///
  /// Selected rows have a star, and rows out of sight are counted:
  ///
  ///     section 0: Fruit
  ///       apple
  ///     * fig
  ///       … 12 rows out of sight
  ///       (14 kinds)
  public var picture: String {
    loadIfNeeded()
    return sections.isEmpty
      ? "(empty)"
      : sections.enumerated().flatMap { lines(of: $1, at: $0) }.joined(separator: "\n")
  }

  private func lines(of section: ShownSection, at index: Int) -> [String] {
    let header = section.supplementaries?[.header].map { ": \(words(for: $0))" } ?? ""
    var lines = ["section \(index)\(header)"]
    for kind in supplementaryKinds where kind != .header && kind != .footer {
      if let shown = section.supplementaries?[kind] {
        lines.append("  (\(kind): \(words(for: shown)))")
      }
    }
    var hidden: [ShownRow] = []
    func flushHidden() {
      guard !hidden.isEmpty else { return }
      let selected = hidden.count(where: \.isSelected)
      lines.append(
        "  … \(hidden.count) \(hidden.count == 1 ? "row" : "rows") out of sight"
          + (selected > 0 ? ", \(selected) selected" : ""))
      hidden = []
    }
    for row in section.rows {
      guard let realised = row.realised else {
        hidden.append(row)
        continue
      }
      flushHidden()
      lines.append("\(row.isSelected ? "*" : " ") \(words(for: realised))\(swipe(of: row))")
    }
    flushHidden()
    if let footer = section.supplementaries?[.footer] { lines.append("  (\(words(for: footer)))") }
    return lines
  }

  private func words(for realised: RealisedRow) -> String {
    (realised.cell as? any CustomStringConvertible)?.description ?? realised.row.description
  }

  private func words(for shown: ShownSupplementary) -> String {
    (shown.cell as? any CustomStringConvertible)?.description ?? shown.supplementary.description
  }

  private func swipe(of row: ShownRow) -> String {
    guard let revealed, revealed.row === row else { return "" }
    let names = revealed.actions.actions.map { "[\($0)]" }.joined(separator: " ")
    return revealed.edge == .leading ? " → \(names)" : " ← \(names)"
  }
}
