// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// What a view asks, answered without a data source: one section that never changes.
package final class Shown: ListViewDataSource {
  private let fruit: [Fruit]
  package private(set) var events: [ListEvent] = []

  package init(_ fruit: [Fruit]) { self.fruit = fruit }

  package var numberOfSections: Int { 1 }

  package func numberOfRows(inSection section: Int) -> Int { section == 0 ? fruit.count : 0 }

  package func row(at indexPath: ListIndexPath) -> Row {
    item(at: indexPath).map { Row($0.id) } ?? Row("")
  }

  package func supplementary(
    _ kind: SupplementaryKind, inSection section: Int
  ) -> Supplementary? { kind == .header ? Supplementary("Fruit") : nil }

  package func layout(inSection section: Int) -> SectionLayout? {
    SectionLayout(insets: ListInsets(top: 8), lineSpacing: 2, interitemSpacing: 1)
  }

  package var sectionIndexTitles: [String] { ["F"] }

  package func section(forSectionIndexTitleAt index: Int) -> Int? { index == 0 ? 0 : nil }

  package func permits(_ permission: RowPermission, at indexPath: ListIndexPath) -> Bool {
    permission == .highlight || permission == .select
  }

  package func proposedMove(
    from source: ListIndexPath, to destination: ListIndexPath
  ) -> ListIndexPath { source }

  package func handle(_ event: ListEvent) { events.append(event) }

  package func rowVersion(at indexPath: ListIndexPath) -> RowVersion? {
    item(at: indexPath).map { RowVersion($0, source: self) }
  }

  package func sectionVersion(at section: Int) -> SectionVersion? { SectionVersion(wholeOf: self) }

  private func item(at path: ListIndexPath) -> Fruit? {
    path.section == 0 && fruit.indices.contains(path.row) ? fruit[path.row] : nil
  }
}
