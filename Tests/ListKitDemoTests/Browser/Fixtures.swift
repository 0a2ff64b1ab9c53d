// Part of ListKit, MIT licence: see LICENSE.

@testable import listkit_demo

extension FileItem {
  /// A file for tests: the folder is what stands before the first slash.
  init(_ path: String, size: Int64 = 1, modified: Int64 = 0) {
    let parts = path.split(separator: "/", maxSplits: 1)
    let folder = parts.count > 1 ? FileID(String(parts[0])) : nil
    self.init(
      record: FileRecord(id: FileID(path), folder: folder),
      kind: FileKind(name: Array(path.utf8), isExecutable: false), size: size, modified: modified,
      mode: 0o100_644)
  }
}

extension [FolderSection] {
  /// The sections as text, one a line.
  var picture: [String] {
    map { section in
      "\(section.title ?? "-"): " + section.items.map(\.text).joined(separator: " ")
    }
  }
}
