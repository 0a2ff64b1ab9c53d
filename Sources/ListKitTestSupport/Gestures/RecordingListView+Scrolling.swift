// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

extension RecordingListView {
  /// Scrolls with a finger, as far as the content goes.
  ///
  /// - Parameters:
  ///   - offset: The distance from the top of the content to the top of the viewport, in points.
  ///   - velocity: The speed at which the finger leaves, in points a second.
  /// - Returns: Whether the content moved.
  @discardableResult
  public func scroll(to offset: Double, velocity: Double = 0) -> Bool {
    layoutIfNeeded()
    return whileBusy {
      dismiss()
      let old = scrollOffset
      tell(.scroll(.willBeginDragging))
      scrollSilently { offset }
      if scrollOffset != old { tell(.scroll(.didScroll(metrics))) }
      tell(.scroll(.willEndDragging(velocity: velocity, target: scrollOffset)))
      tell(.scroll(.didEndDragging(willDecelerate: velocity != 0)))
      if velocity != 0 { tell(.scroll(.didEndDecelerating)) }
      return scrollOffset != old
    }
  }

  /// Scrolls with a finger until a row is on screen.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  public func scroll(to path: ListIndexPath) -> Bool {
    layoutIfNeeded()
    // Heights are guesses until rows come in sight, so it may take more than one try.
    for _ in 0..<8 {
      guard let row = row(at: path), let extent = extent(of: path) else { return false }
      if row.realised != nil { return true }
      scroll(to: extent.y)
    }
    return row(at: path)?.realised != nil
  }

  /// Scrolls with a finger to the end of the content.
  ///
  /// - Returns: Whether the content moved.
  @discardableResult
  public func scrollToEnd() -> Bool {
    layoutIfNeeded()
    return scroll(to: .infinity)
  }

  /// Taps the status bar, which sends the content to the top.
  ///
  /// - Returns: Whether the content moved.
  @discardableResult
  public func scrollToTop() -> Bool {
    layoutIfNeeded()
    return whileBusy {
      let old = scrollOffset
      scrollSilently { 0 }
      if scrollOffset != old { tell(.scroll(.didScroll(metrics))) }
      tell(.scroll(.didScrollToTop))
      return scrollOffset != old
    }
  }

  /// Pulls the list down until it refreshes.
  ///
  /// - Returns: Whether a refresh has begun; false if one is under way.
  @discardableResult
  public func pullToRefresh() -> Bool {
    layoutIfNeeded()
    guard !isRefreshing else { return false }
    return whileBusy {
      isRefreshing = true
      tell(.refresh)
      return true
    }
  }

  /// Changes the height of the viewport, as turning a device does.
  public func rotate(toViewportHeight height: Double) {
    setViewportHeight(height)
    whileBusy { layout() }
  }

  /// Tells the data source that rows will come on screen soon.
  public func prefetch(_ paths: [ListIndexPath]) {
    layoutIfNeeded()
    whileBusy { tell(.prefetch(paths)) }
  }

  /// Tells the data source that rows will not come on screen after all.
  public func cancelPrefetch(_ paths: [ListIndexPath]) {
    whileBusy { tell(.cancelPrefetch(paths)) }
  }

  /// Taps an entry of the section index, which scrolls to its section.
  ///
  /// - Returns: The section, or nil if there is none for the entry.
  @discardableResult
  public func tapSectionIndexTitle(_ title: String) -> Int? {
    layoutIfNeeded()
    guard let index = sectionIndexTitles.firstIndex(of: title),
      let section = ask(nil, { $0.section(forSectionIndexTitleAt: index) }),
      sections.indices.contains(section)
    else { return nil }
    let first = ListIndexPath(row: 0, section: section)
    if row(at: first) != nil {
      whileBusy {
        scrollSilently { [unowned self] in extent(of: first)?.y }
        tell(.scroll(.didScroll(metrics)))
      }
    }
    return section
  }

  /// Scrolls to where a closure says, which is asked again when heights turn out to be others.
  func scrollSilently(to target: @escaping () -> Double?) {
    scrollTarget = target
    layout()
  }
}
