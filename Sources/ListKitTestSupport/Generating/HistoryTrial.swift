// Part of ListKit, MIT licence: see LICENSE.

import ListKit

/// Shows a history in a view, and looks for faults.
@MainActor
final class HistoryTrial<Source: ListDataSource> {
  private let source: Source
  private let show: @MainActor (Source, [HistorySection]) -> Void
  private let view: RecordingListView
  private var generator: SeededGenerator
  private var faults: [String] = []

  init(
    source: Source, seed: UInt64, show: @escaping @MainActor (Source, [HistorySection]) -> Void
  ) {
    self.source = source
    self.show = show
    generator = SeededGenerator(seed: seed ^ 0x5eed)
    view = RecordingListView(
      flavour: generator.chance(0.5) ? .table : .collection, mode: .lenient,
      viewportHeight: generator.chance(0.5) ? 10_000 : 150)
    view.allowsMultipleSelection = source.selectionMode == .multiple
  }

  /// Returns what goes wrong, up to the first version at which something does.
  func faults(_ history: ListHistory) -> [String] {
    show(source, history.first)
    source.bind(to: view)
    check("the first show")
    var rest = history.steps[...]
    while !rest.isEmpty, faults.isEmpty {
      // What isn't calm belongs to the version before it.
      let followers = rest.dropFirst().prefix { $0.timing != .calm }
      let number = history.steps.count - rest.count + followers.count + 1
      play(rest.prefix(1 + followers.count))
      rest = rest.dropFirst(1 + followers.count)
      check("version \(number)")
      touch()
    }
    return faults
  }

  private func play(_ steps: ArraySlice<ListHistory.Step>) {
    guard let step = steps.first else { return }
    let rest = steps.dropFirst()
    guard let next = rest.first else { return show(source, step.sections) }
    switch next.timing {
    case .calm, .together:
      source.performUpdates {
        show(source, step.sections)
        play(rest)
      }
    case .whileShowing:
      var isPlayed = false
      view.interruption = { [self] in
        isPlayed = true
        play(rest)
      }
      show(source, step.sections)
      view.interruption = nil
      if !isPlayed { play(rest) }
    case .whileReporting:
      var isPlayed = false
      let observation = source.observe { [self] _ in
        if isPlayed { return }
        isPlayed = true
        play(rest)
      }
      show(source, step.sections)
      observation.cancel()
      if !isPlayed { play(rest) }
    case .whileAnimating:
      view.completesManually = true
      show(source, step.sections)
      play(rest)
    }
  }

  /// Lets everything settle and compares the view with one that is bound anew.
  private func check(_ moment: String) {
    view.completesManually = false
    view.completeAll()
    view.runPendingActions()
    let height = view.viewportHeight
    view.rotate(toViewportHeight: 100_000)
    let fresh = RecordingListView(
      flavour: view.flavour, mode: .lenient, viewportHeight: 100_000)
    let binding = source.bind(to: fresh)
    if let mismatch = updateMismatch(boundAnew: fresh.picture, updated: view.picture) {
      faults.append("At \(moment): \(mismatch)")
    }
    binding.unbind()
    view.takeTranscript()
    view.finish()
    faults += view.failures.map { "At \(moment): \($0)" }
    faults += fresh.failures.map { "At \(moment), in a view that is bound anew: \($0)" }
    view.rotate(toViewportHeight: height)
  }

  /// Does now and then what a person does, as far as the rows allow it.
  private func touch() {
    let visible = view.indexPathsForVisibleRows
    guard generator.chance(0.6), let path = visible.randomElement(using: &generator),
      let other = visible.randomElement(using: &generator)
    else { return }
    switch Int.random(in: 0...6, using: &generator) {
    case 0: view.drag(from: path, to: other)
    case 1: view.pressDelete(at: path)
    case 2: view.fullSwipe(.trailing, at: path)
    case 3: view.scroll(to: Double.random(in: 0...200, using: &generator))
    default: view.tap(path)
    }
    check("a touch")
  }
}
