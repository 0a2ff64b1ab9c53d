// Part of ListKit, MIT licence: see LICENSE.

/// Lines of a table, and the ratios that are to be kept.
struct Report {
  let isCheck: Bool
  private(set) var failures: [String] = []

  init(isCheck: Bool) { self.isCheck = isCheck }

  /// Prints a headline and the names of the columns.
  func begin(_ title: String, columns: [String]) {
    print("\n\(title)")
    print(row("", columns))
  }

  /// Prints a line.
  func line(_ label: String, _ cells: [String]) { print(row("  " + label, cells)) }

  /// Keeps in mind that a ratio must not be larger than a limit.
  ///
  /// One that is gets three more chances, since other programs may have slowed one side down.
  mutating func require(
    _ label: String, ratio: Double, atMost limit: Double, measureAgain: () -> Double
  ) {
    guard isCheck, ratio > limit else { return }
    let best = (0..<3).reduce(ratio) { best, _ in best > limit ? min(best, measureAgain()) : best }
    if best > limit {
      failures.append("\(label): \(Self.ratio(best)) is more than \(Self.ratio(limit))")
    }
  }

  /// Keeps in mind that a result was wrong.
  mutating func requireExact(_ label: String, _ isExact: Bool) {
    if !isExact { failures.append("\(label): applying the changes gives another list") }
  }

  /// Keeps in mind that an amount of memory, the same every time, must not be larger than a limit.
  mutating func requireMemory(_ label: String, _ amount: Double, atMost limit: Double) {
    guard isCheck, amount > limit else { return }
    failures.append("\(label): \(Self.ratio(amount)) is more than \(Self.ratio(limit))")
  }

  /// Keeps in mind that something couldn't be measured.
  mutating func fail(_ text: String) { failures.append(text) }

  /// Keeps in mind that a view complained.
  mutating func requireLegal(_ label: String, _ complaints: [String]) {
    if let first = complaints.first { failures.append("\(label): \(first)") }
  }

  private func row(_ label: String, _ cells: [String]) -> String {
    let start = label + String(repeating: " ", count: max(1, 44 - label.count))
    return cells.reduce(start) { line, cell in
      line + String(repeating: " ", count: max(1, 13 - cell.count)) + cell
    }
  }

  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(rounded(nanoseconds, 0)) ns"
    case ..<1_000_000: "\(rounded(nanoseconds / 1_000, 1)) us"
    default: "\(rounded(nanoseconds / 1_000_000, 2)) ms"
    }
  }

  static func bytes(_ bytes: Int, rows: Int) -> String {
    "\(rounded(Double(bytes) / Double(rows), 1)) B"
  }

  static func ratio(_ value: Double) -> String { rounded(value, 2) }

  private static func rounded(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let number = Int((value * scale).rounded())
    if digits == 0 { return "\(number)" }
    let fraction = String(number % Int(scale))
    return "\(number / Int(scale))." + String(repeating: "0", count: digits - fraction.count)
      + fraction
  }
}
