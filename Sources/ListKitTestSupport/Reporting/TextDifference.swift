// Part of ListKit, MIT licence: see LICENSE.

/// How a text differs from the expected one, line by line.
enum TextDifference {
  /// Returns a failure text, or nil if both texts are equal: a heading, all lines with a sign before
  /// those that differ, and a piece of advice.
  static func mismatch(
    heading: String, signs: String = "− expected, + told", expected: String, told: String,
    advice: (_ told: [String]) -> String
  ) -> String? {
    guard expected != told else { return nil }
    let expectedLines = lines(of: expected)
    let toldLines = lines(of: told)
    var report = ["\(heading)   (\(signs))"]
    report += marked(expectedLines, toldLines).map { "  \($0)" }
    report.append(advice(toldLines))
    return report.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines of both texts in one order, each with its sign.
  private static func marked(_ expected: [String], _ told: [String]) -> [String] {
    let difference = told.difference(from: expected)
    let removed = Set(difference.removals.compactMap(\.offset))
    let inserted = Set(difference.insertions.compactMap(\.offset))
    var lines: [String] = []
    var old = 0
    var new = 0
    while old < expected.count || new < told.count {
      if removed.contains(old) {
        lines.append("− \(expected[old])")
        old += 1
      } else if inserted.contains(new) {
        lines.append("+ \(told[new])")
        new += 1
      } else {
        lines.append("  \(expected[old])")
        old += 1
        new += 1
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int? {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
