// Part of ListKit, MIT licence: see LICENSE.

/// One step of an update: a structural batch, and which version of the list it leads to.
struct ListStage {
  /// The versions of the list that a step can lead to.
  enum Model: Hashable {
    /// Sections are as before the update; those that stay hold their final rows.
    case rowsInPlace

    /// Everything is as after the update.
    case final
  }

  var batch: ListBatch
  var model: Model
}
