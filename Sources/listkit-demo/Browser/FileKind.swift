// Part of ListKit, MIT licence: see LICENSE.

/// What a file is, as told by its type on disk, its permissions and the end of its name.
enum FileKind: String, CaseIterable, Sendable {
  case archive, code, document, film, link, other, picture, program, sound, special

  /// The name of all files of this kind.
  var title: String {
    switch self {
    case .archive: "Archives"
    case .code: "Code"
    case .document: "Documents"
    case .film: "Films"
    case .link: "Links"
    case .other: "Others"
    case .picture: "Pictures"
    case .program: "Programs"
    case .sound: "Sounds"
    case .special: "Special files"
    }
  }

  /// Finds the kind of a plain file.
  init(name: [UInt8], isExecutable: Bool) {
    let suffix = name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] } ?? []
    // Longer ends aren't known, and some names are huge.
    let end = suffix.count <= 12 ? String(decoding: suffix, as: UTF8.self).lowercased() : ""
    self = Self.byExtension[end] ?? (isExecutable ? .program : .other)
  }

  private static let byExtension: [String: FileKind] = {
    let ends: [FileKind: String] = [
      .archive: "7z bz2 deb dmg gz iso jar rar rpm tar tgz xz zip zst",
      .code: """
      asm bash c cc cpp cs css go h hpp html java js json kt lua m mm php pl py rb rs s scala sh \
      sql swift toml ts xml yaml yml zig
      """,
      .document:
        "csv doc docx epub key log md numbers odt pages pdf ppt pptx rst rtf tex txt xls xlsx",
      .film: "avi m4v mkv mov mp4 mpeg mpg webm wmv",
      .picture: "bmp gif heic ico jpeg jpg png psd svg tif tiff webp",
      .sound: "aac aiff flac m4a mid mp3 ogg opus wav wma",
    ]
    var kinds: [String: FileKind] = [:]
    for (kind, list) in ends {
      for end in list.split(separator: " ") { kinds[String(end)] = kind }
    }
    return kinds
  }()
}
