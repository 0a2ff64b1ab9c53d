// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver {
  var sectionIndexTitles: [String] { sectionIndex.titles }

  func section(forSectionIndexTitleAt index: Int) -> Int? {
    let sections = sectionIndex.sections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of the presented version.
  ///
  /// Sections that follow one another share a title.
  private var sectionIndex: SectionIndex {
    if let indexTitles, indexTitles.node === presented { return indexTitles }
    var titles: [String] = []
    var sections: [Int] = []
    for section in 0..<presented.sectionCount {
      let title = ask(section) { $0.sectionIndexTitle(inSection: $2, in: $1) }
      guard let title, title != titles.last else { continue }
      titles.append(title)
      sections.append(section)
    }
    let index = SectionIndex(node: presented, titles: titles, sections: sections)
    indexTitles = index
    return index
  }

  /// Has the view ask for the titles again, if it has asked before and they have changed.
  func reloadIndexTitlesIfNeeded() {
    guard let shown = indexTitles, shown.node !== presented else { return }
    if sectionIndex.titles != shown.titles { view?.reloadSectionIndexTitles() }
  }
}
