// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// An item of the tests of arranged lists: the form is what it can be grouped by, the rank what it can be
/// sorted by, the version what else can change.
struct Pupil: Identifiable, Equatable, Item, Sendable {
  let id: Int
  var form: Int
  var rank: Int
  var version = 0

  init(_ id: Int, form: Int = 0, rank: Int = 0, version: Int = 0) {
    self.id = id
    self.form = form
    self.rank = rank
    self.version = version
  }
}

extension Pupil: CustomStringConvertible {
  /// As in `7 (form 1, rank 2)`.
  var description: String {
    "\(id) (form \(form), rank \(rank))" + String(repeating: "'", count: version)
  }
}
