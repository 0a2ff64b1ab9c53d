// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A file as a row shows it.
struct FileItem: Item, Sendable {
  let record: FileRecord
  let kind: FileKind
  let size: Int64

  /// When the content changed last, in nanoseconds since 1970.
  let modified: Int64

  /// The type and the permissions, as the system gives them.
  let mode: UInt32

  /// A Boolean value indicating whether the file is pinned to the top.
  var isPinned = false

  /// A Boolean value indicating whether the row shows the whole path.
  var showsPath = false

  var identity: FileID { record.id }

  func hasSameContent(as other: FileItem) -> Bool {
    size == other.size && modified == other.modified && mode == other.mode && kind == other.kind
      && isPinned == other.isPinned && showsPath == other.showsPath
  }

  /// The text of the row.
  var text: String { showsPath ? record.path : record.name }
}

extension FileItem: CustomStringConvertible {
  var description: String { record.path }
}
