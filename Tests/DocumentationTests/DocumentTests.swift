// Part of ListKit, MIT licence: see LICENSE.

import XCTest

/// What the README and the documentation show is what this target compiles, and what it prints.
@MainActor
final class DocumentTests: XCTestCase {
  func test_code_inEveryDocument_isCompiledHere() async throws {
    let compiled = try Set(Document.compiledBlocks())

    for document in try Document.all() {
      // The manifest is the one with which the check of a downstream package builds.
      for block in document.code where !block.hasPrefix("// swift-tools-version") {
        XCTAssertTrue(
          compiled.contains(withoutImports(block)),
          """
          \(document.name) shows code that isn't compiled. Put it between `// shown` and `// end` in \
          this target:
          \(block)
          """)
      }
    }
  }

  func test_compiledCode_isAllShown() async throws {
    let shown = try Set(Document.all().flatMap(\.code).map(withoutImports))

    for block in try Document.compiledBlocks() {
      XCTAssertTrue(shown.contains(block), "No document shows this code:\n\(block)")
    }
  }

  func test_outputs_inEveryDocument_arePrinted() async throws {
    let printed = Examples.outputs()

    let documents = try Document.all()
    for document in documents {
      for output in document.outputs {
        XCTAssertTrue(
          printed.contains(output), "\(document.name): no example prints this:\n\(output)")
      }
    }
    let shown = Set(documents.flatMap(\.outputs))
    for output in printed {
      XCTAssertTrue(shown.contains(output), "No document shows that this is printed:\n\(output)")
    }
  }

  func test_documents_areThere() async throws {
    let documents = try Document.all()

    XCTAssertTrue(documents.contains { $0.name == "README.md" && $0.code.count >= 6 })
    XCTAssertTrue(documents.contains { $0.name == "ListKit.md" && !$0.code.isEmpty })
    XCTAssertTrue(documents.contains { $0.name == "ListKitTestSupport.md" && !$0.code.isEmpty })
  }

  /// The files of this target have the imports that documents show before their code.
  private func withoutImports(_ block: String) -> String {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.hasPrefix("import ") || $0.isEmpty }.joined(separator: "\n")
  }
}
