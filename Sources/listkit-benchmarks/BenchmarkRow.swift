// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A kind of row to measure with.
protocol BenchmarkRow: Item, Equatable {
  /// What the rows are, in words.
  static var kind: String { get }

  /// Whether the content of a row can change while its identity stays.
  static var canUpdate: Bool { get }

  /// Makes a row in storage of its own.
  init(number: Int, version: Int)
}

extension Int: BenchmarkRow {
  static var kind: String { "Int" }
  static var canUpdate: Bool { false }
  init(number: Int, version: Int) { self = number &* 0x9E37_79B9 }
}

extension String: BenchmarkRow {
  static var kind: String { "String" }
  static var canUpdate: Bool { false }

  /// As long as a UUID.
  init(number: Int, version: Int) {
    let digits = String(number &* 0x9E37_79B9 & 0xFFFF_FFFF, radix: 16)
    let padded = String(repeating: "0", count: 8 - digits.count) + digits
    self = "\(padded)-4a5b-8c7d-9e0f-\(String(padded.reversed()))7a1b"
  }
}

/// A row as an app might have one.
struct Contact: BenchmarkRow {
  static var kind: String { "struct" }
  static var canUpdate: Bool { true }

  let identity: String
  var name: String
  var detail: String
  var unread: Int
  var isPinned: Bool

  init(number: Int, version: Int) {
    identity = String(number: number, version: 0)
    name = "Contact number \(number), a name"
    detail = "Version \(version) of what is said"
    unread = number & 15
    isPinned = number & 1 == 0
  }
}
