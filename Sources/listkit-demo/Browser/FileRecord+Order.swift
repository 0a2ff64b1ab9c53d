// Part of ListKit, MIT licence: see LICENSE.

import Foundation

extension FileRecord {
  /// Returns whether this file comes first when files are sorted by name, whatever the case.
  func isBefore(_ other: FileRecord) -> Bool {
    let order = Self.compare(key, other.key)
    return order != 0 ? order < 0 : Self.compare(id.bytes, other.id.bytes) < 0
  }

  /// Returns whether the key holds some bytes.
  func contains(_ needle: [UInt8]) -> Bool {
    guard let first = needle.first, needle.count <= key.count else { return needle.isEmpty }
    return key.withUnsafeBufferPointer { key in
      needle.withUnsafeBufferPointer { needle in
        for start in 0...(key.count - needle.count) where key[start] == first {
          if key[start..<start + needle.count].elementsEqual(needle) { return true }
        }
        return false
      }
    }
  }

  private static func compare(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let order = left.withUnsafeBytes { left in
      right.withUnsafeBytes { right -> Int in
        guard let first = left.baseAddress, let second = right.baseAddress else { return 0 }
        return Int(memcmp(first, second, min(left.count, right.count)))
      }
    }
    return order != 0 ? order : left.count - right.count
  }
}
