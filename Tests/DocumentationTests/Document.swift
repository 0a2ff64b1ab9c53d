// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// A page of the documentation, as far as it shows code.
struct Document {
  let name: String

  /// The blocks of Swift code, in order.
  let code: [String]

  /// The blocks of text that a program has printed, in order.
  let outputs: [String]

  init(_ url: URL) throws {
    name = url.lastPathComponent
    let text = try String(contentsOf: url, encoding: .utf8)
    code = Self.blocks("swift", in: text)
    outputs = Self.blocks("text", in: text)
  }

  private static func blocks(_ language: String, in text: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block, line == "```" {
        blocks.append(lines.joined(separator: "\n"))
        block = nil
      } else if block != nil {
        block?.append(line)
      } else if line == "```\(language)" {
        block = []
      }
    }
    return blocks
  }
}

extension Document {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The README, and all pages of both catalogues.
  static func all() throws -> [Document] {
    var pages = [root.appendingPathComponent("README.md")]
    for module in ["ListKit", "ListKitTestSupport"] {
      let catalogue = root.appendingPathComponent("Sources/\(module)/\(module).docc")
      let files = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
      let urls = files.map { $0.compactMap { $0 as? URL } } ?? []
      pages += urls.filter { $0.pathExtension == "md" }
    }
    return try pages.map(Document.init).sorted { $0.name < $1.name }
  }

  /// The blocks between `// shown` and `// end` of the files in this folder, and so all code that is
  /// known to compile.
  ///
  /// Each comes as it would stand in a document: without indentation, after imports of its file.
  static func compiledBlocks() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      try compiledBlocks(in: String(contentsOf: file, encoding: .utf8))
    }
  }

  private static func compiledBlocks(in text: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words == "// shown" {
        block = []
      } else if let lines = block, words == "// end" {
        let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        blocks.append(lines.map { $0.dropFirst(margin) }.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }
}
