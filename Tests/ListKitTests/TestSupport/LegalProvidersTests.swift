// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// Random histories, shown by every kind of data source.
@MainActor
final class LegalProvidersTests: XCTestCase {
  private typealias Provider = SectionedProvider<HistorySection>

  func test_assertLegal_ofASectionedProvider() async {
    var options = ListHistory.Options()
    assertLegal({ Provider() }, histories: 300, options: options) { $0.apply($1) }
    options.allowsDuplicateSections = true
    options.allowsDuplicateRows = false
    assertLegal({ Provider() }, histories: 150, seed: 5_000, options: options) { $0.apply($1) }
  }

  func test_assertLegal_ofEachDuplicatePolicy() async {
    for policy in [DuplicatePolicy.keepFirst, .keepLast] {
      var options = ListHistory.Options()
      options.allowsDuplicateSections = true
      assertLegal({ Provider(duplicates: policy) }, histories: 100, options: options) {
        $0.apply($1)
      }
    }
  }

  func test_assertLegal_ofASimpleProvider() async {
    assertLegal(
      { SimpleProvider<HistoryItem>() }, histories: 200, seed: 1_000, options: .singleSection
    ) { $0.apply($1.first?.items ?? []) }
  }

  func test_assertLegal_ofAProviderThatAllowsManySelections() async {
    assertLegal(
      { () -> Provider in
        let provider = Provider()
        provider.selectionMode = .multiple
        return provider
      }, histories: 150, seed: 2_000
    ) { $0.apply($1) }
  }

  func test_assertLegal_ofRowsThatCanBeMovedAndDeleted() async {
    assertLegal(
      {
        SectionedProvider<HistorySection> { item in
          Row("\(item)").movable().deletable().trailingSwipe { .delete }
        }
      }, histories: 300, seed: 8_000
    ) { $0.apply($1) }
  }

  func test_assertLegal_ofRowsWhoseKindOfCellChanges() async {
    assertLegal(
      {
        Provider { item in
          guard item.content == 1 else { return Row("\(item)") }
          return Row(TextCell.self) { $0.text = "\(item)" }
        }
      }, histories: 200, seed: 500_000
    ) { $0.apply($1) }
  }

  func test_assertLegal_ofCompositesWhoseRowsCanBeMoved() async {
    assertLegal(
      {
        CompositeDataSource(
          .singleSection, Provider { Row("\($0)").movable().deletable() },
          CompositeDataSource(
            .sections, Provider { Row("\($0)").movable() }, Provider { Row("\($0)").movable() }))
      }, histories: 600, seed: 600_000
    ) { composite, sections in
      let half = sections.count / 2
      composite.performUpdates {
        (composite.children[0] as? Provider)?.apply(Array(sections.prefix(half)))
        let inner = composite.children[1] as? CompositeDataSource
        (inner?.children[0] as? Provider)?.apply(Array(sections.dropFirst(half)))
        if half == 1 { inner?.moveChild(from: 0, to: 1) }
      }
    }
  }

  func test_checkLaws_ofEachKindOfDataSource() async {
    var options = ListHistory.Options()
    options.allowsDuplicateRows = false
    for seed: UInt64 in 0..<50 {
      let sections = ListHistory.random(seed: seed, options: options).first
      let inner = CompositeDataSource(.singleSection, Provider(sections), Provider(sections))
      checkLaws(of: inner)
      checkLaws(of: CompositeDataSource(.sections, Provider(sections), inner))
    }
  }

  func test_assertLegal_ofComposites() async {
    for layout in [CompositeDataSource.Layout.sections, .singleSection] {
      assertLegal(
        {
          CompositeDataSource(
            .sections, SimpleProvider<HistoryItem>(),
            CompositeDataSource(layout, Provider(), Provider()))
        }, histories: 150, seed: 3_000
      ) { composite, sections in
        let inner = composite.children[1] as? CompositeDataSource
        let half = sections.count / 2
        composite.performUpdates {
          (composite.children[0] as? SimpleProvider<HistoryItem>)?.apply(
            sections.first?.items ?? [])
          (inner?.children[0] as? Provider)?.apply(Array(sections.prefix(half)))
          (inner?.children[1] as? Provider)?.apply(Array(sections.dropFirst(half)))
        }
      }
    }
  }

