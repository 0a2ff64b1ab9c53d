// Part of ListKit, MIT licence: see LICENSE.

/// What examples have printed since it was last taken.
@MainActor private var printedLines: [String] = []

/// Keeps what an example prints, so that it can be compared with what a document shows.
@MainActor
func print(_ value: some Any) { printedLines.append("\(value)") }

/// Returns what a piece of code prints.
@MainActor
func printed(by example: () -> Void) -> String {
  printedLines = []
  example()
  defer { printedLines = [] }
  return printedLines.joined(separator: "\n")
}
