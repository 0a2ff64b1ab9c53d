// Part of ListKit, MIT licence: see LICENSE.

/// An observation that lives for as long as its owner wants it to.
@MainActor
struct WeakObservation {
  weak var observation: ListObservation?
}
