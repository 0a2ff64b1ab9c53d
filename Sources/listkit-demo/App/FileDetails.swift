// Part of ListKit, MIT licence: see LICENSE.

/// What there is to say about one file.
enum FileDetails {
  /// Returns the details, one a line.
  static func lines(_ item: FileItem) -> [String] {
    [
      item.record.path,
      "",
      "Kind         \(item.kind)",
      "Size         \(FileFormat.size(item.size)) (\(FileFormat.count(Int(item.size))) bytes)",
      "Changed      \(FileFormat.date(item.modified))",
      "Permissions  \(FileFormat.permissions(item.mode))",
      "Folder       \(item.record.folder.map { "\($0)" } ?? "the directory itself")",
    ]
  }
}
