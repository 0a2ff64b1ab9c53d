// Part of ListKit, MIT licence: see LICENSE.

import ListKit

extension RecordingListView {
  /// Something that takes up height.
  enum LayoutElement {
    case row(ShownRow, ListIndexPath)
    case supplementary(SupplementaryKind, ShownSupplementary, section: Int)
  }

  /// Visits everything that takes up height, from the top.
  ///
  /// - Parameters:
  ///   - willVisit: Called before each section, with its index and where it begins.
  ///   - body: Called with each element and where it begins. It may change the element's height.
  /// - Returns: Where the content ends.
  func walk(
    willVisit: (ShownSection, Int, Double) -> Void = { _, _, _ in },
    _ body: (LayoutElement, Double) -> Void
  ) -> Double {
    var y = 0.0
    for (index, section) in sections.enumerated() {
      willVisit(section, index, y)
      for kind in supplementaryKinds where kind != .footer {
        guard let shown = section.supplementaries?[kind] else { continue }
        body(.supplementary(kind, shown, section: index), y)
        // Only headers and footers push rows away; other supplementaries lie beside them.
        if kind == .header { y += shown.height }
      }
      y += section.layout?.insets.top ?? 0
      for (number, row) in section.rows.enumerated() {
        if number > 0 { y += section.layout?.lineSpacing ?? 0 }
        body(.row(row, ListIndexPath(row: number, section: index)), y)
        y += row.height
      }
      y += section.layout?.insets.bottom ?? 0
      if supplementaryKinds.contains(.footer), let shown = section.supplementaries?[.footer] {
        body(.supplementary(.footer, shown, section: index), y)
        y += shown.height
      }
    }
    return y
  }

  /// The height of the whole content, in points, as far as it has been measured.
  public var contentHeight: Double { walk { _, _ in } }

  /// Shows what is in the viewport, and nothing else.
  func layout() {
    guard isAttached, isLoaded, !isLayingOut else {
      needsLayout = true
      return
    }
    isLayingOut = true
    needsLayout = false
    // Heights are guesses until rows come in sight, so it may take more than one try. Each one brings
    // rows in sight; a list whose rows get higher with each look would never come to rest.
    var place = (offset: -1.0, height: -1.0)
    for _ in 0..<100 where place != (scrollOffset, contentHeight) {
      place = (scrollOffset, contentHeight)
      if let offset = scrollTarget?() { scrollOffset = offset }
      realiseInSight()
    }
    scrollTarget = nil
    isLayingOut = false
  }

  /// Remembers how far a row is from the top of the viewport, for the next layout.
  func hold(_ anchor: ListAnchor) {
    guard let distance = extent(of: anchor.before).map({ $0.y - scrollOffset }) else { return }
    scrollTarget = { [unowned self] in extent(of: anchor.after).map { $0.y - distance } }
  }

  private func realiseInSight() {
    clampOffset()
    releaseOutOfSight()
    // What comes on screen may have another height than was thought, and push out something else.
    _ = walk(willVisit: prepare) { element, y in
      switch element {
      case .row(let row, let path):
        if isInSight(y, row.height) { realise(row, at: path) }
      case .supplementary(let kind, let shown, let section):
        if isInSight(y, shown.height) { realise(shown, kind, section: section) }
      }
    }
    clampOffset()
    releaseOutOfSight()
  }

  private func releaseOutOfSight() {
    _ = walk { element, y in
      switch element {
      case .row(let row, _):
        if !isInSight(y, row.height) { release(row) }
      case .supplementary(let kind, let shown, _):
        if !isInSight(y, shown.height) { release(shown, kind) }
      }
    }
  }

  /// Asks for the supplementaries of a section as it comes near.
  private func prepare(_ section: ShownSection, _ index: Int, _ y: Double) {
    guard section.supplementaries == nil, y < scrollOffset + viewportHeight else { return }
    let height = section.rows.reduce(0) { $0 + $1.height }
    guard y + height + 2 * defaultSupplementaryHeight >= scrollOffset else { return }
    askForSupplementaries(of: section, at: index)
  }

  func releaseRows(unless isVisible: (ShownRow) -> Bool) {
    for section in sections {
      for row in section.rows where !isVisible(row) { release(row) }
      releaseSupplementaries(of: section) { _ in false }
    }
  }

  func isInSight(_ y: Double, _ height: Double) -> Bool {
    let bottom = scrollOffset + viewportHeight
    return height > 0 ? y < bottom && y + height > scrollOffset : y < bottom && y >= scrollOffset
  }

  func clampOffset() {
    scrollOffset = max(0, min(scrollOffset, contentHeight - viewportHeight))
  }

  /// Returns where a row begins and how high it is, or nil if there is no such row.
  func extent(of path: ListIndexPath) -> (y: Double, height: Double)? {
    var extent: (y: Double, height: Double)?
    _ = walk { element, y in
      if case .row(let row, path) = element { extent = (y, row.height) }
    }
    return extent
  }
}
