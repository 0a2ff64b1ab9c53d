// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport
import XCTest

/// A header that becomes any other one, while rows of its section come and go or there are none.
@MainActor
final class HeaderSwapTests: ScenarioTestCase {
  private typealias Shelf = SimpleSection<String, String>

  private final class Banner: ReusableCell, CustomStringConvertible {
    var text = ""
    var description: String { text }
  }

  private final class Sign: ReusableCell, CustomStringConvertible {
    var text = ""
    var description: String { text }
  }

  private enum Tree: CaseIterable { case alone, secondOfTwo, inASegment, underAParentHeader }

  /// No header, texts, and two kinds of cells.
  private static let titles: [String?] = [nil, "h", "k", "banner 1", "banner 2", "sign 1"]

  private static let rowChanges: [(old: [String], new: [String])] = [
    ([], ["a"]), ([], []), (["a"], []), (["a"], ["a"]), (["a"], ["b"]), (["a"], ["x", "a"]),
    ([], ["a", "b"]),
  ]

  private func describe(_ title: String?) -> Supplementary? {
    guard let title else { return nil }
    if title.hasPrefix("banner") { return Supplementary(Banner.self) { $0.text = title } }
    if title.hasPrefix("sign") { return Supplementary(Sign.self) { $0.text = title } }
    return Supplementary(title)
  }

  private func text(_ kind: SupplementaryKind, inSection section: Int, of view: RecordingListView)
    -> String?
  {
    let cell = view.supplementaryCell(kind, inSection: section) as? any CustomStringConvertible
    return cell?.description ?? view.shownSupplementary(kind, inSection: section)?.content?.text
  }

  /// Returns the root, and the section at which the list begins.
  private func tree(_ tree: Tree, _ list: ListDataSource) -> (ListDataSource, Int) {
    switch tree {
    case .alone: return (list, 0)
    case .secondOfTwo: return (CompositeDataSource(.sections, SimpleProvider(["top"]), list), 1)
    case .inASegment: return (SegmentedDataSource(list), 0)
    case .underAParentHeader:
      let root = CompositeDataSource(.sections, SimpleProvider(["top"]), list)
      root.header = Supplementary("whole")
      return (root, 1)
    }
  }

  private func check(
    _ kind: SupplementaryKind, from old: Shelf, to new: Shelf, in treeKind: Tree, _ place: String
  ) {
    let other = Shelf("other", title: "sign 9", items: ["z"])
    let list = SectionedProvider([old, other])
    if kind == .footer {
      list.makeHeader = { _ in nil }
      list.makeFooter = { [unowned self] in describe($0.section.title) }
    } else {
      list.makeHeader = { [unowned self] in describe($0.section.title) }
    }
    let (root, section) = tree(treeKind, list)
    let view = show(root)
    list.onWillDisplay = { if $0.item == "z" { XCTFail("a row of another section: \(place)") } }

    list.apply([new, other], animated: true)

    let batches = takeBatches(of: view)
    let rowsChange = old.items != new.items
    // What a cell shows isn't known, so it is shown again when rows change that it may tell of.
    let isCell = new.title.map { $0.contains(" ") } ?? false
    let refreshes = old.title != new.title || isCell && rowsChange
    XCTAssertEqual(batches.count, (rowsChange ? 1 : 0) + (refreshes ? 1 : 0), place)
    if rowsChange {
      XCTAssertFalse(batches.first?.contains("supplementaries") ?? true, place)
    }
    if refreshes {
      XCTAssertEqual(batches.last, "refresh the supplementaries of section \(section)", place)
    }
    XCTAssertEqual(text(kind, inSection: section, of: view), new.title, place)
    XCTAssertEqual(text(kind, inSection: section + 1, of: view), "sign 9", place)
    XCTAssertEqual(rows(of: view).suffix(2), [new.items, ["z"]], place)
    view.finish()
    root.unbind()
  }

  func test_apply_whenAHeaderBecomesAnother_refreshesItApartFromTheRows() async {
    for kind in [SupplementaryKind.header, .footer] {
      for tree in Tree.allCases {
        for (oldRows, newRows) in Self.rowChanges {
          for oldTitle in Self.titles {
            for newTitle in Self.titles {
              check(
                kind, from: Shelf("A", title: oldTitle, items: oldRows),
                to: Shelf("A", title: newTitle, items: newRows), in: tree,
                """
                \(kind), \(tree): \(oldTitle ?? "none") to \(newTitle ?? "none"), \
                \(oldRows) to \(newRows)
                """)
            }
          }
        }
      }
    }
  }

  func test_headerOfOneSectionOfSeveralLists_whenSwappedBesideTheFirstRow_isRefreshed() async {
    let (first, second) = (SimpleProvider<String>([]), SimpleProvider<String>([]))
    let root = CompositeDataSource(.singleSection, first, second)
    root.header = Supplementary("nothing")
    let view = show(root)

    root.performUpdates {
      root.header = Supplementary("something")
      second.append("a")
    }

    XCTAssertEqual(
      takeBatches(of: view),
      ["insert row 0 of section 0", "refresh the supplementaries of section 0"])
    XCTAssertEqual(headers(of: view), ["something"])
    root.header = nil
    XCTAssertEqual(takeBatches(of: view), ["refresh the supplementaries of section 0"])
    XCTAssertEqual(headers(of: view), [nil])
    view.finish()
  }

  func test_makeHeader_whenReplacedBesideTheFirstRow_isShown() async {
    let list = SectionedProvider([Shelf("A", title: "h", items: []), Shelf("B", items: [])])
    let view = show(list)

    list.performUpdates {
      list.makeHeader = { Supplementary("new \($0.section.id)") }
      list.append("a", toSection: "A")
      list.refreshSupplementaries()
    }

    XCTAssertEqual(
      takeBatches(of: view),
      [
        "insert row 0 of section 0",
        "refresh the supplementaries of section 0\nrefresh the supplementaries of section 1",
      ])
    XCTAssertEqual(headers(of: view), ["new A", "new B"])
    view.finish()
  }
}
