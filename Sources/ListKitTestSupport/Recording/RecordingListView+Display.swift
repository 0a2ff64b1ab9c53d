// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension RecordingListView {
  /// Puts a row on screen.
  func realise(_ shown: ShownRow, at path: ListIndexPath) {
    guard shown.realised == nil, let source = dataSource else { return }
    callbackDepth += 1
    let row = source.row(at: path)
    let cell = row.realise(reusing: reusableCells[row.reuseIdentifier]?.popLast())
    shown.realised = RealisedRow(row: row, version: source.rowVersion(at: path), cell: cell)
    shown.height = height(row.traits.height, default: defaultRowHeight)
    if let interruption {
      self.interruption = nil
      interruption()
    }
    callbackDepth -= 1
    tellDisplay(.row(.willDisplay, at: path))
  }

  /// Takes a row off the screen.
  func release(_ shown: ShownRow) {
    guard let realised = shown.realised else { return }
    shown.realised = nil
    if let cell = realised.cell {
      reusableCells[realised.row.reuseIdentifier, default: []].append(cell)
    }
    if let version = realised.version { tellDisplay(.didEndDisplayingRow(version)) }
  }

  /// Configures a row on screen again in the cell that it has.
  ///
  /// - Returns: What is wrong if the row needs another cell now.
  func reconfigure(_ shown: ShownRow, at path: ListIndexPath) -> BatchDiagnostic? {
    guard let realised = shown.realised, let source = dataSource else { return nil }
    callbackDepth += 1
    defer { callbackDepth -= 1 }
    let row = source.row(at: path)
    guard row.reuseIdentifier == realised.row.reuseIdentifier else {
      return BatchDiagnostic(
        .reconfigureKindChanged,
        """
        reconfigure \(path): it is shown as "\(realised.row.reuseIdentifier)", and is a \
        "\(row.reuseIdentifier)" now
        """)
    }
    if let cell = realised.cell { row.configure(cell) }
    shown.realised = RealisedRow(
      row: row, version: source.rowVersion(at: path), cell: realised.cell)
    shown.height = height(row.traits.height, default: defaultRowHeight)
    return nil
  }

  /// Asks for the supplementaries of a section, and shows those that are asked for again anew.
  func askForSupplementaries(of shown: ShownSection, at section: Int) {
    guard let source = dataSource else { return }
    let old = shown.supplementaries ?? [:]
    var new: [SupplementaryKind: ShownSupplementary] = [:]
    callbackDepth += 1
    let version = source.sectionVersion(at: section)
    for kind in supplementaryKinds {
      guard let supplementary = source.supplementary(kind, inSection: section) else { continue }
      let height = height(supplementary.height, default: defaultSupplementaryHeight)
      if let kept = old[kind],
        kept.supplementary.reuseIdentifier == supplementary.reuseIdentifier
      {
        kept.supplementary = supplementary
        kept.version = version
        kept.height = height
        if let cell = kept.cell { supplementary.configure(cell) }
        new[kind] = kept
      } else {
        new[kind] = ShownSupplementary(supplementary, version: version, height: height)
      }
    }
    shown.supplementaries = new
    shown.layout = source.layout(inSection: section)
    callbackDepth -= 1
    for kind in supplementaryKinds {
      if let gone = old[kind], new[kind] !== gone { release(gone, kind) }
    }
  }

  func realise(_ shown: ShownSupplementary, _ kind: SupplementaryKind, section: Int) {
    guard !shown.isDisplayed else { return }
    shown.isDisplayed = true
    callbackDepth += 1
    shown.cell = shown.supplementary.realise()
    callbackDepth -= 1
    tellDisplay(.willDisplaySupplementary(kind, section: section))
  }

  func release(_ shown: ShownSupplementary, _ kind: SupplementaryKind) {
    guard shown.isDisplayed else { return }
    shown.isDisplayed = false
    shown.cell = nil
    if let version = shown.version {
      tellDisplay(.didEndDisplayingSupplementary(kind, version))
    }
  }

  /// Takes sections off the screen that the list doesn't have any more.
  func end(displayOf gone: [ShownSection]) {
    for section in gone {
      section.rows.forEach(release)
      releaseSupplementaries(of: section) { _ in false }
    }
  }

  func releaseSupplementaries(
    of section: ShownSection, unless isVisible: (SupplementaryKind) -> Bool
  ) {
    for kind in supplementaryKinds where !isVisible(kind) {
      if let shown = section.supplementaries?[kind] { release(shown, kind) }
    }
  }

  private func height(_ height: RowHeight, default standard: Double) -> Double {
    switch height {
    case .automatic: standard
    case .fixed(let height), .estimated(let height): max(0, height)
    }
  }
}
