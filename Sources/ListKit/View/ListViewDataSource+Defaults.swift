// Part of ListKit, MIT licence: see LICENSE.

extension ListViewDataSource {
  /// The section of the last entry of the section index that isn't after the title.
  public func section(nearestToSectionIndexTitle title: String) -> Int? {
    let titles = sectionIndexTitles
    guard !titles.isEmpty else { return nil }
    return section(forSectionIndexTitleAt: titles.lastIndex { $0 <= title } ?? 0)
  }

  /// Nothing is found.
  public func indexPath(of version: RowVersion) -> ListIndexPath? { nil }

  /// No preference.
  public var preferredFocusIndexPath: ListIndexPath? { nil }
}
