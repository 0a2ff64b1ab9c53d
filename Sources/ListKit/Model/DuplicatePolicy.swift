// Part of ListKit, MIT licence: see LICENSE.

/// What becomes of rows, or of sections, that have the same identity.
///
/// Whatever the policy, no update is ever illegal because of them, and each one is reported as a
/// ``ListDiagnostic``.
public enum DuplicatePolicy: Hashable, Sendable {
  /// All are shown, and as many as possible stay from one version to the next.
  ///
  /// They are told apart by where they are and by their order. What is done by identity concerns all
  /// of them: they are selected together.
  case numberOccurrences

  /// Only the first is kept.
  case keepFirst

  /// Only the last is kept.
  case keepLast
}