  func test_assertLegal_ofCompositesWhoseChildrenComeGoAndMove() async {
    assertLegal({ CompositeDataSource(.sections, []) }, histories: 150, seed: 4_000) {
      composite, sections in
      composite.performUpdates {
        let old = composite.children.compactMap { $0 as? NamedProvider }
        let new = sections.map { section in
          old.first { $0.id == section.id } ?? NamedProvider(section.id)
        }
        composite.replaceChildren(with: new)
        for (child, section) in zip(new, sections) { child.apply(section.items) }
      }
    }
  }

  func test_assertLegal_ofSegments() async {
    assertLegal({ SegmentedDataSource(Provider(), Provider()) }, histories: 150, seed: 6_000) {
      segmented, sections in
      segmented.performUpdates {
        segmented.selectedIndex = sections.count % 2
        (segmented.selectedChild as? Provider)?.apply(sections)
      }
    }
  }

  func test_assertLegal_ofStepEdits() async {
    assertLegal({ Provider() }, histories: 200, seed: 7_000) { provider, sections in
      for section in provider.sections where !sections.contains(where: { $0.id == section.id }) {
        provider.removeSection(section.id)
      }
      for (index, section) in sections.enumerated() {
        if provider.sectionIndex(of: section.id) == nil {
          provider.insertSection(section, at: min(index, provider.sections.count))
        } else {
          // A version may be shown in the middle of the one before it, so nothing is certain here.
          provider.moveSection(section.id, to: min(index, provider.sections.count - 1))
          provider.replaceSection(section)
        }
      }
    }
  }

  /// Every way from one list of up to three rows in up to two sections to another.
  ///
  /// Names don't matter, so it is enough to begin with those in which all names are in order.
  func test_apply_inASmallWorld_isAlwaysLegal() async {
    let lists = smallLists
    let beginnings = lists.filter { list in
      list.map(\.id) == list.map(\.id).sorted()
        && list.flatMap(\.items).map(\.id) == Array(0..<list.flatMap(\.items).count)
        && list.flatMap(\.items).allSatisfy { $0.content == 0 }
    }
    XCTAssertEqual([lists.count, beginnings.count], [376, 15])
    for (number, old) in beginnings.enumerated() {
      let provider = Provider(old)
      let view = RecordingListView(
        flavour: number.isMultiple(of: 2) ? .table : .collection, mode: .lenient)
      provider.bind(to: view)
      for new in lists {
        show(new, in: provider)
        XCTAssertEqual(view.failures, [], "\(old) → \(new)")
        XCTAssertEqual(view.picture, picture(of: new))
        guard view.failures.isEmpty else { return }
        show(old, in: provider)
        view.takeTranscript()
      }
      view.finish()
    }
  }

  private func show(_ sections: [HistorySection], in provider: Provider) {
    provider.apply(sections)
  }

  private func picture(of sections: [HistorySection]) -> String {
    sections.isEmpty
      ? "(empty)"
      : sections.enumerated().flatMap { index, section in
        ["section \(index)"] + section.items.map { "  \($0)" }
      }.joined(separator: "\n")
  }

  /// Nothing, and all lists of one or two sections, over which up to three rows are spread in any
  /// order, one of them changed or none.
  private var smallLists: [[HistorySection]] {
    var lists: [[HistorySection]] = [[]]
    for rows in arrangements([0, 1, 2]) {
      for changed in [nil] + rows.map(Optional.init) {
        let items = rows.map { HistoryItem(id: $0, content: $0 == changed ? 1 : 0) }
        lists.append([HistorySection("A", items: items)])
        for cut in 0...rows.count {
          let first = Array(items.prefix(cut))
          let second = Array(items.dropFirst(cut))
          lists.append([HistorySection("A", items: first), HistorySection("B", items: second)])
          lists.append([HistorySection("B", items: first), HistorySection("A", items: second)])
        }
      }
    }
    return lists
  }

  private func arrangements(_ pool: [Int]) -> [[Int]] {
    [[]]
      + pool.flatMap { first in
        arrangements(pool.filter { $0 != first }).map { [first] + $0 }
      }
  }
}

private final class NamedProvider: SimpleProvider<HistoryItem> {
  let id: String

  init(_ id: String) {
    self.id = id
    super.init()
  }
}

@MainActor
private final class TextCell: ReusableCell, @MainActor CustomStringConvertible {
  var text = ""
  var description: String { text }
}
