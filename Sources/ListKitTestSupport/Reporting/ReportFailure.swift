// Part of ListKit, MIT licence: see LICENSE.

// The only file that knows of test frameworks.
internal import Testing
internal import XCTest

/// Fails the running test, in the framework that runs it.
func reportFailure(_ message: String, at site: SourceSite) {
  if Test.current != nil {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
        column: Int(site.column)))
  } else {
    XCTFail(message, file: site.filePath, line: site.line)
  }
}
