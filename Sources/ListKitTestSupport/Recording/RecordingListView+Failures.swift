// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension RecordingListView {
  /// Fails for all broken rules that matter, as one failure, and keeps the others as warnings.
  ///
  /// - Returns: Whether there was no failure.
  @discardableResult
  func judge(_ diagnostics: [BatchDiagnostic], operations: [String]) -> Bool {
    let sorted = diagnostics.sortedByPrecedence()
    let faults = sorted.filter { isFault($0.code) }
    warnings += sorted.filter { !isFault($0.code) }.map(\.description)
    guard !faults.isEmpty else { return true }
    fail(
      operations.isEmpty
        ? faults.map(\.description).joined(separator: "\nalso ")
        : BatchVerdict.report(faults, operations: operations))
    return false
  }

  private func isFault(_ code: BatchDiagnostic.Code) -> Bool {
    switch code {
    case .surplusMoves where ignoresSurplusMoves: false
    default:
      switch code.level {
      case .failure, .wrongContent, .promise: true
      case .hazard: !allowsHazards
      case .note: false
      }
    }
  }

  func fail(_ message: String, at site: SourceSite? = nil) {
    failures.append(message)
    if mode == .strict { reportFailure(message, at: site ?? self.site) }
  }
}
