// Part of ListKit, MIT licence: see LICENSE.

import Foundation

/// A folder of its own for one test, removed when nobody needs it any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "listkit-demo-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: name.isEmpty ? path : path + "/" + name)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: destination)
  }

  /// Creates an empty file whose name needn't be text.
  func create(_ name: [UInt8]) {
    let bytes = Array(path.utf8) + [UInt8(ascii: "/")] + name + [0]
    bytes.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { path in
      guard let start = path.baseAddress else { return }
      close(open(start, O_CREAT | O_WRONLY, 0o644))
    }
  }
}
