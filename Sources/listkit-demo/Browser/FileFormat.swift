// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// Sizes, ages and dates as text.
enum FileFormat {
  /// Returns a number of bytes in at most six characters, as in `1.4 MB`.
  static func size(_ bytes: Int64) -> String {
    guard bytes >= 1_000 else { return "\(max(0, bytes)) B" }
    var value = Double(bytes) / 1_000
    var unit = 0
    let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
    while value >= 999.5, unit < units.count - 1 {
      value /= 1_000
      unit += 1
    }
    if value < 9.95 {
      let tenths = Int((value * 10).rounded())
      return "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
    return "\(Int(value.rounded())) \(units[unit])"
  }

  /// Returns how long ago something was, in at most six characters, as in `5 min`.
  static func age(_ modified: Int64, now: Int64) -> String {
    let seconds = (now &- modified) / 1_000_000_000
    switch seconds {
    case ..<(-1): return "future"
    case ..<60: return "\(max(0, seconds)) s"
    case ..<3_600: return "\(seconds / 60) min"
    case ..<86_400: return "\(seconds / 3_600) h"
    case ..<(86_400 * 365): return "\(seconds / 86_400) d"
    default: return "\(seconds / (86_400 * 365)) y"
    }
  }

  /// Returns size and age in columns of a fixed width.
  static func columns(_ item: FileItem, now: Int64) -> String {
    padded(size(item.size), to: 7) + padded(age(item.modified, now: now), to: 8)
  }

  /// Returns a number with its thousands apart, as in `100 000`.
  static func count(_ number: Int) -> String {
    let digits = Array(String(number))
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(" ") }
      result.append(digit)
    }
    return result
  }

  /// Returns permissions as `ls` shows them.
  static func permissions(_ mode: UInt32) -> String {
    let letters = Array("rwxrwxrwx")
    return String((0..<9).map { mode & (1 << UInt32(8 - $0)) != 0 ? letters[$0] : "-" })
  }

  /// Returns a point in time as the local date and time.
  static func date(_ modified: Int64) -> String {
    var seconds = time_t(modified / 1_000_000_000)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return "unknown" }
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%d %H:%M:%S", &parts)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The time now, in nanoseconds since 1970.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
