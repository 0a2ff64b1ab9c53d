// Part of ListKit, MIT licence: see LICENSE.

/// Everything found in a directory at one moment.
struct Listing: Sendable {
  /// The files, by folder.
  var items: [FileItem] = []

  /// The folders directly below the directory, sorted by name.
  var folders: [FileID] = []

  /// The folders that couldn't be read.
  var unreadable: Set<FileID> = []

  /// A Boolean value indicating whether the directory itself couldn't be read.
  var isMissing = false

  /// A Boolean value indicating whether there were more files than are shown.
  var isTruncated = false
}
