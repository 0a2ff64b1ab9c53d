// Part of ListKit, MIT licence: see LICENSE.

import ListKit
import ListKitTestSupport

/// Shows histories in one provider and one view, one after another.
@MainActor
final class HistoryPlayer {
  /// How many versions were shown.
  private(set) var versionCount = 0

  var batchCount: Int { view.batchCount }

  let flavour: ListFlavour

  private let provider: SectionedProvider<HistorySection>
  private let view: JudgingView<HistoryItem>

  init(flavour: ListFlavour, duplicates: DuplicatePolicy = .numberOccurrences) {
    provider = SectionedProvider(duplicates: duplicates)
    self.flavour = flavour
    view = JudgingView(flavour: flavour)
    provider.bind(to: view)
  }

  /// Returns what goes wrong first, or nil.
  func fault(_ history: ListHistory) -> String? {
    provider.reload(with: history.first)
    if let fault = fault(showing: history.first) { return "at the first show: \(fault)" }
    var rest = history.steps[...]
    while let last = rest.indices.first(where: { isLast($0, in: rest) }) {
      play(rest[...last])
      view.completeAll()
      versionCount += last - rest.startIndex + 1
      if let fault = fault(showing: rest[last].sections) {
        return "at version \(last + 1): \(fault)"
      }
      rest = rest[(last + 1)...]
    }
    return nil
  }

  /// Whether nothing that comes next belongs to this version.
  private func isLast(_ index: Int, in steps: ArraySlice<ListHistory.Step>) -> Bool {
    index + 1 == steps.endIndex || steps[index + 1].timing == .calm
  }

  private func play(_ steps: ArraySlice<ListHistory.Step>) {
    guard let step = steps.first else { return }
    let rest = steps.dropFirst()
    switch rest.first?.timing {
    case nil, .calm: provider.apply(step.sections)
    case .together:
      provider.performUpdates {
        provider.apply(step.sections)
        play(rest)
      }
    case .whileShowing:
      view.interruption = { [unowned self] in play(rest) }
      provider.apply(step.sections)
      // Nothing may have changed.
      view.interruptNow()
    case .whileReporting:
      var isPlayed = false
      let observation = provider.observe { [unowned self] _ in
        if isPlayed { return }
        isPlayed = true
        play(rest)
      }
      provider.apply(step.sections)
      observation.cancel()
      if !isPlayed { play(rest) }
    case .whileAnimating:
      view.completesManually = true
      provider.apply(step.sections)
      play(rest)
    }
  }

  private func fault(showing sections: [HistorySection]) -> String? {
    view.fault(expecting: sections.map(\.items))
  }
}
