// Part of ListKit, MIT licence: see LICENSE.

/// What becomes of rows, or of sections, that have the same identity.
///
/// Whatever the policy, no update is ever illegal because of them, and each one is reported as a
/// ``ListDiagnostic``.
public enum DuplicatePolicy: Hashable, Sendable {
  /// All are shown.
  ///
  /// The first of the old version is the first of the new one, and so on.
  case numberOccurrences

  /// Only the first is kept.
  case keepFirst

  /// Only the last is kept.
  case keepLast
}
