// Part of ListKit, MIT licence: see LICENSE.

/// Which rows and sections were changed in place, and since when.
///
/// A class that is changed in place changes in every version at once, so a comparison of versions
/// can't tell. The log can: what was noted after the older version is refreshed.
struct RefreshLog<S: Section> {
  private(set) var rows: [S.Item.Identity: Int] = [:]
  private(set) var sections: [S.Identity: Int] = [:]

  /// The number of notes so far.
  ///
  /// A version is as new as the log it holds.
  private(set) var revision = 0

  mutating func note(rows identities: some Sequence<S.Item.Identity>) {
    revision += 1
    for identity in identities { rows[identity] = revision }
  }

  mutating func note(sections identities: some Sequence<S.Identity>) {
    revision += 1
    for identity in identities { sections[identity] = revision }
  }

  /// Drops all notes.
  ///
  /// To be called only when no older version is shown anywhere.
  mutating func forget() {
    rows.removeAll()
    sections.removeAll()
  }
}
