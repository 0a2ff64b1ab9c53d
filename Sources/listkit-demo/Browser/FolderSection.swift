// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// A section of files: a folder, a kind, the pinned ones, or all of them.
struct FolderSection: Section, Identifiable, Sendable {
  /// What tells sections apart.
  enum ID: Hashable, Sendable {
    case pinned
    case own
    case folder(FileID)
    case kind(FileKind)
    case everything
  }

  let id: ID
  let title: String?
  let indexTitle: String?
  let items: [FileItem]

  /// The number of bytes of all files.
  let totalSize: Int64

  /// A Boolean value indicating whether it is a folder that can't be read.
  let isUnreadable: Bool

  init(
    _ id: ID, title: String, indexTitle: String?, items: [FileItem], isUnreadable: Bool = false
  ) {
    self.isUnreadable = isUnreadable
    self.id = id
    self.title = title
    self.indexTitle = indexTitle
    self.items = items
    totalSize = items.reduce(0) { $0 &+ $1.size }
  }

  /// The header shows how many files there are and how large they are: it changes with them.
  func hasSameContent(as other: FolderSection) -> Bool {
    title == other.title && indexTitle == other.indexTitle && totalSize == other.totalSize
      && items.count == other.items.count && isUnreadable == other.isUnreadable
  }

  /// The second text of the header.
  var summary: String {
    if isUnreadable { return "can't be read" }
    let files = items.count == 1 ? "1 file" : "\(FileFormat.count(items.count)) files"
    return items.isEmpty ? "no files" : "\(files), \(FileFormat.size(totalSize))"
  }
}
