// Part of ListKit, MIT licence: see LICENSE.

/// How a change of the model is to be shown.
struct UpdateOptions {
  var isAnimated = true

  /// Whether the view is to be reloaded as a whole.
  var reloads = false

  /// Whether a reload fades.
  var crossFades = false

  /// Whether the first row on screen that stays is to stay where it is.
  var keepsVisibleRows = false

  /// Adds a change that is shown together with the ones before: a reload wins, and so does animation.
  mutating func merge(_ other: UpdateOptions) {
    isAnimated = isAnimated || other.isAnimated
    reloads = reloads || other.reloads
    crossFades = crossFades || other.crossFades
    keepsVisibleRows = keepsVisibleRows || other.keepsVisibleRows
  }
}
