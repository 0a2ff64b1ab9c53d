// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension RecordingListView {
  /// The number of sections that the view shows.
  public var numberOfSections: Int {
    loadIfNeeded()
    return sections.count
  }

  /// Returns the number of rows that the view shows in a section.
  ///
  /// Inside a batch that is the number before the batch.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// A Boolean value indicating whether a collection would read the counts anew at the beginning of
  /// a batch.
  var isDirty: Bool { !isLoaded || !isAttached || needsLayout }

  /// Marks the view as one that has to be laid out.
  public func setNeedsLayout() { needsLayout = true }

  /// Reads counts and shows rows if that is still to be done.
  public func layoutIfNeeded() {
    guard dataSource != nil, openBatches == 0, callbackDepth == 0 else { return }
    if !isLoaded { whileBusy { reset() } }
    if needsLayout { whileBusy { layout() } }
  }

  func loadIfNeeded() {
    guard !isLoaded, dataSource != nil, openBatches == 0, callbackDepth == 0 else { return }
    whileBusy {
      reset()
      guard !isAttached else { return }
      sections = read(counts: readCounts())
      isLoaded = true
    }
  }

  /// Forgets everything shown, the selection too, and asks anew.
  func reset() {
    let old = sections
    sections = []
    pickedUp = nil
    dismissSilently()
    end(displayOf: old)
    if isAttached {
      sections = read(counts: readCounts())
      if flavour == .table { sectionIndexTitles = ask([]) { $0.sectionIndexTitles } }
      isLoaded = true
      layout()
    } else {
      isLoaded = false
    }
  }

  /// Makes good what an illegal call has left behind, so that one fault gives one failure.
  func recover() {
    mustRecover = false
    reset()
    mustRecover = false
  }

  func readCounts() -> [Int] {
    ask([]) { source in
      (0..<max(0, source.numberOfSections)).map { max(0, source.numberOfRows(inSection: $0)) }
    }
  }

  func read(counts: [Int]) -> [ShownSection] {
    counts.enumerated().map { section, count in
      ShownSection(
        version: ask(nil) { $0.sectionVersion(at: section) },
        rows: (0..<count).map { row in
          ShownRow(
            identity: identity(at: ListIndexPath(row: row, section: section)),
            height: defaultRowHeight)
        })
    }
  }

  func identity(at path: ListIndexPath) -> RowIdentity? {
    ask(nil) { $0.rowVersion(at: path)?.identity }
  }

  /// What the view knows of the list.
  var shape: ListShape {
    ListShape(optionalRows: sections.map { $0.rows.map(\.identity) })
  }

  func attachmentDidChange() {
    guard isAttached else {
      whileBusy { releaseRows { _ in false } }
      return
    }
    needsLayout = true
    layoutIfNeeded()
  }

  func row(at path: ListIndexPath) -> ShownRow? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  /// Returns where a row is now, or nil if it has gone.
  func path(of row: ShownRow) -> ListIndexPath? {
    for (section, shown) in sections.enumerated() {
      if let index = shown.rows.firstIndex(where: { $0 === row }) {
        return ListIndexPath(row: index, section: section)
      }
    }
    return nil
  }
}
