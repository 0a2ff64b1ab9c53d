// Part of ListKit, MIT licence: see LICENSE.

extension Unmanaged {
  /// Calls a closure with an object that something else keeps alive; no reference is counted.
  ///
  /// The detour spares closures of the main actor the check that they run there.
  @inlinable
  @inline(__always)
  internal func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
