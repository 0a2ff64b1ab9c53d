// Part of ListKit, MIT licence: see LICENSE.

extension ListHistory {
  /// What a random history may contain.
  public struct Options: Hashable, Sendable {
    /// The largest number of sections.
    public var sections = 4

    /// The largest number of rows in a section when it comes.
    public var rows = 5

    /// The largest number of versions after the first one.
    public var steps = 5

    /// The largest number of edits between two versions.
    public var edits = 6

    /// A Boolean value indicating whether there may be rows of the same identity.
    public var allowsDuplicateRows = true

    /// A Boolean value indicating whether there may be sections of the same identity.
    public var allowsDuplicateSections = false

    /// A Boolean value indicating whether sections may have titles.
    public var allowsTitles = true

    /// When versions may be shown.
    public var timings = Timing.allCases

    /// Creates options: up to four sections, and everything but sections of the same identity.
    public init() {}

    /// One section that always stays, as for a data source of a single one.
    public static var singleSection: Options {
      var options = Options()
      options.sections = 1
      options.allowsTitles = false
      return options
    }
  }
}
