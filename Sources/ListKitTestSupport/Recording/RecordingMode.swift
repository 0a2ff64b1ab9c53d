// Part of ListKit, MIT licence: see LICENSE.

/// What a ``RecordingListView`` does when the law is broken.
public enum RecordingMode: Hashable, Sendable {
  /// Fails the test.
  case strict

  /// Only adds a line to ``RecordingListView/failures``, for tests of failures themselves.
  case lenient
}
