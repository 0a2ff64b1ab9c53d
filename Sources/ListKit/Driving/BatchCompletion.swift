// Part of ListKit, MIT licence: see LICENSE.

/// Tells a driver that a view has completed a batch: once, even if the view calls twice, or never
/// since it is released while it animates.
@MainActor
final class BatchCompletion {
  private weak var driver: ListDriver?
  private let update: RunningUpdate
  private var isCalled = false

  init(of update: RunningUpdate, for driver: ListDriver) {
    self.update = update
    self.driver = driver
    update.outstanding += 1
  }

  func call(finished: Bool) {
    guard !isCalled else { return }
    isCalled = true
    update.outstanding -= 1
    driver?.didComplete(update, finished: finished)
  }

  deinit {
    guard !isCalled else { return }
    let update = update
    Task { @MainActor [weak driver] in
      update.outstanding -= 1
      driver?.didComplete(update, finished: false)
    }
  }
}
