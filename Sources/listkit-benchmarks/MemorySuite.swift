// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// What a diff allocates, exactly: the same on every machine.
///
/// This needs an allocator that writes down what it does, in a process of its own.
struct MemorySuite {
  let options: Options

  /// How many allocations a diff may make in memory that was used before.
  private static let allocationLimit = 5.0

  /// How many times the memory of two arrays of indices a diff of a large list may take.
  private static let indexLimit = 3.0

  /// How many bytes a row may be taken at most, for a list of 100 000 rows.
  private static func limit(_ workload: Workload) -> Double? {
    switch workload {
    case .identical, .append, .prepend, .insert, .delete, .update, .moveOne: 3
    case .mixed: 35
    case .shuffle: 100
    default: nil
    }
  }

  func run(_ report: inout Report) {
    guard MallocTrace.isOn else {
      let arguments = ["memory"] + (options.isCheck ? ["--check"] : [])
      switch MallocTrace.run(arguments) {
      case 0: break
      case let status?: report.fail("memory: ended with \(status)")
      case nil:
        #if canImport(Glibc)
          report.fail("memory: there is no libc_malloc_debug.so.0")
        #else
          print("\nMemory can't be measured here: it needs the allocator of glibc.")
        #endif
      }
      return
    }
    run(Int.self, &report)
    run(String.self, &report)
    run(Contact.self, &report)
    runLarge(&report)
  }

  private func run<Row: BenchmarkRow>(_: Row.Type, _ report: inout Report) {
    let count = 100_000
    report.begin(
      "Memory of a diff of \(count) rows of \(Row.kind)",
      columns: ["allocations", "peak a row", "used again", "peak a row"])
    for workload in Workload.allCases where workload != .update || Row.canUpdate {
      let input = FlatInput<Row>.make(workload, count: count, isShared: false)[0]
      var diff = ReusedDiff()
      // Twice, since the first time makes what the language keeps for itself.
      consume(ListDiff.changes(from: input.old, to: input.new))
      let first = MallocTrace.measure { consume(ListDiff.changes(from: input.old, to: input.new)) }
      consume(diff.changes(from: input.old, to: input.new))
      let again = MallocTrace.measure { consume(diff.changes(from: input.old, to: input.new)) }
      guard let first, let again else { return report.fail("memory: nothing was written down") }
      let label = "memory, \(workload.rawValue) of \(Row.kind)"
      if let limit = Self.limit(workload) {
        report.requireMemory(
          label + ", bytes a row", Double(first.peak) / Double(count), atMost: limit)
      }
      report.requireMemory(
        label + ", allocations", Double(again.count),
        atMost: Self.allocationLimit)
      report.line(
        workload.rawValue,
        [
          "\(first.count)", Report.bytes(first.peak, rows: count), "\(again.count)",
          Report.bytes(again.peak, rows: count),
        ])
    }
  }

  /// A diff returns an old and a new index for each row at most: two arrays of them are the measure.
  private func runLarge(_ report: inout Report) {
    let count = 1_000_000
    report.begin("Memory of a diff of \(count) rows of Int", columns: ["peak", "/ indices"])
    for workload in [Workload.mixed, .reverse, .replace, .shuffle] {
      let input = FlatInput<Int>.make(workload, count: count, isShared: false)[0]
      let sum = MallocTrace.measure { consume(ListDiff.changes(from: input.old, to: input.new)) }
      guard let sum else { return report.fail("memory: nothing was written down") }
      let indices = (input.old.count + input.new.count) * MemoryLayout<Int>.stride
      let ratio = Double(sum.peak) / Double(indices)
      report.requireMemory(
        "memory, \(workload.rawValue) of \(count) rows", ratio, atMost: Self.indexLimit)
      report.line(workload.rawValue, [Report.bytes(sum.peak, rows: count), Report.ratio(ratio)])
    }
  }
}
