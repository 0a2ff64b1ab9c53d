// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// Reads a directory with all folders below it, again and again, off the main actor.
///
/// It keeps what it found last. A folder whose entries are all as they were costs a look at each of
/// them, and no new rows.
actor DirectoryScanner {
  private let root: [UInt8]
  private let includesHidden: Bool
  private let limit: Int
  private var known: [FileID: Folder] = [:]
  private var last: Listing?

  private struct Folder {
    let entries: [DirectoryReader.Entry]
    let items: [FileItem]
    let folders: [FileID]
  }

  init(root: String, includesHidden: Bool = false, limit: Int = 1_000_000) {
    self.root = Array(root.utf8)
    self.includesHidden = includesHidden
    self.limit = limit
  }

  /// Reads everything.
  ///
  /// - Returns: What is there now, or nil if that is what was there last time.
  func scan() -> Listing? {
    var listing = Listing()
    var seen: [FileID: Folder] = [:]
    var hasChanged = last == nil
    guard let descriptor = DirectoryReader.open(root, in: AT_FDCWD, followsLinks: true) else {
      listing.isMissing = true
      known = [:]
      defer { last = listing }
      return last?.isMissing == true ? nil : listing
    }
    defer { close(descriptor) }

    // Paths are opened from the top: however deep the folders are, one of them is open at a time.
    var waiting = [FileID(bytes: [])]
    while let path = waiting.popLast(), !Task.isCancelled {
      guard listing.items.count < limit else {
        listing.isTruncated = true
        break
      }
      guard let folder = read(path, below: descriptor) else {
        listing.unreadable.insert(path)
        continue
      }
      hasChanged = hasChanged || folder.isNew
      seen[path] = folder.content
      listing.items += folder.content.items
      if path.bytes.isEmpty { listing.folders = folder.content.folders }
      waiting += folder.content.folders.reversed()
    }
    if Task.isCancelled { return nil }
    hasChanged =
      hasChanged || seen.count != known.count || last?.isMissing == true
      || last?.unreadable != listing.unreadable
    known = seen
    last = listing
    return hasChanged ? listing : nil
  }

  private func read(_ path: FileID, below root: CInt) -> (content: Folder, isNew: Bool)? {
    let name = path.bytes.isEmpty ? [UInt8(ascii: ".")] : path.bytes
    guard let descriptor = DirectoryReader.open(name, in: root) else { return nil }
    defer { close(descriptor) }
    guard
      let entries = DirectoryReader.entries(of: descriptor, includesHidden: includesHidden)
    else { return nil }
    if let folder = known[path], folder.entries == entries { return (folder, false) }
    return (folder(path, entries: entries), true)
  }

  private func folder(_ path: FileID, entries: [DirectoryReader.Entry]) -> Folder {
    let records = Dictionary(
      (known[path]?.items ?? []).map { ($0.record.id, $0.record) }, uniquingKeysWith: { $1 })
    let top = path.bytes.firstIndex(of: UInt8(ascii: "/")).map { path.bytes[..<$0] }
    let section = path.bytes.isEmpty ? nil : FileID(bytes: top.map(Array.init) ?? path.bytes)
    let items = entries.filter { !$0.isFolder }.map { entry in
      let id = path.appending(entry.name)
      return FileItem(
        record: records[id] ?? FileRecord(id: id, folder: section), kind: entry.kind,
        size: entry.size, modified: entry.modified, mode: entry.mode)
    }
    let folders = entries.filter(\.isFolder).map { path.appending($0.name) }
    return Folder(
      entries: entries,
      // Sorted here, most of the work is done when all folders are sorted together.
      items: items.sorted { $0.record.isBefore($1.record) },
      folders: folders.map { (key: $0.description.lowercased(), id: $0) }
        .sorted { $0.key < $1.key }.map(\.id))
  }
}
