// Part of ListKit, MIT licence: see LICENSE.

extension ListDataSource {
  /// Makes one update of all changes made by a closure, in this data source and in all of its tree.
  ///
  /// Calls can be nested; the outermost one updates the views.
  ///
  /// - Parameters:
  ///   - animated: Whether the update is animated.
  ///   - keepsVisibleRows: Whether the first row on screen that stays is to stay where it is.
  ///   - completion: Called exactly once, when all views show the changes.
  ///   - changes: Changes the model. Views don't change until it returns.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws. The changes it has made until then are shown.
  @discardableResult
  public final func performUpdates<Result, Failure: Error>(
    animated: Bool = true, keepsVisibleRows: Bool = false,
    completion: (@MainActor (UpdateReport) -> Void)? = nil, _ changes: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let block = UpdateBlock(in: root)
    defer {
      block.close()
      let root = root
      if completion != nil || !root.pending.isEmpty {
        let options = UpdateOptions(isAnimated: animated, keepsVisibleRows: keepsVisibleRows)
        root.pending.add(self, options, completion)
        if !animated { root.pending.options?.isAnimated = false }
      }
      for root in block.roots {
        root.flush()
        root.announceChangedSelections()
        root.askWhatWaited()
      }
    }
    return try changes()
  }

  /// Calls a closure after every update of this data source.
  ///
  /// - Parameter handler: Receives the report. Any number of observers can watch.
  /// - Returns: A token that ends the observation when it is released.
  public final func observe(
    _ handler: @escaping @MainActor (UpdateReport) -> Void
  ) -> ListObservation {
    let observation = ListObservation(handler)
    observers.append(WeakObservation(observation: observation))
    return observation
  }

  /// Scrolls all views to the top, once updates under way are over.
  public final func scrollToTop(animated: Bool = true) { ask(.scrollToTop(animated: animated)) }

  /// Asks all views that show this data source for something.
  ///
  /// While an update is put together, that waits until the views have been told of it.
  final func ask(_ request: ViewRequest) {
    let root = root
    guard !UpdateBlock.holdsBack(root) else { return root.waitingRequests.append((self, request)) }
    for sink in allSinks { sink.perform(request) }
  }

  private func askWhatWaited() {
    guard !waitingRequests.isEmpty, !UpdateBlock.holdsBack(self) else { return }
    let requests = waitingRequests
    waitingRequests = []
    for (source, request) in requests { source.ask(request) }
  }

  /// Tells everyone who shows this data source that the model has changed.
  final func modelDidChange(
    _ options: UpdateOptions = UpdateOptions(), completion: UpdateTicket.Completion? = nil
  ) {
    invalidateNode()
    announceModel(options, completion: completion)
  }

  /// Tells everyone who shows this data source of changes that were made before.
  final func announceModel(
    _ options: UpdateOptions = UpdateOptions(), completion: UpdateTicket.Completion? = nil
  ) {
    let root = root
    root.pending.add(self, options, completion)
    root.flush()
  }

  private func flush() {
    guard let options = pending.options, !UpdateBlock.holdsBack(self) else { return }
    let request = pending
    pending = UpdateRequest()
    for source in request.sources { source.snapshotSource.reportDuplicates() }
    var targets: [(sink: any UpdateSink, sources: [ListDataSource])] = []
    for source in request.sources {
      for sink in source.allSinks {
        if let index = targets.firstIndex(where: { $0.sink === sink }) {
          targets[index].sources.append(source)
        } else {
          targets.append((sink, [source]))
        }
      }
    }
    guard !targets.isEmpty else {
      let report = UpdateReport(outcome: .notBound)
      for source in request.sources {
        source.willUpdate()
        source.announce(report)
      }
      for completion in request.completions { completion(report) }
      return
    }
    let ticket = UpdateTicket(request, viewCount: targets.count)
    for target in targets {
      target.sink.modelDidChange(target.sources, options: options, ticket: ticket)
    }
  }

  /// Tells the hook and all observers that an update is over.
  final func announce(_ report: UpdateReport) {
    didUpdate(report)
    observers.removeAll { $0.observation == nil }
    for observer in observers { observer.observation?.receive(report) }
  }
}
