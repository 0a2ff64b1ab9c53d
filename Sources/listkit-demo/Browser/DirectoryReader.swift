// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// Reads one folder.
enum DirectoryReader {
  /// One entry of a folder.
  struct Entry: Hashable, Sendable {
    let name: [UInt8]
    let size: Int64
    let modified: Int64
    let mode: UInt32

    var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }

    /// The kind of the entry.
    ///
    /// Links are never followed: nobody gets lost in a circle of them.
    var kind: FileKind {
      switch mode & UInt32(S_IFMT) {
      case UInt32(S_IFREG): FileKind(name: name, isExecutable: mode & 0o111 != 0)
      case UInt32(S_IFLNK): .link
      default: .special
      }
    }
  }

  /// Opens a folder for ``entries(of:includesHidden:)`` and for opening folders in it.
  ///
  /// A path may be longer than the system takes at once: it is followed piece by piece.
  ///
  /// - Returns: The descriptor, or nil if the folder has gone or can't be read.
  static func open(_ path: [UInt8], in parent: CInt, followsLinks: Bool = false) -> CInt? {
    var folder = parent
    var rest = path[...]
    defer { if folder != parent { close(folder) } }
    while rest.count > 1_024,
      let slash = rest.prefix(1_024).lastIndex(of: UInt8(ascii: "/")), slash > rest.startIndex
    {
      guard let next = openPiece(rest[..<slash], in: folder, followsLinks: followsLinks) else {
        return nil
      }
      if folder != parent { close(folder) }
      folder = next
      rest = rest[(slash + 1)...]
    }
    return openPiece(rest, in: folder, followsLinks: followsLinks)
  }

  private static func openPiece(
    _ path: ArraySlice<UInt8>, in parent: CInt, followsLinks: Bool
  ) -> CInt? {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = (path.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { name in
      name.baseAddress.map { openat(parent, $0, flags) } ?? -1
    }
    return descriptor >= 0 ? descriptor : nil
  }

  /// Returns the entries of an open folder, without those that vanish meanwhile.
  static func entries(of descriptor: CInt, includesHidden: Bool) -> [Entry]? {
    // The stream closes what it is given, and the descriptor belongs to the caller.
    guard let copy = open([UInt8(ascii: ".")], in: descriptor) else { return nil }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return nil
    }
    defer { closedir(stream) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    var entries: [Entry] = []
    while let record = readdir(stream) {
      // The name may be longer, and the record shorter, than the type says: never copy it whole.
      let name = UnsafeRawPointer(record).advanced(by: nameOffset)
        .assumingMemoryBound(to: CChar.self)
      let dot = CChar(bitPattern: UInt8(ascii: "."))
      if name[0] == dot {
        if !includesHidden || name[1] == 0 || (name[1] == dot && name[2] == 0) { continue }
      }
      if let entry = entry(named: name, in: descriptor) { entries.append(entry) }
    }
    return entries
  }

  private static func entry(named name: UnsafePointer<CChar>, in folder: CInt) -> Entry? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
    return Entry(
      name: Array(bytes), size: Int64(status.st_size),
      modified: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec),
      mode: UInt32(status.st_mode))
  }
}
