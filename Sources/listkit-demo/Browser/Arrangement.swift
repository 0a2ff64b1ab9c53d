// Part of ListKit, MIT licence: see LICENSE.

/// How files are sorted, grouped and filtered, and which are pinned or hidden.
struct Arrangement: Hashable, Sendable {
  /// What files are sorted by.
  enum Order: String, CaseIterable, Sendable {
    case name, size, age
  }

  /// What makes a section.
  enum Grouping: String, CaseIterable, Sendable {
    case folder, kind, nothing
  }

  var order = Order.name
  var grouping = Grouping.folder

  /// Shows only files whose path holds this text, whatever the case.
  var filter = ""

  var pinned: Set<FileID> = []
  var hidden: Set<FileID> = []

  /// Goes on to the next order.
  mutating func cycleOrder() { order = Self.next(after: order) }

  /// Goes on to the next grouping.
  mutating func cycleGrouping() { grouping = Self.next(after: grouping) }

  private static func next<Choice: CaseIterable & Equatable>(after choice: Choice) -> Choice {
    let all = Array(Choice.allCases)
    let index = all.firstIndex(of: choice) ?? 0
    return all[(index + 1) % all.count]
  }
}
