// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A filtered, sorted and grouped list of which one item changes, against arranging all of it and a diff.
@MainActor
struct DerivedSuite {
  let options: Options

  /// How many times as fast as arranging everything a change has to be, by the number of items.
  private static let limits = [1_000: 40.0, 10_000: 400.0, 100_000: 3_000.0]

  func run(_ report: inout Report) {
    report.begin(
      "One change of a filtered, sorted and grouped list of struct",
      columns: ["a change", "with a view", "rearrange", "arrange all", "and diff", "times"])
    for count in [1_000, 10_000, 100_000] where count <= max(1_000, options.maximumRows) {
      let teams = count / 1_000 * 10 / (count >= 100_000 ? 10 : 1)
      let members = Member.all(count, teams: max(10, teams))
      let (change, isExact) = measureChange(members, isShown: false)
      let (shown, isShownExact) = measureChange(members, isShown: true)
      let (arranging, comparing) = measureAll(members)
      let label = "1 of \(count) in \(max(10, teams))"
      report.requireExact("derived, " + label, isExact && isShownExact)
      let limit = Self.limits[count] ?? 1
      report.require(
        "derived, " + label + ", of arranging all",
        ratio: limit * change / (arranging + comparing), atMost: 1,
        measureAgain: {
          let all = measureAll(members)
          return limit * measureChange(members, isShown: false).time / (all.arrange + all.compare)
        })
      report.line(
        label,
        [
          Report.time(change), Report.time(shown), Report.time(measureRearranging(members)),
          Report.time(arranging), Report.time(comparing),
          Report.ratio((arranging + comparing) / change),
        ])
    }
  }

  private static var arrangement: ListArrangement<Member> {
    ListArrangement(
      filter: { $0.isActive }, sort: [.ascending(\.score)],
      grouping: .by(\.team, order: .ascending))
  }

  /// Returns a member whose score has changed, or its team, or whether it is active.
  private func changed(_ member: Member, teams: Int, using random: inout BenchmarkRandom) -> Member
  {
    var member = member
    switch Int.random(in: 0..<10, using: &random) {
    case 0: member.team = Int.random(in: 0..<teams, using: &random)
    case 1: member.isActive.toggle()
    default: member.score = Int.random(in: 0..<1_000_000, using: &random)
    }
    return member
  }

  /// Returns the time of a change with its version and what it differs in, or until a view is told.
  private func measureChange(
    _ members: [Member], isShown: Bool
  ) -> (time: Double, isExact: Bool) {
    let provider = ArrangedProvider(members, arrangement: Self.arrangement)
    let view = NullListView()
    provider.updatePolicy = .alwaysBatch
    if isShown { provider.bind(to: view) }
    let teams = provider.numberOfSections
    var random = BenchmarkRandom(seed: 1)
    var members = members
    // The first edit makes the trees.
    provider.replace(members[0])
    var changes = (0..<200).map { _ in members[Int.random(in: members.indices, using: &random)] }
    var times: [Double] = []
    let clock = ContinuousClock()
    let start = clock.now
    repeat {
      for index in changes.indices {
        changes[index] = changed(members[changes[index].id], teams: teams, using: &random)
        members[changes[index].id] = changes[index]
      }
      let old = provider.version
      let begin = processorTime()
      var version = old
      for change in changes {
        provider.replace(change)
        if isShown { continue }
        let next = provider.version
        consume(version.changes(to: next))
        version = next
      }
      times.append((processorTime() - begin) / Double(changes.count))
    } while times.count < 5 || start.duration(to: clock.now) < options.budget * 4
    let plain = Self.arranged(members)
    let isExact = provider.sections.map(\.items) == plain.map(\.items)
    return (times.sorted()[times.count / 2], isExact)
  }

  /// Returns the time of having a provider arrange everything anew.
  private func measureRearranging(_ members: [Member]) -> Double {
    let provider = ArrangedProvider(members, arrangement: Self.arrangement)
    return medianTime(of: [provider], budget: options.budget * 2) { $0.rearrange() }
  }

  /// Returns the times of arranging all members without ListKit, and of finding what one change differs in.
  private func measureAll(_ members: [Member]) -> (arrange: Double, compare: Double) {
    var other = members
    other[members.count / 2].score = 0
    let inputs = [(members, other)]
    let arrange = medianTime(of: inputs, budget: options.budget * 2) {
      consume(Self.arranged($0.1))
    }
    let versions = inputs.map { (Self.arranged($0.0), Self.arranged($0.1)) }
    let compare = medianTime(of: versions, budget: options.budget) {
      consume(ListDiff.changes(from: $0.0, to: $0.1))
    }
    return (arrange, compare)
  }

  /// Arranges members without ListKit.
  private static func arranged(_ members: [Member]) -> [SimpleSection<Int, Member>] {
    let teams = Dictionary(grouping: members.filter(\.isActive), by: \.team)
    return teams.keys.sorted().map { team in
      SimpleSection(team, items: (teams[team] ?? []).sorted { $0.score < $1.score })
    }
  }
}
