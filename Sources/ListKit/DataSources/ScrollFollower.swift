// Part of ListKit, MIT licence: see LICENSE.

/// Something that watches how far a list has been scrolled.
@MainActor
protocol ScrollFollower: AnyObject {
  /// The view has scrolled, or shows something else than before.
  func listDidMove(_ metrics: ScrollMetrics)

  /// A refresh has begun: everything asked for until now is out of date.
  func refreshDidBegin()
}
