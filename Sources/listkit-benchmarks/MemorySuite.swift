// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Placeholder.
@MainActor
struct MemorySuite {
  let options: Options
  func run(_ report: inout Report) {}
}
