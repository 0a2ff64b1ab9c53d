// Part of ListKit, MIT licence: see LICENSE.

import Foundation
import XCTest

@testable import listkit_demo

/// Runs the built demo without a terminal.
final class CommandLineTests: XCTestCase {
  private struct Output {
    var text: String
    var error: String
    var status: Int32
  }

  private func run(_ arguments: [String]) throws -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: PseudoTerminal.demo)
    process.arguments = arguments
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let message = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      text: String(decoding: text, as: UTF8.self), error: String(decoding: message, as: UTF8.self),
      status: process.terminationStatus)
  }

  func test_print_printsTheListOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("box/fig.txt", "12345")
    try folder.write("notes.txt", "1")
    for arguments in [["--print", folder.path], [folder.path]] {
      let output = try run(arguments)
      XCTAssertEqual(output.status, 0)
      XCTAssertEqual(output.error, "")
      let words = output.text.split(separator: "\n").map { $0.split(separator: " ").prefix(1) }
      XCTAssertEqual(words.flatMap { $0 }, ["./", "notes.txt", "box/", "fig.txt"])
      XCTAssertTrue(output.text.contains("5 B"))
    }
  }

  func test_print_whenManyFilesAreThere_printsAll() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("box")
    for number in 0..<3_000 { folder.create(Array("box/f\(number)".utf8)) }
    XCTAssertEqual(try run(["--print", folder.path]).text.split(separator: "\n").count, 3_001)
  }

  func test_transcript_printsTheCalls() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes.txt", "1")
    let output = try run(["--transcript", "0.5", folder.path])
    XCTAssertEqual(output.status, 0)
    XCTAssertTrue(output.text.contains("set the data source"), output.text)
    XCTAssertTrue(output.text.contains("reload everything: 0 sections, 0 rows"), output.text)
  }

  func test_help_explainsItself() throws {
    let output = try run(["--help"])
    XCTAssertEqual(output.status, 0)
    XCTAssertTrue(output.text.hasPrefix("Usage: listkit-demo"))
  }

  func test_mistakes_areOneLineAndTwo() throws {
    for arguments in [["--fruit"], ["/no/such/fruit"], ["/dev/null"], ["--transcript", "x"]] {
      let output = try run(arguments)
      XCTAssertEqual(output.status, 2, "\(arguments)")
      XCTAssertEqual(output.text, "")
      XCTAssertEqual(output.error.split(separator: "\n").count, 1)
      XCTAssertTrue(output.error.hasPrefix("listkit-demo: "))
    }
  }

  func test_closedPipe_endsQuietly() throws {
    let folder = try TemporaryFolder()
    for number in 0..<3_000 { folder.create(Array("file\(number)".utf8)) }
    for options in ["--print", "--transcript=5"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c", "{ \"$0\" \"$1\" \"$2\"; echo $? >&2; } | head -n 1", PseudoTerminal.demo, options,
        folder.path,
      ]
      let (output, error) = (Pipe(), Pipe())
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = error
      try process.run()
      let message = error.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      XCTAssertEqual(String(decoding: message, as: UTF8.self), "0\n", options)
    }
  }
}
