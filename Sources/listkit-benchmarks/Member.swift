// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// An item to be arranged: by team, and by score.
struct Member: Identifiable, Equatable, Item {
  let id: Int
  var name: String
  var team: Int
  var score: Int
  var isActive = true

  /// Returns members in teams of the same size.
  static func all(_ count: Int, teams: Int) -> [Member] {
    var random = BenchmarkRandom(seed: 7)
    return (0..<count).map { number in
      Member(
        id: number, name: "Member \(number)", team: number % teams,
        score: .random(in: 0..<count, using: &random))
    }
  }
}
