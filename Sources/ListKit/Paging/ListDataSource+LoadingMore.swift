// Part of ListKit, MIT licence: see LICENSE.

extension ListDataSource {
  /// Loads more rows whenever a person comes near the end of the list.
  ///
  /// To be called on the data source that is bound to the view; it replaces what was set before.
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
    scrollFollower = scroll
    ask(.reportScroll)
    return scroll
  }
}

extension SimpleProvider {
  /// Loads a page of rows whenever a person comes near the end of the list, and adds it.
  ///
  /// Rows that are there already stay where they are and take the new value. A page that arrives
  /// after a refresh has begun is dropped.
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
      var known: Set<Element.Identity> = []
      let new = items.filter { item in
        !contains(item.identity) && known.insert(item.identity).inserted
      }
      replace(contentsOf: items.filter { !known.contains($0.identity) })
      append(contentsOf: new)
    }
  }
}
