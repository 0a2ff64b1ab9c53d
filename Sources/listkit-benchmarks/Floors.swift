// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// The least that a diff has to do, one way or the other.
enum Floors {
  /// Hashes every identity of both sides, once.
  static func hashAll<Row: BenchmarkRow>(_ input: FlatInput<Row>) -> Int {
    var result = 0
    for index in input.old.indices { result ^= input.old[index].identity.hashValue }
    for index in input.new.indices { result ^= input.new[index].identity.hashValue }
    return result
  }

  /// Compares both sides position by position, once.
  static func compareAll<Row: BenchmarkRow>(_ input: FlatInput<Row>) -> Int {
    var result = 0
    for index in 0..<min(input.old.count, input.new.count)
    where input.old[index].identity == input.new[index].identity {
      if input.old[index].hasSameContent(as: input.new[index]) { result += 1 }
    }
    return result
  }
}
