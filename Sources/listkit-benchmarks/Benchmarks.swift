// Part of ListKit, MIT licence: see LICENSE.

// Only for the standard error output and the exit status.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Runs the suites that the command line names.
@main
enum Benchmarks {
  @MainActor
  static func main() {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail("listkit-benchmarks: \(error.message)", status: 2)
    }
    if options.wantsHelp {
      print(Options.help)
      return
    }
    if options.wantsRatios { return RatioProbe.run() }
    var report = Report(isCheck: options.isCheck)
    if options.suites.contains("diff") { DiffSuite(options: options).run(&report) }
    if options.suites.contains("sections") { SectionSuite(options: options).run(&report) }
    if options.suites.contains("staging") { StagingSuite(options: options).run(&report) }
    if options.suites.contains("apply") { ApplySuite(options: options).run(&report) }
    if options.suites.contains("snapshot") { SnapshotSuite(options: options).run(&report) }
    if options.suites.contains("composite") { CompositeSuite(options: options).run(&report) }
    if options.suites.contains("edits") { EditSuite(options: options).run(&report) }
    if options.suites.contains("derived") { DerivedSuite(options: options).run(&report) }
    if options.suites.contains("memory") { MemorySuite(options: options).run(&report) }
    if report.failures.isEmpty {
      if options.isCheck { print("\nAll ratios are within their limits.") }
    } else {
      fail(report.failures.joined(separator: "\n"), status: 1)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    let bytes = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(status)
  }
}
