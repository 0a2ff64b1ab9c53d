// Part of ListKit, MIT licence: see LICENSE.

public import ListKit

extension RecordingListView {
  /// Forgets everything shown, the selection too, and asks the data source anew.
  public func reloadData() { reload(.reloadData) }

  /// Does the same as ``reloadData()``, and is written down as a fade.
  public func reloadDataWithCrossFade() { reload(.reloadDataWithCrossFade) }

  /// Does the same as ``reloadData()``, and leaves one row where it is on screen.
  public func reloadData(keeping anchor: ListAnchor) { reload(.reloadDataKeeping(anchor)) }

  private func reload(_ call: ListViewCall) {
    record(call)
    whileBusy {
      guard mayChange("\(call)") else { return }
      guard openBatches == 0 else {
        judge([BatchDiagnostic(.reloadDataInsideBatch, "\(call) inside a batch")], operations: [])
        mustRecover = true
        return
      }
      if !pendingCompletions.isEmpty {
        judge(
          [
            BatchDiagnostic(
              .reloadWhileAnimating,
              "\(call) while \(pendingCompletions.count) batches haven't completed")
          ], operations: [])
      }
      awaitsStage = false
      if case .reloadDataKeeping(let anchor) = call { hold(anchor) }
      reset()
      checkFreshness()
    }
  }

  /// Carries out a batch of simultaneous changes, and judges it.
  public func performBatchUpdates(
    _ batch: ListBatch, animation: ListAnimation, updateModel: () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    record(.performBatchUpdates(batch, animation))
    whileBusy {
      guard mayChange("a batch"), isOutsideOfBatches() else {
        updateModel()
        complete(completion)
        return
      }
      // Stages of one update follow one another at once; another update waits.
      if !pendingCompletions.isEmpty && !awaitsStage {
        judge(
          [
            BatchDiagnostic(
              .updateWhileAnimating,
              "another update while \(pendingCompletions.count) batches haven't completed")
          ], operations: batch.operationDescriptions)
      }
      begin()
      updateModel()
      openBatches -= 1
      if openBatches == 0 { end(batch.operations, batch: batch) }
      complete(completion)
    }
  }

  private func isOutsideOfBatches() -> Bool {
    guard openBatches > 0 else { return true }
    judge(
      [BatchDiagnostic(.unbalancedBatch, "a batch inside the update block of another one")],
      operations: [])
    mustRecover = true
    return false
  }

  /// Opens a batch.
  ///
  /// The old counts are those in the cache, unless the view is dirty.
  func begin() {
    openBatches += 1
    guard openBatches == 1 else { return }
    // A table answers from its cache once it has one; a collection reads anew whenever it is dirty.
    wasDirtyAtBeginning = !isLoaded || (isDirty && flavour == .collection)
    if wasDirtyAtBeginning {
      let old = sections
      sections = read(counts: readCounts())
      keepSelection(of: old)
      isLoaded = true
    }
    shapeAtBeginning = shape
    openOperations = []
  }

  /// A view that reads anew at the beginning of a batch still has its rows by position.
  private func keepSelection(of old: [ShownSection]) {
    guard old.map(\.rows.count) == sections.map(\.rows.count) else {
      end(displayOf: old)
      return
    }
    for (section, shown) in old.enumerated() {
      for (row, kept) in shown.rows.enumerated() {
        kept.identity = sections[section].rows[row].identity
      }
      shown.version = sections[section].version
    }
    sections = old
  }

  /// Hands over what waits for the end of a batch: at once, or when a test says so.
  func complete(_ completion: @escaping @MainActor (Bool) -> Void) {
    pendingCompletions.append(completion)
    if !completesManually { completeAll() }
  }

  /// The number of batches that haven't completed.
  public var pendingBatchCount: Int { pendingCompletions.count }

  /// Completes the batch that has waited longest.
  ///
  /// - Parameter finished: Whether it ran to its end.
  /// - Returns: Whether there was one.
  @discardableResult
  public func completeNextBatch(finished: Bool = true) -> Bool {
    guard !pendingCompletions.isEmpty else { return false }
    let completion = pendingCompletions.removeFirst()
    whileBusy { completion(finished) }
    return true
  }

  /// Completes all batches, also those that begin meanwhile.
  public func completeAll() {
    while completeNextBatch() {}
  }
}
