// Part of ListKit, MIT licence: see LICENSE.

/// What stays the same about a file for as long as it has its name.
///
/// It is shared by all versions of its row: with many files, the texts are made once.
final class FileRecord: Sendable {
  let id: FileID

  /// The folder directly below the directory that the file is in, or nil for the directory itself.
  let folder: FileID?

  /// The path below the folder, safe to show.
  let name: String

  /// The path below the directory, safe to show.
  let path: String

  /// The path in small letters: what files are sorted by and searched in.
  let key: [UInt8]

  init(id: FileID, folder: FileID?) {
    self.id = id
    self.folder = folder
    path = DisplayText.escaped(bytes: id.bytes)
    if let folder {
      name = DisplayText.escaped(bytes: id.bytes.dropFirst(folder.bytes.count + 1))
    } else {
      name = path
    }
    key = Array(path.lowercased().utf8)
  }
}
