// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

@MainActor
final class ListHistoryTests: XCTestCase {
  func test_seededGenerator_givesTheSameNumbersForTheSameSeed() async {
    var generator = SeededGenerator(seed: 1_234_567)
    // The first numbers of SplitMix64 as published with the algorithm.
    XCTAssertEqual(generator.next(), 6_457_827_717_110_365_317)
    XCTAssertEqual(generator.next(), 3_203_168_211_198_807_973)
  }

  func test_random_whenTheSeedIsTheSame_isTheSame() async {
    XCTAssertEqual(ListHistory.random(seed: 7), ListHistory.random(seed: 7))
    XCTAssertNotEqual(ListHistory.random(seed: 7), ListHistory.random(seed: 8))
  }

  func test_random_obeysItsOptions() async {
    var options = ListHistory.Options()
    options.allowsDuplicateRows = false
    options.timings = [.calm]
    options.allowsTitles = false
    for seed: UInt64 in 0..<200 {
      let history = ListHistory.random(seed: seed, options: options)
      for sections in [history.first] + history.steps.map(\.sections) {
        let rows = sections.flatMap(\.items).map(\.id)
        XCTAssertEqual(Set(rows).count, rows.count, "seed \(seed)")
        XCTAssertEqual(Set(sections.map(\.id)).count, sections.count, "seed \(seed)")
        XCTAssertLessThanOrEqual(sections.count, 4)
        XCTAssertTrue(sections.allSatisfy { $0.title == nil })
      }
      XCTAssertTrue(history.steps.allSatisfy { $0.timing == .calm })
    }
    for seed: UInt64 in 0..<50 {
      let history = ListHistory.random(seed: seed, options: .singleSection)
      XCTAssertTrue(([history.first] + history.steps.map(\.sections)).allSatisfy { $0.count == 1 })
    }
  }

  func test_random_hasEverythingThatIsHard() async {
    let histories = (0..<300).map { ListHistory.random(seed: $0) }
    let versions = histories.flatMap { [$0.first] + $0.steps.map(\.sections) }

    XCTAssertEqual(Set(histories.flatMap(\.steps).map(\.timing)).count, 5)
    XCTAssertTrue(versions.contains { $0.isEmpty })
    XCTAssertTrue(versions.contains { $0.contains { $0.items.isEmpty } })
    XCTAssertTrue(
      versions.contains { Set($0.flatMap(\.items).map(\.id)).count < $0.flatMap(\.items).count })
    XCTAssertTrue(versions.contains { $0.flatMap(\.items).contains { $0.content > 0 } })
    XCTAssertTrue(versions.contains { $0.contains { $0.title != nil } })
    XCTAssertTrue(histories.contains { $0.steps.count >= 5 })
  }

  func test_random_betweenTwoVersions_changesEverythingThatCanChange() async {
    var options = ListHistory.Options()
    options.allowsDuplicateSections = true
    var found: Set<String> = []
    for seed: UInt64 in 0..<300 {
      let history = ListHistory.random(seed: seed, options: options)
      let versions = [history.first] + history.steps.map(\.sections)
      for (old, new) in zip(versions, versions.dropFirst()) {
        let changes = ListDiff.changes(from: old, to: new).changes
        if !changes.deletedSections.isEmpty { found.insert("section goes") }
        if !changes.insertedSections.isEmpty { found.insert("section comes") }
        if !changes.movedSections.isEmpty { found.insert("section moves") }
        if !changes.updatedSections.isEmpty { found.insert("section changes") }
        if !changes.deletedRows.isEmpty { found.insert("row goes") }
        if !changes.insertedRows.isEmpty { found.insert("row comes") }
        if !changes.updatedRows.isEmpty { found.insert("row changes") }
        for move in changes.movedRows {
          found.insert(move.from.section == move.to.section ? "row moves" : "row crosses")
          if changes.updatedRows.contains(move) { found.insert("row moves and changes") }
        }
        if !old.isEmpty, new.isEmpty { found.insert("list empties") }
      }
      if versions.contains(where: { Set($0.map(\.id)).count < $0.count }) {
        found.insert("section twins")
      }
    }
    XCTAssertEqual(found.count, 12, "\(found.sorted())")
  }

