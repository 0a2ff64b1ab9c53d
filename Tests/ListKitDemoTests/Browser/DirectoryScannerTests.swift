// Part of ListKit, MIT licence: see LICENSE.

import Foundation
import XCTest

@testable import listkit_demo

final class DirectoryScannerTests: XCTestCase {
  private func paths(_ listing: Listing?) -> [String] {
    (listing?.items ?? []).map(\.record.path).sorted()
  }

  func test_scan_findsFilesBelow() async throws {
    let folder = try TemporaryFolder()
    try folder.write("notes.txt", "12345")
    try folder.write("box/fig.txt", "1")
    try folder.write("box/deep/er/kiwi.txt", "1")
    try folder.write(".secret/plum", "1")
    try folder.makeFolder("empty")

    let found = await DirectoryScanner(root: folder.path).scan()
    XCTAssertEqual(paths(found), ["box/deep/er/kiwi.txt", "box/fig.txt", "notes.txt"])
    XCTAssertEqual(found?.folders.map(\.description), ["box", "empty"])
    XCTAssertEqual(found?.items.first { $0.record.name == "deep/er/kiwi.txt" }?.kind, .document)
    XCTAssertEqual(found?.items.first { $0.record.path == "notes.txt" }?.size, 5)

    let all = await DirectoryScanner(root: folder.path, includesHidden: true).scan()
    XCTAssertEqual(paths(all).first, ".secret/plum")
  }

  func test_scan_whenNothingChanged_returnsNil() async throws {
    let folder = try TemporaryFolder()
    try folder.write("box/fig.txt", "1")
    let scanner = DirectoryScanner(root: folder.path)

    var listing = await scanner.scan()
    XCTAssertNotNil(listing)
    listing = await scanner.scan()
    XCTAssertNil(listing)

    try folder.write("box/fig.txt", "12")
    listing = await scanner.scan()
    XCTAssertEqual(listing?.items.first?.size, 2)
    try folder.write("kiwi.txt", "1")
    listing = await scanner.scan()
    XCTAssertEqual(paths(listing), ["box/fig.txt", "kiwi.txt"])
    try folder.remove("box")
    listing = await scanner.scan()
    XCTAssertEqual(paths(listing), ["kiwi.txt"])
    try folder.remove("")
    listing = await scanner.scan()
    XCTAssertEqual(listing?.isMissing, true)
    listing = await scanner.scan()
    XCTAssertNil(listing)
  }

  func test_scan_keepsTheRecordsOfFilesThatStay() async throws {
    let folder = try TemporaryFolder()
    try folder.write("fig.txt", "1")
    let scanner = DirectoryScanner(root: folder.path)
    let first = await scanner.scan()
    try folder.write("kiwi.txt", "1")
    let second = await scanner.scan()
    XCTAssertTrue(first?.items.first?.record === second?.items.first?.record)
  }

  func test_scan_whenThereAreLinksInACircle_ends() async throws {
    let folder = try TemporaryFolder()
    try folder.write("box/fig.txt", "1")
    try folder.link("box/round", to: "..")
    try folder.link("broken", to: "nowhere")
    let listing = await DirectoryScanner(root: folder.path).scan()
    XCTAssertEqual(paths(listing), ["box/fig.txt", "box/round", "broken"])
    XCTAssertEqual(listing?.items.filter { $0.kind == .link }.count, 2)
  }

  func test_scan_whenNamesAreOdd_keepsThemApart() async throws {
    let folder = try TemporaryFolder()
    var names: [[UInt8]] = [
      Array("a\u{1B}[2Jb".utf8), Array("line\nbreak".utf8), Array("日本語🍎".utf8),
      [UInt8](repeating: UInt8(ascii: "x"), count: 255),
    ]
    #if !canImport(Darwin)
      // File systems of Apple take text only, and put accents in one form.
      names += [[0xFF], [0xFE, 0x61], Array("\u{E9}".utf8), Array("e\u{301}".utf8)]
    #endif
    for name in names { folder.create(name) }
    let listing = await DirectoryScanner(root: folder.path).scan()
    XCTAssertEqual(Set(listing?.items.map(\.record.id.bytes) ?? []), Set(names))
    XCTAssertEqual(Set(listing?.items.map(\.record.id) ?? []).count, names.count)
    for item in listing?.items ?? [] {
      XCTAssertEqual(item.record.path, DisplayText.escaped(item.record.path))
    }
  }

  func test_scan_whenAFolderCannotBeRead_skipsIt() async throws {
    let folder = try TemporaryFolder()
    try folder.write("locked/fig.txt", "1")
    try folder.write("box/fig.txt", "1")
    chmod(folder.path + "/locked", 0)
    defer { chmod(folder.path + "/locked", 0o755) }
    // Root can read everything, so it steps down for the time of the scan.
    let isRoot = getuid() == 0
    if isRoot {
      chmod(folder.path, 0o755)
      XCTAssertEqual(seteuid(65_534), 0)
    }
    defer { if isRoot { XCTAssertEqual(seteuid(0), 0) } }
    let listing = await DirectoryScanner(root: folder.path).scan()
    XCTAssertEqual(paths(listing), ["box/fig.txt"])
    XCTAssertEqual(listing?.unreadable, [FileID("locked")])
  }

  func test_scan_whenPathsAreTooLongForTheSystem_goesOn() async throws {
    let folder = try TemporaryFolder()
    let before = open(".", O_RDONLY)
    defer {
      fchdir(before)
      close(before)
    }
    chdir(folder.path)
    for _ in 0..<30 {
      let name = String(repeating: "x", count: 200)
      XCTAssertEqual(mkdir(name, 0o755), 0)
      XCTAssertEqual(chdir(name), 0)
    }
    close(open("fig.txt", O_CREAT | O_WRONLY, 0o644))
    let listing = await DirectoryScanner(root: folder.path).scan()
    XCTAssertEqual(listing?.items.first?.record.id.bytes.count, 30 * 201 + 7)
    XCTAssertEqual(listing?.unreadable, [])

    // Nothing but the way back can remove what is too deep for a path.
    unlink("fig.txt")
    for _ in 0..<30 where chdir("..") == 0 { rmdir(String(repeating: "x", count: 200)) }
  }

  func test_scan_whenThereAreTooManyFiles_stops() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<10 { try folder.write("box\(number)/fig.txt", "1") }
    let listing = await DirectoryScanner(root: folder.path, limit: 5).scan()
    XCTAssertEqual(listing?.items.count, 5)
    XCTAssertEqual(listing?.isTruncated, true)
  }
}
