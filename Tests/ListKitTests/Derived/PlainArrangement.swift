// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// An arrangement of pupils as a value, and what it shows, worked out anew by plain means.
struct PlainArrangement: Equatable {
  enum Filter: CaseIterable { case all, none, evenRank, notFormOne, upToLimit }
  enum Sort: CaseIterable { case source, rank, rankDown, rankThenVersionDown, form, formReversed }
  enum Grouping: CaseIterable { case one, appearance, ascending, descending, parity, rank }

  var filter = Filter.all
  var sort = Sort.source
  var grouping = Grouping.one

  /// What ``Filter/upToLimit`` reads.
  var limit = 2

  func shows(_ pupil: Pupil) -> Bool {
    switch filter {
    case .all: true
    case .none: false
    case .evenRank: pupil.rank % 2 == 0
    case .notFormOne: pupil.form != 1
    case .upToLimit: pupil.rank <= limit
    }
  }

  private func isBefore(_ first: Pupil, _ second: Pupil) -> Bool {
    switch sort {
    case .source: false
    case .rank: first.rank < second.rank
    case .rankDown: first.rank > second.rank
    case .rankThenVersionDown: (first.rank, -first.version) < (second.rank, -second.version)
    case .form: first.form < second.form
    case .formReversed: first.form > second.form
    }
  }

  private func key(_ pupil: Pupil) -> Int { grouping == .rank ? pupil.rank : pupil.form }

  /// Returns the items of each section by their index, and the key of the section.
  func runs(_ items: [Pupil]) -> [(key: Int?, indices: [Int])] {
    let shown = items.indices.filter { shows(items[$0]) }.sorted { first, second in
      if isBefore(items[first], items[second]) { return true }
      return !isBefore(items[second], items[first]) && first < second
    }
    if grouping == .one { return [(nil, shown)] }
    var keys: [Int] = []
    for index in shown where !keys.contains(key(items[index])) { keys.append(key(items[index])) }
    switch grouping {
    case .ascending: keys.sort()
    case .descending, .rank: keys.sort(by: >)
    case .parity: keys = keys.filter { $0 % 2 == 0 } + keys.filter { $0 % 2 != 0 }
    default: break
    }
    return keys.map { key in (key, shown.filter { self.key(items[$0]) == key }) }
  }

  func sections(_ items: [Pupil]) -> [SimpleSection<String, Pupil>] {
    runs(items).map { run in
      let id = run.key.map { "\($0)" } ?? "all"
      return SimpleSection(
        "\(grouping == .rank ? "rank " : "")\(id)", title: run.key.map(title),
        items: run.indices.map { items[$0] })
    }
  }

  private func title(_ key: Int) -> String { grouping == .descending ? "form \(key)" : "\(key)" }
}

extension PlainArrangement {
  /// The same for a provider, where `world` holds the limit.
  @MainActor
  func arrangement(readingLimitOf world: ArrangedWorld) -> ListArrangement<Pupil> {
    var result = ListArrangement<Pupil>()
    switch filter {
    case .all: break
    case .upToLimit: result.filter = { [unowned world] in $0.rank <= world.model.limit }
    default:
      var plain = self
      plain.limit = 0
      result.filter = { plain.shows($0) }
    }
    switch sort {
    case .source: break
    case .rank: result.sort = [.ascending(\.rank)]
    case .rankDown: result.sort = [.descending(\.rank)]
    case .rankThenVersionDown: result.sort = [.ascending(\.rank), .descending(\.version)]
    case .form: result.sort = [.by { $0.form < $1.form }]
    case .formReversed: result.sort = [ListSort.ascending(\.form).reversed]
    }
    switch grouping {
    case .one: break
    case .appearance: result.grouping = .by(\.form)
    case .ascending: result.grouping = .by(\.form, order: .ascending)
    case .descending: result.grouping = .by(\.form, order: .descending, title: { "form \($0)" })
    case .parity: result.grouping = .by(\.form, order: .by { $0 % 2 < $1 % 2 })
    // A key of another type, so that no section is taken for one of another grouping.
    case .rank:
      result.grouping = .by({ RankKey(rank: $0.rank) }, order: .by { $0.rank > $1.rank })
    }
    return result
  }
}

private struct RankKey: Hashable, CustomStringConvertible {
  let rank: Int
  var description: String { "\(rank)" }
}
