// Part of ListKit, MIT licence: see LICENSE.

import ListKitTestSupport

extension ListHistory.Options {
  /// Three sections of up to three rows, and up to three versions after the first: what goes wrong in
  /// a long history does in one of many short ones.
  static var small: ListHistory.Options {
    var options = ListHistory.Options()
    options.sections = 3
    options.rows = 3
    options.steps = 3
    options.edits = 4
    return options
  }
}
