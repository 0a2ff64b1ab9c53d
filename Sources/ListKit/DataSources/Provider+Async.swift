// Part of ListKit, MIT licence: see LICENSE.

extension Provider where S: Sendable, S.Item: Sendable {
  /// Takes over sections at once, and shows them when they have been compared off the main actor.
  ///
  /// - Returns: What the update did; it is superseded if the model changed again meanwhile, since the
  ///   newer change has shown these sections too.
  @inlinable
  final func applyInBackground(_ sections: [LeafSection<S>]) async -> UpdateReport {
    let base = beginBackgroundUpdate(sections)
    let comparison = Task.detached {
      var workspace = DiffWorkspace()
      return ListDiff.listChanges(from: base.old, to: base.new, workspace: &workspace)
    }
    let changes = await comparison.value
    return await endBackgroundUpdate(base.generation, changes)
  }

  @usableFromInline
  final func beginBackgroundUpdate(
    _ sections: [LeafSection<S>]
  ) -> (generation: Int, old: [LeafSection<S>], new: [LeafSection<S>]) {
    let old = leaf
    take(sections)
    comparisonBase = old
    // Made here, since rows that have been edited become an array when they are first asked for.
    for section in old.sections { _ = section.items }
    return (generation, old.sections, leaf.sections)
  }

  @usableFromInline
  final func endBackgroundUpdate(_ number: Int, _ changes: ListChanges) async -> UpdateReport {
    guard number == generation else { return UpdateReport(outcome: .superseded) }
    if let comparisonBase { leaf.known = (comparisonBase, changes) }
    comparisonBase = nil
    return await withCheckedContinuation { continuation in
      announceModel { continuation.resume(returning: $0) }
    }
  }
}

extension SimpleProvider where Element: Sendable {
  /// Replaces all rows, and shows it as the least update that leads there.
  ///
  /// The model changes at once. The comparison runs off the main actor, and the views follow when
  /// it is done, or earlier if the model changes again by then.
  ///
  /// - Returns: What the update did, once all views show it. It is superseded if the model changed
  ///   again meanwhile.
  @inlinable
  @discardableResult
  public final func apply(_ items: [Element]) async -> UpdateReport {
    await applyInBackground(sections(with: items))
  }
}

extension SectionedProvider where S: Sendable, S.Item: Sendable {
  /// Replaces all sections, and shows it as the least update that leads there.
  ///
  /// The model changes at once. The comparison runs off the main actor, and the views follow when
  /// it is done, or earlier if the model changes again by then.
  ///
  /// - Returns: What the update did, once all views show it. It is superseded if the model changed
  ///   again meanwhile.
  @inlinable
  @discardableResult
  public final func apply(_ sections: [S]) async -> UpdateReport {
    await applyInBackground(sections.map { LeafSection($0) })
  }
}
