// Part of ListKit, MIT licence: see LICENSE.

extension ListDriver: UpdateSink {
  var isUpToDate: Bool { running == nil && pending.isEmpty && !isPaused }

  func modelDidChange(
    _ sources: [ListDataSource], options: UpdateOptions, ticket: UpdateTicket
  ) {
    if isPaused { return miss([ticket]) }
    pending.add(sources, options, ticket)
    drain()
  }

  /// Leaves the view alone.
  ///
  /// Nobody waits for it: what waits is over, without having been shown.
  func pause() {
    isPaused = true
    guard !pending.isEmpty else { return }
    let tickets = pending.tickets
    pending = PendingUpdate()
    miss(tickets)
  }

  func resume() {
    isPaused = false
    if hasMissedUpdates { reload(.resumed) } else { drain() }
  }

  private func miss(_ tickets: [UpdateTicket]) {
    hasMissedUpdates = true
    missedRetirements += tickets.flatMap(\.retired)
    for ticket in tickets { ticket.viewDidFinish(UpdateReport(outcome: .notBound)) }
  }

  func reload(_ reason: ReloadReason) {
    pending.reload = reason
    drain()
  }

  /// Shows everything that waits, one update after the other.
  ///
  /// A change made while this runs, in whatever callback, is shown by the loop below it: never inside
  /// another update, and never inside a question of the view.
  func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while true {
      if let update = running {
        guard update.isSettled else {
          if !isBound, update.isToldEverything { abandon() }
          return
        }
        running = nil
        finish(update)
      } else if !pending.isEmpty {
        guard isBound else { return abandon() }
        guard !isPaused, !isReordering, predecessor?.isSettled ?? true else { return }
        guard callbackDepth == 0 else { return postpone() }
        start()
      } else if isPaused {
        return
      } else if needsSelectionSync {
        guard callbackDepth == 0 else { return postpone() }
        syncSelection()
      } else if !requests.isEmpty {
        carryOut(requests.removeFirst())
      } else {
        return
      }
    }
  }

  private func start() {
    guard let source else { return }
    let request = pending
    pending = PendingUpdate()
    let others = request.sources.filter { $0 !== source }
    let update = RunningUpdate(sources: [source] + others, tickets: request.tickets)
    running = update
    for source in update.sources { source.willUpdate() }
    if let view, isBound {
      lead(view, to: source.node, as: request, update)
      reloadIndexTitlesIfNeeded()
      if isBound { syncSelection() }
    }
    update.isToldEverything = true
  }

  private func lead(
    _ view: any ListView, to target: SnapshotNode, as request: PendingUpdate,
    _ update: RunningUpdate
  ) {
    let options = request.options ?? UpdateOptions()
    let keepsVisibleRows = source?.keepsVisibleRows == true || options.keepsVisibleRows
    if let reason = request.reload {
      let anchor = keepsVisibleRows && !options.crossFades ? anchor(in: view, to: target) : nil
      return reload(
        view, to: target, because: reason, crossFade: options.crossFades, keeping: anchor, update)
    }
    var changes = presented.changes(to: target)
    addStaleSections(to: &changes)
    update.report.changes = changes
    let limit = source?.updatePolicy.maximumAnimatedChanges ?? 0
    if changes.isEmpty, foreignRows.isEmpty {
      presented = target
    } else if changes.count > limit {
      let reason = ReloadReason.tooManyChanges(changes.count, limit: limit)
      let anchor = keepsVisibleRows ? anchor(in: view, to: target) : nil
      reload(view, to: target, because: reason, crossFade: false, keeping: anchor, update)
    } else {
      let animation = options.isAnimated ? source?.animation ?? .automatic : .none
      var steps = steps(for: changes, to: target)
      if keepsVisibleRows {
        anchor(&steps, to: view.indexPathsForVisibleRows)
      }
      perform(steps, in: view, animation, update)
    }
  }

  private func reload(
    _ view: any ListView, to target: SnapshotNode, because reason: ReloadReason, crossFade: Bool,
    keeping anchor: ListAnchor?, _ update: RunningUpdate
  ) {
    presented = target
    hasMissedUpdates = false
    missedRetirements = []
    viewSelection = []
    selectionAnchor = nil
    shownKinds = [:]
    foreignRows = []
    shownSupplementaries = [:]
    staleSections = []
    update.report.reload = reason
    if let anchor {
      view.reloadData(keeping: anchor)
    } else if crossFade {
      view.reloadDataWithCrossFade()
    } else {
      view.reloadData()
    }
  }

  private func perform(
    _ steps: [ListStep], in view: any ListView, _ animation: ListAnimation,
    _ update: RunningUpdate
  ) {
    for (index, step) in steps.enumerated() {
      guard isBound else { return }
      var batch = step.batch
      batch.endsUpdate = index == steps.count - 1
      update.report.stages += 1
      let completion = BatchCompletion(of: update, for: self)
      var updateCount = 0
      view.performBatchUpdates(
        batch, animation: animation,
        updateModel: {
          updateCount += 1
          presented = step.node
          // Before the view asks again: what it asks for then is in new positions.
          follow(batch)
          followSupplementaries(through: batch)
        },
        completion: { finished in completion.call(finished: finished) })
      precondition(
        updateCount == 1,
        "\(type(of: view)).performBatchUpdates called updateModel \(updateCount) times, not once")
    }
  }

  func didComplete(_ update: RunningUpdate, finished: Bool) {
    if !finished { update.report.finished = false }
    drain()
  }

  private func finish(_ update: RunningUpdate) {
    pruneShownKinds()
    for source in update.sources { source.announce(update.report) }
    for ticket in update.tickets { ticket.viewDidFinish(update.report) }
    reportScroll()
  }

  /// Lets go of everything that waits: the view is gone or shows something else.
  func abandon() {
    let report = UpdateReport(outcome: .notBound)
    let update = running
    let tickets = pending.tickets
    running = nil
    pending = PendingUpdate()
    requests = []
    missedRetirements = []
    for source in update?.sources ?? [] { source.announce(report) }
    for ticket in update?.tickets ?? [] { ticket.viewDidFinish(report) }
    for ticket in tickets { ticket.viewDidFinish(report) }
    if let source, view == nil { source.sinks.removeAll { $0 === self } }
  }

  func postpone() {
    guard !isPostponed else { return }
    isPostponed = true
    view?.performAfterCurrentCallback { [weak self] in
      self?.isPostponed = false
      self?.drain()
    }
  }
}
