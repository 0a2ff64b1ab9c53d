// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

/// Fails if a data source ever puts a view out of step.
///
/// It is shown random histories. After each version, nothing illegal may have been told to the view,
/// and the view must show exactly what a view shows that is bound anew. A failure names the seed, and
/// the simplest history that fails too.
///
/// ```swift
/// assertLegal({ SectionedProvider<HistorySection>() }) { $0.apply($1) }
/// ```
///
/// The first closure makes the data source, the last one makes it show a version.
@MainActor
public func assertLegal<Source: ListDataSource>(
  _ makeSource: @MainActor () -> Source, histories: Int = 100, seed: UInt64 = 1,
  options: ListHistory.Options = ListHistory.Options(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  show: @escaping @MainActor (Source, [HistorySection]) -> Void
) {
  let fault = firstFault(
    of: makeSource, histories: histories, seed: seed, options: options, show: show)
  guard let fault else { return }
  reportFailure(
    fault, at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Returns what ``assertLegal(_:histories:seed:options:fileID:filePath:line:column:show:)`` has to
/// say; nil for nothing.
@MainActor
package func firstFault<Source: ListDataSource>(
  of makeSource: @MainActor () -> Source, histories: Int, seed: UInt64,
  options: ListHistory.Options, show: @escaping @MainActor (Source, [HistorySection]) -> Void
) -> String? {
  // Twins are wanted here.
  let handler = ListDiagnostics.handler
  ListDiagnostics.handler = nil
  defer { ListDiagnostics.handler = handler }
  func faults(_ history: ListHistory, _ seed: UInt64) -> [String] {
    HistoryTrial(source: makeSource(), seed: seed, show: show).faults(history)
  }
  for seed in seed..<(seed + UInt64(max(0, histories))) {
    let history = ListHistory.random(seed: seed, options: options)
    guard !faults(history, seed).isEmpty else { continue }
    let simplest = history.shrunk { !faults($0, seed).isEmpty }
    return """
      A view was put out of step by the history of seed \(seed), which can be simplified to

      \(simplest.description.indented)

      \(faults(simplest, seed).joined(separator: "\n"))
      """
  }
  return nil
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
