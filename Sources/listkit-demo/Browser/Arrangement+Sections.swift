// Part of ListKit, MIT licence: see LICENSE.

extension Arrangement {
  /// Returns the sections of a listing.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of files.
  func sections(of listing: Listing) -> [FolderSection] {
    var pinned: [FileItem] = []
    var groups: [FolderSection.ID: [FileItem]] = [:]
    for item in sorted(matches(in: listing)) {
      var item = item
      item.isPinned = self.pinned.contains(item.identity)
      item.showsPath = item.isPinned || grouping != .folder
      if item.isPinned {
        pinned.append(item)
      } else {
        groups[group(of: item), default: []].append(item)
      }
    }
    var sections: [FolderSection] = []
    if !pinned.isEmpty {
      sections.append(FolderSection(.pinned, title: "Pinned", indexTitle: "★", items: pinned))
    }
    return sections + groupSections(groups, of: listing)
  }

  private func matches(in listing: Listing) -> [FileItem] {
    let needle = Array(filter.lowercased().utf8)
    if needle.isEmpty && hidden.isEmpty { return listing.items }
    return listing.items.filter { item in
      item.record.contains(needle) && (hidden.isEmpty || !hidden.contains(item.identity))
    }
  }

  private func sorted(_ items: [FileItem]) -> [FileItem] {
    switch order {
    case .name:
      items.sorted { $0.record.isBefore($1.record) }
    case .size:
      items.sorted {
        $0.size != $1.size ? $0.size > $1.size : $0.record.isBefore($1.record)
      }
    case .age:
      items.sorted {
        $0.modified != $1.modified ? $0.modified > $1.modified : $0.record.isBefore($1.record)
      }
    }
  }

  private func group(of item: FileItem) -> FolderSection.ID {
    switch grouping {
    case .folder: item.record.folder.map { .folder($0) } ?? .own
    case .kind: .kind(item.kind)
    case .nothing: .everything
    }
  }

  private func groupSections(
    _ groups: [FolderSection.ID: [FileItem]], of listing: Listing
  ) -> [FolderSection] {
    switch grouping {
    case .folder:
      // A folder without files is worth seeing, unless the person looks for something.
      let folders = listing.folders.map { FolderSection.ID.folder($0) }
      return ([.own] + folders).compactMap { id in
        let items = groups[id] ?? []
        if items.isEmpty && (id == .own || !filter.isEmpty) { return nil }
        return section(id, items: items, of: listing)
      }
    case .kind:
      return FileKind.allCases.compactMap { kind in
        groups[.kind(kind)].map { section(.kind(kind), items: $0, of: listing) }
      }
    case .nothing:
      return groups[.everything].map { [section(.everything, items: $0, of: listing)] } ?? []
    }
  }

  private func section(
    _ id: FolderSection.ID, items: [FileItem], of listing: Listing
  ) -> FolderSection {
    switch id {
    case .folder(let folder):
      let title = folder.description
      return FolderSection(
        id, title: title + "/", indexTitle: Self.letter(title), items: items,
        isUnreadable: listing.unreadable.contains(folder))
    case .kind(let kind):
      return FolderSection(
        id, title: kind.title, indexTitle: Self.letter(kind.title), items: items)
    case .own: return FolderSection(id, title: "./", indexTitle: ".", items: items)
    case .everything: return FolderSection(id, title: "All files", indexTitle: nil, items: items)
    case .pinned: return FolderSection(id, title: "Pinned", indexTitle: "★", items: items)
    }
  }

  /// Returns the entry of a title in the section index.
  private static func letter(_ title: String) -> String {
    guard let first = title.first, first.isLetter else { return "#" }
    return String(first).uppercased()
  }
}
