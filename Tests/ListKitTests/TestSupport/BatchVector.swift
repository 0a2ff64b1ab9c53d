// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// One line of a table of batches: `name before | operations | after → verdict`.
///
/// Lists are letters in brackets, `delItem(0,1)` is row 1 of section 0, `insItem(0,0..2)` is three
/// inserts, and `–` is an empty batch.
struct BatchVector {
  let name: String
  let before: [[String]]
  let operations: [BatchOperation]
  let after: [[String]]
  let verdict: String

  init?(_ line: String) {
    let halves = line.split(separator: "→", maxSplits: 1).map { $0.trimmed }
    guard halves.count == 2, let space = halves[0].firstIndex(of: " ") else { return nil }
    let parts = halves[0][space...].split(separator: "|").map { $0.trimmed }
    guard parts.count == 3 else { return nil }
    name = String(halves[0][..<space])
    before = Self.list(parts[0])
    after = Self.list(parts[2])
    operations = Self.operations(parts[1])
    verdict = halves[1]
  }

  static func table(_ text: String) -> [BatchVector] {
    text.split(separator: "\n").map { line in
      guard let vector = BatchVector(String(line)) else { fatalError("unreadable: \(line)") }
      return vector
    }
  }

  static func operations(_ text: String) -> [BatchOperation] {
    text == "–" ? [] : text.split(separator: " ").flatMap { Self.operation(String($0)) }
  }

  static func list(_ text: String) -> [[String]] {
    text.dropFirst().dropLast().split(separator: "[").map { section in
      section.prefix { $0 != "]" }.split(separator: ",").map { String($0) }
    }
  }

  private static func operation(_ text: String) -> [BatchOperation] {
    let verb = text.prefix { $0 != "(" }
    let argument = text.dropFirst(verb.count + 1).dropLast()
    // One entry an end of a move, in there one a number, in there the bounds of a range.
    let numbers = argument.split(separator: ">").map { end in
      end.split(separator: ",").map { number in
        number.split { $0 == "." || $0 == "-" }.compactMap { Int($0) }
      }
    }
    let first = numbers[0]
    func path(_ end: [[Int]]) -> ListIndexPath { ListIndexPath(row: end[1][0], section: end[0][0]) }
    switch verb {
    case "delSec": return [.deleteSection(first[0][0])]
    case "insSec": return [.insertSection(first[0][0])]
    case "relSec": return [.reloadSection(first[0][0])]
    case "movSec": return [.moveSection(from: first[0][0], to: numbers[1][0][0])]
    case "delItem": return [.deleteRow(path(first))]
    case "insItem":
      return (first[1][0]...(first[1].last ?? first[1][0])).map {
        .insertRow(ListIndexPath(row: $0, section: first[0][0]))
      }
    case "relItem": return [.reloadRow(path(first))]
    case "movItem": return [.moveRow(from: path(first), to: path(numbers[1]))]
    case "recItem": return [.reconfigureRow(path(first))]
    default: fatalError("unknown operation: \(text)")
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
