// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Headers and footers follow their sections, and rows are left alone for it.
@MainActor
final class HeaderRefreshTests: ScenarioTestCase {
  private final class Folder: MutableSection {
    let identity: String
    var items: [String]
    var title: String?

    init(_ identity: String, title: String, items: [String]) {
      self.identity = identity
      self.title = title
      self.items = items
    }
  }

  private let refresh = "refresh the supplementaries of section 0"

  func test_apply_whenOnlyATitleChanges_refreshesThatHeaderAlone() async {
    let rows = (0..<50).map { DiffFruit(stringLiteral: "row \($0)") }
    let provider = SectionedProvider<DiffShelf>([
      DiffShelf("A", title: "x", items: rows), DiffShelf("B", title: "b", items: ["z"]),
    ])
    let view = show(provider)

    provider.replaceSection(DiffShelf("A", title: "y", items: rows))

    XCTAssertEqual(takeBatches(of: view), [refresh])
    XCTAssertEqual(headers(of: view), ["y", "b"])
    view.finish()
  }

  func test_append_whenTheHeaderIsThereOnlyForSomeRows_showsIt() async {
    let provider = SectionedProvider<DiffShelf>([DiffShelf("A", items: [])])
    provider.makeHeader = {
      $0.section.items.isEmpty ? nil : Supplementary("\($0.section.items.count) rows")
    }
    let view = show(provider)
    XCTAssertEqual(headers(of: view), [nil])

    provider.append("a", toSection: "A")
    XCTAssertEqual(takeBatches(of: view), ["insert row 0 of section 0", refresh])
    XCTAssertEqual(headers(of: view), ["1 rows"])
    provider.replace("a'")
    XCTAssertEqual(takeBatches(of: view), ["reconfigure row 0 of section 0"])
    provider.remove("a")

    XCTAssertEqual(takeBatches(of: view), ["delete row 0 of section 0", refresh])
    XCTAssertEqual(headers(of: view), [nil])
    view.finish()
  }

  func test_apply_whenHeaderAndRowsChange_refreshesItApartAndLast() async {
    let provider = SectionedProvider<DiffShelf>([
      DiffShelf("A", title: "h", items: []), DiffShelf("B", title: "empty", items: []),
    ])
    let view = show(provider)

    provider.apply(
      [DiffShelf("A", title: "k", items: ["a"]), DiffShelf("B", title: "still empty", items: [])],
      animated: true)

    XCTAssertEqual(
      takeBatches(of: view),
      ["insert row 0 of section 0", "\(refresh)\nrefresh the supplementaries of section 1"])
    XCTAssertEqual(headers(of: view), ["k", "still empty"])
    view.finish()
  }

  func test_apply_whenTheSectionMovesToo_refreshesAtItsNewPlace() async {
    let provider = SectionedProvider<DiffShelf>([
      DiffShelf("A", title: "a", items: ["1"]), DiffShelf("B", title: "b", items: ["2"]),
      DiffShelf("C", title: "c", items: ["3"]),
    ])
    let view = show(provider)

    provider.apply(
      [
        DiffShelf("C", title: "c!", items: ["3"]), DiffShelf("A", title: "a", items: ["1"]),
        DiffShelf("B", title: "b", items: ["2"]),
      ], animated: true)

    XCTAssertEqual(takeBatches(of: view), ["move section 2 to 0", refresh])
    XCTAssertEqual(headers(of: view), ["c!", "a", "b"])
    view.finish()
  }

  func test_apply_whenIdentitiesAreMadeAnew_replacesTheSection() async {
    let provider = SectionedProvider<DiffShelf>([DiffShelf("A1", items: ["a"])])
    provider.makeFooter = { $0.index == 0 ? nil : Supplementary("end") }
    let view = show(provider)

    provider.apply([DiffShelf("A2", items: ["a"]), DiffShelf("B", items: ["b"])], animated: true)

    XCTAssertEqual(
      takeBatches(of: view).first, "delete section 0\ninsert section 0\ninsert section 1")
    view.finish()
  }

  func test_apply_whenIdentitiesAreStable_insertsTheNewSectionAlone() async {
    let provider = SectionedProvider<DiffShelf>([DiffShelf("A", items: ["a"])])
    let view = show(provider)

    provider.apply([DiffShelf("A", items: ["a"]), DiffShelf("B", items: ["b"])], animated: true)

    XCTAssertEqual(takeBatches(of: view), ["insert section 1"])
    view.finish()
  }

  func test_refreshSections_whenAClassChangedInPlace_refreshesItsHeader() async {
    let folders = [Folder("A", title: "a", items: ["1"]), Folder("B", title: "b", items: ["2"])]
    let provider = SectionedProvider(folders)
    let view = show(provider)
    folders[1].title = "new"
    expectTranscript(of: view, "")

    provider.refreshSections(["B", "nothing of the kind"])

    XCTAssertEqual(takeBatches(of: view), ["refresh the supplementaries of section 1"])
    XCTAssertEqual(headers(of: view), ["a", "new"])
    view.finish()
  }

  func test_childUpdate_whenTheParentsHeaderCountsRows_refreshesIt() async {
    let fruit = SimpleProvider(["fig"])
    let composite = CompositeDataSource(.singleSection, fruit, SimpleProvider(["almond"]))
    composite.makeSupplementary = { [unowned composite] kind, _ in
      kind == .header ? Supplementary("\(composite.numberOfRows) rows") : nil
    }
    let view = show(composite)
    XCTAssertEqual(headers(of: view), ["2 rows"])

    fruit.append("kiwi")

    XCTAssertEqual(takeBatches(of: view), ["insert row 1 of section 0", refresh])
    XCTAssertEqual(headers(of: view), ["3 rows"])
    view.finish()
  }

  func test_update_whenTheHeaderReadsTheProvider_refreshesIt() async {
    let provider = SectionedProvider<DiffShelf>([
      DiffShelf("A", items: ["a"]), DiffShelf("B", items: ["b"]),
    ])
    provider.makeHeader = { [unowned provider] in
      Supplementary("\(provider.numberOfRows(inSection: $0.index)) of \($0.section.id)")
    }
    provider.makeSupplementary = { [unowned provider] _, context in
      Supplementary("badge \(provider.numberOfRows(inSection: context.index))")
    }
    let view = RecordingListView()
    view.supplementaryKinds = [.header, .custom("badge")]
    _ = show(provider, in: view)

    provider.append("c", toSection: "B")

    XCTAssertEqual(
      takeBatches(of: view),
      ["insert row 1 of section 1", "refresh the supplementaries of section 1"])
    XCTAssertEqual(headers(of: view), ["1 of A", "2 of B"])

    provider.performUpdates {
      provider.insertSection(DiffShelf("N", items: []), at: 0)
      provider.remove("b")
    }

    XCTAssertEqual(
      takeBatches(of: view),
      [
        "delete row 0 of section 1\ninsert section 0",
        "refresh the supplementaries of section 2",
      ])
    XCTAssertEqual(headers(of: view), ["0 of N", "1 of A", "1 of B"])
    view.finish()
  }
}
