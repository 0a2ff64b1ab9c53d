// Part of ListKit, MIT licence: see LICENSE.

/// What tells files apart: the bytes of the path below the directory that is browsed.
///
/// Text would not do. Names needn't be UTF-8, and two names that are equal as text, one with an
/// accent of its own and one with a combined letter, can be two files.
struct FileID: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ path: String) { bytes = Array(path.utf8) }

  /// The path of an entry in this folder.
  func appending(_ name: [UInt8]) -> FileID {
    bytes.isEmpty ? FileID(bytes: name) : FileID(bytes: bytes + [UInt8(ascii: "/")] + name)
  }
}

extension FileID: CustomStringConvertible {
  /// The path as text that is safe to show.
  var description: String { DisplayText.escaped(bytes: bytes) }
}
