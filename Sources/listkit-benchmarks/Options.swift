// Part of ListKit, MIT licence: see LICENSE.

/// What was asked for on the command line.
struct Options {
  /// The suites that there are, in the order in which they run.
  static let suites = [
    "diff", "sections", "staging", "apply", "snapshot", "composite", "edits", "derived",
    "memory",
  ]

  static let help = """
    Usage: listkit-benchmarks [suite ...] [option ...]

    Measures how long ListKit takes, and compares it with the least that any diff has to do:
    A hashes every identity of both sides once, B compares position by position once.
    Times are medians. "standard" is the difference(from:) of the standard library, where it ends.
    The rows are Int, String and struct, but for composite (Int), edits and derived (struct).

    Suites (all, if none is named):
      diff                flat lists of Int, String and struct
      sections            lists of sections
      staging             changes made into batches that views can carry out
      apply               whole updates, from a provider to a view that does nothing and to the
                          recording view
      snapshot            taking over rows, and finding the first one by identity
      composite           composites of many children: positions and updates
      edits               edits of single rows of a list that a view shows
      derived             changes of single items of a filtered, sorted and grouped list
      memory              what a diff allocates, and how much memory it takes at most

    Options:
      --rows <number>     the longest list, 10 to 1000000 (default 100000)
      --check             measure little, and end with 1 if a ratio or an amount of memory is worse
                          than the limit kept in the source
      --ratios            print how many times as long as A diffs of 1000 rows take, and nothing else
      --help              print this
    """

  var suites: Set<String> = []
  var maximumRows = 100_000
  var isCheck = false
  var wantsHelp = false
  var wantsRatios = false

  /// Reads the arguments.
  ///
  /// - Throws: A sentence about the first argument that makes no sense.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": isCheck = true
      case "--ratios": wantsRatios = true
      case "--help", "-h": wantsHelp = true
      case "--rows":
        guard let text = rest.popFirst(), let rows = Int(text), (10...1_000_000).contains(rows)
        else { throw UsageError("--rows needs a number from 10 to 1000000") }
        maximumRows = rows
      case let suite where Self.suites.contains(suite): suites.insert(suite)
      default: throw UsageError("there is no suite or option \(argument), see --help")
      }
    }
    if suites.isEmpty { suites = Set(Self.suites) }
  }
}

/// A command line that makes no sense.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
