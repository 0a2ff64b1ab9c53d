// Part of ListKit, MIT licence: see LICENSE.

/// What an update did to a view.
public struct UpdateReport: Hashable, Sendable {
  /// How an update ended.
  public enum Outcome: Hashable, Sendable {
    /// A view shows the new version.
    case presented

    /// The data source is bound to no view: the model has changed, and nobody was told.
    case notBound

    /// A later call replaced the version before it was shown.
    case superseded
  }

  /// How the update ended.
  public var outcome: Outcome

  /// What changed, in positions before and after the whole update.
  ///
  /// Empty where nobody compared: on a first show, and when the caller asked for a reload.
  public var changes = ListChanges()

  /// The number of batches that the view was given.
  public var stages = 0

  /// Why the view was reloaded; nil if it wasn't.
  public var reload: ReloadReason?

  /// A Boolean value indicating whether the view ran all animations to their end.
  public var finished = true

  /// Creates a report.
  public init(outcome: Outcome) { self.outcome = outcome }
}

extension UpdateReport {
  /// The number of sections that went.
  public var deletedSectionCount: Int { changes.deletedSections.count }

  /// The number of sections that came.
  public var insertedSectionCount: Int { changes.insertedSections.count }

  /// The number of sections that moved.
  public var movedSectionCount: Int { changes.movedSections.count }

  /// The number of sections whose header or footer changed.
  public var updatedSectionCount: Int { changes.updatedSections.count }

  /// The number of rows that went, without those of sections that went.
  public var deletedRowCount: Int { changes.deletedRows.count }

  /// The number of rows that came, without those of sections that came.
  public var insertedRowCount: Int { changes.insertedRows.count }

  /// The number of rows that moved.
  public var movedRowCount: Int { changes.movedRows.count }

  /// The number of rows whose content changed.
  public var updatedRowCount: Int { changes.updatedRows.count }
}

extension UpdateReport: CustomStringConvertible {
  /// The outcome and the counts that aren't zero, on one line.
  public var description: String {
    if outcome == .notBound { return "not bound" }
    if outcome == .superseded { return "superseded" }
    func text(_ count: Int, _ thing: String, _ deed: String) -> String {
      "\(count) \(thing)\(count == 1 ? "" : "s")\(deed)"
    }
    let counts = [
      (deletedSectionCount, "section", " deleted"), (insertedSectionCount, "section", " inserted"),
      (movedSectionCount, "section", " moved"), (updatedSectionCount, "section", " updated"),
      (deletedRowCount, "row", " deleted"), (insertedRowCount, "row", " inserted"),
      (movedRowCount, "row", " moved"), (updatedRowCount, "row", " updated"),
    ].filter { $0.0 > 0 }.map(text)
    let how = reload.map { "reloaded (\($0))" } ?? text(stages, "stage", "")
    return ([how] + counts).joined(separator: ", ")
  }
}
