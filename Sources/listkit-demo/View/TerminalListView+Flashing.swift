// Part of ListKit, MIT licence: see LICENSE.

import ListKit

// MARK: - Flashing

extension TerminalListView {
  /// How long a changed row is lit.
  static let flashDuration = Duration.milliseconds(1_200)

  /// Lights the rows that a batch brought, moved or changed.
  func flash(_ batch: ListBatch) {
    let paths =
      batch.insertedRows + batch.movedRows.map(\.to) + batch.reconfiguredRows + batch.reloadedRows
    // When nearly everything changes, light is no help.
    guard !paths.isEmpty, paths.count <= 500 else { return }
    let end = ContinuousClock.now + Self.flashDuration
    for path in paths { flashes[path] = end }
    Task { [weak self] in
      try? await Task.sleep(until: end, clock: .continuous)
      self?.endFlashes()
    }
  }

  private func endFlashes() {
    let now = ContinuousClock.now
    flashes = flashes.filter { $0.value > now }
    setNeedsDisplay()
  }
}
