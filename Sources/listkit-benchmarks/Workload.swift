// Part of ListKit, MIT licence: see LICENSE.

/// A row before it is made: which one, and which version of it.
struct RowPlan: Hashable {
  var number: Int
  var version = 0
}

/// What happens to a list.
enum Workload: String, CaseIterable {
  case identical = "nothing changes"
  case append = "append 5 %"
  case prepend = "prepend one"
  case insert = "insert 5 %"
  case delete = "delete 5 %"
  case update = "update 5 %"
  case moveOne = "move one"
  case move = "move 5 %"
  case blocks = "move blocks"
  case reverse = "reverse"
  case shuffle = "shuffle"
  case replace = "replace all"
  case mixed = "mixed"
  case twins = "mixed, with twins"

  /// Makes the two versions of a list.
  func plans(count: Int, random: inout BenchmarkRandom) -> (old: [RowPlan], new: [RowPlan]) {
    var old = (0..<count).map { RowPlan(number: $0) }
    if self == .twins {
      for index in old.indices where Int.random(in: 0..<20, using: &random) == 0 {
        old[index].number = Int.random(in: 0..<count, using: &random)
      }
    }
    var new = old
    let share = max(1, count / 20)
    switch self {
    case .identical: break
    case .append: new += (0..<share).map { RowPlan(number: count + $0) }
    case .prepend: new.insert(RowPlan(number: count), at: 0)
    case .insert: insert(share, into: &new, random: &random)
    case .delete: delete(share, from: &new, random: &random)
    case .update: update(share, in: &new, random: &random)
    case .moveOne: move(1, in: &new, random: &random)
    case .move: move(share, in: &new, random: &random)
    case .blocks: moveBlocks(in: &new, random: &random)
    case .reverse: new.reverse()
    case .shuffle: new.shuffle(using: &random)
    case .replace: new = (0..<count).map { RowPlan(number: count + $0) }
    case .mixed, .twins:
      delete(share, from: &new, random: &random)
      update(share, in: &new, random: &random)
      move(max(1, count / 50), in: &new, random: &random)
      insert(share, into: &new, random: &random)
    }
    return (old, new)
  }

  private func insert(_ share: Int, into rows: inout [RowPlan], random: inout BenchmarkRandom) {
    let count = rows.count
    var places = (0..<share).map { _ in Int.random(in: 0...count, using: &random) }
    places.sort()
    var result: [RowPlan] = []
    var next = 0
    for (index, row) in rows.enumerated() {
      while next < share, places[next] == index {
        result.append(RowPlan(number: 2_000_000 + next))
        next += 1
      }
      result.append(row)
    }
    while next < share {
      result.append(RowPlan(number: 2_000_000 + next))
      next += 1
    }
    rows = result
  }

  private func delete(_ share: Int, from rows: inout [RowPlan], random: inout BenchmarkRandom) {
    let gone = Set((0..<share).map { _ in Int.random(in: 0..<rows.count, using: &random) })
    rows = rows.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }

  private func update(_ share: Int, in rows: inout [RowPlan], random: inout BenchmarkRandom) {
    for _ in 0..<share where !rows.isEmpty {
      rows[Int.random(in: 0..<rows.count, using: &random)].version = 1
    }
  }

  private func move(_ share: Int, in rows: inout [RowPlan], random: inout BenchmarkRandom) {
    // The rows that move go to random places all at once, so that the cost is linear.
    guard rows.count > 1 else { return }
    let picked = Set((0..<share).map { _ in Int.random(in: 0..<rows.count, using: &random) })
    var movers = picked.map { rows[$0] }
    movers.shuffle(using: &random)
    let stayers = rows.enumerated().filter { !picked.contains($0.offset) }.map(\.element)
    let places = movers.map { _ in Int.random(in: 0...stayers.count, using: &random) }.sorted()
    var result: [RowPlan] = []
    var next = 0
    for index in 0...stayers.count {
      while next < movers.count, places[next] == index {
        result.append(movers[next])
        next += 1
      }
      if index < stayers.count { result.append(stayers[index]) }
    }
    rows = result
  }

  private func moveBlocks(in rows: inout [RowPlan], random: inout BenchmarkRandom) {
    let length = max(1, rows.count / 20)
    var blocks = stride(from: 0, to: rows.count, by: length).map {
      Array(rows[$0..<min($0 + length, rows.count)])
    }
    for _ in 0..<3 {
      let block = blocks.remove(at: Int.random(in: 0..<blocks.count, using: &random))
      blocks.insert(block, at: Int.random(in: 0...blocks.count, using: &random))
    }
    rows = blocks.flatMap { $0 }
  }
}
