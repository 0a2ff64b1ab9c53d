// Part of ListKit, MIT licence: see LICENSE.

extension Supplementary {
  /// Returns whether both are known to look the same; what a cell class shows isn't known.
  static func looksSame(_ first: Supplementary?, _ second: Supplementary?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    guard let content = first.content else { return false }
    return content == second.content && first.height == second.height
      && first.width == second.width
  }
}
