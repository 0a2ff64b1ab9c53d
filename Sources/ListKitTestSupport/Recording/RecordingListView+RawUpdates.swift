// Part of ListKit, MIT licence: see LICENSE.

extension RecordingListView {
  /// Opens a batch as UIKit has it: operations follow one by one, up to ``endUpdates()``.
  ///
  /// Data sources of ListKit never do this. It serves to try out the law, and to judge code that
  /// updates views by hand. Batches inside batches are part of the outermost one.
  public func beginUpdates() {
    record(.beginUpdates)
    whileBusy {
      guard mayChange("begin a batch") else { return }
      begin()
    }
  }

  /// Closes the batch that was opened last; with the outermost one, carries out all operations.
  public func endUpdates() {
    record(.endUpdates)
    whileBusy {
      guard openBatches > 0 else {
        judge([BatchDiagnostic(.unbalancedBatch, "an end without a beginning")], operations: [])
        return
      }
      openBatches -= 1
      guard openBatches == 0 else { return }
      end(openOperations, batch: nil)
      complete { _ in }
    }
  }

  /// Carries out one operation: as part of the open batch, else as a batch of its own.
  public func perform(_ operation: BatchOperation) {
    record(.perform(operation))
    whileBusy {
      guard mayChange(operation.description) else { return }
      guard openBatches == 0 else {
        openOperations.append(operation)
        return
      }
      begin()
      openBatches -= 1
      end([operation], batch: nil)
      complete { _ in }
    }
  }
}
