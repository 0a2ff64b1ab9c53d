// Part of ListKit, MIT licence: see LICENSE.

extension Provider {
  /// Replaces the model and tells everyone who shows it.
  final func commit(
    _ sections: [LeafSection<S>], _ options: UpdateOptions = UpdateOptions(),
    completion: UpdateTicket.Completion? = nil
  ) {
    take(sections)
    modelDidChange(options, completion: completion)
  }

  /// Replaces the model and tells nobody.
  final func take(_ sections: [LeafSection<S>]) {
    locator?.giveUp()
    locator = nil
    replaceStorage(accepted(sections), without: selection)
  }

  /// Replaces the rows that are shown, some of which may have gone, and tells nobody.
  final func replaceStorage(
    _ sections: [LeafSection<S>], without gone: some Collection<Item.Identity>
  ) {
    generation += 1
    comparisonBase = nil
    let vanishing = selection.isEmpty ? [] : selection.intersection(gone)
    let old = vanishing.isEmpty ? nil : leaf
    storage = sections
    var hasLost = false
    // Before others are admitted beside what is selected here, or in its place.
    invalidateNode { hasLost = old != nil && dropVanishedSelection(among: vanishing) }
    hasUnreportedRows = true
    if hasLost {
      selectionDidChange()
    } else if let old {
      updateVanishedSelection(since: old, among: vanishing)
    }
  }

  /// Changes the model step by step and tells everyone who shows it.
  final func edit<Result>(
    animated: Bool = true, _ change: (inout [LeafSection<S>]) -> Result
  ) -> Result {
    var sections = storage
    let result = change(&sections)
    commit(sections, UpdateOptions(isAnimated: animated))
    return result
  }

  /// Returns the sections without the rows that the duplicate policy doesn't show.
  final func accepted(_ sections: [LeafSection<S>]) -> [LeafSection<S>] {
    guard duplicatePolicy != .numberOccurrences else { return sections }
    let index = LeafIndex(sections)
    guard !index.duplicates.isEmpty else { return sections }
    report(index.duplicates)
    let keepsLast = duplicatePolicy == .keepLast
    var rows: Set<S.Item.Identity> = []
    var identities: Set<S.Identity> = []
    var kept: [LeafSection<S>] = []
    for var section in keepsLast ? sections.reversed() : sections {
      guard identities.insert(section.identity).inserted else { continue }
      let items = keepsLast ? section.items.reversed() : section.items
      let unique = items.filter { rows.insert($0.identity).inserted }
      section.showItems(keepsLast ? unique.reversed() : unique)
      kept.append(section)
    }
    return keepsLast ? kept.reversed() : kept
  }

  /// Reports rows and sections of the same identity, where somebody listens.
  ///
  /// Finding them means hashing every identity. In release builds nobody listens unless the app does.
  final func reportDuplicates() {
    guard hasUnreportedRows else { return }
    hasUnreportedRows = false
    if duplicatePolicy == .numberOccurrences, ListDiagnostics.handler != nil {
      report(leaf.duplicates)
    }
  }

  private func report(_ duplicates: [ListDiagnostic.Kind]) {
    for kind in duplicates {
      ListDiagnostics.report(ListDiagnostic(kind, source: description))
    }
  }
}
