// Part of ListKit, MIT licence: see LICENSE.

extension ListDataSource {
  /// Loads more rows whenever a person comes near the end of the list.
  ///
  /// It doesn't matter where in a tree the data source is, but it loads nothing while it isn't shown.
  /// This replaces what was set before, for this data source.
  ///
  /// - Parameters:
  ///   - leadDistance: How far above the end loading begins, in points.
  ///   - load: Gets more rows and adds them; returns whether there are still more. It is cancelled
  ///     when a refresh begins: check for that before you add anything.
  /// - Returns: What tells the state and tries again after a failure.
  @discardableResult
  public final func loadsMore(
    leadDistance: Double = 0, _ load: @escaping @MainActor () async throws -> Bool
  ) -> InfiniteScroll {
    let scroll = InfiniteScroll(list: self, leadDistance: leadDistance) {
      let hasMore = try await load()
      return { hasMore }
    }
    return follow(scroll)
  }

  final func follow(_ scroll: InfiniteScroll) -> InfiniteScroll {
    let replaced = scrollFollower
    scrollFollower = scroll
    replaced?.refreshDidBegin()
    noteFollowers()
    ask(.reportScroll)
    return scroll
  }

  /// Notes that followers are to be looked for here.
  final func noteFollowers() {
    var source: ListDataSource? = self
    while let current = source {
      current.mayHaveFollowers = true
      source = current.parent
    }
  }

  /// Tells everyone who follows the scrolling of what is shown here.
  final func tellFollowers(_ metrics: ScrollMetrics) {
    guard mayHaveFollowers else { return }
    forEachFollower(onlyShown: true) { $0.listDidMove(metrics) }
  }
}

extension SimpleProvider {
  /// Loads a page of rows whenever a person comes near the end of the list, and adds it.
  ///
  /// Rows that are there already stay where they are and take the new value; of a row that is twice
  /// in a page, the first one counts, and the other is reported to ``ListDiagnostics``. A page that
  /// arrives after a refresh has begun is dropped.
  ///
  /// - Parameters:
  ///   - leadDistance: How far above the end loading begins, in points.
  ///   - page: Gets the next rows; returns them, and whether there are still more.
  /// - Returns: What tells the state and tries again after a failure.
  @discardableResult
  public final func loadsPages(
    leadDistance: Double = 0,
    _ page: @escaping @MainActor () async throws -> (items: [Element], hasMore: Bool)
  ) -> InfiniteScroll {
    let scroll = InfiniteScroll(list: self, leadDistance: leadDistance) { [weak self] in
      let page = try await page()
      return {
        self?.add(page.items)
        return page.hasMore
      }
    }
    return follow(scroll)
  }

  private func add(_ items: [Element]) {
    performUpdates {
      var rows: [Element.Identity: Int] = [:]
      var new: [Element] = []
      for (row, item) in items.enumerated() where !contains(item.identity) {
        if let first = rows[item.identity] {
          report(item, first: first, second: row)
        } else {
          rows[item.identity] = row
          new.append(item)
        }
      }
      replace(contentsOf: items.filter { rows[$0.identity] == nil })
      append(contentsOf: new)
    }
  }

  /// Reports a row that is twice in a page; the first one counts.
  private func report(_ item: Element, first: Int, second: Int) {
    let kind = ListDiagnostic.Kind.duplicateRow(
      identity: "\(item.identity)", first: ListIndexPath(row: first, section: 0),
      second: ListIndexPath(row: second, section: 0))
    ListDiagnostics.report(ListDiagnostic(kind, source: description))
  }
}