  func test_assertLegal_whenVersionsComeInTheMiddleOfAnother_showsThemThere() async {
    for timing in [ListHistory.Timing.whileShowing, .whileReporting] {
      var options = ListHistory.Options()
      options.timings = [timing]
      var depth = 0
      var deepest = 0
      assertLegal({ SectionedProvider<HistorySection>() }, histories: 20, options: options) {
        depth += 1
        deepest = max(deepest, depth)
        $0.apply($1)
        depth -= 1
      }
      XCTAssertGreaterThan(deepest, 1, "\(timing)")
    }
    for timing in [ListHistory.Timing.together, .whileAnimating] {
      var options = ListHistory.Options()
      options.timings = [timing]
      var isUnderWay = false
      var wasUnderWay = false
      assertLegal(
        { () -> SectionedProvider<HistorySection> in
          let provider = SectionedProvider<HistorySection>()
          provider.onUpdate = { _ in isUnderWay = false }
          return provider
        }, histories: 20, options: options
      ) {
        if isUnderWay { wasUnderWay = true }
        isUnderWay = true
        $0.apply($1)
      }
      XCTAssertTrue(wasUnderWay, "\(timing)")
    }
  }

  func test_shrunk_leavesNothingThatCanBeLeftOut() async {
    let history = ListHistory(
      first: [HistorySection("A", title: "one", items: [HistoryItem(id: 1), HistoryItem(id: 2)])],
      steps: [
        .init([HistorySection("B", items: [HistoryItem(id: 3)])], timing: .whileShowing),
        .init([], timing: .together),
      ])

    let shrunk = history.shrunk { history in
      ([history.first] + history.steps.map(\.sections)).joined()
        .contains { $0.items.contains { $0.id == 3 } }
    }

    XCTAssertEqual(shrunk.description, "first: B[3]")
  }

  func test_description_isOneVersionALine() async {
    let history = ListHistory(
      first: [],
      steps: [
        .init([
          HistorySection(
            "A", title: "one", items: [HistoryItem(id: 1), HistoryItem(id: 2, content: 2)]),
          HistorySection("B"),
        ])
      ])
    XCTAssertEqual(history.description, "first: nothing\ncalm: A \"one\" [1 2''] B[]")
  }

  func test_firstFault_whenRowsDependOnSomethingElse_namesTheSimplestHistory() async throws {
    var calls = 0
    let fault = firstFault(
      of: {
        SectionedProvider<HistorySection> { item in
          calls += 1
          return Row("\(item) \(calls)")
        }
      }, histories: 5, seed: 1, options: ListHistory.Options()
    ) { $0.apply($1) }

    let text = try XCTUnwrap(fault)
    XCTAssertTrue(text.hasPrefix("A view was put out of step by the history of seed "), text)
    XCTAssertTrue(text.contains("X02 staleRow row 0 of section 0 shows "), text)
    XCTAssertEqual(text.split(separator: "\n").filter { $0.hasPrefix("  first: ") }.count, 1)
    XCTAssertFalse(text.contains("  calm: "), text)
  }

  func test_firstFault_whenHeadersDependOnSomethingElse_namesTheStep() async throws {
    final class Provider: SectionedProvider<HistorySection> {
      var steps = 0
      override func header(for section: HistorySection, at index: Int) -> Supplementary? {
        Supplementary("\(steps)")
      }
    }
    let fault = firstFault(
      of: { Provider() }, histories: 20, seed: 1, options: ListHistory.Options()
    ) { provider, sections in
      provider.steps = sections.first?.items.count ?? 0
      provider.apply(sections)
    }
    XCTAssertTrue(try XCTUnwrap(fault).contains("X03 staleSupplementary"), fault ?? "")
  }
}
